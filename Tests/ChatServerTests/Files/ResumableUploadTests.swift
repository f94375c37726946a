import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("An upload that can be resumed", .timeLimit(.minutes(2)))
struct ResumableUploadTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    /// A file of 10,000 bytes, each of which tells where it stands.
    private let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    init() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.uploadBytes = 20_000
        configuration.limits.unfinishedUploads = 3
        fixture = try ServiceFixture(configuration: configuration)
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
    }

    private func file(_ answer: APIResponse) throws -> WireFile {
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return try JSONDecoder().decode(UploadResult.self, from: Data(answer.body)).file
    }

    @Test("One that broke off goes on where it stopped, and is then a file as any other", .covers("C-44", "C-45"))
    func resumed() async throws {
        let path = try await fixture.begun(
            UploadQuery(name: "a.txt", type: "text/plain"), length: 10_000, as: .user(ana))
        let broken = try fixture.appending(to: path, at: 0, isComplete: true, as: .user(ana))
        await broken.bring(Array(bytes[..<4_321]))
        broken.cancel()
        let asked = await fixture.progress(path, as: .user(ana))
        #expect(asked.status == 200 && asked.header("upload-offset") == "4321")
        #expect(asked.header("upload-complete") == "?0" && asked.header("upload-length") == "10000")
        #expect(asked.header("upload-limit") == "max-size=20000, max-age=86400")
        #expect(asked.header("cache-control") == "no-store")
        let middle = await fixture.append(Array(bytes[4_321..<9_000]), to: path, at: 4_321, as: .user(ana))
        #expect(middle.status == 204 && middle.header("upload-complete") == "?0")
        #expect(middle.header("upload-offset") == "9000")
        let last = await fixture.append(Array(bytes[9_000...]), to: path, at: 9_000, isComplete: true, as: .user(ana))
        #expect(last.header("upload-complete") == "?1")
        let file = try file(last)
        #expect(file.name == "a.txt" && file.type == "text/plain" && file.size == 10_000)
        #expect(try await fixture.read(file.url, as: .user(ana)).bytes() == bytes)
        // Whoever missed the answer asks again, and has the same file.
        let again = await fixture.progress(path, as: .user(ana))
        #expect(again.header("upload-complete") == "?1" && again.member("is_complete") as? Bool == true)
        #expect((again.member("file") as? [String: Any])?["url"] as? String == file.url)
        let sent = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            ["message_type": "FILE", "url": file.url], as: .user(ana))
        #expect(try await fixture.read(sent.file?.url ?? "", as: .user(bo)).bytes() == bytes)
        #expect(fixture.storedFiles.count == 1 && fixture.reportedFaults == [])
    }

    @Test("All in one request is an upload as any other, and one without a length said is too")
    func atOnce() async throws {
        let whole = await fixture.begin(length: 10_000, bytes, isComplete: true, as: .user(ana))
        #expect(whole.header("upload-complete") == "?1")
        #expect(try await fixture.read(try file(whole).url, as: .user(ana)).bytes() == bytes)
        let path = try await fixture.begun(length: nil, Array(bytes[..<10]), as: .user(ana))
        #expect(await fixture.progress(path, as: .user(ana)).header("upload-length") == nil)
        _ = await fixture.append(Array(bytes[10...]), to: path, at: 10, as: .user(ana))
        // The end is said by itself.
        let end = await fixture.append([], to: path, at: 10_000, isComplete: true, as: .user(ana))
        #expect(try file(end).size == 10_000)
        // So may a back end; without a session it is the application's.
        let own = await fixture.begin(length: 3, [1, 2, 3], isComplete: true, as: .apiToken)
        #expect(try file(own).size == 3)
    }

    @Test("It is nobody else's: not another user's, not the back end's, not a stranger's", .covers("C-77"))
    func others() async throws {
        let path = try await fixture.begun(length: 10_000, Array(bytes[..<100]), as: .user(ana))
        for other in [ServiceFixture.Credentials.user(bo), .apiToken] {
            #expect(await fixture.progress(path, as: other).status == 404)
            #expect(await fixture.cancelUpload(path, as: other).code == .notFoundInDatabase)
            let answer = await fixture.append([1], to: path, at: 100, as: other)
            #expect(answer.status == 404 && answer.code == .notFoundInDatabase)
        }
        #expect(await fixture.progress(path, as: .none).status == 401)
        #expect(await fixture.append([1], to: path, at: 100, as: .none).status == 401)
        #expect(await fixture.begin(as: .none).status == 401)
        #expect(await fixture.progress("/v3/uploads/00112233", as: .user(ana)).status == 404)
        #expect(await fixture.progress(path, as: .user(ana)).header("upload-offset") == "100")
    }

    @Test("Whoever was deactivated meanwhile has uploaded in vain", .covers("C-57"))
    func deactivated() async throws {
        let path = try await fixture.begun(length: 10_000, Array(bytes[..<100]), as: .user(ana))
        let sink = try fixture.appending(to: path, at: 100, isComplete: true, as: .user(ana))
        await sink.bring(Array(bytes[100...]))
        _ = try await fixture.rest("PUT", "/v3/users/ana", ["is_active": false])
        let refused = await sink.answer()
        #expect(refused.code == .userDeactivated && refused.header("upload-complete") == "?1")
        await fixture.sweep()
        #expect(fixture.storedFiles == [])
    }

    @Test("Who lies about the offset is told the right one, and nothing is written")
    func wrongOffset() async throws {
        let path = try await fixture.begun(length: 10_000, Array(bytes[..<100]), as: .user(ana))
        for offset in [Int64(0), 99, 101, 999_999] {
            let answer = await fixture.append([1], to: path, at: offset, as: .user(ana))
            #expect(answer.status == (offset > 20_000 ? 413 : 409), "\(offset)")
            guard answer.status == 409 else { continue }
            #expect(answer.header("upload-offset") == "100" && answer.problem == "mismatching-upload-offset")
            #expect(answer.header("content-type") == "application/problem+json")
            #expect(answer.number("expected-offset") == 100)
            #expect(answer.number("provided-offset") == offset)
            #expect(answer.code == .invalidParameterValue)
            #expect((answer.member("message") as? String)?.contains("'Upload-Offset' is \(offset)") == true)
        }
        #expect(await fixture.append(Array(bytes[100...]), to: path, at: 100, as: .user(ana)).status == 204)
    }

    @Test("Who lies about the length is refused by name; bytes past it end the upload")
    func wrongLength() async throws {
        // In one request, before anything is read.
        #expect(await fixture.begin(length: 5, [1, 2, 3], isComplete: true, as: .user(ana)).status == 400)
        let path = try await fixture.begun(length: 1_000, Array(bytes[..<100]), as: .user(ana))
        let other = await fixture.append([1], to: path, at: 100, length: 2_000, as: .user(ana))
        #expect(other.status == 400 && other.problem == "inconsistent-upload-length")
        #expect((other.member("message") as? String) == "'Upload-Length' was 1000 bytes, and is 2000 now.")
        let whole = await fixture.append([1], to: path, at: 100, isComplete: true, as: .user(ana))
        #expect(whole.problem == "inconsistent-upload-length")
        // Still as it was, and goes on.
        #expect(await fixture.append(Array(bytes[100..<200]), to: path, at: 100, as: .user(ana)).status == 204)
        let more = await fixture.appendChunks(Array(bytes[200..<1_001]), to: path, at: 200, as: .user(ana))
        #expect(more.status == 400 && more.problem == "inconsistent-upload-length")
        #expect((more.member("message") as? String) == "More came than the 1000 bytes of 'Upload-Length'.")
        #expect(await fixture.progress(path, as: .user(ana)).status == 404)
        await fixture.sweep()
        #expect(fixture.storedFiles == [])
    }

    @Test("What a request must say is asked for by name, and nothing is put behind what is whole")
    func badRequests() async throws {
        let path = try await fixture.begun(length: 100, as: .user(ana))
        let type = await fixture.append([1], to: path, at: 0, type: "image/png", as: .user(ana))
        #expect(type.status == 415 && type.header("accept-patch") == "application/partial-upload")
        let offset = await fixture.append([1], to: path, at: nil, as: .user(ana))
        #expect(offset.code == .invalidParameterValueRequired)
        #expect((offset.member("message") as? String) == "'Upload-Offset' is required.")
        let complete = await fixture.append([1], to: path, at: 0, isComplete: nil, as: .user(ana))
        #expect((complete.member("message") as? String) == "'Upload-Complete' is required.")
        #expect(
            await fixture.append(Array(bytes[..<100]), to: path, at: 0, isComplete: true, as: .user(ana)).status == 200)
        let late = await fixture.append([1], to: path, at: 100, as: .user(ana))
        #expect(late.status == 400 && late.problem == "completed-upload" && late.header("upload-complete") == "?1")
    }

    @Test("The size of a file, the number of uploads and the application's room bound it, each at and past the limit")
    func limits() async throws {
        let most = try await fixture.begun(length: 20_000, as: .user(ana))
        let large = await fixture.begin(length: 20_001, as: .user(ana))
        #expect(large.status == 413 && large.code == .fileSizeLimitExceeded)
        #expect(large.header("upload-limit") == "max-size=20000")
        // Without a length it is noticed when it comes.
        let silent = try await fixture.begun(as: .user(ana))
        let grown = await fixture.appendChunks([UInt8](repeating: 1, count: 20_001), to: silent, at: 0, as: .user(ana))
        #expect(grown.status == 413 && grown.code == .fileSizeLimitExceeded)
        for _ in 0..<2 { _ = try await fixture.begun(as: .user(ana)) }
        let many = await fixture.begin(as: .user(ana))
        #expect(many.code == .reachedMaxCount)
        #expect((many.member("message") as? String) == "A user has at most 3 uploads that are not finished.")
        #expect(await fixture.cancelUpload(most, as: .user(ana)).status == 200)
        _ = try await fixture.begun(as: .user(ana))
        #expect(ana.result.limits.unfinishedUploads == 3)
        try Administration(fixture.service).change("app", .init(fileQuotaBytes: 10_000))
        let promised = try await fixture.begun(length: 6_000, as: .user(bo))
        #expect(await fixture.begin(length: 4_001, as: .user(bo)).code == .reachedMaxCount)
        _ = try await fixture.begun(length: 4_000, as: .user(bo))
        _ = await fixture.cancelUpload(promised, as: .user(bo))
        _ = try await fixture.begun(length: 6_000, as: .user(bo))
    }

    @Test("Types are decided from the bytes as with any upload; what is refused then is told as the file's own fault")
    func types() async throws {
        let picture = try await fixture.begun(UploadQuery(name: "a.html", type: "text/html"), as: .user(ana))
        let half = Int64(SamplePictures.jpeg.count / 2)
        _ = await fixture.append(Array(SamplePictures.jpeg[..<Int(half)]), to: picture, at: 0, as: .user(ana))
        let file = try file(
            await fixture.append(
                Array(SamplePictures.jpeg[Int(half)...]), to: picture, at: half, isComplete: true, as: .user(ana)))
        #expect(file.type == "image/jpeg" && file.url.hasSuffix("/file.jpg"))
        let page = await fixture.begin(
            UploadQuery(name: "a.png", purpose: .picture), Array("<html>".utf8), isComplete: true, as: .user(ana))
        #expect(page.code == .invalidParameterValue && page.header("upload-complete") == "?1")
        let empty = await fixture.begin(length: 0, isComplete: true, as: .user(ana))
        #expect(empty.code == .invalidParameterValue && empty.header("upload-complete") == "?1")
        let sizes = await fixture.begin(UploadQuery(name: "a", thumbnailSizes: ["0x1"]), as: .user(ana))
        #expect(sizes.code == .invalidParameterValue)
        #expect(fixture.storedFiles.count == 1)
    }

    @Test("The newest of two clients has the upload; what the older one still brings is passed over")
    func twoClients() async throws {
        let path = try await fixture.begun(length: 10_000, as: .user(ana))
        let first = try fixture.appending(to: path, at: 0, as: .user(ana))
        await first.bring(Array(bytes[..<1_000]))
        // The second phone asks: what it is told holds.
        let told = await fixture.progress(path, as: .user(ana))
        #expect(told.header("upload-offset") == "1000")
        await first.bring([UInt8](repeating: 0xEE, count: 500))
        let second = try fixture.appending(to: path, at: 1_000, isComplete: true, as: .user(ana))
        await first.bring([UInt8](repeating: 0xEE, count: 500))
        await second.bring(Array(bytes[1_000...]))
        let late = await first.answer()
        #expect(late.status == 409 && late.code == .invalidParameterValue)
        let file = try file(await second.answer())
        #expect(try await fixture.read(file.url, as: .user(ana)).bytes() == bytes)
        // Two at the same place: one of them has it.
        let other = try await fixture.begun(length: 200, as: .user(ana))
        async let one = fixture.append([UInt8](repeating: 1, count: 100), to: other, at: 0, as: .user(ana))
        async let two = fixture.append([UInt8](repeating: 1, count: 100), to: other, at: 0, as: .user(ana))
        let statuses = await [one.status, two.status].sorted()
        #expect(statuses == [204, 409] || statuses == [204, 204])
        #expect(await fixture.progress(other, as: .user(ana)).header("upload-offset") == "100")
    }

    @Test("Given up or forgotten for a day, nothing is left of it")
    func ends() async throws {
        let given = try await fixture.begun(length: 10_000, Array(bytes[..<100]), as: .user(ana))
        let forgotten = try await fixture.begun(length: 10_000, Array(bytes[..<100]), as: .user(ana))
        #expect(fixture.storedFiles.count == 2)
        #expect(await fixture.cancelUpload(given, as: .user(ana)).status == 200)
        #expect(await fixture.progress(given, as: .user(ana)).status == 404)
        #expect(fixture.storedFiles.count == 1)
        fixture.clock.advance(fixture.service.configuration.unsentFileLifetimeMilliseconds)
        await fixture.sweep()
        #expect(fixture.storedFiles.count == 1)
        fixture.clock.advance(1)
        await fixture.sweep()
        #expect(fixture.storedFiles == [])
        let later = try await fixture.login("ana")
        #expect(await fixture.progress(forgotten, as: .user(later)).status == 404)
        // One that was under way when it was forgotten hears of it.
        let path = try await fixture.begun(length: 10_000, as: .user(later))
        let sink = try fixture.appending(to: path, at: 0, as: .user(later))
        await sink.bring(Array(bytes[..<10]))
        fixture.clock.advance(fixture.service.configuration.unsentFileLifetimeMilliseconds + 1)
        await fixture.sweep()
        #expect(await sink.answer().status == 404)
    }

    @Test("It goes on after a restart; one whose bytes are gone, as behind a backup, is not there any more")
    func restart() async throws {
        let path = try await fixture.begun(length: 10_000, Array(bytes[..<4_000]), as: .user(ana))
        let lost = try await fixture.begun(length: 10_000, Array(bytes[..<40]), as: .user(ana))
        // Of what came last nobody was told that it is here: it may be lost, and must not be counted.
        let sink = try fixture.appending(to: path, at: 4_000, as: .user(ana))
        await sink.bring(Array(bytes[4_000..<5_000]))
        fixture.service.close()
        let folder = fixture.path + "-files/unfinished"
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            if (attributes[.size] as? NSNumber)?.intValue == 40 {
                try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
        }
        let next = try ServiceFixture(reopening: fixture)
        #expect(await next.progress(lost, as: .user(ana)).status == 404)
        #expect(await next.progress(path, as: .user(ana)).header("upload-offset") == "4000")
        let file = try file(
            await next.append(Array(bytes[4_000...]), to: path, at: 4_000, isComplete: true, as: .user(ana)))
        #expect(try await next.read(file.url, as: .user(ana)).bytes() == bytes)
    }
}
