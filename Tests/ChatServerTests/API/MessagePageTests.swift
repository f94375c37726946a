import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Pages of messages")
struct MessagePageTests {
    private func world() async throws -> (ServiceFixture, ServiceFixture.LoggedIn, [WireMessage]) {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        var messages: [WireMessage] = []
        for number in 0..<20 {
            fixture.clock.advance(10)
            messages.append(try await fixture.send("\(number)", to: "room", as: ana))
        }
        // Some were deleted: a page holds as many as it is asked for, past the gaps.
        for index in [3, 4, 15] {
            _ = try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: messages[index].messageID), as: ana)
        }
        let left = messages.enumerated().filter { ![3, 4, 15].contains($0.offset) }.map(\.element)
        return (fixture, ana, left)
    }

    @Test("Any anchor, any sizes, either direction: the page is the slice of the whole")
    func slices() async throws {
        let (fixture, ana, messages) = try await world()
        let times = messages.map(\.createdAt)
        let anchors: [Int64] = times + times.map { $0 - 1 } + times.map { $0 + 1 } + [0, Int64.max]
        for (index, anchor) in anchors.enumerated() {
            let previous = index % 5
            let next = index % 3
            let includes = index % 2 == 0
            let isReversed = index % 7 == 0
            let page = try await fixture.value(
                MessagePage.self, "GET",
                """
                /v3/group_channels/room/messages?message_ts=\(anchor)&prev_limit=\(previous)&next_limit=\(next)\
                &include=\(includes)&reverse=\(isReversed)
                """, as: .user(ana))
            let older = messages.filter { $0.createdAt < anchor }
            let newer = messages.filter { $0.createdAt > anchor }
            let exact = includes ? messages.filter { $0.createdAt == anchor } : []
            let expected = older.suffix(previous) + exact + newer.prefix(next)
            #expect(page.messages == (isReversed ? expected.reversed() : Array(expected)), "anchor \(anchor)")
            #expect(page.hasPrevious == (older.count > previous))
            #expect(page.hasNext == (newer.count > next))
            #expect(page.channelSeq == 24)
        }
    }

    @Test("A message that was deleted is still a place to page from")
    func deletedAnchor() async throws {
        let (fixture, ana, messages) = try await world()
        let id = messages[3].messageID - 1
        let page = try await fixture.value(
            MessagePage.self, "GET",
            "/v3/group_channels/room/messages?message_id=\(id)&prev_limit=1&next_limit=1", as: .user(ana))
        #expect(page.messages == [messages[2], messages[3]])
    }

    @Test("A custom type filters")
    func customTypes() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        for type in ["a", "b", "c"] {
            _ = try await fixture.call(
                SendMessage.self, .init(channelURL: "room", requestID: "", message: type, customType: type), as: ana)
        }
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/room/messages?message_ts=\(Int64.max)&custom_types=a,c")
        #expect(page.messages.map(\.message) == ["a", "c"])
    }

    @Test("The application brings messages with their times, in order, for any member")
    func seeding() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        func body(_ user: String, _ time: Int64, _ id: String) -> [String: Any] {
            ["message_type": "MESG", "user_id": user, "message": "old", "created_at": time, "dedup_id": id]
        }
        let messages = "/v3/group_channels/room/messages"
        let first = try await fixture.value(WireMessage.self, "POST", messages, body("bo", 1_000, "1"))
        #expect(first.createdAt == 1_000)
        #expect(first.sender?.userID == "bo")
        // The same again gives the first; another at the same time is refused.
        #expect(try await fixture.value(WireMessage.self, "POST", messages, body("bo", 1_000, "1")) == first)
        #expect(try await fixture.refusal("POST", messages, body("ana", 1_000, "2")).code == .invalidParameterValue)
        #expect(try await fixture.rest("POST", messages, body("ana", 1_001, "3")).status == 200)
        #expect(try await fixture.refusal("POST", messages, body("nobody", 1_002, "4")).code == .userNotExist)
        #expect(try await fixture.send("now", to: "room", as: ana).createdAt == fixture.clock.now)
    }
}
