import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Reports")
struct ReportTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let room = "/v3/report/group_channels/room"

    private struct Page: Decodable {
        var reports: [WireReport]
        var next: String
        enum CodingKeys: String, CodingKey {
            case reports = "report_logs"
            case next
        }
    }

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
    }

    private func report(_ target: String, _ more: [String: Any] = [:], as who: ServiceFixture.Credentials)
        async throws -> WireReport
    {
        var body: [String: Any] = ["report_category": "spam", "report_description": "again"]
        body.merge(more) { $1 }
        return try await fixture.value(WireReport.self, "POST", target, body, as: who)
    }

    @Test("A message, a user and a channel are reported, and back ends list them, newest first, by pages")
    func reporting() async throws {
        let message = try await fixture.send("buy this", to: "room", as: ana)
        let first = try await report("\(room)/messages/\(message.messageID)", as: .user(bo))
        #expect(first.kind == .message && first.offender?.userID == "ana" && first.reporter?.userID == "bo")
        #expect(first.message == message && first.channel?.channelURL == "room")
        let second = try await report("/v3/report/users/ana", ["channel_url": "room"], as: .user(bo))
        #expect(second.kind == .user && second.message == nil)
        let third = try await report(room, ["report_category": "harassing"], as: .apiToken)
        #expect(third.kind == .channel && third.reporter == nil && third.category == .harassing)
        var found: [Int64] = []
        var token = ""
        repeat {
            let page = try await fixture.value(Page.self, "GET", "/v3/report?limit=2&token=\(token)")
            found += page.reports.map(\.id)
            token = page.next
        } while !token.isEmpty
        #expect(found == [third.id, second.id, first.id])
        #expect(try await fixture.value(Page.self, "GET", "/v3/report/users/ana").reports.map(\.id) == [second.id])
        #expect(try await fixture.value(Page.self, "GET", room).reports.map(\.id) == [third.id])
        let ofMessage = try await fixture.value(Page.self, "GET", "\(room)/messages/\(message.messageID)")
        #expect(ofMessage.reports == [first])
        let later = fixture.clock.now + 1
        #expect(try await fixture.value(Page.self, "GET", "/v3/report?start_ts=\(later)").reports.isEmpty)
        #expect(try await fixture.value(Page.self, "GET", "/v3/report?end_ts=\(later)").reports.count == 3)
    }

    @Test("What is reported is kept as it was, whatever becomes of it; the same report again is the same")
    func kept() async throws {
        let message = try await fixture.send("ugly", to: "room", as: ana)
        let target = "\(room)/messages/\(message.messageID)"
        let made = try await report(target, as: .user(bo))
        #expect(try await report(target, as: .user(bo)).id == made.id)
        _ = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: message.messageID, message: "nice"), as: ana)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: ana)
        let page = try await fixture.value(Page.self, "GET", "/v3/report")
        #expect(page.reports.map(\.message?.message) == ["ugly"])
        #expect(
            try await fixture.refusal("POST", target, ["report_category": "spam"], as: .user(bo)).code
                == .notFoundInDatabase)
    }

    @Test("A category is one of four, and a description has at most a thousand characters")
    func limits() async throws {
        let wrong = try await fixture.refusal("POST", room, ["report_category": "ugly"], as: .user(bo))
        #expect(wrong.code == .invalidParameterValue && wrong.message.contains("report_category"))
        let none = try await fixture.refusal("POST", room, as: .user(bo))
        #expect(none.code == .invalidParameterValueRequired)
        func body(_ count: Int) -> [String: Any] {
            ["report_category": "spam", "report_description": String(repeating: "é", count: count)]
        }
        #expect(try await fixture.rest("POST", room, body(1_000), as: .user(bo)).status == 200)
        let long = try await fixture.refusal("POST", room, body(1_001), as: .user(bo))
        #expect(long.code == .invalidParameterValue && long.message.contains("report_description"))
    }
}
