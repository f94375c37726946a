import Foundation
import Testing

@testable import SendbirdChatSDK

extension CurrentClientTests {
    @Suite("Polls and scheduled messages with a real server")
    @MainActor
    struct PollsLiveTests {
        private func poll(_ talk: Talk, _ change: (PollCreateParams) -> Void = { _ in }) async throws -> Poll {
            let params = PollCreateParams(title: "Which?", options: ["Tea", "Cake"])
            params.text = "for Friday"
            change(params)
            let poll = try await Poll.create(params: params)
            let message = UserMessageCreateParams(message: "Vote")
            message.pollId = poll.pollId
            try await talk.anas.sendUserMessage(params: message)
            await talk.pulse.until { talk.message("Vote", in: talk.bosList)?.poll != nil }
            return poll
        }

        @Test("A poll is made, sent, voted in, changed, closed and deleted, and both see each step")
        func life() async throws {
            let talk = try await Talk()
            let poll = try await poll(talk) { ($0.allowMutipleVotes, $0.allowUserSuggestion) = (true, true) }
            let shown = try #require(talk.message("Vote", in: talk.bosList)?.poll)
            let details = try #require(shown.details)
            #expect(shown.title == "Which?" && details.options.map(\.text) == ["Tea", "Cake"])
            #expect(details.data?.text == "for Friday" && details.status == .open && details.createdBy == "ana")
            #expect(details.closeAt == -1 && details.allowMutipleVotes && !details.isAnonymous)
            let ids = details.options.map(\.optionId)
            let vote = try await talk.bos.votePoll(pollId: poll.pollId, pollOptionIds: [ids[0]])
            #expect(vote.updatedVoteCounts.first { $0.optionId == ids[0] }?.voteCount == 1)
            await talk.pulse.until { talk.message("Vote", in: talk.anasList)?.poll?.details?.voterCount == 1 }
            await talk.pulse.until {
                talk.message("Vote", in: talk.bosList)?.poll?.details?.votedOptionIds == [Int(ids[0])]
            }
            #expect(talk.message("Vote", in: talk.anasList)?.poll?.details?.votedOptionIds == [])
            #expect(talk.ear.votes.map(\.pollId) == [poll.pollId])
            #expect(talk.ear.lists.contains(#"~["Vote"] eventPollVoted"#))
            // An edit of the text does not take the own votes away.
            try await talk.anas.updateUserMessage(
                messageId: #require(talk.message("Vote", in: talk.anasList)).messageId,
                params: UserMessageUpdateParams(message: "Vote!"))
            await talk.pulse.until { talk.message("Vote!", in: talk.bosList) != nil }
            #expect(talk.message("Vote!", in: talk.bosList)?.poll?.details?.votedOptionIds == [Int(ids[0])])
            try await talk.bos.addPollOption(pollId: poll.pollId, optionText: "Both")
            await talk.pulse.until { talk.message("Vote!", in: talk.bosList)?.poll?.details?.options.count == 3 }
            let change = PollUpdateParams()
            change.title = "Which now?"
            try await talk.anas.updatePoll(pollId: poll.pollId, params: change)
            await talk.pulse.until { talk.message("Vote!", in: talk.bosList)?.poll?.title == "Which now?" }
            #expect(talk.message("Vote!", in: talk.bosList)?.poll?.details?.allowMutipleVotes == true)
            try await talk.anas.updatePollOption(pollId: poll.pollId, pollOptionId: ids[1], optionText: "Pie")
            try await talk.anas.closePoll(pollId: poll.pollId)
            await talk.pulse.until { talk.message("Vote!", in: talk.bosList)?.poll?.details?.status == .closed }
            #expect(talk.message("Vote!", in: talk.bosList)?.poll?.details?.options[1].text == "Pie")
            await #expect(throws: SBError.self) {
                try await talk.bos.votePoll(pollId: poll.pollId, pollOptionIds: [ids[1]])
            }
            // Read by itself, with who voted; and as bytes.
            talk.act(as: talk.bo)
            let params = PollRetrievalParams(pollId: poll.pollId, channelType: .group, channelURL: "chan_tea")
            params.showPartialVoters = true
            let read = try await Poll.get(params: params)
            #expect(read.details?.options[0].partialVoters?.map(\.userId) == ["bo"])
            #expect(try Poll.build(fromSerializedData: #require(read.serialize())) == Poll(read.wire))
            let option = try await PollOption.get(
                pollId: poll.pollId, optionId: ids[0], channelType: .group, channelURL: "chan_tea")
            #expect(option.voteCount == 1 && option.createdBy == "ana")
            try await talk.anas.deletePoll(pollId: poll.pollId)
            await talk.pulse.until { talk.ear.heard.contains("poll deleted") }
            talk.stop()
        }

        @Test("Polls and voters are listed, and changes told since a moment; what was missed is caught up")
        func lists() async throws {
            let talk = try await Talk()
            let poll = try await poll(talk)
            let options = try #require(talk.message("Vote", in: talk.bosList)?.poll?.details?.options.map(\.optionId))
            await talk.bo.disconnectSocket()
            try await talk.anas.votePoll(pollId: poll.pollId, pollOptionIds: [options[1]])
            try await talk.bo.connect("bo")
            await talk.pulse.until { talk.message("Vote", in: talk.bosList)?.poll?.details?.voterCount == 1 }
            let query = try #require(talk.bos.createPollListQuery(limit: 5))
            #expect(try await query.loadNextPage().map(\.pollId) == [poll.pollId] && !query.hasNext)
            let voters = try #require(
                talk.bos.createPollVoterListQuery(pollId: poll.pollId, pollOptionId: options[1]))
            let page = try await voters.loadNextPage()
            #expect(page.voters.map(\.userId) == ["ana"] && page.voteCount == 1)
            let changes: (ids: [Int64], token: String?) = try await awaiting { done in
                talk.bos.getPollChangeLogs(timestamp: 0) { polls, _, _, token, error in
                    done(polls.map { ($0.map(\.pollId), token) }, error)
                }
            }
            #expect(changes.ids == [poll.pollId] && changes.token?.isEmpty == false)
            // Without poll details a list shows the title alone.
            let plain = try await talk.bo.messages(of: talk.bos)
            #expect(plain.succeededMessages.first?.poll?.title == "Which?")
            #expect(plain.succeededMessages.first?.poll?.details == nil)
            talk.stop()
        }

        @Test("A message is scheduled, changed, listed, counted, sent at once, and taken back")
        func scheduled() async throws {
            let talk = try await Talk()
            let at = Surroundings.live().now().wall + 3_600_000
            let made = try await talk.anas.createScheduledUserMessage(
                params: ScheduledUserMessageCreateParams(scheduledAt: at, message: "Later"))
            let info = try #require(made.scheduledInfo)
            #expect(made.sendingStatus == .scheduled && info.scheduledAt == at && info.scheduledStatus == .pending)
            #expect(made.sender?.userId == "ana" && made.messageId == 0)
            let change = ScheduledUserMessageUpdateParams()
            change.message = "Later, then"
            let id = info.scheduledMessageId
            let changed = try await talk.anas.updateScheduledUserMessage(scheduledMessageId: id, params: change)
            #expect(changed.message == "Later, then" && changed.scheduledInfo?.scheduledAt == at)
            let file = ScheduledFileMessageCreateParams(scheduledAt: at + 1, file: Data("hello".utf8))
            file.fileName = "hello.txt"
            let second = try await talk.anas.createScheduledFileMessage(params: file)
            #expect(second.name == "hello.txt" && second.size == 5 && second.sendingStatus == .scheduled)
            let query = SendbirdChat.createScheduledMessageListQuery(channelURL: "chan_tea") {
                ($0.order, $0.scheduledStatusOptions) = (.scheduledAt, [.pending])
            }
            #expect(try await query.loadNextPage().map(\.message) == ["Later, then", ""])
            let count = try await SendbirdChat.getTotalScheduledMessageCount(
                params: TotalScheduledMessageCountParams(channelURL: "chan_tea"))
            #expect(count == 2)
            try await talk.anas.sendScheduledMessageNow(scheduledMessageId: id)
            await talk.pulse.until { talk.message("Later, then", in: talk.bosList) != nil }
            try await talk.anas.cancelScheduledMessage(
                scheduledMessageId: #require(second.scheduledInfo).scheduledMessageId)
            let read = try await BaseMessage.getScheduledMessage(
                params: ScheduledMessageRetrievalParams(channelURL: "chan_tea", scheduledMessageId: id))
            #expect(read.scheduledInfo?.scheduledStatus == .sent)
            await #expect(throws: SBError.self) {
                try await talk.bos.sendScheduledMessageNow(scheduledMessageId: id)
            }
            talk.stop()
        }
    }
}
