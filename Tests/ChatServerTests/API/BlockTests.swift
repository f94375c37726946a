import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Blocking")
struct BlockTests {
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
        fixture.recorder.clear()
    }

    private func block(_ target: String, as user: ServiceFixture.LoggedIn) async throws {
        let page = try await fixture.value(
            UserPage.self, "POST", "/v3/users/\(user.session.userID)/block", ["target_id": target], as: .user(user))
        #expect(page.users.map(\.userID) == [target])
    }

    private func unblock(_ target: String, as user: ServiceFixture.LoggedIn) async throws {
        let path = "/v3/users/\(user.session.userID)/block/\(target)"
        #expect(try await fixture.rest("DELETE", path, as: .user(user)).status == 200)
    }

    private func view(as user: ServiceFixture.LoggedIn) async throws -> WireChannel {
        try await fixture.value(WireChannel.self, "GET", room, as: .user(user))
    }

    private func texts(as user: ServiceFixture.LoggedIn) async throws -> [String] {
        try await fixture.value(
            MessagePage.self, "GET", room + "/messages?message_ts=\(Int64.max)&prev_limit=50", as: .user(user)
        ).messages.map(\.message)
    }

    private func total(of user: ServiceFixture.LoggedIn) async throws -> Int64 {
        struct Count: Decodable { var unread_count: Int64 }
        return try await fixture.value(
            Count.self, "GET", "/v3/users/\(user.session.userID)/unread_message_count", as: .user(user)
        ).unread_count
    }

    @Test(
        "What a blocked user says is withheld on every way, counts nowhere, and leaves no hole", .covers("C-10"))
    func withheld() async throws {
        try await fixture.send("before", to: "room", as: bo)
        try await block("bo", as: cy)
        let seq = try await view(as: cy).seq
        fixture.recorder.clear()
        let hidden = try await fixture.send("hidden", to: "room", as: bo)
        try await fixture.send("shown", to: "room", as: ana)

        // By events: the same numbers for everyone, and for the reader a message that is gone already.
        let events = try fixture.recorder.events(for: cy.session)
        #expect(events.compactMap(\.seq) == [seq + 1, seq + 2])
        guard case .messageDeleted(let remains) = events.first?.body else {
            Issue.record("not withheld: \(events)")
            return
        }
        #expect(remains.messageID == hidden.messageID && remains.number == hidden.number)
        #expect(!String(decoding: fixture.recorder.all.flatMap(\.bytes), as: UTF8.self).isEmpty)
        #expect(try fixture.recorder.events(for: ana.session).count { $0.body.name == "message.new" } == 2)

        // By pages, in the view, by catching up, and in the totals.
        #expect(try await texts(as: cy) == ["shown"])
        #expect(try await texts(as: ana) == ["before", "hidden", "shown"])
        let channel = try await view(as: cy)
        #expect(channel.unreadMessageCount == 1)
        #expect(try await total(of: cy) == 1)
        #expect(channel.lastMessage?.message == "shown")
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: 0), as: cy)
        let told = changes.changes.compactMap { event -> String? in
            if case .messageNew(let message) = event.body { message.message } else { nil }
        }
        #expect(told == ["shown"])
        #expect(changes.completeSeq == channel.seq)
        let path = room + "/messages/\(hidden.messageID)"
        #expect(try await fixture.rest("GET", path, as: .user(cy)).status == 404)
        #expect(try await fixture.rest("GET", path, as: .user(ana)).status == 200)

        // An edit and a deletion of it are numbers only, and count nothing twice.
        fixture.recorder.clear()
        _ = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: hidden.messageID, message: "edited"), as: bo)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: hidden.messageID), as: bo)
        let later = try fixture.recorder.events(for: cy.session)
        #expect(later.map(\.body.name) == ["message.deleted", "message.deleted"])
        for event in later {
            guard case .messageDeleted(let remains) = event.body else { continue }
            #expect(remains.number == 0)
        }
        #expect(try await view(as: cy).unreadMessageCount == 1)
        // And when it is the newest of all.
        try await fixture.send("newest", to: "room", as: bo)
        #expect(try await view(as: cy).lastMessage?.message == "shown")
        #expect(try await view(as: ana).lastMessage?.message == "newest")
    }

    @Test("A client that follows the events counts as the server does, whatever is withheld")
    func countsAgree() async throws {
        try await block("bo", as: cy)
        var local = try await view(as: cy)
        var random = SplitMix(seed: 3)
        for _ in 0..<60 {
            fixture.recorder.clear()
            let sender = random.next() % 2 == 0 ? ana : bo
            let message = try await fixture.send("x", to: "room", as: sender, silent: random.next() % 5 == 0)
            if random.next() % 4 == 0 {
                _ = try await fixture.call(
                    DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: sender)
            }
            for event in try fixture.recorder.events(for: cy.session) {
                switch event.body {
                case .messageNew(let message): local.messageNumber = max(local.messageNumber, message.number)
                case .messageDeleted(let deleted):
                    local.messageNumber = max(local.messageNumber, deleted.number)
                    if deleted.number > local.my?.readNumber ?? 0 { local.my?.deletedAfterRead += 1 }
                default: break
                }
            }
            let server = try await view(as: cy)
            #expect(local.unreadMessageCount == server.unreadMessageCount)
            #expect(try await total(of: cy) == server.unreadMessageCount)
        }
    }

    @Test("Blocking takes what is unread out of the counts, unblocking brings it back, and the own devices are told")
    func recount() async throws {
        for text in ["1", "2"] { try await fixture.send(text, to: "room", as: bo) }
        try await fixture.send("3", to: "room", as: ana)
        #expect(try await view(as: cy).unreadMessageCount == 3)
        fixture.recorder.clear()
        try await block("bo", as: cy)
        #expect(try await view(as: cy).unreadMessageCount == 1)
        let events = try fixture.recorder.events(for: cy.session)
        #expect(events.map(\.body.name) == ["my.channel", "user.blocked"])
        guard case .myChannel(let change) = events.first?.body else { return }
        #expect(change.channel.unreadMessageCount == 1)
        #expect(events.first?.userSeq == change.channel.my?.userSeq)
        // Nobody else learns of it.
        #expect(try fixture.recorder.events(for: bo.session).isEmpty)
        // Twice is once.
        fixture.recorder.clear()
        try await block("bo", as: cy)
        #expect(fixture.recorder.all.isEmpty)

        try await unblock("bo", as: cy)
        #expect(try await view(as: cy).unreadMessageCount == 3)
        #expect(try await texts(as: cy) == ["1", "2", "3"])
        let names = try fixture.recorder.events(for: cy.session).map(\.body.name)
        #expect(names == ["my.channel", "user.blocked"])
        try await fixture.send("4", to: "room", as: bo)
        #expect(try await view(as: cy).unreadMessageCount == 4)
    }

    @Test("Mentions, typing and previews of a blocked user are withheld as well")
    func mentionsAndTyping() async throws {
        try await fixture.send("preview", to: "room", as: ana)
        try await block("bo", as: cy)
        fixture.recorder.clear()
        _ = try await fixture.call(SetTyping.self, .init(channelURL: "room", isTyping: true), as: bo)
        #expect(try fixture.recorder.events(for: cy.session).isEmpty)
        #expect(try fixture.recorder.events(for: ana.session).count == 1)
        _ = try await fixture.rest(
            "POST", room + "/messages", ["message": "hey", "mention_type": "channel", "mentioned_user_ids": ["cy"]],
            as: .user(bo))
        let channel = try await view(as: cy)
        #expect(channel.unreadMentionCount == 0)
        #expect(channel.lastMessage?.message == "preview")
        #expect(try await view(as: ana).unreadMentionCount == 1)
    }

    @Test("In an open channel a blocked user's messages do not reach the reader's connection")
    func openChannel() async throws {
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        for (number, user) in [(UInt64(1), ana), (2, bo), (3, cy)] {
            _ = try await fixture.call(EnterChannel.self, .init(channelURL: "lobby"), as: user, connection: number)
        }
        try await block("bo", as: cy)
        fixture.recorder.clear()
        try await fixture.send("noise", to: "lobby", as: bo)
        #expect(try fixture.recorder.events(forConnection: 3).map(\.body.name) == ["message.deleted"])
        #expect(try fixture.recorder.events(forConnection: 1).map(\.body.name) == ["message.new"])
        #expect(try fixture.recorder.events(forConnection: 2).map(\.body.name) == ["message.new"])
    }

    @Test("The list of the blocked is the own one; members tell who blocks whom of the reader and them")
    func lists() async throws {
        try await block("bo", as: cy)
        try await block("cy", as: ana)
        let own = try await fixture.value(UserPage.self, "GET", "/v3/users/cy/block", as: .user(cy))
        #expect(own.users.map(\.userID) == ["bo"])
        #expect(try await fixture.rest("GET", "/v3/users/cy/block", as: .user(bo)).status == 403)
        #expect(try await fixture.rest("GET", "/v3/users/cy/block?list=blocking_me", as: .user(cy)).status == 403)
        let blockers = try await fixture.value(UserPage.self, "GET", "/v3/users/cy/block?list=blocking_me")
        #expect(blockers.users.map(\.userID) == ["ana"])
        let members = try await fixture.value(MemberPage.self, "GET", room + "/members", as: .user(cy)).members
        let byID = Dictionary(uniqueKeysWithValues: members.map { ($0.user.userID, $0) })
        #expect(byID["bo"]?.isBlockedByMe == true && byID["bo"]?.isBlockingMe == false)
        #expect(byID["ana"]?.isBlockedByMe == false && byID["ana"]?.isBlockingMe == true)
        let refusal = try await fixture.refusal("POST", "/v3/users/cy/block", ["target_id": "cy"], as: .user(cy))
        #expect(refusal.code == .invalidParameterValue)
        let unknown = try await fixture.refusal("POST", "/v3/users/cy/block", ["target_id": "zoe"], as: .user(cy))
        #expect(unknown.code == .userNotExist)
    }

    @Test("A user blocks as many as the limit allows, and not one more")
    func limit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.blockedUsers = 2
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        for user in ["b", "c", "d"] { _ = try await fixture.login(user) }
        #expect(
            try await fixture.rest("POST", "/v3/users/ana/block", ["user_ids": ["b", "c"]], as: .user(ana)).status
                == 200)
        let refusal = try await fixture.refusal("POST", "/v3/users/ana/block", ["target_id": "d"], as: .user(ana))
        #expect(refusal.code == .reachedMaxCount)
    }
}
