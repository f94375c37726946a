import ChatWire
import Foundation
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Deleting a user")
struct DeletionTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let cy: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        cy = try await fixture.login("cy")
        _ = try await fixture.channel("room", members: ["bo", "cy"], as: ana)
        _ = try await fixture.channel("pair", members: ["bo"], ["is_distinct": true], as: ana)
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        for (number, user) in [(UInt64(1), ana), (2, bo)] {
            _ = try await fixture.call(EnterChannel.self, .init(channelURL: "lobby"), as: user, connection: number)
        }
        for url in ["room", "pair", "lobby"] {
            try await fixture.send("by ana", to: url, as: ana)
            try await fixture.send("by bo", to: url, as: bo)
        }
        fixture.recorder.clear()
    }

    /// Lets the server go through what was said, until it is done.
    private func erase() async {
        for _ in 0..<3 {
            await withCheckedContinuation { continuation in
                fixture.service.liftRestrictions { continuation.resume() }
            }
        }
    }

    private func messages(in path: String) async throws -> [WireMessage] {
        try await fixture.value(
            MessagePage.self, "GET", "/v3/\(path)/messages?message_ts=\(Int64.max)&prev_limit=50"
        ).messages
    }

    @Test(
        "What a deleted user said stays under no name, or goes, in every channel and for who catches up",
        .covers("C-54"), arguments: [false, true])
    func deletion(removes: Bool) async throws {
        let before = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo)).seq
        #expect(try await fixture.rest("DELETE", "/v3/users/ana?delete_messages=\(removes)").status == 200)
        // At once: out of every channel, and nothing of the sessions is left.
        #expect(try await fixture.rest("GET", "/v3/users/ana").status == 404)
        #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(ana)).status == 401)
        #expect(fixture.recorder.all.contains { $0.reaches(ana.session.userKey) && $0.close == .kicked })
        let room = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo))
        #expect(room.memberCount == 2 && room.creator == nil)
        #expect(try fixture.recorder.events(for: bo.session).contains { $0.body.name == "members.left" })
        #expect(
            try fixture.recorder.events(forConnection: 2).contains { $0.body.name == "participant.exited" })

        await erase()
        for path in ["group_channels/room", "group_channels/pair", "open_channels/lobby"] {
            let messages = try await messages(in: path)
            #expect(messages.map(\.message) == (removes ? ["by bo"] : ["by ana", "by bo"]), "\(path)")
            if !removes { #expect(messages.first?.sender == nil) }
            #expect(messages.last?.sender?.userID == "bo")
        }
        // Who was away hears of it by catching up, without a hole.
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: before), as: bo)
        let names = changes.changes.map(\.body.name)
        #expect(names.contains(removes ? "message.deleted" : "message.updated"))
        #expect(changes.changes.compactMap(\.seq) == Array(before + 1...changes.completeSeq))
        for event in changes.changes {
            if case .messageUpdated(let message) = event.body { #expect(message.sender == nil) }
        }
        // Nothing of the name is left in the database.
        try await fixture.send("more", to: "room", as: bo)
        #expect(fixture.reportedFaults == [])
    }

    @Test("A talk of two stays readable for the other, and is frozen", .covers("C-54"))
    func talkOfTwo() async throws {
        _ = try await fixture.rest("DELETE", "/v3/users/ana")
        let pair = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/pair", as: .user(bo))
        #expect(pair.isFrozen && pair.memberCount == 1)
        #expect(
            try await fixture.value(
                MessagePage.self, "GET", "/v3/group_channels/pair/messages?message_ts=\(Int64.max)", as: .user(bo)
            ).messages.count == 2)
        let error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "pair", as: bo) }
        #expect(error?.code == .socketChannelFrozen)
        let room = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo))
        #expect(!room.isFrozen)
    }

    @Test("The id can be given again: to another user, who has nothing of the former")
    func sameID() async throws {
        _ = try await fixture.rest("POST", "/v3/users/cy/block", ["target_id": "ana"], as: .user(cy))
        _ = try await fixture.rest("DELETE", "/v3/users/ana")
        let other = try await fixture.login("ana")
        #expect(other.session.userKey != ana.session.userKey)
        let page = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/ana/my_group_channels?show_empty=true", as: .user(other))
        #expect(page.channels.isEmpty)
        #expect(try await fixture.rest("GET", "/v3/group_channels/room", as: .user(other)).status == 403)
        let blocked = try await fixture.value(UserPage.self, "GET", "/v3/users/cy/block", as: .user(cy))
        #expect(blocked.users.isEmpty)
        await erase()
        #expect(try await messages(in: "group_channels/room").first?.sender == nil)
    }

    @Test("Going through what was said goes on after a restart")
    func restart() async throws {
        _ = try await fixture.rest("DELETE", "/v3/users/ana?delete_messages=true")
        fixture.service.close()
        let service = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { service.close() }
        await withCheckedContinuation { continuation in
            service.liftRestrictions { continuation.resume() }
        }
        let left = try await withCheckedThrowingContinuation { continuation in
            service.store.read {
                try $0.connection.queryFirst("SELECT count(*) FROM message WHERE is_removed = 0") { $0.integer(at: 0) }
            } completion: {
                continuation.resume(with: $0)
            }
        }
        #expect(left == 3)
    }
}
