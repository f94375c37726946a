import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("The rules of polls")
struct PollRulesTests {
    private let ana = User.fixture()
    private let bo = User.fixture(key: 2, "bo")

    private func poll(
        options: [String] = ["red", "green"], multiple: Bool = false, suggestions: Bool = false, closeAt: Int64? = nil
    ) throws -> Poll {
        var poll = try PollRules.make(
            .init(
                title: "Colour?", options: options, closeAt: closeAt, allowsSuggestions: suggestions,
                allowsMultipleVotes: multiple), by: ana, applicationKey: 1, now: 5_000, limits: .standard)
        poll.wire.id = 9
        return poll
    }

    private func sent(_ poll: Poll, membership: Membership = .fixture(userKey: 2)) -> PollRules.Subject {
        var poll = poll
        (poll.channelKey, poll.messageID, poll.sentAt, poll.seq) = (10, 33, 2_000, 7)
        return PollRules.Subject(poll: poll, channel: .fixture(), membership: membership)
    }

    @Test("A poll has a title and options, each as long and as many as the limits say, and not one more")
    func limits() throws {
        func make(_ title: String, _ options: [String], closeAt: Int64? = nil) throws -> Poll {
            try PollRules.make(
                .init(title: title, options: options, closeAt: closeAt), by: ana, applicationKey: 1, now: 5_000,
                limits: .standard)
        }
        #expect(refusal { try make("", ["a"]) } == .invalidParameterValueRequired)
        #expect(refusal { try make("t", []) } == .invalidParameterValueRequired)
        #expect(refusal { try make("t", [""]) } == .invalidParameterValueRequired)
        #expect(refusal { try make("t", ["a", "a"]) } == .duplicatedData)
        #expect(refusal { try make(String(repeating: "t", count: 191), ["a"]) } == nil)
        #expect(refusal { try make(String(repeating: "t", count: 192), ["a"]) } == .invalidParameterValue)
        #expect(refusal { try make("t", [String(repeating: "o", count: 191)]) } == nil)
        #expect(refusal { try make("t", [String(repeating: "o", count: 192)]) } == .invalidParameterValue)
        #expect(refusal { try make("t", (1...20).map { "\($0)" }) } == nil)
        #expect(refusal { try make("t", (1...21).map { "\($0)" }) } == .reachedMaxCount)
        #expect(refusal { try make("t", ["a"], closeAt: 5_000) } == .invalidParameterValue)
        #expect(refusal { try make("t", ["a"], closeAt: 5_001) } == nil)
    }

    @Test("A vote replaces the one before, counts each option and each voter once, and takes one number")
    func voting() throws {
        var turn = Turn.fixture()
        let subject = sent(try poll(multiple: true))
        let first = try PollRules.vote([1, 2, 2], by: bo, in: subject, current: [], turn: &turn)
        #expect(first.result.wire.options.map(\.voteCount) == [1, 1])
        #expect(first.result.wire.voterCount == 1)
        #expect(first.result.seq == 8)
        let second = try PollRules.vote(
            [2], by: bo, in: .init(poll: first.result, channel: subject.channel, membership: subject.membership),
            current: [1, 2], turn: &turn)
        #expect(second.result.wire.options.map(\.voteCount) == [0, 1])
        #expect(second.result.wire.voterCount == 1)
        guard case .members(_, let event) = second.announcements.first, case .pollVoted(let vote) = event.body else {
            return #expect(Bool(false))
        }
        // Only what changed, and nobody's name.
        #expect(vote.counts == [.init(optionID: 1, voteCount: 0)])
        let taken = try PollRules.vote(
            [], by: bo, in: .init(poll: second.result, channel: subject.channel, membership: subject.membership),
            current: [2], turn: &turn)
        #expect(taken.result.wire.voterCount == 0)
        #expect(taken.result.wire.options.map(\.voteCount) == [0, 0])
    }

    @Test("The same vote again changes nothing and tells nobody, even when the poll is closed by now")
    func sameAgain() throws {
        var turn = Turn.fixture()
        var closed = try poll()
        closed.wire.status = .closed
        let decision = try PollRules.vote([1], by: bo, in: sent(closed), current: [1], turn: &turn)
        #expect(decision.writes.isEmpty && decision.announcements.isEmpty)
    }

    @Test("Who may not speak may not vote: outside, muted, in a frozen channel; a broadcast takes votes")
    func whoVotes() throws {
        var turn = Turn.fixture()
        func vote(_ subject: PollRules.Subject) -> ErrorCode? {
            refusal { try PollRules.vote([1], by: bo, in: subject, current: [], turn: &turn) }
        }
        var subject = sent(try poll())
        subject.membership = nil
        #expect(vote(subject) == .socketUserNotMember)
        #expect(
            vote(sent(try poll(), membership: .fixture(userKey: 2, isMuted: true)))
                == .socketMutedUserInChannelSendMessageNotAllowed)
        subject = sent(try poll())
        subject.channel?.isFrozen = true
        #expect(vote(subject) == .socketChannelFrozen)
        subject = sent(try poll())
        subject.channel?.isBroadcast = true
        #expect(vote(subject) == nil)
        subject.membership?.historyOffset = 3_000
        #expect(vote(subject) == .socketPollNotFound)
    }

    @Test("A vote fits the poll: its options, one where one is taken, and while it is open")
    func fittingVotes() throws {
        var turn = Turn.fixture()
        func vote(_ ids: [Int64], _ poll: Poll) -> ErrorCode? {
            refusal { try PollRules.vote(ids, by: bo, in: sent(poll), current: [], turn: &turn) }
        }
        #expect(vote([3], try poll()) == .notFoundInDatabase)
        #expect(vote([1, 2], try poll()) == .invalidParameterValue)
        #expect(vote([1, 2], try poll(multiple: true)) == nil)
        var late = try poll()
        late.wire.closeAt = turn.now
        #expect(vote([1], late) == .invalidParameterValue)
        late.wire.closeAt = turn.now + 1
        #expect(vote([1], late) == nil)
        #expect(
            refusal {
                try PollRules.vote([1], by: bo, in: .init(poll: try poll()), current: [], turn: &turn)
            } == .invalidParameterValue)
    }

    @Test("Its maker, operators and the application change a poll; suggestions are everyone's where it allows them")
    func whoChanges() throws {
        var turn = Turn.fixture()
        let edit = PollRules.Edit(title: "New?")
        func update(_ subject: PollRules.Subject, _ actor: Actor) -> ErrorCode? {
            refusal { try PollRules.update(edit, subject, by: actor, turn: &turn) }
        }
        let subject = sent(try poll())
        #expect(update(subject, .user(ana)) == nil)
        #expect(update(subject, .user(bo)) == .nonAuthorized)
        #expect(update(subject, .application) == nil)
        #expect(update(sent(try poll(), membership: .fixture(userKey: 2, role: .operator)), .user(bo)) == nil)
        func suggest(_ subject: PollRules.Subject) -> ErrorCode? {
            refusal { try PollRules.addOption("blue", to: subject, by: .user(bo), creator: bo, turn: &turn) }
        }
        #expect(suggest(subject) == .nonAuthorized)
        #expect(suggest(sent(try poll(suggestions: true))) == nil)
        #expect(
            suggest(sent(try poll(suggestions: true), membership: .fixture(userKey: 2, isMuted: true)))
                == .socketMutedUserInChannelSendMessageNotAllowed)
        // Before it is sent, only its maker knows of it.
        #expect(update(.init(poll: try poll()), .user(bo)) == .nonAuthorized)
        #expect(update(.init(poll: try poll()), .user(ana)) == nil)
    }

    @Test("An option's number is never another's, and the last option stays")
    func optionNumbers() throws {
        var turn = Turn.fixture()
        var subject = sent(try poll())
        subject.poll = try PollRules.deleteOption(2, of: subject, soleVoters: 0, by: .user(ana), turn: &turn).result
        subject.poll = try PollRules.addOption("blue", to: subject, by: .user(ana), creator: ana, turn: &turn).result
        #expect(subject.poll.wire.options.map(\.id) == [1, 3])
        subject.poll = try PollRules.deleteOption(3, of: subject, soleVoters: 0, by: .user(ana), turn: &turn).result
        let last = refusal {
            try PollRules.deleteOption(1, of: subject, soleVoters: 0, by: .user(ana), turn: &turn)
        }
        #expect(last == .invalidParameterValue)
        #expect(
            refusal { try PollRules.updateOption(7, text: "x", of: subject, by: .user(ana), turn: &turn) }
                == .notFoundInDatabase)
    }

    @Test("Several votes of one user keep the poll taking several")
    func multipleStays() throws {
        var turn = Turn.fixture()
        var subject = sent(try poll(multiple: true))
        subject.poll = try PollRules.vote([1, 2], by: bo, in: subject, current: [], turn: &turn).result
        let edit = PollRules.Edit(allowsMultipleVotes: false)
        #expect(refusal { try PollRules.update(edit, subject, by: .user(ana), turn: &turn) } == .invalidParameterValue)
        subject.poll = try PollRules.vote([1], by: bo, in: subject, current: [1, 2], turn: &turn).result
        #expect(refusal { try PollRules.update(edit, subject, by: .user(ana), turn: &turn) } == nil)
    }
}
