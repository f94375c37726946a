import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Delivery receipts and profiles")
struct DeliveryAndProfileTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let room = "/v3/group_channels/room"

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        fixture.recorder.clear()
    }

    private func member(_ id: String) async throws -> WireMember? {
        try await fixture.value(WireChannel.self, "GET", room, as: .user(ana)).members?.first { $0.user.userID == id }
    }

    @Test("A receipt moves on, is told to all once, and is on the member's row", .covers("D9"))
    func receipts() async throws {
        let sent = try await fixture.send("hi", to: "room", as: ana)
        fixture.recorder.clear()
        let receipt = try await fixture.call(MarkDelivered.self, .init(channelURL: "room"), as: bo)
        #expect(receipt == DeliveryReceipt(userID: "bo", deliveredAt: sent.createdAt))
        #expect(try fixture.recorder.events(for: ana.session).map(\.body) == [.channelDelivered(receipt)])
        #expect(try fixture.recorder.events(for: ana.session).first?.seq == nil)
        #expect(try await member("bo")?.deliveredAt == sent.createdAt)
        // Again it is old news.
        fixture.recorder.clear()
        _ = try await fixture.call(MarkDelivered.self, .init(channelURL: "room"), as: bo)
        #expect(fixture.recorder.all.isEmpty)
        // Who was away sees it when catching up.
        let changes = try await fixture.call(ChannelsChanges.self, .init(since: 0), as: ana)
        let row = changes.channels.first?.members?.first { $0.user.userID == "bo" }
        #expect(row?.deliveredAt == sent.createdAt)
    }

    @Test("What is read was delivered, and a supergroup keeps no receipts", .covers("D9"))
    func readAndSuper() async throws {
        let sent = try await fixture.send("hi", to: "room", as: ana)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo)
        fixture.recorder.clear()
        let receipt = try await fixture.call(MarkDelivered.self, .init(channelURL: "room"), as: bo)
        #expect(receipt.deliveredAt == sent.createdAt)
        #expect(fixture.recorder.all.isEmpty)
        _ = try await fixture.channel("crowd", members: ["bo"], ["is_super": true], as: ana)
        let error = await #expect(throws: WireError.self) {
            _ = try await fixture.call(MarkDelivered.self, .init(channelURL: "crowd"), as: bo)
        }
        #expect(error?.code == .socketWrongChannelType)
    }

    @Test("Who is renamed is told to every channel, and messages come under the new name", .covers("C-22"))
    func renamed() async throws {
        let sent = try await fixture.send("hi", to: "room", as: bo)
        _ = try await fixture.channel("other", members: ["bo"], as: ana)
        fixture.recorder.clear()
        let body = ["nickname": "Bodo", "profile_url": "http://x/b.png"]
        #expect(try await fixture.rest("PUT", "/v3/users/bo", body, as: .user(bo)).status == 200)
        let told = try fixture.recorder.events(for: ana.session)
        #expect(Set(told.compactMap(\.channelURL)) == ["room", "other"])
        for event in told {
            guard case .membersUpdated(let update) = event.body else {
                Issue.record("another event")
                continue
            }
            #expect(update.reason == .profile)
            #expect(update.change.members.first?.user.nickname == "Bodo")
            #expect(update.change.members.first?.user.profileURL == "http://x/b.png")
            #expect(event.seq != nil && event.position != nil)
        }
        #expect(try await member("bo")?.user.nickname == "Bodo")
        let page = try await fixture.value(
            MessagePage.self, "GET", room + "/messages?message_ts=\(sent.createdAt)", as: .user(ana))
        #expect(page.messages.first?.sender?.nickname == "Bodo")
        #expect(page.messages.first?.sender?.profileURL == "http://x/b.png")
        // The same name again is no change.
        fixture.recorder.clear()
        #expect(try await fixture.rest("PUT", "/v3/users/bo", body, as: .user(bo)).status == 200)
        #expect(fixture.recorder.all.isEmpty)
    }

    @Test("Whoever is deactivated is cut off on every connection, and others are not", .covers("C-57"))
    func deactivated() async throws {
        #expect(try await fixture.rest("PUT", "/v3/users/bo", ["is_active": false]).status == 200)
        let closing = fixture.recorder.all.filter { $0.close != nil }
        #expect(closing.map(\.close) == [.kicked])
        #expect(closing.allSatisfy { $0.reaches(bo.session.userKey) && !$0.reaches(ana.session.userKey) })
        let error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: bo) }
        #expect(error?.code == .userDeactivated || error?.code == .socketUserDeactivated)
        // Saying it again closes nothing.
        fixture.recorder.clear()
        #expect(try await fixture.rest("PUT", "/v3/users/bo", ["is_active": false]).status == 200)
        #expect(fixture.recorder.all.isEmpty)
    }

    @Test("Unread counts by the rule on every way: silent, deleted and own messages do not count", .covers("C-10"))
    func unreadRule() async throws {
        func counts() async throws -> [Int64] {
            let row = try await fixture.value(WireChannel.self, "GET", room, as: .user(bo)).unreadMessageCount
            let changes = try await fixture.call(ChannelsChanges.self, .init(since: 0), as: bo)
            let total = try await fixture.value(
                [String: Int64].self, "GET", "/v3/users/bo/unread_message_count", as: .user(bo))
            let unread = try await fixture.value(
                [String: [String: Int64]].self, "GET", room + "/messages/unread_count", as: .user(bo))
            return [
                row, changes.channels.first?.unreadMessageCount ?? -1, total["unread_count"] ?? -1,
                unread["unread"]?["bo"] ?? -1,
            ]
        }
        try await fixture.send("silent", to: "room", as: ana, silent: true)
        #expect(try await counts() == [0, 0, 0, 0])
        let first = try await fixture.send("one", to: "room", as: ana)
        try await fixture.send("two", to: "room", as: ana)
        #expect(try await counts() == [2, 2, 2, 2])
        // A silent one counted for nothing, and takes nothing with it.
        let silent = try await fixture.send("silent too", to: "room", as: ana, silent: true)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: silent.messageID), as: ana)
        #expect(try await counts() == [2, 2, 2, 2])
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: first.messageID), as: ana)
        #expect(try await counts() == [1, 1, 1, 1])
        try await fixture.send("own, from another device", to: "room", as: bo)
        #expect(try await counts() == [0, 0, 0, 0])
    }

    @Test("Public channels are listed to everyone, and those joined alone where asked")
    func publicChannels() async throws {
        let sam = try await fixture.login("sam")
        for url in ["open1", "open2"] {
            _ = try await fixture.channel(url, members: ["bo"], ["is_public": true], as: ana)
            fixture.clock.advance(1)
        }
        func listed(_ more: String) async throws -> [String] {
            try await fixture.value(
                ChannelPage.self, "GET", "/v3/group_channels?show_empty=true&order=chronological\(more)",
                as: .user(sam)
            ).channels.map(\.channelURL)
        }
        #expect(try await listed("") == ["open2", "open1"])
        #expect(try await listed("&public_membership_mode=joined") == [])
        #expect(try await fixture.rest("PUT", "/v3/group_channels/open1/join", as: .user(sam)).status == 200)
        #expect(try await listed("&public_membership_mode=joined") == ["open1"])
    }
}
