import ChatDomain
import ChatWire
import Foundation
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Polls")
struct PollTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let cy: ServiceFixture.LoggedIn
    private let room = "/v3/group_channels/room"

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        cy = try await fixture.login("cy")
        _ = try await fixture.channel("room", members: ["bo", "cy"], as: ana)
    }

    private func make(_ more: [String: Any] = [:], as user: ServiceFixture.LoggedIn? = nil) async throws -> WirePoll {
        var body: [String: Any] = ["title": "Colour?", "options": ["red", "green", "blue", "black", "white"]]
        body.merge(more) { $1 }
        return try await fixture.value(WirePoll.self, "POST", "/v3/polls", body, as: .user(user ?? ana))
    }

    private func send(_ poll: WirePoll, as user: ServiceFixture.LoggedIn? = nil) async throws -> WireMessage {
        try await fixture.call(
            SendMessage.self, .init(channelURL: "room", requestID: "p\(poll.id)", message: "vote!", pollID: poll.id),
            as: user ?? ana
        ).message
    }

    @discardableResult
    private func vote(_ ids: [Int64], _ poll: WirePoll, as user: ServiceFixture.LoggedIn) async throws -> WirePoll {
        try await fixture.value(
            WirePoll.self, "PUT", "/v3/polls/\(poll.id)/vote", ["option_ids": ids], as: .user(user))
    }

    @Test("A poll is made, sent once in a message, and stands in reply, event, page and changes alike")
    func everywhere() async throws {
        let poll = try await make(["allow_multiple_votes": true, "data": ["text": "why"]])
        #expect(poll.status == .open && poll.options.map(\.id) == [1, 2, 3, 4, 5] && poll.createdBy == "ana")
        #expect(poll.data == ["text": "why"] && poll.closeAt == -1)
        fixture.recorder.clear()
        let message = try await send(poll)
        var public_ = poll
        public_.votedOptionIDs = nil
        #expect(message.poll == public_)
        guard case .messageNew(let told) = try fixture.recorder.events(for: bo.session).first?.body else {
            return #expect(Bool(false))
        }
        #expect(told == message)
        let page = try await fixture.value(
            MessagePage.self, "GET", room + "/messages?message_ts=\(Int64.max)", as: .user(bo))
        #expect(page.messages.first?.poll?.votedOptionIDs == [])
        // The same request again is the same message; another message with the poll is refused.
        #expect(try await send(poll) == message)
        let twice = await #expect(throws: WireError.self) {
            _ = try await fixture.call(
                SendMessage.self, .init(channelURL: "room", requestID: "x", message: "again", pollID: poll.id), as: ana)
        }
        #expect(twice?.code == .duplicatedData)
        let foreign = await #expect(throws: WireError.self) {
            _ = try await fixture.call(
                SendMessage.self,
                .init(channelURL: "room", requestID: "y", message: "mine", pollID: try await make().id), as: bo)
        }
        #expect(foreign?.code == .nonAuthorized)
    }

    @Test(
        "Votes, changes, closing, suggestions and a late device: counts and own votes are right for all",
        .covers("C-90"))
    func voting() async throws {
        let poll = try await make(["allow_multiple_votes": true, "allow_user_suggestion": true])
        let message = try await send(poll)
        let seq = message.seq
        #expect(try await vote([1, 2], poll, as: bo).votedOptionIDs == [1, 2])
        #expect(try await vote([2], poll, as: cy).votedOptionIDs == [2])
        #expect(try await vote([3], poll, as: bo).options.map(\.voteCount) == [0, 1, 1, 0, 0])
        let suggested = try await fixture.value(
            WirePoll.self, "POST", "/v3/polls/\(poll.id)/options", ["text": "pink"], as: .user(cy))
        #expect(suggested.options.last?.text == "pink" && suggested.options.last?.createdBy == "cy")
        #expect(suggested.votedOptionIDs == [2])
        try await vote([6], poll, as: ana)
        let closed = try await fixture.value(WirePoll.self, "PUT", "/v3/polls/\(poll.id)/close", as: .user(ana))
        #expect(closed.status == .closed)
        let late = await #expect(throws: WireError.self) { try await vote([1], poll, as: bo) }
        #expect(late?.code == .invalidParameterValue)
        // A device that was away sees the message once, as it is now, with the reader's own votes.
        for (user, own) in [(ana, [6]), (bo, [3]), (cy, [2])] as [(ServiceFixture.LoggedIn, [Int64])] {
            let changes = try await fixture.call(
                ChannelChanges.self, .init(channelURL: "room", sinceSeq: seq), as: user)
            #expect(changes.changes.count == 1 && changes.completeSeq == seq + 6)
            guard case .messageUpdated(let caught)? = changes.changes.first?.body else { return #expect(Bool(false)) }
            #expect(caught.poll?.options.map(\.voteCount) == [0, 1, 1, 0, 0, 1])
            #expect(caught.poll?.voterCount == 3)
            #expect(caught.poll?.votedOptionIDs == own)
            let read = try await fixture.value(WirePoll.self, "GET", "/v3/polls/\(poll.id)", as: .user(user))
            #expect(read == caught.poll)
        }
    }

    @Test("Everyone is told of a vote with its number and without a name; the voter's devices learn what was chosen")
    func events() async throws {
        let poll = try await make()
        let message = try await send(poll)
        fixture.recorder.clear()
        try await vote([2], poll, as: bo)
        try await vote([2], poll, as: bo)
        let seen = try fixture.recorder.events(for: ana.session)
        #expect(seen.map(\.body.name) == ["poll.voted"])
        #expect(seen.first?.seq == message.seq + 1)
        guard case .pollVoted(let vote)? = seen.first?.body else { return #expect(Bool(false)) }
        #expect(vote.counts == [.init(optionID: 2, voteCount: 1)] && vote.voterCount == 1)
        let own = try fixture.recorder.events(for: bo.session)
        #expect(own.map(\.body.name) == ["poll.voted", "my.poll"])
        guard case .myPoll(let mine)? = own.last?.body else { return #expect(Bool(false)) }
        #expect(mine.optionIDs == [2] && mine.messageID == message.messageID)
        let bytes = fixture.recorder.all.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(bytes.allSatisfy { !$0.contains("\"bo\"") })
    }

    @Test("A poll that closes by the clock refuses votes at its time, and everyone is told within a tick")
    func closesByItself() async throws {
        let closeAt = fixture.clock.now + 60_000
        let poll = try await make(["close_at": closeAt])
        _ = try await send(poll)
        fixture.clock.advance(59_999)
        try await vote([1], poll, as: bo)
        await dueWork()
        fixture.recorder.clear()
        fixture.clock.advance(1)
        await #expect(throws: WireError.self) { try await vote([2], poll, as: bo) }
        await dueWork()
        await dueWork()
        let told = try fixture.recorder.events(for: cy.session)
        guard told.count == 1, case .pollUpdated(let update)? = told.first?.body else { return #expect(Bool(false)) }
        #expect(update.poll.status == .closed && update.poll.closeAt == closeAt)
        // Seconds are taken too.
        let seconds = try await make(["close_at": closeAt / 1_000 + 3_600])
        #expect(seconds.closeAt == (closeAt / 1_000 + 3_600) * 1_000)
    }

    private func dueWork() async {
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
    }

    @Test("Voters are listed by pages, each once; of an anonymous poll nobody is told, the application neither")
    func voters() async throws {
        let poll = try await make()
        _ = try await send(poll)
        for user in [ana, bo, cy] { try await vote([1], poll, as: user) }
        var found: [String] = []
        var token = ""
        repeat {
            let page = try await fixture.value(
                VoterPage.self, "GET", "/v3/polls/\(poll.id)/options/1/voters?limit=2&token=\(token)", as: .user(bo))
            #expect(page.voteCount == 3)
            found += page.voters.map(\.userID)
            token = page.next
        } while !token.isEmpty
        #expect(found == ["ana", "bo", "cy"])
        let shown = try await fixture.value(
            WirePoll.self, "GET", "/v3/polls/\(poll.id)?show_partial_voters=true", as: .user(bo))
        #expect(shown.options.first?.partialVoters?.map(\.userID) == ["ana", "bo", "cy"])
        let secret = try await make(["is_anonymous": true])
        _ = try await send(secret)
        try await vote([1], secret, as: bo)
        for reader in [.apiToken, .user(ana)] as [ServiceFixture.Credentials] {
            let path = "/v3/polls/\(secret.id)/options/1/voters"
            #expect(try await fixture.refusal("GET", path, as: reader).code == .nonAuthorized)
            let poll = try await fixture.value(
                WirePoll.self, "GET", "/v3/polls/\(secret.id)?show_partial_voters=true", as: reader)
            #expect(poll.options.first?.voteCount == 1 && poll.options.first?.partialVoters == nil)
        }
    }

    @Test("A deleted poll leaves its message as a text, a deleted message takes its poll along, a channel all of them")
    func deleting() async throws {
        let first = try await make()
        let message = try await send(first)
        try await vote([1], first, as: bo)
        fixture.recorder.clear()
        #expect(try await fixture.rest("DELETE", "/v3/polls/\(first.id)", as: .user(ana)).status == 200)
        guard case .pollUpdated(let update)? = try fixture.recorder.events(for: bo.session).first?.body else {
            return #expect(Bool(false))
        }
        #expect(update.poll.status == .removed && update.poll.title == "")
        let left = try await fixture.value(
            WireMessage.self, "GET", room + "/messages/\(message.messageID)", as: .user(bo))
        #expect(left.message == "vote!" && left.poll == nil)
        #expect(try await fixture.refusal("GET", "/v3/polls/\(first.id)").code == .notFoundInDatabase)
        let second = try await make()
        let carrier = try await send(second)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: carrier.messageID), as: ana)
        #expect(try await fixture.refusal("GET", "/v3/polls/\(second.id)").code == .notFoundInDatabase)
        let gone = await #expect(throws: WireError.self) { try await vote([1], second, as: bo) }
        #expect(gone?.code == .notFoundInDatabase)
        let changes = try await fixture.value(PollChanges.self, "GET", room + "/polls/changelogs?ts=0", as: .user(bo))
        #expect(changes.updated == [] && changes.deleted == [first.id, second.id])
        let third = try await make()
        _ = try await send(third)
        #expect(try await fixture.rest("DELETE", room, as: .user(ana)).status == 200)
        #expect(try await fixture.refusal("GET", "/v3/polls/\(third.id)").code == .notFoundInDatabase)
    }

    @Test("Lists give each poll of a channel once, newest first; the change log gives what changed since its token")
    func lists() async throws {
        var polls: [WirePoll] = []
        for number in 1...5 {
            let poll = try await make(["title": "Poll \(number)"])
            _ = try await send(poll)
            polls.append(poll)
        }
        _ = try await make(["title": "never sent"])
        var found: [Int64] = []
        var token = ""
        repeat {
            let page = try await fixture.value(
                PollPage.self, "GET", "/v3/polls?channel_url=room&channel_type=group_channels&limit=2&token=\(token)",
                as: .user(bo))
            found += page.polls.map(\.id)
            token = page.next
        } while !token.isEmpty
        #expect(found == polls.map(\.id).reversed())
        #expect(try await fixture.value(PollPage.self, "GET", "/v3/polls").polls.count == 6)
        #expect(try await fixture.refusal("GET", "/v3/polls", as: .user(bo)).code == .invalidParameterValueRequired)
        let all = try await fixture.value(PollChanges.self, "GET", room + "/polls/changelogs?ts=0", as: .user(bo))
        #expect(all.updated.map(\.id) == polls.map(\.id))
        try await vote([1], polls[1], as: bo)
        let since = try await fixture.value(
            PollChanges.self, "GET", room + "/polls/changelogs?token=\(all.token)", as: .user(bo))
        #expect(since.updated.map(\.id) == [polls[1].id] && since.updated.first?.votedOptionIDs == [1])
    }

    @Test("A muted member may read a poll and not touch it; who is outside may neither")
    func closedDoors() async throws {
        let sam = try await fixture.login("sam")
        let poll = try await make(["allow_user_suggestion": true])
        _ = try await send(poll)
        _ = try await fixture.rest("POST", room + "/mute", ["user_id": "bo"], as: .user(ana))
        #expect(try await fixture.rest("GET", "/v3/polls/\(poll.id)", as: .user(bo)).status == 200)
        for (user, code) in [
            (bo, .socketMutedUserInChannelSendMessageNotAllowed), (sam, .nonAuthorized),
        ] as [(ServiceFixture.LoggedIn, ErrorCode)] {
            let vote = try await fixture.refusal(
                "PUT", "/v3/polls/\(poll.id)/vote", ["option_ids": [1]], as: .user(user))
            #expect(vote.code == code)
            let option = try await fixture.refusal(
                "POST", "/v3/polls/\(poll.id)/options", ["text": "x"], as: .user(user))
            #expect(option.code == code)
        }
        #expect(try await fixture.refusal("GET", "/v3/polls/\(poll.id)", as: .user(sam)).code == .nonAuthorized)
        let read = try await fixture.value(WirePoll.self, "GET", "/v3/polls/\(poll.id)")
        #expect(read.options.map(\.text) == poll.options.map(\.text) && read.voterCount == 0)
    }

    @Test("A hundred voters at once who change their minds are counted exactly, also by a server that starts anew")
    func concurrentVotes() async throws {
        let users = (0..<20).map { "u\($0)" }
        var logins: [ServiceFixture.LoggedIn] = []
        for user in users { logins.append(try await fixture.login(user)) }
        _ = try await fixture.rest("POST", room + "/invite", ["user_ids": users], as: .user(ana))
        let poll = try await make(["allow_multiple_votes": true])
        _ = try await send(poll)
        // Each user votes in an order of their own, all beside one another; the last vote of each is known.
        let last = try await withThrowingTaskGroup(of: Set<Int64>.self) { group in
            for (index, user) in logins.enumerated() {
                group.addTask {
                    var random = SplitMix(seed: UInt64(index))
                    var chosen: Set<Int64> = []
                    for _ in 0..<15 {
                        chosen = Set((1...5).filter { _ in random.next() % 2 == 0 })
                        try await vote(chosen.sorted(), poll, as: user)
                    }
                    return chosen
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let expected = (1...5).map { id in Int64(last.filter { $0.contains(id) }.count) }
        let read = try await fixture.value(WirePoll.self, "GET", "/v3/polls/\(poll.id)")
        #expect(read.options.map(\.voteCount) == expected)
        #expect(read.voterCount == Int64(last.filter { !$0.isEmpty }.count))
        fixture.service.close()
        let again = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { again.close() }
        let recount = try again.store.waitToWrite { context in
            try context.connection.query(
                "SELECT option, count(*) FROM poll_vote WHERE poll = ? GROUP BY option ORDER BY option", poll.id
            ) { $0.integer(at: 1) }
        }
        #expect(recount == expected.filter { $0 > 0 })
        let stored = try again.store.waitToWrite { try $0.queries.poll(id: poll.id, applicationKey: 1)?.wire }
        #expect(stored?.options.map(\.voteCount) == expected)
    }

    @Test("In an open channel whoever is in votes, and the application lets anybody")
    func openChannel() async throws {
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        let poll = try await make()
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "lobby", requestID: "", message: "vote", pollID: poll.id), as: ana)
        let outside = await #expect(throws: WireError.self) { try await vote([1], poll, as: bo) }
        #expect(outside?.code == .nonAuthorized)
        _ = try await fixture.call(EnterChannel.self, .init(channelURL: "lobby"), as: bo, connection: 2)
        #expect(try await vote([1], poll, as: bo).voterCount == 1)
        let counted = try await fixture.value(
            WirePoll.self, "PUT", "/v3/polls/\(poll.id)/vote", ["user_id": "cy", "option_ids": [2]])
        #expect(counted.options.map(\.voteCount) == [1, 1, 0, 0, 0])
    }
}
