import ChatTransport
import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Options of announcements and exports")
struct AnnouncementOptionTests {
    private let fixture: ServiceFixture
    private let news: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        news = try await fixture.login("news")
        bo = try await fixture.login("bo")
    }

    private func announce(_ more: [String: Any]) async throws {
        var body: [String: Any] = [
            "message": ["type": "MESG", "user_id": "news", "content": "Hear!"],
            "target_at": "target_users_only_channels", "target_list": ["bo"], "create_channel": true,
        ]
        body.merge(more) { $1 }
        let (status, answer) = try await fixture.rest("POST", "/v3/announcements", body)
        #expect(status == 200, "\(String(decoding: answer, as: UTF8.self))")
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
    }

    private func channels(of user: ServiceFixture.LoggedIn, _ query: String = "") async throws -> [WireChannel] {
        try await fixture.value(
            ChannelPage.self, "GET",
            "/v3/users/\(user.session.userID)/my_group_channels?show_empty=true&show_member=true\(query)",
            as: .user(user)
        ).channels
    }

    @Test("A channel that is made stays hidden from the sender until somebody answers")
    func hidden() async throws {
        try await announce(["keep_channel_hidden_for_sender": true])
        #expect(try await channels(of: news).isEmpty)
        let made = try #require(try await channels(of: bo).first)
        #expect(made.lastMessage?.message == "Hear!")
        try await fixture.send("I do", to: made.channelURL, as: bo)
        #expect(try await channels(of: news).map(\.channelURL) == [made.channelURL])
        // One that is shown is not hidden by a further announcement, and one that the sender hid is.
        try await announce(["keep_channel_hidden_for_sender": true])
        #expect(try await channels(of: news).count == 1)
        _ = try await fixture.rest("PUT", "/v3/group_channels/\(made.channelURL)/hide", as: .user(news))
        try await announce(["keep_channel_hidden_for_sender": true])
        #expect(try await channels(of: news).isEmpty)
        try await announce([:])
        #expect(try await channels(of: news).count == 1)
    }

    @Test("The sender is told to have invited, or not")
    func inviter() async throws {
        try await announce(["assign_sender_as_channel_inviter": false])
        #expect(try await channels(of: bo).first?.my?.inviter == nil)
        _ = try await fixture.login("cy")
        try await announce(["target_list": ["cy"]])
        let cy = try await fixture.login("cy")
        #expect(try await channels(of: cy).first?.my?.inviter?.userID == "news")
    }

    @Test("An export tells who has read how far, and leaves metadata out, where that is asked for")
    func exports() async throws {
        _ = try await fixture.channel("room", members: ["bo"], as: news)
        try await fixture.send("one", to: "room", as: news)
        _ = try await fixture.rest("POST", "/v3/group_channels/room/metadata", ["metadata": ["a": "1"]])
        func export(_ type: String, _ more: [String: Any]) async throws -> [[String: Any]] {
            var body: [String: Any] = ["start_ts": 0, "end_ts": fixture.clock.now + 1]
            body.merge(more) { $1 }
            let asked = try await fixture.value(WireExport.self, "POST", "/v3/export/\(type)", body)
            await withCheckedContinuation { done in fixture.service.doExports { done.resume() } }
            let done = try await fixture.value(WireExport.self, "GET", "/v3/export/\(type)/\(asked.requestID)")
            let url = try #require(done.file?.url)
            let answer = await fixture.read(url, as: .apiToken)
            let part = try #require(answer.file)
            let data = Data(try part.reader.read(at: 0, count: Int(part.count)))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        }
        let read = try await export("messages", ["show_read_receipt": true]).first?["read_receipt"] as? [String: Int64]
        #expect(read?["news"] == fixture.clock.now && read?["bo"] != fixture.clock.now && read?.count == 2)
        #expect(try await export("messages", [:]).first?["read_receipt"] == nil)
        #expect(try await export("channels", [:]).first?["metadata"] as? [String: String] == ["a": "1"])
        let bare = try await export("channels", ["show_channel_metadata": false]).first
        let metadata = bare?["metadata"] as? [String: String]
        #expect(metadata == nil || metadata == [:])
    }
}
