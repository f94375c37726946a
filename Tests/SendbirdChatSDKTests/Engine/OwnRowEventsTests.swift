import ChatWire
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Mentions and the own row, event by event")
@MainActor
struct OwnRowEventsTests {
    private let rig = Rig()

    private func ready() throws -> (ana: Device, anas: GroupChannel) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let ana = rig.makeDevice()
        ana.connect("ana")
        return (ana, try #require(ana.channel("chan_a")))
    }

    @Test("Each event alone changes the unread mentions: new, silent, edited, deleted, read", .covers("D16"))
    func mentionsByEvents() throws {
        let (ana, anas) = try ready()
        let (me, other) = (
            MessageMentions(users: [WireUser(userID: "ana")]), MessageMentions(users: [WireUser(userID: "bo")])
        )
        let counter = MentionCounter(ana.delegates)
        func count() -> UInt {
            rig.run()
            return anas.unreadMentionCount
        }
        let first = try #require(rig.server.send("to Ana", by: "bo", in: "chan_a", mentions: me))
        #expect(count() == 1)
        let second = try #require(rig.server.send("to Bo", by: "bo", in: "chan_a", mentions: other))
        #expect(count() == 1)
        rig.server.send("psst", by: "bo", in: "chan_a", isSilent: true, mentions: me)
        #expect(count() == 1)
        rig.server.send("to all", by: "bo", in: "chan_a", mentions: MessageMentions(kind: .channel))
        #expect(count() == 2 && counter.heard == ["to Ana", "psst", "to all"])
        // It carries the number of the message before it, whose mention stays.
        rig.server.send("silence", by: "bo", in: "chan_a", isSilent: true)
        #expect(count() == 2)
        rig.server.edit(second.messageID, to: "to Ana after all", in: "chan_a", mentions: me)
        #expect(count() == 3)
        rig.server.edit(second.messageID, to: "to Bo again", in: "chan_a", mentions: other)
        #expect(count() == 2)
        rig.server.delete(first.messageID, in: "chan_a")
        #expect(count() == 1)
        anas.markAsRead(completionHandler: nil)
        #expect(count() == 0)
        rig.server.send("own", by: "ana", in: "chan_a", mentions: me)
        #expect(count() == 0)
    }

    private final class MentionCounter: GroupChannelDelegate {
        var heard: [String] = []

        init(_ delegates: DelegateSet) { delegates.channel.add(self, identifier: "mentions") }

        func channel(_ channel: BaseChannel, didReceiveMention message: BaseMessage) { heard.append(message.message) }
    }

    @Test("What was read before a mention and comes after it does not take it back", .covers("D16", "C-06"))
    func latePictures() throws {
        let (ana, anas) = try ready()
        let me = MessageMentions(users: [WireUser(userID: "ana")])
        let channel = try #require(rig.server.channels["chan_a"])
        // The own row, with a change that is news, but as of before the message.
        var late = rig.server.row(channel, for: "ana")
        let number = (late.my?.userSeq ?? 0) + 1
        late.my?.userSeq = number
        late.my?.pushTrigger = .mentionOnly
        rig.server.send("to Ana", by: "bo", in: "chan_a", mentions: me)
        rig.run()
        try tellAna(OwnChannelChange(reason: .settings, channel: late), number)
        #expect(anas.unreadMentionCount == 1 && anas.myPushTriggerOption == .mentionOnly)
        // A whole picture, likewise: it was read on the server before, and its answer is late.
        ana.network.holdsAnswers = true
        anas.refresh(completionHandler: nil)
        rig.run()
        rig.server.send("again", by: "bo", in: "chan_a", mentions: me)
        rig.server.rename("chan_a", to: "New name")
        rig.server.update("ana", in: "chan_a", .muted) { $0.isMuted = true }
        rig.run()
        ana.network.releaseAnswers()
        rig.run()
        #expect(anas.unreadMentionCount == 2 && anas.unreadMessageCount == 2)
        #expect(anas.name == "New name" && anas.myMutedState == .muted && anas.lastMessage?.message == "again")
    }

    @Test("A late picture with news of the own row, which was lost on the way, takes no mention back", .covers("D16"))
    func lateNews() throws {
        let (ana, anas) = try ready()
        let channel = try #require(rig.server.channels["chan_a"])
        losingFrames {
            channel.memberships["ana"]?.pushTrigger = .off
            rig.server.tellOwn("ana", .settings, channel)
        }
        ana.network.holdsAnswers = true
        anas.refresh(completionHandler: nil)
        rig.run()
        rig.server.send("to all", by: "bo", in: "chan_a", mentions: MessageMentions(kind: .channel))
        rig.run()
        ana.network.releaseAnswers()
        rig.run()
        #expect(anas.unreadMentionCount == 1 && anas.myPushTriggerOption == .off)
    }

    /// What the server tells meanwhile reaches nobody.
    private func losingFrames(_ body: () -> Void) {
        let lines = rig.server.connections
        rig.server.connections = []
        body()
        rig.server.connections = lines
    }

    private func tellAna(_ change: OwnChannelChange, _ number: Int64) throws {
        let event = try WireEvent(userSeq: number, position: nil, body: .myChannel(change)).jsonBytes()
        for connection in rig.server.connections where connection.userID == "ana" { connection.send(event) }
        rig.run()
    }

    @Test("Channels whose news was lost on the way are there with the next news of one's own", .covers("C-92"))
    func lostOwnRow() throws {
        let (ana, _) = try ready()
        let list = ana.makeList()
        list.loadMore()
        losingFrames { rig.server.makeChannel("chan_b", members: ["ana", "bo"]) }
        rig.run()
        #expect(list.urls == ["chan_a"])
        rig.server.update("ana", in: "chan_a", .muted) { $0.isMuted = true }
        rig.run()
        #expect(list.urls == ["chan_b", "chan_a"])
    }
}
