import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Threads")
struct ThreadTests {
    private struct World {
        let fixture: ServiceFixture
        let ana: ServiceFixture.LoggedIn
        let bo: ServiceFixture.LoggedIn
        let parent: WireMessage
    }

    private func world(_ configuration: ServiceConfiguration = ServiceConfiguration()) async throws -> World {
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let parent = try await fixture.send("parent", to: "room", as: ana)
        return World(fixture: fixture, ana: ana, bo: bo, parent: parent)
    }

    private func unread(_ user: String, _ fixture: ServiceFixture) async throws -> Int64 {
        struct Count: Decodable {
            var unread_count: Int64
        }
        return try await fixture.value(Count.self, "GET", "/v3/users/\(user)/unread_message_count").unread_count
    }

    @Test("A reply is told with its quote, then the thread of its parent, each with a number of its own")
    func events() async throws {
        let world = try await world()
        let (fixture, bo) = (world.fixture, world.bo)
        fixture.recorder.clear()
        fixture.clock.advance(5)
        let reply = try await fixture.reply("answer", to: world.parent.messageID, as: bo)
        #expect(reply.parentMessageID == world.parent.messageID)
        #expect(reply.parent == WireParentInfo(world.parent))
        let events = try fixture.recorder.events(for: world.ana.session)
        let thread = WireThreadInfo(
            replyCount: 1, mostReplies: [WireUser(userID: "bo")], lastRepliedAt: reply.createdAt,
            updatedAt: fixture.clock.now)
        #expect(
            events.map(\.body) == [
                .messageNew(reply),
                .messageThread(
                    ThreadChange(
                        messageID: world.parent.messageID, createdAt: world.parent.createdAt, thread: thread)),
            ])
        #expect(events.map(\.seq) == [world.parent.seq + 1, world.parent.seq + 2])
        let read = try await fixture.message(world.parent.messageID)
        #expect(read.thread == thread && read.seq == world.parent.seq + 2)
        #expect(fixture.reportedFaults == [])
    }

    @Test(
        "Count, newest time and the five who replied most are the same in events, lists and the change log",
        .covers("C-83"))
    func mostReplies() async throws {
        let world = try await world()
        let fixture = world.fixture
        let room = "/v3/group_channels/room"
        var users: [ServiceFixture.LoggedIn] = []
        for number in 0..<7 {
            users.append(try await fixture.login("user \(number)"))
            _ = try await fixture.rest("POST", room + "/invite", ["user_ids": ["user \(number)"]], as: .user(world.ana))
        }
        var replies: [(user: Int, id: Int64)] = []
        func check(_ comment: Comment) async throws {
            var counts: [Int: Int] = [:]
            for reply in replies { counts[reply.user, default: 0] += 1 }
            let order = counts.keys.sorted { (counts[$1, default: 0], $0) < (counts[$0, default: 0], $1) }
            let info = try #require(try await fixture.message(world.parent.messageID).thread)
            #expect(info.replyCount == replies.count, comment)
            #expect(info.mostReplies.map(\.userID) == order.prefix(5).map { "user \($0)" }, comment)
            let events = try fixture.recorder.events(for: world.bo.session)
            guard case .messageThread(let change) = events.last(where: { $0.body.name == "message.thread" })?.body
            else {
                Issue.record("no event", severity: .error)
                return
            }
            #expect(change.thread == info, comment)
            let params = ChannelChanges.Params(channelURL: "room", sinceSeq: 0)
            let changes = try await fixture.call(ChannelChanges.self, params, as: world.bo).changes
            let known = changes.compactMap { change -> WireMessage? in
                if case .messageNew(let message) = change.body { message } else { nil }
            }.first { $0.messageID == world.parent.messageID }
            #expect(known?.thread == info, comment)
        }
        // A burst of 50, some by users who come new.
        for number in 0..<50 {
            fixture.clock.advance(1)
            let user = number % 11 % 7
            replies.append(
                (user, try await fixture.reply("\(number)", to: world.parent.messageID, as: users[user]).messageID))
        }
        try await check("after the burst")
        while replies.count > 0 {
            let gone = replies.remove(at: replies.count / 2)
            _ = try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: gone.id), as: users[gone.user])
            if replies.count % 10 == 0 { try await check("\(replies.count) left") }
        }
        let info = try #require(try await fixture.message(world.parent.messageID).thread)
        #expect(info.replyCount == 0 && info.lastRepliedAt == 0 && info.mostReplies.isEmpty && info.updatedAt > 0)
    }

    @Test("The newest reply's time goes back to the one before when it is deleted")
    func lastRepliedAt() async throws {
        let world = try await world()
        let fixture = world.fixture
        let first = try await fixture.reply("1", to: world.parent.messageID, as: world.bo)
        let second = try await fixture.reply("2", to: world.parent.messageID, as: world.ana)
        #expect(try await fixture.message(world.parent.messageID).thread?.lastRepliedAt == second.createdAt)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: second.messageID), as: world.ana)
        #expect(try await fixture.message(world.parent.messageID).thread?.lastRepliedAt == first.createdAt)
    }

    @Test("A reply in its thread alone is nobody's unread message, nor the channel's last", .covers("C-10"))
    func unread() async throws {
        let world = try await world()
        let (fixture, parent) = (world.fixture, world.parent)
        #expect(try await unread("bo", fixture) == 1)
        let hidden = try await fixture.reply("in the thread", to: parent.messageID, as: world.ana)
        #expect(try await unread("bo", fixture) == 1)
        let shown = try await fixture.reply("in the channel", to: parent.messageID, as: world.ana, alsoToChannel: true)
        #expect(try await unread("bo", fixture) == 2)
        let view = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(world.bo))
        #expect(view.lastMessage?.messageID == shown.messageID && view.unreadMessageCount == 2)
        // Deleting what did not count changes nothing; deleting what did takes one away.
        for (message, left) in [(hidden, Int64(2)), (shown, 1)] {
            _ = try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: world.ana)
            #expect(try await unread("bo", fixture) == left)
        }
        let after = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(world.bo))
        #expect(after.lastMessage?.messageID == parent.messageID && after.unreadMessageCount == 1)
        // Answering in a thread alone does not mark the channel read.
        try await fixture.reply("mine", to: parent.messageID, as: world.bo)
        #expect(try await unread("bo", fixture) == 1)
        try await fixture.reply("mine", to: parent.messageID, as: world.bo, alsoToChannel: true)
        #expect(try await unread("bo", fixture) == 0)
    }

    @Test("Lists hold no replies, all of them, or those that went to the channel; a thread's list holds its own")
    func lists() async throws {
        let world = try await world()
        let (fixture, parent) = (world.fixture, world.parent)
        let other = try await fixture.send("other", to: "room", as: world.bo)
        for number in 0..<5 {
            try await fixture.reply("\(number)", to: parent.messageID, as: world.bo, alsoToChannel: number == 3)
        }
        try await fixture.reply("elsewhere", to: other.messageID, as: world.ana)
        func texts(_ query: String) async throws -> [String] {
            try await fixture.page(query).messages.map(\.message)
        }
        #expect(try await texts("") == ["parent", "other"])
        #expect(try await texts("include_reply_type=ALL").count == 8)
        #expect(try await texts("include_reply_type=only_reply_to_channel") == ["parent", "other", "3"])
        let thread = try await fixture.page(
            "parent_message_id=\(parent.messageID)&message_ts=0&prev_limit=0&next_limit=3")
        #expect(thread.messages.map(\.message) == ["0", "1", "2"] && thread.hasNext && !thread.hasPrevious)
        #expect(thread.parent?.messageID == parent.messageID && thread.parent?.thread?.replyCount == 5)
        let id = try #require(thread.messages.last?.messageID)
        let next = try await fixture.page(
            "parent_message_id=\(parent.messageID)&message_id=\(id)&include=false&prev_limit=1&next_limit=5")
        #expect(next.messages.map(\.message) == ["1", "3", "4"] && !next.hasNext && next.hasPrevious)
        // Parts come when they are asked for.
        let bare = try await fixture.page("include_reply_type=ALL").messages
        #expect(bare.allSatisfy { $0.thread == nil && $0.parent == nil })
        let full = try await fixture.page(
            "include_reply_type=ALL&include_thread_info=true&include_parent_message_info=true"
        ).messages
        #expect(full.first?.thread?.replyCount == 5 && full.last?.parent?.message == "other")
    }

    @Test("A deleted parent leaves its replies; their quotes say that it is gone, and its thread takes no more")
    func deletedParent() async throws {
        let world = try await world()
        let (fixture, parent) = (world.fixture, world.parent)
        let reply = try await fixture.reply("answer", to: parent.messageID, as: world.bo, alsoToChannel: true)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: parent.messageID), as: world.ana)
        let left = try await fixture.message(reply.messageID)
        #expect(left.message == "answer" && left.parentMessageID == parent.messageID)
        let quote = try #require(left.parent)
        #expect(quote.isRemoved && quote.message.isEmpty && quote.createdAt == parent.createdAt)
        let thread = try await fixture.page("parent_message_id=\(parent.messageID)")
        #expect(thread.messages.map(\.message) == ["answer"] && thread.parent == nil)
        let error = await #expect(throws: WireError.self) {
            try await fixture.reply("late", to: parent.messageID, as: world.bo)
        }
        #expect(error?.code == .socketMessageNotFound)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: reply.messageID), as: world.bo)
        #expect(fixture.reportedFaults == [])
    }

    @Test("There is no answer to an answer, to an admin message, to another channel's, nor to what was never there")
    func badParents() async throws {
        let world = try await world()
        let (fixture, bo) = (world.fixture, world.bo)
        let reply = try await fixture.reply("answer", to: world.parent.messageID, as: bo)
        let admin = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages", ["message_type": "ADMM", "message": "hear"])
        _ = try await fixture.channel("other", members: [], as: bo)
        let elsewhere = try await fixture.send("x", to: "other", as: bo)
        let ids: [(Int64, ErrorCode)] = [
            (reply.messageID, .invalidParameterValue), (admin.messageID, .invalidParameterValue),
            (elsewhere.messageID, .socketMessageNotFound), (1_000, .socketMessageNotFound),
            (-1, .socketMessageNotFound),
        ]
        let before = try await fixture.page("include_reply_type=ALL")
        for (id, code) in ids {
            let error = await #expect(throws: WireError.self) { try await fixture.reply("x", to: id, as: bo) }
            #expect(error?.code == code)
        }
        let answer = try await fixture.refusal(
            "POST", "/v3/group_channels/room/messages",
            ["message_type": "ADMM", "message": "x", "parent_message_id": world.parent.messageID])
        #expect(answer.code == .invalidParameterValue)
        #expect(try await fixture.page("include_reply_type=ALL") == before)
    }

    @Test("A reply that is sent again is the first one, whole, and counts once", .covers("C-04"))
    func idempotence() async throws {
        let world = try await world()
        let fixture = world.fixture
        var params = SendMessage.Params(channelURL: "room", requestID: "r", message: "answer")
        params.parentMessageID = world.parent.messageID
        let first = try await fixture.call(SendMessage.self, params, as: world.bo)
        fixture.recorder.clear()
        #expect(try await fixture.call(SendMessage.self, params, as: world.bo) == first)
        #expect(fixture.recorder.all.isEmpty)
        #expect(try await fixture.message(world.parent.messageID).thread?.replyCount == 1)
    }

    @Test("What lies before the reader's history is neither quoted nor answered", .covers("C-33"))
    func history() async throws {
        let world = try await world()
        let fixture = world.fixture
        let reset = try await fixture.rest(
            "PUT", "/v3/group_channels/room/reset_user_history", [:], as: .user(world.bo))
        #expect(reset.status == 200)
        let reply = try await fixture.reply("answer", to: world.parent.messageID, as: world.ana, alsoToChannel: true)
        let all = "include_reply_type=ALL&include_parent_message_info=true"
        let page = try await fixture.page(all, as: .user(world.bo))
        #expect(page.messages.map(\.messageID) == [reply.messageID] && page.messages.first?.parent == nil)
        #expect(try await fixture.page(all, as: .user(world.ana)).messages.last?.parent != nil)
        let thread = try await fixture.page("parent_message_id=\(world.parent.messageID)", as: .user(world.bo))
        #expect(thread.parent == nil && thread.messages.count == 1)
        let error = await #expect(throws: WireError.self) {
            try await fixture.reply("x", to: world.parent.messageID, as: world.bo)
        }
        #expect(error?.code == .socketMessageNotFound)
        let id = world.parent.messageID
        for target in ["messages/\(id)", "messages/\(id)/reactions"] {
            let answer = try await fixture.refusal("GET", "/v3/group_channels/room/\(target)", as: .user(world.bo))
            #expect(answer.code == .notFoundInDatabase)
        }
        struct Total: Decodable { var total: Int64 }
        let total = "/v3/group_channels/room/messages/total_count"
        #expect(try await fixture.value(Total.self, "GET", total, as: .user(world.bo)).total == 1)
        #expect(try await fixture.value(Total.self, "GET", total, as: .user(world.ana)).total == 2)
    }
}
