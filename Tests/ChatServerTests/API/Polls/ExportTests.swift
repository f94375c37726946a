import ChatTransport
import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Exports as files")
struct ExportTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        _ = try await fixture.channel("side", members: ["bo"], as: ana)
    }

    private func export(_ type: String, _ more: [String: Any] = [:]) async throws -> (WireExport, String) {
        var body: [String: Any] = ["start_ts": 0, "end_ts": fixture.clock.now + 1_000_000]
        body.merge(more) { $1 }
        let asked = try await fixture.value(WireExport.self, "POST", "/v3/export/\(type)", body)
        #expect(asked.status == .scheduled && asked.file == nil)
        await withCheckedContinuation { done in fixture.service.doExports { done.resume() } }
        let done = try await fixture.value(WireExport.self, "GET", "/v3/export/\(type)/\(asked.requestID)")
        #expect(done.status == .done)
        let url = try #require(done.file?.url)
        let answer = await fixture.read(url, as: .apiToken)
        let part = try #require(answer.file)
        return (done, String(decoding: try part.reader.read(at: 0, count: Int(part.count)), as: UTF8.self))
    }

    @Test("Messages come as a list of JSON, each once, by time, sender and channel; only back ends read the file")
    func messages() async throws {
        for number in 0..<1_203 { try await fixture.send("\(number)", to: number % 3 == 0 ? "side" : "room", as: bo) }
        let mine = try await fixture.send("mine", to: "room", as: ana)
        let (done, text) = try await export("messages")
        let all = try JSONDecoder().decode([WireMessage].self, from: Data(text.utf8))
        #expect(all.map(\.message) == (0..<1_203).map { "\($0)" } + ["mine"])
        #expect(await fixture.read(done.file?.url ?? "", as: .user(bo)).status == 404)
        let (_, byAna) = try await export("messages", ["sender_ids": ["ana"]])
        #expect(try JSONDecoder().decode([WireMessage].self, from: Data(byAna.utf8)) == [mine])
        let (_, side) = try await export("messages", ["exclude_channel_urls": ["room"]])
        #expect(try JSONDecoder().decode([WireMessage].self, from: Data(side.utf8)).count == 401)
        let (_, none) = try await export("messages", ["end_ts": 1])
        #expect(try JSONDecoder().decode([WireMessage].self, from: Data(none.utf8)).isEmpty)
    }

    @Test("In lines, nothing is a formula, quotes and ends of lines are held together, and times are in the zone asked")
    func lines() async throws {
        for text in ["=1+1", "@x", "-2", "a,\"b\"\nc", "plain"] { try await fixture.send(text, to: "room", as: ana) }
        let (_, text) = try await export("messages", ["format": "csv", "timezone": "Asia/Seoul"])
        #expect(text.hasPrefix("message_id,channel_url,type,user_id,message,"))
        for cell in [",'=1+1,", ",'@x,", ",'-2,", ",\"a,\"\"b\"\"\nc\",", ",plain,"] {
            #expect(text.contains(cell), "\(cell)")
        }
        #expect(text.contains("2023-11-15T07:13:20.000+09"), "\(text)")
        let (_, bars) = try await export("users", ["format": "csv", "csv_delimiter": "|"])
        #expect(bars.contains("ana|") && bars.split(separator: "\r\n").count == 3)
    }

    private struct Page: Decodable {
        var exports: [WireExport]
        enum CodingKeys: String, CodingKey { case exports = "exported_data" }
    }

    @Test("Channels and users are exported too; requests are listed by kind, and what is wrong is named")
    func others() async throws {
        let (done, text) = try await export("channels", ["channel_urls": ["side"]])
        #expect(try JSONDecoder().decode([WireChannel].self, from: Data(text.utf8)).map(\.channelURL) == ["side"])
        let (_, users) = try await export("users")
        #expect(try JSONDecoder().decode([WireUser].self, from: Data(users.utf8)).map(\.userID) == ["ana", "bo"])
        let page = try await fixture.value(Page.self, "GET", "/v3/export/channels")
        #expect(page.exports.map(\.requestID) == [done.requestID])
        func refusal(_ target: String, _ more: [String: Any]) async throws -> String {
            var body: [String: Any] = ["start_ts": 5, "end_ts": 6]
            body.merge(more) { $1 }
            return try await fixture.refusal("POST", target, body).message
        }
        #expect(try await refusal("/v3/export/secrets", [:]).contains("data_type"))
        #expect(try await refusal("/v3/export/users", ["end_ts": 4]).contains("end_ts"))
        #expect(try await refusal("/v3/export/users", ["timezone": "Mars/One"]).contains("timezone"))
        #expect(try await refusal("/v3/export/users", ["csv_delimiter": "="]).contains("csv_delimiter"))
        #expect(try await refusal("/v3/export/users", ["format": "xml"]).contains("format"))
    }

    @Test("An export that a server did not finish is done by the next one; its file goes after a day")
    func again() async throws {
        let asked = try await fixture.value(
            WireExport.self, "POST", "/v3/export/users", ["start_ts": 0, "end_ts": fixture.clock.now])
        fixture.service.close()
        let next = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { next.close() }
        await withCheckedContinuation { done in next.doExports { done.resume() } }
        let done = try next.store.waitToWrite { try $0.queries.export(asked.requestID, applicationKey: 1) }
        #expect(done?.status == .done && done?.file != nil)
        fixture.clock.advance(86_400_001)
        await withCheckedContinuation { swept in next.files.sweep { swept.resume() } }
        let late = try next.store.waitToWrite { try $0.queries.export(asked.requestID, applicationKey: 1) }
        #expect(late?.status == .done && late?.file == nil)
    }
}
