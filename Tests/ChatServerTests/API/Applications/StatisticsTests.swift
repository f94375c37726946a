import ChatWire
import Foundation
import SQLite
import Testing

@testable import ChatServer

@Suite("Statistics of an application")
struct StatisticsTests {
    private struct Value: Decodable {
        var date: String
        var value: Double
        var channel_type: String?
        var custom_channel_type: String?
        var custom_message_type: String?
    }

    private struct Values: Decodable {
        var statistics: [Value]
        var next: String
    }

    private struct Peaks: Decodable {
        struct Peak: Decodable {
            var date: String
            var peak_connections: Int
        }

        var peak_connections: [Peak]
    }

    private struct Periods: Decodable {
        struct Period: Decodable {
            var date_range: String
            var total_announcement_count: Int
            var completed_announcement_count: Int
            var canceled_announcement_count: Int
            var sent_message_count: Int
        }

        var statistics: [Period]
    }

    private static let day: Int64 = 86_400_000
    private let fixture: ServiceFixture

    /// A server whose clock stands at noon of 30 November 2023.
    init() throws {
        fixture = try ServiceFixture()
        fixture.clock.advance(1_701_345_600_000 - fixture.clock.now)
    }

    private func number(_ name: String, _ query: String = "", in other: ServiceFixture? = nil) async throws -> Int {
        try await (other ?? fixture).value([String: Int].self, "GET", "/v3/applications/\(name)\(query)")[name] ?? -1
    }

    private func metric(_ type: String, _ more: String = "", _ range: String? = nil, in other: ServiceFixture? = nil)
        async throws -> [Value]
    {
        let range =
            range ?? "start_year=2023&start_month=11&start_day=30&end_year=2023&end_month=12&end_day=1"
        return try await (other ?? fixture).value(
            Values.self, "GET", "/v3/statistics/metric?metric_type=\(type)&\(range)\(more)"
        ).statistics
    }

    private func periods(_ query: String) async throws -> [Periods.Period] {
        try await fixture.value(Periods.self, "GET", "/v3/announcement_stats/\(query)").statistics
    }

    private static let months =
        "time_dimension=monthly&start_year=2023&start_month=11&end_year=2023&end_month=12"

    private func open(_ user: ServiceFixture.LoggedIn, _ isOpen: Bool = true) {
        fixture.service.noteSocket(of: user.session, isOpen: isOpen)
    }

    @Test("Who logs in counts once a day and once a month; who stays connected over midnight counts on the next day")
    func activeUsers() async throws {
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        _ = try await fixture.login("bo")
        open(ana)
        await fixture.tick()
        #expect(try await number("dau") == 2)
        #expect(try await number("mau") == 2)
        fixture.clock.advance(Self.day / 2)
        await fixture.tick()
        #expect(try await number("dau") == 1)
        #expect(try await number("mau") == 1)
        #expect(try await number("dau", "?date=2023-12-01") == 1)
        #expect(try await number("dau", "?date=2023-11-30") == 2)
        #expect(try await number("dau", "?date=2023-11-29") == 0)
        #expect(try await number("mau", "?date=2023-11") == 2)
        _ = try await fixture.login("cy")
        #expect(try await number("mau") == 2)
        // A month later the numbers stand, and nobody's name with them.
        fixture.clock.advance(40 * Self.day)
        open(ana, false)
        await fixture.tick()
        #expect(try await number("mau", "?date=2023-12") == 2)
        #expect(try await number("dau", "?date=2023-11-30") == 2)
        let subjects = try fixture.service.store.waitToWrite { context in
            try context.connection.query("SELECT DISTINCT period FROM figure_subject") { $0.integer(at: 0) }
        }
        #expect(subjects.allSatisfy { $0 >= 19_732 }, "\(subjects)")
    }

    @Test("Numbers are right after a restart in the middle of a day, and nobody counts twice for it")
    func restart() async throws {
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        try await fixture.send("one", to: "room", as: ana)
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        let same = try await again.login("ana")
        try await again.send("two", to: "room", as: same)
        #expect(try await number("dau", in: again) == 1)
        #expect(try await metric("messages", in: again).map(\.value) == [2])
        #expect(try await metric("message_senders", in: again).map(\.value) == [1])
        #expect(try await metric("active_channels", in: again).map(\.value) == [1])
    }

    @Test("Connections are counted now, and their peaks by day and month, midnight included")
    func connections() async throws {
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        for _ in 0..<3 { open(ana) }
        open(bo)
        #expect(try await number("ccu") == 4)
        open(ana, false)
        open(ana, false)
        await fixture.tick()
        #expect(try await number("ccu") == 2)
        fixture.clock.advance(Self.day / 2)
        await fixture.tick()
        open(ana)
        await fixture.tick()
        let query = "start_year=2023&start_month=11&start_day=29&end_year=2023&end_month=12&end_day=1"
        let days = try await fixture.value(
            Peaks.self, "GET", "/v3/applications/peak_connections?time_dimension=daily&\(query)")
        #expect(days.peak_connections.map(\.date) == ["2023-11-29", "2023-11-30", "2023-12-01"])
        #expect(days.peak_connections.map(\.peak_connections) == [0, 4, 3])
        let months = try await fixture.value(Peaks.self, "GET", "/v3/applications/peak_connections?\(Self.months)")
        #expect(months.peak_connections.map(\.date) == ["2023-11", "2023-12"])
        #expect(months.peak_connections.map(\.peak_connections) == [4, 3])
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        let kept = try await again.value(Peaks.self, "GET", "/v3/applications/peak_connections?\(Self.months)")
        #expect(kept.peak_connections.map(\.peak_connections) == [4, 3])
        #expect(try await number("ccu", in: again) == 0)
    }

    @Test("Messages are counted by day and month, and divided by channel and custom types")
    func messages() async throws {
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], ["custom_type": "k"], as: ana)
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        for number in 0..<3 { try await fixture.send("\(number)", to: "room", as: ana) }
        try await fixture.send("late", to: "lobby", as: ana)
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "room", requestID: "c", message: "x", customType: "m"), as: bo)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: ana)
        fixture.clock.advance(Self.day / 2)
        try await fixture.send("next day", to: "room", as: ana)
        #expect(try await metric("messages").map(\.value) == [5, 1])
        #expect(try await metric("messages").map(\.date) == ["2023-11-30", "2023-12-01"])
        let divided = try await metric("messages", "&segments=channel_type,custom_channel_type,custom_message_type")
        #expect(
            divided.map {
                "\($0.channel_type ?? "") \($0.custom_channel_type ?? "") \($0.custom_message_type ?? "") \(Int($0.value))"
            }
                == ["group k  3", "group k m 1", "open   1", "group k  1"])
        #expect(try await metric("messages", "", Self.months).map(\.value) == [5, 1])
        #expect(try await metric("messages_per_user").map(\.value) == [2.5, 1])
        #expect(try await metric("message_senders").map(\.value) == [2, 1])
        #expect(try await metric("active_channels", "&segments=channel_type").map(\.value) == [1, 1, 1])
        #expect(try await metric("created_channels").map(\.value) == [2])
        #expect(try await metric("created_users").map(\.value) == [2])
        #expect(try await metric("message_viewers").map(\.value) == [1])
        let page = try await fixture.value(
            Values.self, "GET",
            "/v3/statistics/metric?metric_type=messages&\(Self.months)&limit=1")
        let rest = try await fixture.value(
            Values.self, "GET",
            "/v3/statistics/metric?metric_type=messages&\(Self.months)&limit=1&token=\(page.next)")
        #expect(page.statistics.map(\.date) == ["2023-11"] && rest.statistics.map(\.date) == ["2023-12"])
        #expect(rest.next == "")
    }

    @Test(
        "A refused message counts for nothing; who is deactivated or deleted is counted, and deleted ones are nobody's")
    func users() async throws {
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        await #expect(throws: WireError.self) { try await fixture.send("", to: "room", as: ana) }
        #expect(try await metric("messages").isEmpty)
        #expect(try await metric("message_senders").isEmpty)
        _ = try await fixture.rest("PUT", "/v3/users/ana", ["is_active": false])
        _ = try await fixture.rest("DELETE", "/v3/users/bo")
        #expect(try await metric("deactivated_users").map(\.value) == [1])
        #expect(try await metric("deleted_users").map(\.value) == [1])
        #expect(try await number("dau") == 2)
        let count = try fixture.service.store.waitToWrite { context in
            try context.connection.queryFirst("SELECT count(*) FROM figure_subject WHERE metric = 'active_users'") {
                $0.integer(at: 0)
            }
        }
        #expect(count == 2, "the day and the month of ana")
    }

    @Test(
        "A range that is no range is refused by its name",
        arguments: [
            ("start_year=2023&start_month=13&end_year=2023&end_month=12", "start_month"),
            ("start_year=2023&start_month=2&start_day=29&end_year=2023&end_month=12", "start_day"),
            ("start_year=2023&start_month=12&end_year=2023&end_month=11", "before the start"),
            ("start_year=2023&start_month=1&start_day=1&end_year=2023&end_month=3&end_day=4", "62"),
            ("start_year=2023&start_month=1&end_year=2024&end_month=1&time_dimension=monthly", "12"),
            (
                "start_year=2023&start_month=1&start_day=1&end_year=2023&end_month=1&time_dimension=monthly",
                "'start_day'"
            ),
        ])
    func ranges(query: String, name: String) async throws {
        for path in ["/v3/applications/peak_connections?", "/v3/statistics/metric?metric_type=messages&"] {
            let refusal = try await fixture.refusal("GET", path + query)
            #expect(refusal.code == .invalidParameterValue && refusal.message.contains(name), "\(refusal.message)")
        }
        #expect(
            try await fixture.rest(
                "GET",
                "/v3/applications/peak_connections?start_year=2024&start_month=1&start_day=1&end_year=2024&end_month=3&end_day=2"
            ).status == 200)
        #expect(
            try await fixture.refusal("GET", "/v3/applications/dau?date=2023-2-1").message.contains("'date'"))
        #expect(
            try await fixture.refusal(
                "GET",
                "/v3/statistics/metric?metric_type=created_users&segments=channel_type&start_year=2023&start_month=1&end_year=2023&end_month=1"
            ).message.contains("'segments'"))
    }

    @Test("Openings of an announcement are counted by the hour, each reader once")
    func opens() async throws {
        struct Rates: Decodable {
            var open_counts: [Int]
            var open_rates: [Double]
            var cumulative_open_counts: [Int]
            var cumulative_open_rates: [Double]
        }
        struct Statuses: Decodable {
            struct Status: Decodable, Equatable {
                var user_id: String
                var channel_url: String
                var has_opened: Bool
            }
            var open_status: [Status]
            var next: String
        }
        let news = try await fixture.login("news")
        let bo = try await fixture.login("bo")
        let cy = try await fixture.login("cy")
        _ = try await fixture.login("di")
        for url in ["room_a", "room_b"] { _ = try await fixture.channel(url, members: ["bo", "cy"], as: news) }
        _ = try await fixture.rest(
            "POST", "/v3/announcements",
            [
                "unique_id": "one", "message": ["type": "MESG", "user_id": "news", "content": "Hear!"],
                "target_at": "target_channels", "target_list": ["room_a", "room_b"], "announcement_group": "weekly",
            ])
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room_a"), as: bo)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room_b"), as: bo)
        // Who joins later has not opened what stands as read then.
        _ = try await fixture.rest("POST", "/v3/group_channels/room_a/invite", ["user_ids": ["di"]])
        fixture.clock.advance(2 * 3_600_000)
        try await fixture.send("I saw it", to: "room_a", as: cy)
        let rates = try await fixture.value(Rates.self, "GET", "/v3/announcement_open_rate/one")
        #expect(rates.open_counts == [1, 0, 1] && rates.cumulative_open_counts == [1, 1, 2])
        #expect(rates.open_rates[0] == rates.open_rates[2] && rates.cumulative_open_rates[2] <= 1)
        let group = try await fixture.value(Rates.self, "GET", "/v3/announcement_open_rate_by_group/weekly?days=1")
        #expect(group.open_counts == [1, 0, 1])
        let first = try await fixture.value(Statuses.self, "GET", "/v3/announcement_open_status/one?limit=3")
        let second = try await fixture.value(
            Statuses.self, "GET", "/v3/announcement_open_status/one?limit=3&next=\(first.next)")
        #expect((first.open_status + second.open_status).count == 5 && second.next == "")
        let unopened = try await fixture.value(
            Statuses.self, "GET",
            "/v3/announcement_open_status/one?has_opened=false&unique_ids=bo,cy&channel_urls=room_b")
        #expect(unopened.open_status == [.init(user_id: "cy", channel_url: "room_b", has_opened: false)])
        #expect(try await fixture.refusal("GET", "/v3/announcement_open_rate/none").code == .notFoundInDatabase)
        #expect(try await fixture.refusal("GET", "/v3/announcement_open_rate/one?days=31").message.contains("30"))
        // A user who goes takes the name along, and leaves the numbers.
        _ = try await fixture.rest("DELETE", "/v3/users/bo")
        #expect(try await fixture.value(Rates.self, "GET", "/v3/announcement_open_rate/one").open_counts == [1, 0, 1])
    }

    @Test("Announcements that ended are counted by day, week and month")
    func announcementPeriods() async throws {
        let news = try await fixture.login("news")
        _ = try await fixture.channel("room", members: [], as: news)
        func announce(_ id: String, at time: Int64) async throws {
            let (status, _) = try await fixture.rest(
                "POST", "/v3/announcements",
                [
                    "unique_id": id, "message": ["type": "ADMM", "content": "x"], "target_at": "target_channels",
                    "target_list": ["room"], "scheduled_at": time,
                ])
            #expect(status == 200)
        }
        try await announce("now", at: fixture.clock.now)
        try await announce("later", at: fixture.clock.now + Self.day)
        try await announce("never", at: fixture.clock.now + 9 * Self.day)
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
        fixture.clock.advance(Self.day)
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
        _ = try await fixture.rest("PUT", "/v3/announcements/never", ["action": "cancel"])
        let days = try await periods("daily?start_date=2023-11-30&end_date=2023-12-02")
        #expect(days.map(\.date_range) == ["2023-11-30", "2023-12-01", "2023-12-02"])
        #expect(days.map(\.total_announcement_count) == [1, 2, 0] && days.map(\.sent_message_count) == [1, 1, 0])
        #expect(days[1].canceled_announcement_count == 1 && days[1].completed_announcement_count == 1)
        let weeks = try await periods("weekly?start_week=2023-W48&end_week=2023-W49")
        #expect(weeks.map(\.date_range) == ["2023-W48", "2023-W49"])
        #expect(weeks.map(\.total_announcement_count) == [3, 0])
        let months = try await periods("monthly?start_month=2023-11&end_month=2023-12")
        #expect(months.map(\.total_announcement_count) == [1, 2])
        #expect(try await periods("daily?start_date=2023-11-01&end_date=2023-12-01").count == 31)
        for query in [
            "daily?start_date=2023-11-01&end_date=2023-12-02", "weekly?start_week=2023-W48&end_week=2024-W02",
            "monthly?start_month=2023-11&end_month=2023-10", "daily?start_date=x&end_date=2023-12-02",
        ] { #expect(try await fixture.rest("GET", "/v3/announcement_stats/\(query)").status == 400, "\(query)") }
    }
}
