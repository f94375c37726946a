import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("The list of a user's channels")
struct ChannelListTests {
    /// All pages of a list, and what to do between them.
    private func pages(
        _ fixture: ServiceFixture, _ query: String, limit: Int,
        between: (Int) async throws -> Void = { _ in }
    ) async throws -> [[WireChannel]] {
        var pages: [[WireChannel]] = []
        var token = ""
        repeat {
            let target = "/v3/users/ana/my_group_channels?\(query)&limit=\(limit)&token=\(token)"
            let page = try await fixture.value(ChannelPage.self, "GET", target)
            pages.append(page.channels)
            token = page.next
            try await between(pages.count)
        } while !token.isEmpty && pages.count < 200
        return pages
    }

    /// Channels of `ana`, some empty, some with equal names, some with metadata.
    private func fill(_ fixture: ServiceFixture, count: Int, seed: UInt64) async throws -> ServiceFixture.LoggedIn {
        var random = SplitMix(seed: seed)
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        let names = ["Elan", "élan", "ELAN", "", "b", "B", "Zoo", "Äpfel", "apple", "李"]
        for number in 0..<count {
            // Now and then two channels are made in one millisecond.
            if random.next() % 3 != 0 { fixture.clock.advance(Int64(random.next() % 5)) }
            let name = names[Int(random.next() % UInt64(names.count))]
            _ = try await fixture.channel("room-\(number)", members: ["bo"], ["name": name], as: ana)
            if random.next() % 2 == 0 {
                let value = names[Int(random.next() % UInt64(names.count))]
                _ = try await fixture.rest(
                    "POST", "/v3/group_channels/room-\(number)/metadata", ["metadata": ["rank": value]])
            }
        }
        for _ in 0..<count {
            let number = random.next() % UInt64(count)
            if number % 3 != 0 {
                fixture.clock.advance(Int64(random.next() % 3))
                try await fixture.send("hi", to: "room-\(number)", as: ana)
            }
        }
        return ana
    }

    /// The orders as the documentation says them, over whole channels.
    private static func sorted(_ channels: [WireChannel], by order: GroupChannelOrder) -> [String] {
        func precedes(_ left: WireChannel, _ right: WireChannel) -> Bool {
            switch order {
            case .chronological:
                if left.createdAt != right.createdAt { return left.createdAt > right.createdAt }
            case .latestLastMessage:
                let (leftAt, rightAt) = (left.lastMessage?.createdAt ?? 0, right.lastMessage?.createdAt ?? 0)
                if leftAt != rightAt { return leftAt > rightAt }
                if left.createdAt != right.createdAt { return left.createdAt > right.createdAt }
            case .channelNameAlphabetical:
                let (leftKey, rightKey) = (NameOrderKey.bytes(of: left.name), NameOrderKey.bytes(of: right.name))
                if leftKey != rightKey { return leftKey.lexicographicallyPrecedes(rightKey) }
            case .metadataValueAlphabetical:
                let (leftValue, rightValue) = (left.metadata?["rank"], right.metadata?["rank"])
                if (leftValue == nil) != (rightValue == nil) { return leftValue != nil }
                if let leftValue, let rightValue, leftValue != rightValue {
                    return NameOrderKey.bytes(of: leftValue)
                        .lexicographicallyPrecedes(NameOrderKey.bytes(of: rightValue))
                }
            }
            return left.channelURL.utf8.lexicographicallyPrecedes(right.channelURL.utf8)
        }
        return channels.sorted(by: precedes).map(\.channelURL)
    }

    @Test(
        "Each order is the documented one, whatever the page size", arguments: GroupChannelOrder.allCases, [1, 7, 20])
    func orders(order: GroupChannelOrder, seed: Int) async throws {
        let fixture = try ServiceFixture()
        _ = try await fill(fixture, count: 30, seed: UInt64(seed))
        let query =
            "order=\(order.rawValue)&metadata_order_key=rank&show_empty=true&show_metadata=true&hidden_mode=all"
        let whole = try await pages(fixture, query, limit: 100).flatMap { $0 }
        #expect(whole.count == 30)
        #expect(whole.map(\.channelURL) == Self.sorted(whole, by: order), "seed \(seed)")
        for limit in [1, 4, 29, 30] {
            let paged = try await pages(fixture, query, limit: limit).flatMap { $0 }
            #expect(paged.map(\.channelURL) == whole.map(\.channelURL), "seed \(seed), limit \(limit)")
        }
        // Without empty channels: the same order, less those.
        let filled = try await pages(
            fixture, query.replacingOccurrences(of: "show_empty=true", with: "show_empty=false"), limit: 7)
        #expect(
            filled.flatMap { $0 }.map(\.channelURL) == whole.filter { $0.lastMessage != nil }.map(\.channelURL))
    }

    @Test(
        "Channels that move between pages are neither skipped nor repeated (C-31)",
        arguments: [true, false], [11, 12, 13])
    func moves(showEmpty: Bool, seed: Int) async throws {
        let fixture = try ServiceFixture()
        let ana = try await fill(fixture, count: 95, seed: UInt64(seed))
        var random = SplitMix(seed: UInt64(seed))
        let all = try await pages(fixture, "show_empty=\(showEmpty)", limit: 100).flatMap { $0 }
        var newlyFilled: Set<String> = []
        let paged = try await pages(fixture, "show_empty=\(showEmpty)", limit: 10) { page in
            guard page >= 1 else { return }
            for _ in 0..<3 {
                let url = "room-\(random.next() % 95)"
                fixture.clock.advance(1)
                if !all.contains(where: { $0.channelURL == url }) { newlyFilled.insert(url) }
                let message = try await fixture.send("moved", to: url, as: ana)
                if random.next() % 4 == 0 {
                    // And some move back down.
                    _ = try await fixture.call(
                        DeleteMessage.self, .init(channelURL: url, messageID: message.messageID), as: ana)
                }
            }
            // A message that stood when the first page was read goes away.
            if page == 2, let last = all.last(where: { $0.lastMessage != nil })?.lastMessage {
                _ = try await fixture.call(
                    DeleteMessage.self, .init(channelURL: last.channelURL, messageID: last.messageID), as: ana)
                _ = try await fixture.send("again", to: last.channelURL, as: ana)
            }
        }.flatMap { $0 }.map(\.channelURL)
        #expect(Set(paged).count == paged.count, "seed \(seed)")
        // Those that had no message when the list began may be in it or not.
        #expect(Set(paged).subtracting(newlyFilled) == Set(all.map(\.channelURL)), "seed \(seed)")
        #expect(paged.filter { !newlyFilled.contains($0) } == all.map(\.channelURL), "seed \(seed)")
    }

    @Test("Each filter leaves what it says")
    func filters() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.login("cy")
        #expect(try await fixture.rest("PUT", "/v3/users/bo", ["nickname": "Bodil Ö"]).status == 200)
        let start = fixture.clock.now
        _ = try await fixture.channel("empty", members: ["bo"], ["name": "Straße", "custom_type": "t1"], as: ana)
        fixture.clock.advance(10)
        _ = try await fixture.channel("trio", members: ["bo", "cy"], ["name": "Trio", "custom_type": "t2"], as: ana)
        _ = try await fixture.channel("open", members: ["cy"], ["is_public": true, "name": "100% open"], as: ana)
        _ = try await fixture.channel("super", members: ["cy"], ["is_super": true], as: ana)
        _ = try await fixture.channel("news", members: ["bo"], ["is_broadcast": true], as: ana)
        try await fixture.send("hi", to: "trio", as: bo)
        try await fixture.send("hi", to: "open", as: ana)
        _ = try await fixture.rest("PUT", "/v3/group_channels/news/freeze", ["freeze": true])
        _ = try await fixture.rest("POST", "/v3/group_channels/trio/metadata", ["metadata": ["k": "value"]])
        let everything: Set = ["empty", "trio", "open", "super", "news"]
        let expectations: [(String, Set<String>)] = [
            ("show_empty=true", everything),
            ("show_empty=false", ["trio", "open"]),
            ("show_empty=true&show_frozen=false", everything.subtracting(["news"])),
            ("show_empty=true&custom_types=t1,t2", ["empty", "trio"]),
            ("show_empty=true&custom_type_startswith=t", ["empty", "trio"]),
            ("show_empty=true&channel_urls=open,trio,nothing", ["open", "trio"]),
            ("show_empty=true&name_contains=STRA%C3%9FE", ["empty"]),
            ("show_empty=true&name_contains=%25", ["open"]),
            ("show_empty=true&name_contains=_", []),
            ("show_empty=true&members_include_in=bo", ["empty", "trio", "news"]),
            ("show_empty=true&members_include_in=bo,cy", ["trio"]),
            ("show_empty=true&members_exactly_in=bo", ["empty", "news"]),
            ("show_empty=true&members_exactly_in=ana,bo", ["empty", "news"]),
            ("show_empty=true&members_exactly_in=bo,cy,nobody", []),
            ("show_empty=true&members_nickname_contains=bodil%20%C3%B6", ["empty", "trio", "news"]),
            ("show_empty=true&public_mode=public", ["open"]),
            ("show_empty=true&public_mode=private", everything.subtracting(["open"])),
            ("show_empty=true&super_mode=super", ["super"]),
            ("show_empty=true&super_mode=nonsuper", ["empty", "trio", "open"]),
            ("show_empty=true&super_mode=broadcast_only", ["news"]),
            ("show_empty=true&unread_filter=unread_message", ["trio"]),
            ("show_empty=true&member_state_filter=joined_only", everything),
            ("show_empty=true&member_state_filter=invited_only", []),
            ("show_empty=true&hidden_mode=hidden_only", []),
            ("show_empty=true&created_before=\(start + 1)", ["empty"]),
            ("show_empty=true&created_after=\(start)", everything.subtracting(["empty"])),
            ("show_empty=true&metadata_key=k", ["trio"]),
            ("show_empty=true&metadata_key=k&metadata_values=x,value", ["trio"]),
            ("show_empty=true&metadata_key=k&metadata_values=x", []),
            ("show_empty=true&metadata_key=k&metadata_value_startswith=val", ["trio"]),
        ]
        for (query, expected) in expectations {
            let urls = try await pages(fixture, query, limit: 2).flatMap { $0 }.map(\.channelURL)
            #expect(Set(urls) == expected, "\(query)")
            #expect(urls.count == expected.count, "\(query)")
        }
    }

    @Test("Users are listed newest first, filtered and by pages")
    func users() async throws {
        let fixture = try ServiceFixture()
        for number in 0..<7 {
            if number % 2 == 0 { fixture.clock.advance(1) }
            let body = ["user_id": "u\(number)", "nickname": number < 3 ? "Ann \(number)" : "Bo"]
            #expect(try await fixture.rest("POST", "/v3/users", body).status == 200)
        }
        func list(_ query: String) async throws -> [String] {
            var users: [String] = []
            var token = ""
            repeat {
                let page = try await fixture.value(UserPage.self, "GET", "/v3/users?limit=2&token=\(token)&\(query)")
                users += page.users.map(\.userID)
                token = page.next
            } while !token.isEmpty
            return users
        }
        #expect(try await list("") == (0..<7).reversed().map { "u\($0)" })
        #expect(try await list("user_ids=u1,u5,x") == ["u5", "u1"])
        #expect(try await list("nickname=Bo") == ["u6", "u5", "u4", "u3"])
        #expect(try await list("nickname_startswith=aNN") == ["u2", "u1", "u0"])
    }
}
