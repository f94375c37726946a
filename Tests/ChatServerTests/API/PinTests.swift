import ChatDomain
import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Pinned messages")
struct PinTests {
    private struct Pinned: Decodable {
        var messages: [WireMessage]

        enum CodingKeys: String, CodingKey { case messages = "pinned_messages" }
    }

    private let room = "/v3/group_channels/room"

    private func world(limit: Int = 10) async throws -> (
        ServiceFixture, ServiceFixture.LoggedIn, ServiceFixture.LoggedIn
    ) {
        var configuration = ServiceConfiguration()
        configuration.limits.pinnedMessages = limit
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        return (fixture, ana, bo)
    }

    private func pin(_ message: WireMessage, _ fixture: ServiceFixture, as user: ServiceFixture.LoggedIn) async throws
        -> WireChannel
    {
        try await fixture.value(WireChannel.self, "POST", room + "/messages/\(message.messageID)/pin", as: .user(user))
    }

    @Test("Pinning and taking down are told with the ids; the channel and the list show what is pinned")
    func pinning() async throws {
        let (fixture, ana, bo) = try await world()
        let first = try await fixture.send("one", to: "room", as: ana)
        let second = try await fixture.send("two", to: "room", as: bo)
        fixture.recorder.clear()
        _ = try await pin(second, fixture, as: bo)
        let channel = try await pin(first, fixture, as: bo)
        #expect(channel.pinnedMessageIDs == [second.messageID, first.messageID])
        #expect(channel.lastPinnedMessage == first)
        // Once more changes nothing.
        _ = try await pin(second, fixture, as: ana)
        let events = try fixture.recorder.events(for: ana.session)
        #expect(
            events.map(\.body) == [
                .channelPinned(PinsChange(messageIDs: [second.messageID])),
                .channelPinned(PinsChange(messageIDs: [second.messageID, first.messageID])),
            ])
        #expect(events.map(\.seq) == [second.seq + 1, second.seq + 2])
        let list = try await fixture.value(Pinned.self, "GET", room + "/pinned_messages", as: .user(ana)).messages
        #expect(list == [first, second])
        let after = try await fixture.value(
            WireChannel.self, "DELETE", room + "/messages/\(first.messageID)/pin", as: .user(ana))
        #expect(after.pinnedMessageIDs == [second.messageID] && after.lastPinnedMessage == second)
        let params = ChannelChanges.Params(channelURL: "room", sinceSeq: second.seq)
        let changes = try await fixture.call(ChannelChanges.self, params, as: bo).changes
        #expect(changes.allSatisfy { $0.body == .channelPinned(PinsChange(messageIDs: [second.messageID])) })
        #expect(changes.count == 3)
    }

    @Test("Deleting a pinned message takes it down, with an event of its own")
    func deletion() async throws {
        let (fixture, ana, bo) = try await world()
        let message = try await fixture.send("one", to: "room", as: ana)
        _ = try await pin(message, fixture, as: ana)
        fixture.recorder.clear()
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: ana)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.last?.body == .channelPinned(PinsChange(messageIDs: [])))
        #expect(events.map(\.seq) == [message.seq + 2, message.seq + 3])
        let channel = try await fixture.value(WireChannel.self, "GET", room, as: .user(bo))
        #expect(channel.pinnedMessageIDs.isEmpty && channel.lastPinnedMessage == nil)
    }

    @Test("As many as allowed are pinned, one more is refused; a message may be pinned as it is sent")
    func limit() async throws {
        let (fixture, ana, _) = try await world(limit: 2)
        var params = SendMessage.Params(channelURL: "room", requestID: "r", message: "pinned")
        params.isPinned = true
        let first = try await fixture.call(SendMessage.self, params, as: ana).message
        _ = try await pin(try await fixture.send("two", to: "room", as: ana), fixture, as: ana)
        let third = try await fixture.send("three", to: "room", as: ana)
        let error = try await fixture.refusal("POST", room + "/messages/\(third.messageID)/pin", as: .user(ana))
        #expect(error.code == .reachedMaxCount && error.message.contains("2 pinned"))
        // A message that cannot be pinned is not sent either.
        (params.requestID, params.message) = ("s", "four")
        await #expect(throws: WireError.self) { try await fixture.call(SendMessage.self, params, as: ana) }
        #expect(try await fixture.page().messages.last?.messageID == third.messageID)
        let channel = try await fixture.value(WireChannel.self, "GET", room, as: .user(ana))
        #expect(channel.pinnedMessageIDs.first == first.messageID && channel.pinnedMessageIDs.count == 2)
    }

    @Test("What lies before the reader's history is pinned for the others only", .covers("C-33"))
    func history() async throws {
        let (fixture, ana, bo) = try await world()
        let old = try await fixture.send("old", to: "room", as: ana)
        _ = try await pin(old, fixture, as: ana)
        _ = try await fixture.rest("PUT", room + "/reset_user_history", [:], as: .user(bo))
        let new = try await fixture.send("new", to: "room", as: ana)
        #expect(try await pin(new, fixture, as: bo).pinnedMessageIDs == [new.messageID])
        let list = try await fixture.value(Pinned.self, "GET", room + "/pinned_messages", as: .user(bo)).messages
        #expect(list.map(\.message) == ["new"])
        #expect(
            try await fixture.refusal("DELETE", room + "/messages/\(old.messageID)/pin", as: .user(bo)).code
                == .notFoundInDatabase)
        #expect(try await fixture.value(WireChannel.self, "GET", room, as: .user(ana)).pinnedMessageIDs.count == 2)
        // They survive the server.
        let again = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { again.close() }
        let channel = try again.store.waitToWrite { context in
            try context.channelState(applicationKey: ana.session.applicationKey, url: "room")?.channel
        }
        #expect(channel?.pinnedMessageIDs() == [old.messageID, new.messageID])
    }

    @Test("In a supergroup operators pin, members do not")
    func supergroup() async throws {
        let (fixture, ana, bo) = try await world()
        _ = try await fixture.channel("bigger", members: ["bo"], ["is_super": true], as: ana)
        let message = try await fixture.send("one", to: "bigger", as: bo)
        let path = "/v3/group_channels/bigger/messages/\(message.messageID)/pin"
        #expect(try await fixture.refusal("POST", path, as: .user(bo)).code == .nonAuthorized)
        #expect(try await fixture.rest("POST", path, as: .user(ana)).status == 200)
    }
}
