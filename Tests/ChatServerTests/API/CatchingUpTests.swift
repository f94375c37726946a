import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Catching up")
struct CatchingUpTests {
    /// What a client holds of a channel: the messages that stand, by id.
    private typealias Messages = [Int64: WireMessage]

    private static func apply(_ event: WireEvent, to messages: inout Messages) {
        switch event.body {
        case .messageNew(var message), .messageUpdated(var message):
            // What is quoted of a parent is as the parent was when it was read.
            message.parent = nil
            messages[message.messageID] = message
            // The reader's own votes are in what is read, and not in what everyone is told.
            messages[message.messageID]?.poll?.votedOptionIDs = nil
        case .messageReaction(let change): messages[change.messageID]?.apply(change, seq: event.seq ?? 0)
        case .messageThread(let change): messages[change.messageID]?.apply(change, seq: event.seq ?? 0)
        case .pollUpdated(let update):
            messages[update.messageID]?.poll = update.poll.status == .removed ? nil : update.poll
            messages[update.messageID]?.seq = event.seq ?? 0
        case .pollVoted(let vote):
            messages[vote.messageID]?.poll?.take(vote)
            messages[vote.messageID]?.seq = event.seq ?? 0
        case .messageDeleted(let deleted): messages[deleted.messageID] = nil
        case .channelUpdated, .channelDeleted, .membersJoined, .membersLeft, .channelRead, .channelTyping, .myChannel,
            .participantEntered, .participantExited, .membersUpdated, .channelDelivered, .channelPinned,
            .historyExpired, .myPoll,
            .userBlocked, .unknown:
            break
        }
    }

    @Test(
        "What a client knew at any number, and the changes since, make what there is now",
        .covers("C-37", "C-82", "C-83"),
        arguments: [1, 2, 3])
    func changes(seed: Int) async throws {
        let fixture = try ServiceFixture()
        var random = SplitMix(seed: UInt64(seed))
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        for user in ["cy", "di"] { _ = try await fixture.login(user) }
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        var live: Messages = [:]
        var history: [Int64: Messages] = [1: live]
        var ids: [Int64] = []
        for step in 0..<120 {
            fixture.recorder.clear()
            fixture.clock.advance(Int64(random.next() % 3))
            try await self.step(random.next(), number: step, ids: &ids, fixture, ana)
            for event in try fixture.recorder.events(for: bo.session) {
                Self.apply(event, to: &live)
                if let seq = event.seq { history[seq] = live }
            }
        }
        let newest = try #require(history.keys.max())
        // No number was left out: an event went out for each.
        #expect(history.count == Int(newest))
        for since in history.keys.sorted() {
            for limit in [1, 7, 100] {
                let caughtUp = try await catchUp(history[since] ?? [:], since: since, limit: limit, fixture, bo)
                #expect(caughtUp == live, "seed \(seed), since \(since), limit \(limit)")
            }
        }
    }

    private func step(
        _ dice: UInt64, number: Int, ids: inout [Int64], _ fixture: ServiceFixture, _ ana: ServiceFixture.LoggedIn
    ) async throws {
        let room = "/v3/group_channels/room"
        let pick = ids.isEmpty ? nil : ids[Int(dice / 32 % 1_000_000) % ids.count]
        switch (dice % 24, pick) {
        case (16..<19, .some(let id)):
            let operation: ReactionChange.Operation = dice / 4_096 % 3 == 0 ? .delete : .add
            _ = try? await fixture.call(
                React.self,
                .init(channelURL: "room", messageID: id, key: "key \(dice / 512 % 3)", operation: operation), as: ana)
        case (19..<23, .some(let id)):
            var params = SendMessage.Params(channelURL: "room", requestID: "", message: "reply \(number)")
            params.parentMessageID = id
            params.isReplyToChannel = dice / 512 % 2 == 0
            if let reply = try? await fixture.call(SendMessage.self, params, as: ana).message {
                ids.append(reply.messageID)
            }
        case (23, .some(let id)):
            _ = try? await fixture.rest(
                "POST", room + "/messages/\(id)/sorted_metaarray",
                ["sorted_metaarray": [["key": "k", "value": ["\(number)"]]]], as: .user(ana))
        case (0..<3, .some(let id)):
            _ = try? await fixture.call(
                UpdateMessage.self, .init(channelURL: "room", messageID: id, message: "edit \(number)"), as: ana)
        case (3..<5, .some(let id)):
            _ = try? await fixture.call(DeleteMessage.self, .init(channelURL: "room", messageID: id), as: ana)
        case (5, _): _ = try await fixture.rest("PUT", room, ["name": "name \(number)"], as: .user(ana))
        case (6, _): _ = try await fixture.rest("POST", room + "/invite", ["user_ids": ["cy", "di"]], as: .user(ana))
        case (7, _): _ = try await fixture.rest("PUT", room + "/leave", ["user_ids": ["cy"]])
        case (8, _):
            let poll = try await fixture.value(
                WirePoll.self, "POST", "/v3/polls", ["title": "\(number)?", "options": ["a", "b"]], as: .user(ana))
            let params = SendMessage.Params(channelURL: "room", requestID: "", message: "vote", pollID: poll.id)
            ids.append(try await fixture.call(SendMessage.self, params, as: ana).message.messageID)
        case (9..<12, _):
            // The first polls get most votes; some are not there (any more).
            let poll = "/v3/polls/\(dice / 16 % 4 + 1)"
            switch dice / 64 % 8 {
            case 0: _ = try await fixture.rest("DELETE", poll, as: .user(ana))
            case 1: _ = try await fixture.rest("POST", poll + "/options", ["text": "\(number)"], as: .user(ana))
            default:
                _ = try await fixture.rest("PUT", poll + "/vote", ["option_ids": [dice / 512 % 2 + 1]], as: .user(ana))
            }
        default: ids.append(try await fixture.send("text \(number)", to: "room", as: ana).messageID)
        }
    }

    private func catchUp(
        _ known: Messages, since: Int64, limit: Int, _ fixture: ServiceFixture, _ user: ServiceFixture.LoggedIn
    ) async throws -> Messages {
        var messages = known
        var since = since
        while true {
            let params = ChannelChanges.Params(channelURL: "room", sinceSeq: since, limit: limit)
            let result = try await fixture.call(ChannelChanges.self, params, as: user)
            #expect(!result.mustReload)
            let seqs = result.changes.compactMap(\.seq)
            #expect(seqs == seqs.sorted() && seqs.allSatisfy { $0 > since && $0 <= result.completeSeq })
            for event in result.changes { Self.apply(event, to: &messages) }
            #expect(result.completeSeq > since || !result.hasMore)
            since = result.completeSeq
            guard result.hasMore else { return messages }
        }
    }

    @Test("A number that this channel never had means to read it anew", arguments: [-1, 1_000])
    func reload(since: Int64) async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let params = ChannelChanges.Params(channelURL: "room", sinceSeq: since)
        let result = try await fixture.call(ChannelChanges.self, params, as: ana)
        #expect(result.mustReload)
        #expect(result.changes.isEmpty)
    }

    @Test("The list catches up by one row a channel, in pages, and then has nothing more")
    func channels() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        for number in 0..<5 { _ = try await fixture.channel("room-\(number)", members: ["bo"], as: ana) }
        let position = try await fixture.call(ChannelsChanges.self, .init(since: 0), as: bo).position
        #expect(try await fixture.call(ChannelsChanges.self, .init(since: position), as: bo).channels.isEmpty)
        for _ in 0..<3 { try await fixture.send("hi", to: "room-1", as: ana) }
        try await fixture.send("hi", to: "room-3", as: ana)
        // Another member's reading changes what the list shows of it.
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room-1"), as: bo)
        var urls: [String] = []
        var since = position
        while true {
            let result = try await fixture.call(ChannelsChanges.self, .init(since: since, limit: 1), as: ana)
            urls += result.channels.map(\.channelURL)
            since = result.position
            if !result.hasMore { break }
        }
        #expect(urls == ["room-3", "room-1"])
        let login = try await fixture.login("ana")
        #expect(login.result.position == since)
    }

    @Test("Every numbered event carries the log's position, which only grows, and the login's is the last of them")
    func positions() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        for number in 0..<5 { try await fixture.send("\(number)", to: "room", as: ana) }
        let positions = try fixture.recorder.events(for: ana.session).filter { $0.seq != nil }.map(\.position)
        #expect(positions.allSatisfy { $0 != nil })
        let values = positions.compactMap { $0 }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        #expect(try await fixture.login("ana").result.position == values.last)
    }
}

extension WirePoll {
    /// Takes the counts that a vote changed, as a client does.
    fileprivate mutating func take(_ vote: PollVote) {
        voterCount = vote.voterCount
        for count in vote.counts {
            guard let index = options.firstIndex(where: { $0.id == count.optionID }) else { continue }
            options[index].voteCount = count.voteCount
            options[index].lastVotedAt = vote.at
        }
    }
}
