import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Messages, over the socket")
struct MessagingTests {
    @Test("A message reaches everyone in the channel, its sender included, with the channel's next number")
    func send() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        let channel = try await fixture.channel("room", members: ["bo"], as: ana)
        fixture.recorder.clear()
        let message = try await fixture.send("hi", to: "room", as: ana)
        #expect(message.seq == channel.seq + 1)
        #expect(message.number == 1)
        for user in [ana, bo] {
            let events = try fixture.recorder.events(for: user.session)
            #expect(events.map(\.body) == [.messageNew(message)])
            #expect(events.first?.seq == message.seq)
        }
        #expect(fixture.reportedFaults == [])
    }

    @Test("The same request id gives the first message again and sends nothing", .covers("C-04"))
    func idempotence() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let first = try await fixture.send("hi", to: "room", as: ana, requestID: "r1")
        fixture.recorder.clear()
        let second = try await fixture.send("hi again", to: "room", as: ana, requestID: "r1")
        #expect(second == first)
        #expect(fixture.recorder.all.isEmpty)
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/room/messages?message_ts=9223372036854775807")
        #expect(page.messages == [first])
    }

    @Test("Times strictly increase while the clock stands, and when it goes back", .covers("C-01"))
    func times() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        var times: [Int64] = []
        for number in 0..<5 {
            if number == 3 { fixture.clock.advance(-60_000) }
            times.append(try await fixture.send("\(number)", to: "room", as: ana).createdAt)
        }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("An edit and a deletion are told, numbered, and read back")
    func editAndDelete() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let first = try await fixture.send("one", to: "room", as: ana)
        let second = try await fixture.send("two", to: "room", as: ana)
        fixture.recorder.clear()
        let edited = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: first.messageID, message: "uno"), as: ana
        ).message
        #expect(edited.message == "uno")
        #expect(edited.updatedAt > 0)
        #expect(edited.createdAt == first.createdAt)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: second.messageID), as: ana)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.map(\.seq) == [second.seq + 1, second.seq + 2])
        #expect(events.first?.body == .messageUpdated(edited))
        #expect(
            events.last?.body
                == .messageDeleted(
                    DeletedMessage(
                        messageID: second.messageID, createdAt: second.createdAt, number: 2, lastMessage: edited,
                        wasLastMessage: true)))
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/room/messages?message_ts=\(Int64.max)", as: .user(bo))
        #expect(page.messages == [edited])
        let error = await #expect(throws: WireError.self) {
            try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: second.messageID), as: ana)
        }
        #expect(error?.code == .socketMessageNotFound)
    }

    @Test("Unread: others' messages count, own and silent ones do not, a deleted one stops counting", .covers("C-10"))
    func unread() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let first = try await fixture.send("one", to: "room", as: ana)
        try await fixture.send("two", to: "room", as: ana)
        try await fixture.send("psst", to: "room", as: ana, silent: true)
        #expect(try await unread(of: "bo", fixture) == 2)
        #expect(try await unread(of: "ana", fixture) == 0)
        _ = try await fixture.call(DeleteMessage.self, .init(channelURL: "room", messageID: first.messageID), as: ana)
        #expect(try await unread(of: "bo", fixture) == 1)
        try await fixture.send("answer", to: "room", as: bo)
        #expect(try await unread(of: "bo", fixture) == 0)
        #expect(try await unread(of: "ana", fixture) == 1)
    }

    private func unread(of userID: String, _ fixture: ServiceFixture) async throws -> Int64 {
        struct Count: Decodable {
            var unread_count: Int64
        }
        let page = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/\(userID)/my_group_channels?show_empty=true")
        let total = try await fixture.value(Count.self, "GET", "/v3/users/\(userID)/unread_message_count")
        #expect(page.channels.reduce(0) { $0 + $1.unreadMessageCount } == total.unread_count)
        return total.unread_count
    }

    @Test("Marking read tells the members and the own devices, once; nothing new means nothing to tell", .covers("D10"))
    func markRead() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let message = try await fixture.send("one", to: "room", as: ana)
        fixture.recorder.clear()
        var receipts: [ReadReceipt] = []
        for _ in 0..<100 {
            receipts.append(try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo))
        }
        let expected = ReadReceipt(userID: "bo", readAt: message.createdAt, readNumber: 1)
        #expect(receipts.allSatisfy { $0 == expected })
        let seenByAna = try fixture.recorder.events(for: ana.session)
        #expect(seenByAna.map(\.body) == [.channelRead(expected)])
        #expect(seenByAna.first?.seq == nil)
        let own = try fixture.recorder.events(for: bo.session).filter { $0.userSeq != nil }
        #expect(own.count == 1)
        guard case .myChannel(let change) = own.first?.body else {
            Issue.record("no own row")
            return
        }
        #expect(change.reason == .read)
        #expect(change.channel.unreadMessageCount == 0)
        #expect(own.first?.userSeq == bo.result.userSeq + 2)
    }

    @Test("Typing goes to the others and carries no number", .covers("D11"))
    func typing() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        fixture.recorder.clear()
        _ = try await fixture.call(SetTyping.self, .init(channelURL: "room", isTyping: true), as: ana)
        #expect(try fixture.recorder.events(for: ana.session).isEmpty)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.count == 1)
        #expect(events.first?.seq == nil)
        guard case .channelTyping(let state) = events.first?.body else {
            Issue.record("no typing")
            return
        }
        #expect(state.user.userID == "ana")
        #expect(state.isTyping)
    }
}
