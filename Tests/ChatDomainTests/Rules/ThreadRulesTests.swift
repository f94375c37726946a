import ChatWire
import Testing

@testable import ChatDomain

@Suite("Answering messages")
struct ThreadRulesTests {
    private func parent(_ change: (inout Message) -> Void = { _ in }) -> Message {
        var parent = Message.fixture(id: 20, senderKey: 2)
        parent.wire.createdAt = 1_500
        change(&parent)
        return parent
    }

    private func reply(
        to thread: ThreadState?, alsoToChannel: Bool = false, membership: Membership = .fixture()
    ) throws -> Decision<Message> {
        var draft = MessageRules.Draft(message: "answer")
        draft.parentMessageID = 20
        draft.isReplyToChannel = alsoToChannel
        var turn = Turn.fixture()
        return try MessageRules.send(
            draft, by: .fixture(), in: .fixture(), membership: membership, earlier: nil, thread: thread, turn: &turn)
    }

    @Test("A reply in its thread takes two numbers, moves the parent, and neither counts nor marks read")
    func inThread() throws {
        let decision = try reply(to: ThreadState(parent: parent()))
        let message = decision.result
        #expect(message.wire.seq == 8 && message.wire.number == 3 && !message.isCountable)
        var moved = parent()
        moved.wire.thread = WireThreadInfo(
            replyCount: 1, mostReplies: [User.fixture().wire], lastRepliedAt: 5_000, updatedAt: 5_000)
        moved.wire.seq = 9
        moved.changedAt = 5_000
        var channel = Channel.fixture()
        (channel.seq, channel.position, channel.newestAt) = (9, 102, 5_000)
        #expect(
            decision.writes == [
                .insertMessage(message), .updateMessage(moved), .countReply(parentID: 20, userKey: 1, step: 1),
                .updateChannel(channel),
            ])
        #expect(decision.announcements.count == 2)
    }

    @Test("A reply that goes to the channel too is the channel's last message, counts and marks read")
    func inChannel() throws {
        let decision = try reply(to: ThreadState(parent: parent()), alsoToChannel: true)
        #expect(decision.result.wire.number == 4 && decision.result.isCountable)
        guard case .putMembership(let row) = decision.writes.last else {
            Issue.record("no row", severity: .error)
            return
        }
        #expect(row.readNumber == 4 && row.readAt == 5_000)
    }

    @Test("What cannot be answered is refused")
    func parents() {
        #expect(refusal { try reply(to: nil) } == .socketMessageNotFound)
        #expect(
            refusal { try reply(to: ThreadState(parent: parent { $0.isRemoved = true })) } == .socketMessageNotFound)
        #expect(
            refusal { try reply(to: ThreadState(parent: parent { $0.channelKey = 11 })) } == .socketMessageNotFound)
        #expect(
            refusal { try reply(to: ThreadState(parent: parent { $0.wire.parentMessageID = 19 })) }
                == .invalidParameterValue)
        #expect(
            refusal { try reply(to: ThreadState(parent: parent { $0.wire.type = .admin })) } == .invalidParameterValue)
        var row = Membership.fixture()
        row.historyOffset = 1_499
        #expect(refusal { try reply(to: ThreadState(parent: parent()), membership: row) } == nil)
        row.historyOffset = 1_500
        #expect(refusal { try reply(to: ThreadState(parent: parent()), membership: row) } == .socketMessageNotFound)
    }

    @Test("The users who replied most come first, five of them; equals by age")
    func mostReplies() {
        let users = (1...7).map { User.fixture(key: Int64($0), "user \($0)") }
        var repliers = users.map { ThreadState.Replier($0, count: Int($0.key == 6 ? 1 : 2)) }
        repliers.removeLast()
        let state = ThreadState(parent: parent { $0.wire.thread = WireThreadInfo(replyCount: 11) }, repliers: repliers)
        let come = state.changed(users[5], by: 1, newestReplyAt: 9, at: 9)
        #expect(come.mostReplies.map(\.userID) == (1...5).map { "user \($0)" } && come.replyCount == 12)
        let more = state.changed(users[4], by: 1, newestReplyAt: 9, at: 9)
        #expect(more.mostReplies.map(\.userID) == [5, 1, 2, 3, 4].map { "user \($0)" })
        let gone = state.changed(users[0], by: -1, newestReplyAt: 4, at: 9)
        #expect(gone.mostReplies.map(\.userID) == [2, 3, 4, 5, 1].map { "user \($0)" } && gone.replyCount == 10)
        let nobody = state.changed(nil, by: -1, newestReplyAt: 4, at: 9)
        #expect(nobody.replyCount == 10 && nobody.lastRepliedAt == 4)
    }

    @Test("Deleting a reply takes it from its thread, unless the parent is gone; a user who is gone is no hindrance")
    func deleting() throws {
        var reply = Message.fixture(id: 33)
        reply.wire.parentMessageID = 20
        let state = ThreadState(
            parent: parent { $0.wire.thread = WireThreadInfo(replyCount: 2, updatedAt: 9_000) },
            repliers: [.init(.fixture(), count: 2)], newestReplyAt: 1_700)
        func delete(_ thread: ThreadState?, _ replier: User?) throws -> Decision<Empty> {
            var turn = Turn.fixture()
            return try MessageRules.delete(
                reply, newestOther: nil, thread: thread, replier: replier, by: .application, in: .fixture(),
                membership: nil, turn: &turn)
        }
        let decision = try delete(state, .fixture())
        #expect(decision.writes.contains(.countReply(parentID: 20, userKey: 1, step: -1)))
        let infos = decision.writes.compactMap { write -> WireThreadInfo? in
            if case .updateMessage(let message) = write, message.wire.messageID == 20 {
                message.wire.thread
            } else {
                nil
            }
        }
        // Its time moves on whatever the clock says.
        #expect(
            infos == [
                WireThreadInfo(
                    replyCount: 1, mostReplies: [User.fixture().wire], lastRepliedAt: 1_700, updatedAt: 9_001)
            ])
        #expect(try delete(state, nil).announcements.count == 2)
        var gone = state
        gone.parent.isRemoved = true
        #expect(try delete(gone, .fixture()).announcements.count == 1)
        #expect(try delete(nil, .fixture()).announcements.count == 1)
    }

    @Test("Translations are merged, told as an update that is no edit, and forgotten with the text")
    func translations() throws {
        var turn = Turn.fixture()
        var message = Message.fixture()
        message.wire.translations = ["de": "hallo"]
        let decision = try MessageRules.translate(["es": "hola"], message: message, in: .fixture(), turn: &turn)
        #expect(decision.result.wire.translations == ["de": "hallo", "es": "hola"])
        #expect(decision.result.wire.updatedAt == 0 && decision.result.wire.seq == 8)
        #expect(
            try MessageRules.translate(["de": "hallo"], message: message, in: .fixture(), turn: &turn).writes.isEmpty)
        let edited = try MessageRules.edit(
            .init(message: "new"), message: message, by: .application, in: .fixture(), membership: nil, turn: &turn)
        #expect(edited.result.wire.translations.isEmpty)
        let kept = try MessageRules.edit(
            .init(data: "new"), message: message, by: .application, in: .fixture(), membership: nil, turn: &turn)
        #expect(kept.result.wire.translations == ["de": "hallo"])
    }
}
