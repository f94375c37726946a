import Foundation
import Testing

@testable import SendbirdChatSDK

extension CurrentClientTests {
    @Suite("Messages read in other ways, files and reports, with a real server")
    @MainActor
    struct MessageQueriesLiveTests {
        @Test("Back from the newest page by page, one by its id, and what changed since")
        func reading() async throws {
            let talk = try await Talk()
            var sent: [UserMessage] = []
            for number in 0..<5 { sent.append(try await talk.anas.sendUserMessage("\(number)")) }
            let query = try #require(talk.bos.createPreviousMessageListQuery { $0.limit = 2 })
            #expect(try await query.loadNextPage().map(\.message) == ["3", "4"])
            #expect(try await query.loadNextPage().map(\.message) == ["1", "2"] && query.hasNext)
            #expect(try await query.loadNextPage().map(\.message) == ["0"] && !query.hasNext)
            #expect(try await query.loadNextPage().isEmpty)
            let reversed = try #require(
                talk.bos.createPreviousMessageListQuery { ($0.limit, $0.reverse) = (2, true) })
            #expect(try await reversed.loadNextPage().map(\.message) == ["4", "3"])
            #expect(try await reversed.loadNextPage().map(\.message) == ["2", "1"])
            try await talk.bos.addReaction(with: sent[2], key: "👍")
            let params = MessageRetrievalParams(
                channelURL: "chan_tea", messageId: sent[2].messageId, includeReactions: true)
            #expect(try await BaseMessage.getMessage(params: params).reactions.map(\.key) == ["👍"])
            params.includeReactions = false
            #expect(try await BaseMessage.getMessage(params: params).reactions.isEmpty)
            let start: (token: String?, count: Int) = try await awaiting { done in
                talk.bos.getMessageChangeLogs(timestamp: sent[4].createdAt) { updated, _, _, token, error in
                    done(updated.map { (token, $0.count) }, error)
                }
            }
            try await talk.anas.updateUserMessage(
                messageId: sent[0].messageId, params: UserMessageUpdateParams(message: "zero"))
            try await talk.anas.deleteMessage(sent[1])
            let changes: (updated: [String], deleted: [Int64]) = try await awaiting { done in
                talk.bos.getMessageChangeLogs(token: start.token) { updated, deleted, _, _, error in
                    done(updated.map { ($0.map(\.message), deleted ?? []) }, error)
                }
            }
            #expect(changes.updated == ["zero"] && changes.deleted == [sent[1].messageId])
            talk.stop()
        }

        @Test("A message is found by its words")
        func searching() async throws {
            let talk = try await Talk()
            for text in ["Green tea", "Black tea", "Cake"] { try await talk.anas.sendUserMessage(text) }
            var found: [String] = []
            // The index follows what is sent by itself, within a second.
            while found.count < 2 {
                let query = SendbirdChat.createMessageSearchQuery {
                    ($0.keyword, $0.channelURL, $0.order) = ("tea", "chan_tea", .timeStamp)
                }
                found = try await query.loadNextPage().map(\.message)
                #expect(query.totalCount == UInt(found.count))
            }
            #expect(found == ["Black tea", "Green tea"])
            let none = SendbirdChat.createMessageSearchQuery { $0.keyword = nil }
            await #expect(throws: SBError.self) { try await none.loadNextPage() }
            talk.stop()
        }

        @Test("Several files go in one message, one after the other, and are copied without an upload")
        func severalFiles() async throws {
            let talk = try await Talk()
            let infos = ["one", "two", "three"].map { text in
                UploadableFileInfo(file: Data(text.utf8), fileName: "\(text).txt", mimeType: "text/plain")
            }
            let params = MultipleFilesMessageCreateParams(uploadableFileInfoList: infos)
            params.message = "Three"
            var uploaded: [Int] = []
            let sent = try await talk.anas.sendMultipleFilesMessage(
                params: params, fileUploadHandler: { _, index, _, error in if error == nil { uploaded.append(index) } })
            #expect(uploaded == [0, 1, 2] && sent.files.map(\.fileName) == ["one.txt", "two.txt", "three.txt"])
            await talk.pulse.until { talk.message("Three", in: talk.bosList) is MultipleFilesMessage }
            let got = try #require(talk.message("Three", in: talk.bosList) as? MultipleFilesMessage)
            #expect(got.files.map(\.fileSize) == [3, 3, 5] && got.files.allSatisfy { !$0.plainURL.isEmpty })
            let target = try await talk.bo.createChannel("chan_cake", with: ["ana"])
            let copy = try await talk.bos.copyMultipleFilesMessage(got, toTargetChannel: target)
            #expect(copy.files.count == 3 && copy.channelURL == "chan_cake" && copy.message == "Three")
            let one = MultipleFilesMessageCreateParams(uploadableFileInfoList: [infos[0]])
            let refused = talk.anas.sendMultipleFilesMessage(
                params: one, fileUploadHandler: nil, completionHandler: nil)
            #expect(refused == nil)
            #expect(SendbirdChat.getMultipleFilesMessageFileCountLimit() == 30)
            talk.stop()
        }

        @Test("A message, a user and a channel are reported, each with its reason")
        func reports() async throws {
            let talk = try await Talk()
            let sent = try await talk.anas.sendUserMessage("Buy now")
            await talk.pulse.until { talk.bosList.succeededMessages.count == 1 }
            let sender = try #require(talk.bosList.succeededMessages.first?.sender)
            try await talk.bos.report(message: sent, reportCategory: .spam, reportDescription: "ads")
            try await talk.bos.report(offendingUser: sender, reportCategory: .suspicious, reportDescription: nil)
            try await talk.bos.report(category: .inappropriate, reportDescription: "all of it")
            talk.stop()
        }
    }
}
