import Foundation
import Testing

@testable import ChatWire

@Suite("Events on the wire")
struct WireEventTests {
    static let message = WireMessage(
        messageID: 7, requestID: "r-1", channelURL: "channel_1",
        sender: WireSender(userID: "ana", nickname: "Ana “Quote\" \\ \u{7}", profileURL: "", role: .operator),
        message: "line\nline\ttab 👩‍👩‍👧 שלום \u{1F} end", data: "{\"a\":1}", customType: "note",
        createdAt: 1_700_000_000_001,
        updatedAt: 3, isSilent: true, isOperatorMessage: true,
        mentions: MessageMentions(users: [WireUser(userID: "bo", nickname: "Zoë 🙈")], template: "hi @{bo}"), seq: 12,
        number: 9)

    /// A reply with everything that a message can have.
    static var fullMessage: WireMessage {
        var full = message
        full.type = .file
        full.files = [
            WireFile(url: "/v3/files/1/file.png", name: "a \"b\".png", type: "image/png", size: 9),
            WireFile(url: "https://example.com/b", name: "b"),
        ]
        full.parentMessageID = 3
        full.isReplyToChannel = true
        var parent = message
        parent.files = full.files
        full.parent = WireParentInfo(parent)
        full.thread = WireThreadInfo(replyCount: 2, mostReplies: [user], lastRepliedAt: 5, updatedAt: 6)
        full.reactions = [
            WireReaction(key: "👍", userIDs: ["bo", "a\"b"], count: 200, updatedAt: 7),
            WireReaction(key: "smile", userIDs: ["cy"]),
        ]
        full.metaArrays = [WireMetaArray(key: "k\n", values: ["1", "2"]), WireMetaArray(key: "empty")]
        full.translations = ["es": "hola \\", "de": "hallo"]
        full.isRemoved = true
        return full
    }

    static var messageWithPoll: WireMessage {
        var message = message
        message.poll = poll
        return message
    }

    static let user = WireUser(userID: "bo", nickname: "Bo", profileURL: "http://h/p.png", metadata: ["k": "v"])

    static var channel: WireChannel {
        WireChannel(
            channelURL: "channel_1", name: "Ünï", coverURL: "c", data: "d", customType: "t",
            createdAt: 1_700_000_000_123,
            creator: user, isDistinct: true, isPublic: true, isSuper: true, isBroadcast: true, isFrozen: true,
            memberCount: 2, joinedMemberCount: 1,
            members: [
                WireMember(user: user, state: .invited, role: .operator, isMuted: true, readAt: 4, deliveredAt: 5)
            ],
            metadata: ["a": "b"], lastMessage: message, seq: 12, messageNumber: 9,
            my: WireMembership(
                state: .joined, role: .operator, isMuted: true, hiddenState: .hiddenAllowAutoUnhide, invitedAt: 1,
                inviter: user, joinedAt: 2, readAt: 3, readNumber: 4, deletedAfterRead: 1, historyOffset: 6, userSeq: 7)
        )
    }

    static let poll = WirePoll(
        id: 4, title: "Colour \"?\"", status: .closed, voterCount: 2,
        options: [
            WirePollOption(
                id: 1, pollID: 4, text: "red 🟥", voteCount: 2, createdBy: "ana", createdAt: 3, updatedAt: 4,
                lastVotedAt: 5, partialVoters: [user])
        ],
        createdBy: "ana", createdAt: 3, updatedAt: 4, closeAt: 6, allowsSuggestions: true, allowsMultipleVotes: true,
        isAnonymous: true, data: ["text": "why"], votedOptionIDs: [1])

    static var bodies: [EventBody] {
        [
            .messageNew(message), .messageUpdated(messageWithPoll),
            .messageDeleted(
                DeletedMessage(messageID: 7, createdAt: 1, number: 9, lastMessage: message, wasLastMessage: true)),
            .messageNew(fullMessage),
            .messageReaction(
                ReactionChange(
                    messageID: 7, createdAt: 1, userID: "bo", operation: .delete,
                    reaction: WireReaction(key: "👍", userIDs: ["ana"], count: 300, updatedAt: 4))),
            .messageThread(
                ThreadChange(
                    messageID: 7, createdAt: 1,
                    thread: WireThreadInfo(replyCount: 1, mostReplies: [user], lastRepliedAt: 2, updatedAt: 3))),
            .channelPinned(PinsChange(messageIDs: [7, 9])),
            .channelUpdated(channel), .channelDeleted,
            .membersJoined(
                MembersChange(members: [WireMember(user: user)], by: user, memberCount: 3, joinedMemberCount: 2)),
            .membersLeft(MembersChange(members: [WireMember(user: user)], memberCount: 2, joinedMemberCount: 1)),
            .membersUpdated(
                MembersUpdate(
                    reason: .muted,
                    change: MembersChange(
                        members: [WireMember(user: user, isMuted: true, mutedEndAt: 9, mutedDescription: "Loud")],
                        by: user, memberCount: 2, joinedMemberCount: 1))),
            .channelDelivered(DeliveryReceipt(userID: "bo", deliveredAt: 5)),
            .channelRead(ReadReceipt(userID: "bo", readAt: 5, readNumber: 6)),
            .channelTyping(TypingState(user: user, isTyping: true, at: 8)),
            .participantEntered(ParticipantsChange(user: user, participantCount: 3)),
            .userBlocked(BlockChange(user: user, isBlocked: true)),
            .participantExited(ParticipantsChange(user: user, participantCount: 2)),
            .myChannel(OwnChannelChange(reason: .invited, channel: channel)),
            .pollUpdated(PollUpdate(messageID: 7, poll: poll, at: 9)),
            .pollVoted(
                PollVote(pollID: 4, messageID: 7, counts: [.init(optionID: 1, voteCount: 2)], voterCount: 2, at: 9)),
            .myPoll(OwnPollVote(pollID: 4, messageID: 7, optionIDs: [1], at: 9)),
            .historyExpired(ExpiredHistory(before: 5, number: 6)),
        ]
    }

    @Test("The fast bytes and Foundation's decode to the event that was written", arguments: bodies)
    func roundTrip(body: EventBody) throws {
        let event = WireEvent(channelURL: "channel_1", seq: 12, userSeq: 3, position: 99, body: body)
        let fast = try event.jsonBytes()
        #expect(try JSONDecoder().decode(WireEvent.self, from: Data(fast)) == event)
        let slow = try JSONEncoder().encode(event)
        #expect(try JSONDecoder().decode(WireEvent.self, from: slow) == event)
        let fastFields = try JSONSerialization.jsonObject(with: Data(fast)) as? NSDictionary
        let slowFields = try JSONSerialization.jsonObject(with: slow) as? NSDictionary
        #expect(fastFields == slowFields)
    }

    @Test("Every name on the wire has a body, and each body its name")
    func names() {
        #expect(Set(Self.bodies.map(\.name)) == Set(EventName.allCases.map(\.rawValue)))
    }

    @Test("A change of members for a reason of a later version keeps the members")
    func unknownReason() throws {
        let json = #"{"reason":"promoted","members":[],"member_count":2,"joined_member_count":1}"#
        let update = try JSONDecoder().decode(MembersUpdate.self, from: Data(json.utf8))
        #expect(update.reason == .other && update.change.memberCount == 2)
    }

    @Test("A change of a reaction or a thread is taken over once, in the order of the numbers")
    func applying() {
        var message = Self.message
        func change(_ count: Int, _ key: String = "a") -> ReactionChange {
            ReactionChange(
                messageID: 7, createdAt: 1, userID: "bo", operation: .add,
                reaction: WireReaction(key: key, userIDs: ["bo"], count: count))
        }
        message.apply(change(1), seq: 13)
        message.apply(change(2, "b"), seq: 14)
        message.apply(change(5), seq: 14)
        #expect(message.reactions.map(\.count) == [1, 2] && message.seq == 14)
        message.apply(change(0), seq: 15)
        #expect(message.reactions.map(\.key) == ["b"])
        message.apply(ThreadChange(messageID: 8, createdAt: 1, thread: WireThreadInfo(replyCount: 1)), seq: 16)
        #expect(message.thread == nil)
        message.apply(ThreadChange(messageID: 7, createdAt: 1, thread: WireThreadInfo(replyCount: 1)), seq: 16)
        message.apply(ThreadChange(messageID: 7, createdAt: 1, thread: WireThreadInfo(replyCount: 0)), seq: 16)
        #expect(message.thread?.replyCount == 1 && message.seq == 16)
    }

    @Test("A quote of a deleted message says so and nothing else of it")
    func removedQuote() {
        var parent = Self.fullMessage
        parent.file = parent.files.first
        let quote = WireParentInfo(parent)
        #expect(quote.isRemoved && quote.message.isEmpty && quote.file == nil && quote.files.isEmpty)
        #expect(quote.createdAt == parent.createdAt)
    }

    @Test("An event of a later version is passed over with its number")
    func unknownEvent() throws {
        let json = #"{"event":"poll.moved","channel":"channel_1","seq":13,"data":{"x":[1]},"new":true}"#
        let event = try JSONDecoder().decode(WireEvent.self, from: Data(json.utf8))
        #expect(event == WireEvent(channelURL: "channel_1", seq: 13, body: .unknown(name: "poll.moved")))
    }

    @Test("Documented seconds and our milliseconds stand side by side")
    func channelTimes() throws {
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.channel)) as? [String: Any]
        #expect(json?["created_at"] as? Int64 == 1_700_000_000)
        #expect(json?["created_at_ms"] as? Int64 == 1_700_000_000_123)
        #expect(json?["unread_message_count"] as? Int64 == 4)
        #expect(json?["is_hidden"] as? Bool == true)
    }

    @Test("A channel from elsewhere with seconds alone is read, however large they are")
    func channelSecondsOnly() throws {
        let json = #"{"channel_url":"abcd","created_at":1700000000}"#
        let channel = try JSONDecoder().decode(WireChannel.self, from: Data(json.utf8))
        #expect(channel.createdAt == 1_700_000_000_000)
        #expect(channel.my == nil)
        let huge = #"{"channel_url":"abcd","created_at":9223372036854775807}"#
        #expect(throws: Never.self) { try JSONDecoder().decode(WireChannel.self, from: Data(huge.utf8)) }
    }

    @Test("Unread is the difference of running numbers, never below zero")
    func unread() {
        var channel = Self.channel
        #expect(channel.unreadMessageCount == 4)
        channel.my?.readNumber = 20
        #expect(channel.unreadMessageCount == 0)
        channel.my = nil
        #expect(channel.unreadMessageCount == 0)
    }
}
