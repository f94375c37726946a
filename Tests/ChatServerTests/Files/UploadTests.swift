import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Uploading a file", .within(minutes: 2))
struct UploadTests {
    private func world() async throws -> (
        fixture: ServiceFixture, ana: ServiceFixture.LoggedIn, bo: ServiceFixture.LoggedIn, sam: ServiceFixture.LoggedIn
    ) {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        let sam = try await fixture.login("sam")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        return (fixture, ana, bo, sam)
    }

    @Test("A file goes from one member to the other, byte for byte, under a name of ours", .covers("C-75", "C-46"))
    func roundTrip() async throws {
        let (fixture, ana, bo, _) = try await world()
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let file = try await fixture.uploaded(
            bytes, UploadQuery(name: "../../\u{202E}x\u{0}.txt", type: "text/plain"), as: .user(ana))
        #expect(file.name == "../../x.txt" && file.type == "text/plain" && file.size == 10_000)
        #expect(file.url.hasPrefix(WireProtocol.filePath) && file.url.hasSuffix("/file.txt"))
        let params = SendMessage.Params(
            channelURL: "room", requestID: "r", message: "", file: FileReference(url: file.url))
        let sent = try await fixture.call(SendMessage.self, params, as: ana).message
        #expect(sent.type == .file && sent.file == file)
        // The same everywhere: the event, a read, the change log, and sending again.
        let event = try #require(try fixture.recorder.events(for: bo.session).last)
        #expect(event.body == .messageNew(sent))
        let read = try await fixture.value(
            WireMessage.self, "GET", "/v3/group_channels/room/messages/\(sent.messageID)", as: .user(bo))
        #expect(read == sent)
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: 1), as: bo)
        #expect(changes.changes.last?.body == .messageNew(sent))
        #expect(try await fixture.call(SendMessage.self, params, as: ana).message == sent)
        #expect(try await fixture.read(file.url, as: .user(bo)).bytes() == bytes)
        #expect(fixture.storedFiles.allSatisfy { $0.utf8.allSatisfy { "0123456789abcdef/".utf8.contains($0) } })
        #expect(fixture.storedFiles.count == 1 && fixture.reportedFaults == [])
    }

    @Test("Only members read a message's file, by header or by the key in the address", .covers("C-77"))
    func access() async throws {
        let (fixture, ana, bo, sam) = try await world()
        let file = try await fixture.uploaded([1, 2, 3], as: .user(ana))
        #expect(await fixture.read(file.url, as: .user(bo)).code == .notFoundInDatabase)
        #expect(await fixture.read(file.url, as: .user(ana)).status == 200)
        _ = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            ["message_type": "FILE", "url": file.url], as: .user(ana))
        #expect(await fixture.read(file.url, as: .user(bo)).status == 200)
        #expect(await fixture.read(file.url, as: .apiToken).status == 200)
        #expect(await fixture.read(file.url, as: .user(sam)).code == .notFoundInDatabase)
        #expect(await fixture.read(file.url).code == .notFoundInDatabase)
        #expect(await fixture.read(file.url, key: bo.result.fileKey).status == 200)
        #expect(await fixture.read(file.url, key: sam.result.fileKey).code == .notFoundInDatabase)
        for wrong in ["", "x", "1.1.99999999999999.00", (bo.result.fileKey ?? "") + "0"] {
            #expect(await fixture.read(file.url, key: wrong).status == 401, "\(wrong)")
        }
        // Keys name a user and an end that cannot be changed.
        var parts = (sam.result.fileKey ?? "").split(separator: ".").map(String.init)
        parts[0] = String(bo.session.userKey)
        #expect(await fixture.read(file.url, key: parts.joined(separator: ".")).status == 401)
    }

    @Test(
        "Leaving, being deactivated, the end of the session and deleting the message end the reading", .covers("C-57"))
    func ends() async throws {
        let (fixture, ana, bo, _) = try await world()
        let file = try await fixture.uploaded([1], as: .user(ana))
        let sent = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            ["message_type": "FILE", "url": file.url], as: .user(ana))
        _ = try await fixture.rest("PUT", "/v3/users/bo", ["is_active": false])
        #expect(await fixture.read(file.url, key: bo.result.fileKey).code == .userDeactivated)
        _ = try await fixture.rest("PUT", "/v3/users/bo", ["is_active": true])
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/leave", as: .user(bo))
        #expect(await fixture.read(file.url, key: bo.result.fileKey).code == .notFoundInDatabase)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: sent.messageID), as: ana)
        #expect(await fixture.read(file.url, as: .user(ana)).code == .notFoundInDatabase)
        fixture.clock.advance(fixture.service.configuration.sessionLifetimeMilliseconds)
        #expect(await fixture.read(file.url, key: ana.result.fileKey).status == 401)
    }

    @Test("A logout and a revoked token end the reading by address at once, for their sessions and no others")
    func endsWithSession() async throws {
        let (fixture, ana, bo, _) = try await world()
        let file = try await fixture.uploaded([1], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/messages", ["message_type": "FILE", "url": file.url], as: .user(ana))
        let other = try await fixture.login("bo")
        _ = try await fixture.call(Logout.self, Empty(), as: bo)
        #expect(await fixture.read(file.url, key: bo.result.fileKey).status == 401)
        #expect(await fixture.read(file.url, key: other.result.fileKey).status == 200)
        #expect(try await fixture.rest("DELETE", "/v3/users/ana/token").status == 200)
        #expect(await fixture.read(file.url, key: ana.result.fileKey).status == 401)
        #expect(await fixture.read(file.url, key: other.result.fileKey).status == 200)
    }

    @Test("Nobody sends, shows or copies what he may not read", .covers("C-77"))
    func others() async throws {
        let (fixture, ana, _, sam) = try await world()
        _ = try await fixture.channel("sams", members: ["sam"], as: sam)
        let waiting = try await fixture.uploaded([1], as: .user(ana))
        let sent = try await fixture.uploaded([2], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/messages", ["message_type": "FILE", "url": sent.url], as: .user(ana))
        for url in [waiting.url, sent.url, "/v3/files/0123/file"] {
            let refusal = try await fixture.refusal(
                "POST", "/v3/group_channels/sams/messages", ["message_type": "FILE", "url": url], as: .user(sam))
            #expect(refusal.code == .notFoundInDatabase)
            #expect(
                try await fixture.refusal("PUT", "/v3/users/sam", ["profile_url": url], as: .user(sam)).code
                    == .invalidParameterValue)
            #expect(
                try await fixture.refusal("PUT", "/v3/group_channels/sams", ["cover_url": url], as: .user(sam)).code
                    == .invalidParameterValue)
            #expect(
                try await fixture.refusal(
                    "POST", "/v3/group_channels", ["user_ids": [], "cover_url": url], as: .user(sam)
                )
                .code == .invalidParameterValue)
        }
        // A file of a message is nobody's picture, not even its sender's.
        #expect(
            try await fixture.refusal("PUT", "/v3/users/ana", ["profile_url": sent.url], as: .user(ana)).code
                == .invalidParameterValue)
    }

    @Test("A copy in another channel has an address and readers of its own")
    func copies() async throws {
        let (fixture, ana, bo, sam) = try await world()
        _ = try await fixture.channel("other", members: ["sam"], as: ana)
        let file = try await fixture.uploaded([7], as: .user(ana))
        let body: [String: Any] = ["message_type": "FILE", "url": file.url]
        let first = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages", body, as: .user(ana))
        let copy = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/other/messages", body, as: .user(ana))
        let url = try #require(copy.file?.url)
        #expect(url != file.url)
        #expect(await fixture.read(url, as: .user(sam)).status == 200)
        #expect(await fixture.read(url, as: .user(bo)).code == .notFoundInDatabase)
        // The bytes stay as long as one of them needs them.
        _ = try await fixture.rest("DELETE", "/v3/group_channels/room/messages/\(first.messageID)", as: .user(ana))
        await fixture.sweep()
        #expect(try await fixture.read(url, as: .user(sam)).bytes() == [7])
        _ = try await fixture.rest("DELETE", "/v3/group_channels/other/messages/\(copy.messageID)", as: .user(ana))
        await fixture.sweep()
        #expect(fixture.storedFiles == [])
    }

    @Test("What is never sent is deleted after a day, what is sent stays")
    func sweeping() async throws {
        let (fixture, ana, _, _) = try await world()
        let forgotten = try await fixture.uploaded([1], as: .user(ana))
        let sent = try await fixture.uploaded([2], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/messages", ["message_type": "FILE", "url": sent.url], as: .user(ana))
        await fixture.sweep()
        #expect(fixture.storedFiles.count == 2)
        fixture.clock.advance(fixture.service.configuration.unsentFileLifetimeMilliseconds + 1)
        await fixture.sweep()
        #expect(fixture.storedFiles.count == 1)
        let ana2 = try await fixture.login("ana")
        #expect(await fixture.read(forgotten.url, as: .user(ana2)).code == .notFoundInDatabase)
        #expect(await fixture.read(sent.url, as: .user(ana2)).status == 200)
    }

    @Test(
        "Empty files, files past the limit, wrong sizes and strangers are refused, and leave nothing",
        .limit("upload-limit"))
    func refusals() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.uploadBytes = 5_000
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        #expect(ana.result.limits.uploadBytes == 5_000)
        #expect(await fixture.upload([], UploadQuery(name: "a"), as: .user(ana)).code == .invalidParameterValue)
        let large = await fixture.upload([UInt8](repeating: 1, count: 5_001), UploadQuery(name: "a"), as: .user(ana))
        #expect(large.code == .fileSizeLimitExceeded && large.status == 413)
        let anonymous = await fixture.upload([1], UploadQuery(name: "a"), as: .none)
        #expect(anonymous.status == 401)
        let sizes = await fixture.upload([1], UploadQuery(name: "a", thumbnailSizes: ["0x1"]), as: .user(ana))
        #expect(sizes.code == .invalidParameterValue)
        let name = String(repeating: "n", count: 513)
        #expect(await fixture.upload([1], UploadQuery(name: name), as: .user(ana)).code == .invalidParameterValue)
        #expect(fixture.storedFiles == [])
        // The largest that is allowed is.
        #expect(
            await fixture.upload([UInt8](repeating: 1, count: 5_000), UploadQuery(name: "a"), as: .user(ana)).status
                == 200)
    }

    @Test("An upload that ends halfway leaves nothing, and nothing of it can be read", .covers("C-44"))
    func cancelled() async throws {
        let (fixture, ana, _, _) = try await world()
        var request = APIRequest(method: "POST", path: "/v3/files", query: UploadQuery(name: "half").items.text)
        request.sessionKey = ana.result.sessionKey
        guard case .accepted(let sink)? = fixture.service.admitUpload(request) else {
            throw WireError(.unknownError, "")
        }
        await withCheckedContinuation { done in
            sink.receive([UInt8](repeating: 1, count: 100)) { done.resume() }
        }
        #expect(fixture.storedFiles.count == 1)
        sink.cancel()
        await withCheckedContinuation { done in
            sink.receive([]) { done.resume() }
        }
        #expect(fixture.storedFiles == [])
    }

    @Test("A form sends a file message as the Platform API says")
    func formMessage() async throws {
        let (fixture, _, bo, _) = try await world()
        let answer = await fixture.form(
            "POST", "/v3/group_channels/room/messages",
            [("message_type", "FILE"), ("user_id", "ana"), ("is_silent", "true"), ("message", "42"), ("data", "{}")],
            file: ("file", "a.pdf", Array("%PDF-1".utf8)))
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        let message = try JSONDecoder().decode(WireMessage.self, from: Data(answer.body))
        #expect(message.isSilent && message.message == "42" && message.data == "{}" && message.sender?.userID == "ana")
        let file = try #require(message.file)
        #expect(file.name == "a.pdf" && file.type == "application/pdf" && file.size == 6)
        #expect(try await fixture.read(file.url, as: .user(bo)).bytes() == Array("%PDF-1".utf8))
        let twice = await fixture.form("POST", "/v3/files", [], file: nil)
        #expect(twice.status != 200)
    }

    @Test("A form sets a user's and a channel's picture, which who knows the address may read; pages are refused")
    func pictures() async throws {
        let (fixture, ana, _, _) = try await world()
        let user = await fixture.form(
            "PUT", "/v3/users/ana", [("nickname", "Ana")], file: ("profile_file", "a", SamplePictures.jpeg),
            as: .user(ana))
        let profile = try JSONDecoder().decode(WireUser.self, from: Data(user.body)).profileURL
        #expect(await fixture.read(profile).status == 200)
        let channel = await fixture.form(
            "POST", "/v3/group_channels", [("user_ids", "[\"bo\"]"), ("is_public", "true"), ("name", "7")],
            file: ("cover_file", "c.png", SamplePictures.jpeg), as: .user(ana))
        let made = try JSONDecoder().decode(WireChannel.self, from: Data(channel.body))
        #expect(made.isPublic && made.name == "7" && made.memberCount == 2)
        #expect(await fixture.read(made.coverURL).header("content-type") == "image/jpeg")
        let page = await fixture.form(
            "PUT", "/v3/users/ana", [], file: ("profile_file", "a.png", Array("<html>".utf8)), as: .user(ana))
        #expect(page.code == .invalidParameterValue)
        // A picture that is in use may be used again, as a client does that sends the whole user back.
        #expect(try await fixture.rest("PUT", "/v3/users/ana", ["profile_url": profile], as: .user(ana)).status == 200)
    }

    @Test("Pages, scripts and drawings are saved and never run; pictures are what they are", .covers("C-73"))
    func headers() async throws {
        let (fixture, ana, _, _) = try await world()
        let hostile = [
            ("a.svg", "image/svg+xml", "<svg onload=\"alert(1)\">"),
            ("a.html", "text/html", "<script>alert(1)</script>"),
            ("a.xhtml", "application/xhtml+xml", "<html/>"), ("a.xml", "text/xml", "<?xml-stylesheet href='x'?>"),
            ("a.pdf", "application/pdf", "%PDF-1.7 /JavaScript"), ("a.png", "image/png", "<svg/>"),
        ]
        for (name, type, text) in hostile {
            let file = try await fixture.uploaded(Array(text.utf8), UploadQuery(name: name, type: type), as: .user(ana))
            let answer = await fixture.read(file.url, as: .user(ana))
            #expect(answer.header("content-disposition") == "attachment; filename*=UTF-8''\(name)")
            #expect(answer.header("x-content-type-options") == "nosniff")
            #expect(answer.header("content-security-policy") == "default-src 'none'; sandbox")
            #expect([MediaType.unknown, "application/pdf"].contains(answer.header("content-type")))
        }
        let lie = try await fixture.uploaded(
            SamplePictures.jpeg, UploadQuery(name: "a.html", type: "text/html"), as: .user(ana))
        #expect(lie.type == "image/jpeg" && lie.url.hasSuffix("/file.jpg"))
        #expect(
            await fixture.read(lie.url, as: .user(ana)).header("content-disposition")
                == "inline; filename*=UTF-8''a.html")
    }

    @Test("Ranges are served, and what cannot be is said")
    func ranges() async throws {
        let (fixture, ana, _, _) = try await world()
        let file = try await fixture.uploaded(Array(0..<100), as: .user(ana))
        func part(_ range: String) async throws -> (Int, [UInt8], String?) {
            let answer = await fixture.read(file.url, as: .user(ana), range: range)
            return (answer.status, try answer.bytes(), answer.header("content-range"))
        }
        #expect(try await part("bytes=10-19") == (206, Array(10..<20), "bytes 10-19/100"))
        #expect(try await part("bytes=95-") == (206, Array(95..<100), "bytes 95-99/100"))
        #expect(try await part("bytes=-3") == (206, Array(97..<100), "bytes 97-99/100"))
        #expect(try await part("bytes=0-99999") == (206, Array(0..<100), "bytes 0-99/100"))
        #expect(try await part("bytes=100-") == (416, [], "bytes */100"))
        for whole in ["bytes=5-1", "bytes=a-b", "bytes=1-2,4-5", "lines=1-2", "bytes=-", "bytes=9999999999999999999-"] {
            #expect(try await part(whole).0 == 200, "\(whole)")
        }
        let tag = try #require(await fixture.read(file.url, as: .user(ana)).header("etag"))
        var request = APIRequest(method: "GET", path: file.url, sessionKey: ana.result.sessionKey)
        request.ifNoneMatch = "\"x\", \(tag)"
        #expect(await fixture.response(to: request).status == 304)
    }

    @Test("Who lets uploads pile up is told to wait", .limit("waiting-uploads"))
    func waiting() async throws {
        let (fixture, ana, _, _) = try await world()
        for _ in 0..<200 { _ = try await fixture.uploaded([1], as: .user(ana)) }
        #expect(await fixture.upload([1], UploadQuery(name: "a"), as: .user(ana)).code == .rateLimitExceeded)
        #expect(fixture.storedFiles.count == 200)
    }
}

extension ServiceFixture {
    /// Looks for files that nobody needs, as the server does every ten minutes.
    func sweep() async {
        await withCheckedContinuation { done in
            service.files.sweep { done.resume() }
        }
    }
}
