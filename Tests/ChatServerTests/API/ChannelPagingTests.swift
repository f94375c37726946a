import ChatDomain
import ChatWire
import Foundation
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Pages of channels that change meanwhile")
struct ChannelPagingTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
    }

    private func page(_ query: String, token: String, limit: Int) async throws -> ChannelPage {
        let target = "/v3/users/ana/my_group_channels?show_empty=true&\(query)&limit=\(limit)&token=\(token)"
        return try await fixture.value(ChannelPage.self, "GET", target, as: .user(ana))
    }

    private func rename(_ number: Int, to name: String) async throws {
        _ = try await fixture.rest("PUT", "/v3/group_channels/room-\(number)", ["name": name])
    }

    private func rank(_ number: Int, _ value: String?) async throws {
        let path = "/v3/group_channels/room-\(number)/metadata"
        if let value {
            _ = try await fixture.rest("PUT", path, ["metadata": ["rank": value], "upsert": true])
        } else {
            _ = try await fixture.rest("DELETE", path + "/rank")
        }
    }

    @Test(
        "A list by name or by metadata has every channel exactly once, in the order it began with, whatever is renamed",
        .covers("C-31"), arguments: [GroupChannelOrder.channelNameAlphabetical, .metadataValueAlphabetical],
        [1, 2, 3, 4, 5])
    func renamed(order: GroupChannelOrder, seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed))
        let count = 30
        func word() -> String { "w\(random.next() % 50)" }
        for number in 0..<count {
            _ = try await fixture.channel("room-\(number)", members: ["bo"], ["name": word()], as: ana)
            if random.next() % 3 != 0 { try await rank(number, word()) }
        }
        let query = "order=\(order.rawValue)&metadata_order_key=rank"
        let whole = try await page(query, token: "", limit: 100).channels.map(\.channelURL)
        var paged: [String] = []
        var token = ""
        repeat {
            let page = try await page(query, token: token, limit: 4)
            paged += page.channels.map(\.channelURL)
            token = page.next
            for _ in 0..<6 {
                let number = Int(random.next() % UInt64(count))
                switch random.next() % 4 {
                case 0: try await rank(number, nil)
                case 1: try await rank(number, word())
                default: try await rename(number, to: word())
                }
            }
        } while !token.isEmpty
        #expect(paged == whole, "seed \(seed)")
        // A list that begins now has the order of now.
        let now = try await page(query, token: "", limit: 100).channels
        if order == .channelNameAlphabetical {
            let keys = now.map { NameOrderKey.bytes(of: $0.name) }
            #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
        }
        #expect(Set(now.map(\.channelURL)) == Set(whole))
    }

    @Test("What lists were ordered by is forgotten after an hour, and kept until then")
    func forgetting() async throws {
        _ = try await fixture.channel("room-1", members: ["bo"], ["name": "a"], as: ana)
        try await rename(1, to: "b")
        func kept() async throws -> Int64? {
            try await withCheckedThrowingContinuation { continuation in
                fixture.service.store.read {
                    try $0.connection.queryFirst("SELECT count(*) FROM former_key") { $0.integer(at: 0) }
                } completion: {
                    continuation.resume(with: $0)
                }
            }
        }
        func tick() async {
            await withCheckedContinuation { continuation in
                fixture.service.liftRestrictions { continuation.resume() }
            }
        }
        fixture.clock.advance(WriteContext.formerKeyLifetimeMilliseconds)
        await tick()
        #expect(try await kept() == 1)
        fixture.clock.advance(1)
        await tick()
        #expect(try await kept() == 0)
    }

    @Test("Further filters leave what they say, alone and together")
    func filters() async throws {
        _ = try await fixture.login("cy")
        _ = try await fixture.rest("PUT", "/v3/users/cy", ["nickname": "Cyrus Trio"])
        _ = try await fixture.channel("trio", members: ["bo", "cy"], ["name": "Trio"], as: ana)
        _ = try await fixture.channel("pair", members: ["bo"], ["name": "trio too", "is_distinct": true], as: ana)
        _ = try await fixture.channel("other", members: ["cy"], ["name": "Other"], as: ana)
        try await fixture.send("hi", to: "trio", as: ana)
        let expectations: [(String, Set<String>)] = [
            ("name=Trio", ["trio"]), ("name=trio", []), ("name_startswith=TRIO", ["trio", "pair"]),
            ("distinct_mode=distinct", ["pair"]), ("distinct_mode=nondistinct", ["trio", "other"]),
            ("members_include_in=bo,cy&query_type=OR", ["trio", "pair", "other"]),
            ("members_include_in=bo,cy&query_type=AND", ["trio"]),
            ("search_query=trio&search_fields=channel_name", ["trio", "pair"]),
            ("search_query=trio&search_fields=member_nickname", ["trio", "other"]),
            ("search_query=trio&search_fields=channel_name,member_nickname", ["trio", "pair", "other"]),
            ("search_query=trio&search_fields=channel_name&distinct_mode=nondistinct&name_startswith=t", ["trio"]),
        ]
        for (query, expected) in expectations {
            let urls = try await page(query, token: "", limit: 100).channels.map(\.channelURL)
            #expect(Set(urls) == expected && urls.count == expected.count, "\(query)")
        }
        let shown = try await page("show_read_receipt=true&show_delivery_receipt=true&name=Trio", token: "", limit: 1)
        #expect(shown.channels.first?.readReceipts?.keys.sorted() == ["ana", "bo", "cy"])
        #expect(shown.channels.first?.deliveryReceipts?["ana"] ?? 0 > 0)
        #expect(shown.channels.first?.deliveryReceipts?["bo"] == 0)
        #expect(try await page("name=Trio", token: "", limit: 1).channels.first?.readReceipts == nil)
    }

    @Test("A user of 3,000 channels catches up with the 1,200 that changed, by pages, each once", .covers("C-67"))
    func manyChannels() async throws {
        let caller = Caller(ana.session)
        func write(_ body: @escaping @Sendable (WriteContext) throws -> Void) async throws {
            try await withCheckedThrowingContinuation { continuation in
                fixture.service.store.write(body) { continuation.resume(with: $0) }
            }
        }
        try await write { context in
            for number in 0..<3_000 {
                var params = CreateChannelParams(userIDs: ["bo"])
                params.channelURL = "room-\(number)"
                _ = try context.createChannel(params, by: caller)
            }
        }
        let first = try await page("", token: "", limit: 1)
        try await write { context in
            for number in stride(from: 0, to: 3_000, by: 5) {
                for offset in 0..<2 {
                    _ = try context.sendMessage(
                        .init(message: "x"), to: "room-\(number + offset)", by: caller, senderID: nil)
                }
            }
        }
        var urls: [String] = []
        var since = first.position
        var hasMore = true
        while hasMore {
            let page = try await fixture.call(ChannelsChanges.self, .init(since: since, limit: 100), as: ana)
            #expect(page.channels.count <= 100)
            urls += page.channels.map(\.channelURL)
            (since, hasMore) = (page.position, page.hasMore)
        }
        #expect(urls.count == 1_200 && Set(urls).count == 1_200)
        // A page past the limit is refused by name.
        let error = await #expect(throws: WireError.self) {
            _ = try await fixture.call(ChannelsChanges.self, .init(since: 0, limit: 101), as: ana)
        }
        #expect(error?.code == .invalidParameterValue)
    }
}
