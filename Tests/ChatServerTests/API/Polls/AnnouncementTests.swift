import ChatWire
import Foundation
import SQLite
import Testing

@testable import ChatServer

@Suite("Announcements")
struct AnnouncementTests {
    private let fixture: ServiceFixture
    private let sender: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        sender = try await fixture.login("news")
    }

    private func dueWork() async {
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
    }

    private func announce(_ more: [String: Any]) async throws -> WireAnnouncement {
        var body: [String: Any] = [
            "unique_id": "one", "message": ["type": "MESG", "user_id": "news", "content": "Hear!"],
            "target_at": "target_channels",
        ]
        body.merge(more) { $1 }
        return try await fixture.value(WireAnnouncement.self, "POST", "/v3/announcements", body)
    }

    private func read(_ id: String = "one") async throws -> WireAnnouncement {
        try await fixture.value(WireAnnouncement.self, "GET", "/v3/announcements/\(id)")
    }

    private func act(_ action: String, _ id: String = "one") async throws -> WireAnnouncement {
        try await fixture.value(WireAnnouncement.self, "PUT", "/v3/announcements/\(id)", ["action": action])
    }

    private func texts(_ url: String) async throws -> [String] {
        try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/\(url)/messages?message_ts=0&prev_limit=0&next_limit=100"
        ).messages.map(\.message)
    }

    @Test("Channels get it once, at its time; who reads it is counted as having opened it")
    func channels() async throws {
        let bo = try await fixture.login("bo")
        _ = try await fixture.login("cy")
        for url in ["room_a", "room_b"] { _ = try await fixture.channel(url, members: ["bo", "cy"], as: sender) }
        let made = try await announce([
            "target_list": ["room_a", "room_b", "room_a", "nowhere"], "scheduled_at": fixture.clock.now + 10_000,
            "announcement_group": "weekly",
        ])
        #expect(made.status == .scheduled && made.targetChannelCount == 2 && made.plan.group == "weekly")
        await dueWork()
        #expect(try await texts("room_a") == [])
        fixture.clock.advance(10_000)
        await dueWork()
        await dueWork()
        #expect(try await texts("room_a") == ["Hear!"])
        #expect(try await texts("room_b") == ["Hear!"])
        var counted = try await read()
        #expect(counted.status == .completed && counted.completedAt == fixture.clock.now)
        #expect(counted.sentChannelCount == 2 && counted.sentUserCount == 2 && counted.openCount == 0)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room_b"), as: bo)
        counted = try await read()
        #expect(counted.openCount == 1)
        struct Rate: Decodable { var open_rate: Double }
        #expect(try await fixture.value(Rate.self, "GET", "/v3/announcements/one").open_rate == 0.5)
    }

    @Test("Named users get it in their channels with the sender; where there is none one is made, if that is wanted")
    func users() async throws {
        for user in ["bo", "cy", "di"] { _ = try await fixture.login(user) }
        _ = try await fixture.channel("pair", members: ["bo"], ["is_distinct": true], as: sender)
        _ = try await fixture.channel("group", members: ["bo", "cy"], as: sender)
        _ = try await announce(["target_at": "target_users_only_channels", "target_list": ["bo", "cy", "nobody"]])
        await dueWork()
        #expect(try await texts("pair") == ["Hear!"])
        #expect(try await texts("group") == [])
        #expect(try await read().targetUserCount == 2)
        _ = try await announce([
            "unique_id": "two", "target_at": "target_users_only_channels", "target_list": ["bo", "cy", "di"],
            "create_channel": true, "create_channel_options": ["name": "News", "custom_type": "news"],
        ])
        await dueWork()
        #expect(try await texts("pair") == ["Hear!", "Hear!"])
        let made = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/di/my_group_channels?show_empty=true&show_member=true")
        #expect(made.channels.map(\.name) == ["News"] && made.channels.first?.customType == "news")
        #expect(made.channels.first?.lastMessage?.message == "Hear!")
        _ = try await announce([
            "unique_id": "three", "target_at": "target_users_included_channels", "target_channel_type": "all",
            "target_list": ["bo", "cy"],
        ])
        await dueWork()
        // Both are in it, and it is told once.
        #expect(try await texts("group") == ["Hear!"])
        _ = try await announce(["unique_id": "four", "target_at": "sender_all_channels"])
        await dueWork()
        #expect(try await read("four").sentChannelCount == 4)
    }

    @Test("A thousand channels are served in slices between which others are answered, and stopping stops")
    func slices() async throws {
        let bo = try await fixture.login("bo")
        var urls: [String] = []
        for number in 0..<220 {
            urls.append("room\(number)")
            _ = try await fixture.channel("room\(number)", members: [], as: sender)
        }
        _ = try await fixture.channel("talk", members: [], as: bo)
        _ = try await announce(["target_list": urls])
        // One slice, as a server that is killed after it would have done.
        _ = try fixture.service.store.waitToWrite { try $0.sendAnnouncements() }
        #expect(try await read().status == .running)
        #expect(try await read().sentChannelCount == 50)
        #expect(try await act("pause").status == .paused)
        await dueWork()
        #expect(try await read().sentChannelCount == 50)
        #expect(try await act("resume").status == .running)
        let service = fixture.service
        async let rest: Void = withCheckedContinuation { done in service.doDueWork { done.resume() } }
        try await fixture.send("between", to: "talk", as: bo)
        await rest
        #expect(try await read().sentChannelCount == 220)
        for url in ["room0", "room49", "room50", "room219"] { #expect(try await texts(url) == ["Hear!"]) }
        let late = try await fixture.refusal("PUT", "/v3/announcements/one", ["action": "stop"])
        #expect(late.code == .invalidParameterValue && late.message.contains("completed"))
    }

    @Test("A server that starts anew goes on where the one before was, and no channel gets it twice")
    func restart() async throws {
        let urls = (0..<120).map { "room\($0)" }
        for url in urls { _ = try await fixture.channel(url, members: [], as: sender) }
        _ = try await announce(["target_list": urls])
        _ = try fixture.service.store.waitToWrite { try $0.sendAnnouncements() }
        fixture.service.close()
        let again = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { again.close() }
        await withCheckedContinuation { done in again.doDueWork { done.resume() } }
        let counts = try again.store.waitToWrite { context in
            try context.connection.query(
                "SELECT count(*) FROM message m JOIN channel c ON c.id = m.channel GROUP BY m.channel"
            ) { $0.integer(at: 0) }
        }
        #expect(counts == [Int64](repeating: 1, count: 120))
    }

    @Test("It rests at its hours, over midnight too, ends at its end, and is canceled before it begins")
    func hours() async throws {
        for url in ["room_a", "room_b"] { _ = try await fixture.channel(url, members: [], as: sender) }
        // The test's clock stands at 22:13 UTC.
        _ = try await announce(["target_list": ["room_a"], "cease_at": "2200", "resume_at": "0600"])
        await dueWork()
        #expect(try await read().status == .onHold)
        #expect(try await texts("room_a") == [])
        fixture.clock.advance(8 * 3_600_000)
        await dueWork()
        #expect(try await read().status == .completed)
        #expect(try await texts("room_a") == ["Hear!"])
        _ = try await announce([
            "unique_id": "late", "target_list": ["room_b"], "scheduled_at": fixture.clock.now + 1_000,
            "end_at": fixture.clock.now + 2_000,
        ])
        fixture.clock.advance(3_000)
        await dueWork()
        #expect(try await read("late").status == .stopped)
        _ = try await announce([
            "unique_id": "never", "target_list": ["room_b"], "scheduled_at": fixture.clock.now + 1_000,
        ])
        let edited = try await fixture.value(
            WireAnnouncement.self, "PUT", "/v3/announcements/never",
            ["message_content": "Other", "announcement_group": "g"])
        #expect(edited.plan.message.content == "Other" && edited.plan.group == "g")
        #expect(try await act("cancel", "never").status == .canceled)
        fixture.clock.advance(3_000)
        await dueWork()
        #expect(try await texts("room_b") == [])
    }

    @Test("Where it may not be said it is passed over: a frozen channel, a muted sender; the others get it")
    func passedOver() async throws {
        let bo = try await fixture.login("bo")
        for url in ["room_a", "room_b", "room_c"] {
            _ = try await fixture.channel(url, members: ["news"], as: bo)
        }
        _ = try await fixture.rest("PUT", "/v3/group_channels/room_a/freeze", ["freeze": true], as: .user(bo))
        _ = try await fixture.rest("POST", "/v3/group_channels/room_b/mute", ["user_id": "news"], as: .user(bo))
        _ = try await announce(["target_list": ["room_a", "room_b", "room_c"]])
        await dueWork()
        #expect(try await texts("room_a") + (try await texts("room_b")) == [])
        #expect(try await texts("room_c") == ["Hear!"])
        let read = try await read()
        #expect(read.status == .completed && read.sentChannelCount == 1)
        // The application itself might speak in a frozen channel, and does not, unless it is asked to.
        for (asked, texts) in [(false, []), (true, ["Official"])] as [(Bool, [String])] {
            _ = try await announce([
                "unique_id": "official_\(asked)", "message": ["type": "ADMM", "content": "Official"],
                "target_list": ["room_a"], "send_to_frozen_channels": asked,
            ])
            await dueWork()
            #expect(try await self.texts("room_a") == texts)
        }
    }

    @Test("A plan that cannot be carried out is refused by the name of what is wrong; twenty thousand targets are not")
    func limits() async throws {
        func refusal(_ more: [String: Any]) async throws -> WireError {
            var body: [String: Any] = [
                "message": ["type": "MESG", "user_id": "news", "content": "x"], "target_at": "target_channels",
                "target_list": ["room_a"],
            ]
            body.merge(more) { $1 }
            return try await fixture.refusal("POST", "/v3/announcements", body)
        }
        #expect(try await refusal(["target_list": [String]()]).message.contains("target_list"))
        #expect(try await refusal(["target_at": "everyone"]).message.contains("target_at"))
        #expect(try await refusal(["message": ["type": "MESG", "content": "x"]]).message.contains("message.user_id"))
        let admin = try await refusal([
            "message": ["type": "ADMM", "content": "x"], "target_at": "sender_all_channels",
        ])
        #expect(admin.message.contains("target_at"))
        #expect(try await refusal(["cease_at": "2561", "resume_at": "0000"]).message.contains("cease_at"))
        #expect(try await refusal(["cease_at": "2100"]).message.contains("resume_at"))
        #expect(try await refusal(["end_at": fixture.clock.now]).message.contains("end_at"))
        #expect(
            try await refusal(["message": ["type": "MESG", "user_id": "gone", "content": "x"]]).code == .userNotExist)
        let most = (0..<20_000).map { "room\($0)" }
        #expect(try await refusal(["target_list": most + ["one"]]).code == .reachedMaxCount)
        #expect(try await announce(["target_list": most]).targetChannelCount == 0)
        #expect(try await refusal(["unique_id": "one"]).code == .duplicatedData)
    }

    private struct Page: Decodable {
        var announcements: [WireAnnouncement]
        var next: String
    }

    private struct Groups: Decodable {
        var groups: [String]
        var next: String
        enum CodingKeys: String, CodingKey {
            case groups = "announcement_groups"
            case next
        }
    }

    @Test("Lists go by pages, status and topic")
    func lists() async throws {
        for number in 0..<5 {
            _ = try await announce([
                "unique_id": "n\(number)", "target_list": ["x"], "scheduled_at": fixture.clock.now + 1_000,
                "announcement_group": number % 2 == 0 ? "even" : "odd",
            ])
        }
        _ = try await act("cancel", "n3")
        func pages(_ query: String) async throws -> [String] {
            var found: [String] = []
            var token = ""
            repeat {
                let page = try await fixture.value(
                    Page.self, "GET", "/v3/announcements?limit=2&\(query)&token=\(token)")
                found += page.announcements.map(\.uniqueID)
                token = page.next
            } while !token.isEmpty
            return found
        }
        #expect(try await pages("") == ["n4", "n3", "n2", "n1", "n0"])
        #expect(try await pages("order=asc") == ["n0", "n1", "n2", "n3", "n4"])
        #expect(try await pages("status=canceled") == ["n3"])
        #expect(try await pages("announcement_group=odd") == ["n3", "n1"])
        let groups = try await fixture.value(Groups.self, "GET", "/v3/announcement_group")
        #expect(groups.groups == ["even", "odd"])
    }
}
