import Foundation
import Testing

@testable import SendbirdChatSDK

extension CurrentClientTests {
    @Suite("Reactions, threads, quotes and pins with a real server")
    @MainActor
    struct ReactionsLiveTests {
        @Test("A reaction is told, counted, shown in both lists, kept in the cache, taken back, and caught up")
        func reactions() async throws {
            let talk = try await Talk()
            let sent = try await talk.anas.sendUserMessage("Tea?")
            await talk.pulse.until { talk.bosList.succeededMessages.count == 1 }
            let event = try await talk.bos.addReaction(with: sent, key: "👍")
            #expect(event.operation == .add && event.userId == "bo" && event.messageId == sent.messageId)
            await talk.pulse.until { talk.anasList.succeededMessages.first?.reactions.first?.count == 1 }
            try await talk.anas.addReaction(with: sent, key: "👍")
            try await talk.anas.addReaction(with: sent, key: "🎉")
            await talk.pulse.until { talk.bosList.succeededMessages.first?.reactions.count == 2 }
            let shown = try #require(talk.bosList.succeededMessages.first)
            #expect(shown.reactions.map(\.key) == ["👍", "🎉"])
            #expect(shown.reactions[0].userIds == ["bo", "ana"] && shown.reactions[0].count == 2)
            talk.act(as: talk.bo)
            #expect(shown.reactions[0].hasCurrentUserReacted && !shown.reactions[1].hasCurrentUserReacted)
            #expect(talk.ear.heard == ["add 👍 by bo", "add 👍 by ana", "add 🎉 by ana"])
            #expect(talk.ear.lists.suffix(3) == Array(repeating: #"~["Tea?"] eventReactionUpdated"#, count: 3))
            // An object of the app's own is brought up to date, once.
            #expect(sent.apply(talk.ear.reactions[2]) && sent.reactions.map(\.key) == ["🎉"])
            #expect(!sent.apply(talk.ear.reactions[2]) && !sent.apply(talk.ear.reactions[0]))
            // Without a connection from the cache; what came meanwhile is caught up.
            await talk.bo.disconnectSocket()
            #expect(try await talk.cached().first?.reactions.map(\.count) == [2, 1])
            try await talk.anas.deleteReaction(with: sent, key: "🎉")
            try await talk.bo.connect("bo")
            await talk.pulse.until { talk.bosList.succeededMessages.first?.reactions.count == 1 }
            #expect(talk.bosList.succeededMessages.first?.updatedAt == 0)
            // A list that did not ask for reactions shows none, and is not told of them.
            let plain = try await talk.bo.messages(of: talk.bos)
            #expect(plain.succeededMessages.first?.reactions.isEmpty == true)
            talk.stop()
        }

        @Test("A reaction needs a sent message of the channel")
        func refused() async throws {
            let talk = try await Talk()
            let other = try await talk.ana.createChannel("chan_cake", with: ["bo"])
            let sent = try await other.sendUserMessage("Cake")
            await #expect(throws: SBError.self) { try await talk.anas.addReaction(with: sent, key: "👍") }
            await #expect(throws: SBError.self) { try await talk.anas.addReaction(with: sent, key: "") }
            talk.stop()
        }

        @Test("A reply counts in its parent's thread, quotes it, and stands where it belongs")
        func threads() async throws {
            let talk = try await Talk()
            let parent = try await talk.anas.sendUserMessage("Who brings cake?")
            await talk.pulse.until { talk.bosList.succeededMessages.count == 1 }
            let standing = try await Talk.list(of: talk.bos, talk.bo, talk.pulse, replies: .onlyReplyToChannel)
            let none = try await Talk.list(of: talk.bos, talk.bo, talk.pulse, replies: .none)
            let inThread = UserMessageCreateParams(message: "Me")
            inThread.parentMessageId = parent.messageId
            let pending = talk.bos.sendUserMessage(params: inThread, completionHandler: nil)
            #expect(
                pending.parentMessageId == parent.messageId
                    && pending.messageParams?.parentMessageId == parent.messageId)
            await talk.pulse.until { talk.message("Me", in: talk.anasList) != nil }
            let both = UserMessageCreateParams(message: "Two!")
            (both.parentMessageId, both.isReplyToChannel) = (parent.messageId, true)
            try await talk.bos.sendUserMessage(params: both)
            await talk.pulse.until { talk.message("Two!", in: talk.anasList) != nil }
            await talk.pulse.until { talk.message(parent.message, in: talk.anasList)?.threadInfo.replyCount == 2 }
            #expect(talk.anasList.succeededMessages.map(\.message) == ["Who brings cake?", "Me", "Two!"])
            await talk.pulse.until { standing.succeededMessages.count == 2 }
            #expect(standing.succeededMessages.map(\.message) == ["Who brings cake?", "Two!"])
            #expect(none.succeededMessages.map(\.message) == ["Who brings cake?"])
            let reply = try #require(talk.message("Me", in: talk.anasList))
            #expect(reply.parentMessage?.message == "Who brings cake?" && reply.parentMessage?.sender?.userId == "ana")
            #expect(!reply.isReplyToChannel && talk.message("Two!", in: talk.anasList)?.isReplyToChannel == true)
            await talk.pulse.until { talk.ear.threads.count == 2 }
            #expect(talk.ear.heard == ["thread 1", "thread 2"])
            #expect(parent.apply(talk.ear.threads[1]) && parent.threadInfo.mostRepliedUsers.map(\.userId) == ["bo"])
            #expect(talk.anas.lastMessage?.message == "Two!" && talk.anas.unreadMessageCount == 1)
            // The thread by itself.
            let params = ThreadedMessageListParams(nextResultSize: 10, includeParentMessageInfo: true)
            let thread = try await parent.getThreadedMessages(timestamp: 0, params: params)
            #expect(
                thread.messages.map(\.message) == ["Me", "Two!"] && thread.parentMessage?.threadInfo.replyCount == 2)
            // From the cache, each list its own.
            await talk.bo.disconnectSocket()
            #expect(try await talk.cached().count == 3)
            #expect(try await talk.cached(replies: .none).map(\.message) == ["Who brings cake?"])
            talk.stop()
        }

        @Test("A channel of nothing but replies still shows its own messages first")
        func manyReplies() async throws {
            let talk = try await Talk()
            let parent = try await talk.anas.sendUserMessage("First")
            for number in 0..<25 {
                let params = UserMessageCreateParams(message: "\(number)")
                params.parentMessageId = parent.messageId
                try await talk.bos.sendUserMessage(params: params)
            }
            let cy = try await talk.room.device("cy")
            let list = try await cy.messages(of: cy.channel("chan_tea"))
            #expect(list.succeededMessages.map(\.message) == ["First"] && !list.hasPrevious)
            talk.stop()
        }

        @Test("What is quoted is what the parent is now: edited, then deleted")
        func quotes() async throws {
            let talk = try await Talk()
            let parent = try await talk.anas.sendUserMessage("Tee?")
            let params = UserMessageCreateParams(message: "Yes")
            (params.parentMessageId, params.isReplyToChannel) = (parent.messageId, true)
            try await talk.bos.sendUserMessage(params: params)
            await talk.pulse.until { talk.message("Yes", in: talk.bosList)?.parentMessage?.message == "Tee?" }
            try await talk.anas.updateUserMessage(
                messageId: parent.messageId, params: UserMessageUpdateParams(message: "Tea?"))
            await talk.pulse.until { talk.message("Yes", in: talk.bosList)?.parentMessage?.message == "Tea?" }
            try await talk.anas.deleteMessage(parent)
            await talk.pulse.until { talk.message("Yes", in: talk.bosList)?.parentMessage?.isRemoved == true }
            #expect(talk.message("Yes", in: talk.bosList)?.parentMessage?.message == "")
            await talk.bo.disconnectSocket()
            #expect(try await talk.cached().first?.parentMessage?.isRemoved == true)
            talk.stop()
        }

        @Test("Pinning is told with the message, listed, and undone; a message can be sent pinned")
        func pins() async throws {
            let talk = try await Talk()
            let first = try await talk.anas.sendUserMessage("Rules")
            try await talk.anas.pinMessage(messageId: first.messageId)
            #expect(talk.anas.pinnedMessageIds == [first.messageId])
            #expect(talk.anas.lastPinnedMessage?.message == "Rules")
            await talk.pulse.until { talk.ear.heard == ["pins 1 Rules"] }
            let params = UserMessageCreateParams(message: "Menu")
            params.isPinnedMessage = true
            let second = try await talk.anas.sendUserMessage(params: params)
            await talk.pulse.until { talk.ear.heard.last == "pins 2 Menu" }
            let query = try #require(talk.bos.createPinnedMessageListQuery(params: PinnedMessageListQueryParams()))
            #expect(try await query.loadNextPage().map(\.message.message) == ["Menu", "Rules"] && !query.hasNext)
            let small = PinnedMessageListQueryParams { $0.limit = 1 }
            let pages = try #require(talk.bos.createPinnedMessageListQuery(params: small))
            #expect(try await pages.loadNextPage().map(\.message.message) == ["Menu"] && pages.hasNext)
            #expect(try await pages.loadNextPage().map(\.message.message) == ["Rules"] && !pages.hasNext)
            try await talk.anas.unpinMessage(messageId: second.messageId)
            await talk.pulse.until { talk.ear.heard.last == "pins 1 Rules" }
            // While away.
            await talk.bo.disconnectSocket()
            try await talk.anas.unpinMessage(messageId: first.messageId)
            try await talk.bo.connect("bo")
            await talk.pulse.until { talk.bos.pinnedMessageIds.isEmpty && talk.bos.lastPinnedMessage == nil }
            talk.stop()
        }

        @Test("Extra data travels with the message, and its author changes it")
        func metaArrays() async throws {
            let talk = try await Talk()
            let params = UserMessageCreateParams(message: "Order")
            params.metaArrays = [
                MessageMetaArray(key: "size", value: ["L", "L", "XL"]), MessageMetaArray(key: "sugar"),
            ]
            let sent = try await talk.anas.sendUserMessage(params: params)
            #expect(sent.metaArrays?.map(\.key) == ["size", "sugar"] && sent.metaArrays?[0].value == ["L", "XL"])
            #expect(talk.anasList.params(of: sent) == true)
            let more = try await talk.anas.addMessageMetaArrayValues(
                message: sent,
                metaArrays: [MessageMetaArray(key: "sugar", value: ["2"]), MessageMetaArray(key: "milk")])
            #expect(more.metaArrays(keys: ["sugar"]).first?.value == ["2"] && more.metaArrays?.count == 3)
            let less = try await talk.anas.removeMessageMetaArrayValues(
                message: sent, metaArrays: [MessageMetaArray(key: "size", value: ["XL"])])
            #expect(less.metaArrays(keys: ["size"]).first?.value == ["L"])
            try await talk.anas.deleteMessageMetaArrayKeys(message: less, keys: ["milk", "sugar"])
            await talk.pulse.until { talk.message("Order", in: talk.bosList)?.metaArrays?.map(\.key) == ["size"] }
            try await talk.anas.createMessageMetaArrayKeys(message: sent, keys: ["tip"])
            await talk.pulse.until { talk.message("Order", in: talk.bosList)?.metaArrays?.count == 2 }
            await #expect(throws: SBError.self) {
                try await talk.bos.createMessageMetaArrayKeys(message: sent, keys: ["mine"])
            }
            talk.stop()
        }
    }
}

extension MessageCollection {
    /// Whether the collection's own parameters would take the message.
    @MainActor
    fileprivate func params(of message: BaseMessage) -> Bool { Talk.everything().belongsTo(message) }
}
