import ChatWire
import Foundation
import Testing

@Suite("Channels and users written by hand")
struct HandWrittenJSONTests {
    private let user = WireUser(
        userID: "a\"b", nickname: "Zoë 🎉", profileURL: "https://example.com/p.png", isActive: false, isOnline: true,
        lastSeenAt: 12, metadata: ["k": "v\n", "a": ""])

    private var channel: WireChannel {
        WireChannel(
            channelURL: "room_1", name: "Room", coverURL: "c", data: "{}", customType: "t", createdAt: 1_234_567,
            creator: user, isDistinct: true, isPublic: true, isSuper: true, isBroadcast: true, isFrozen: true,
            memberCount: 3, joinedMemberCount: 2,
            members: [
                WireMember(
                    user: user, state: .invited, role: .operator, isMuted: true, readAt: 1, deliveredAt: 2, joinedAt: 3)
            ],
            metadata: ["x": "1"],
            lastMessage: WireMessage(
                messageID: 9, channelURL: "room_1", sender: WireSender(userID: "a"), message: "hi", createdAt: 5),
            seq: 7, messageNumber: 8,
            my: WireMembership(
                state: .joined, role: .operator, isMuted: true, hiddenState: .hiddenAllowAutoUnhide, invitedAt: 1,
                inviter: user, joinedAt: 2, readAt: 3, readNumber: 4, deletedAfterRead: 1, unreadMentions: [5, 9],
                deliveredAt: 5, historyOffset: 6, userSeq: 7)
        )
    }

    private func written(_ channel: WireChannel, membersJSON: [UInt8]? = nil) -> Data {
        var json = JSONWriter()
        channel.write(to: &json, membersJSON: membersJSON)
        return Data(json.finish())
    }

    @Test("A channel reads back as it was, every field set")
    func fullChannel() throws {
        #expect(try JSONDecoder().decode(WireChannel.self, from: written(channel)) == channel)
    }

    @Test("The writer says what the coder says")
    func sameAsCoder() throws {
        let byHand = try JSONSerialization.jsonObject(with: written(channel)) as? NSDictionary
        let byCoder = try JSONSerialization.jsonObject(with: JSONEncoder().encode(channel)) as? NSDictionary
        #expect(byHand == byCoder)
    }

    @Test("An open channel reads back as it was, and the coder says the same")
    func openChannel() throws {
        let open = WireChannel(
            channelURL: "lobby", name: "Lobby", createdAt: 1_000, creator: user, isFrozen: true, metadata: ["x": "1"],
            seq: 3, messageNumber: 2, my: WireMembership(state: .none, role: .operator), isOpen: true,
            participantCount: 4, operators: [user], participantsMayChange: false)
        #expect(try JSONDecoder().decode(WireChannel.self, from: written(open)) == open)
        let byHand = try JSONSerialization.jsonObject(with: written(open)) as? NSDictionary
        let byCoder = try JSONSerialization.jsonObject(with: JSONEncoder().encode(open)) as? NSDictionary
        #expect(byHand == byCoder)
        #expect(open.unreadMessageCount == 0)
    }

    @Test("A channel with nothing optional reads back as it was")
    func bareChannel() throws {
        let bare = WireChannel(channelURL: "room_2", createdAt: 1)
        #expect(try JSONDecoder().decode(WireChannel.self, from: written(bare)) == bare)
    }

    @Test("Members that were written already are taken as they are")
    func membersOnce() throws {
        var json = JSONWriter()
        json.beginArray()
        for member in channel.members ?? [] { member.write(to: &json) }
        json.endArray()
        var without = channel
        without.members = nil
        let data = written(without, membersJSON: json.finish())
        #expect(try JSONDecoder().decode(WireChannel.self, from: data) == channel)
    }

    @Test("A user reads back as it was")
    func userRoundTrip() throws {
        var json = JSONWriter()
        user.write(to: &json)
        #expect(try JSONDecoder().decode(WireUser.self, from: Data(json.finish())) == user)
    }
}
