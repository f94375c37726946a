import Foundation
import Testing

@Suite("The demo's community")
struct SeedTests {
    private struct Page: Decodable {
        struct Channel: Decodable {
            struct Message: Decodable { let message: String }
            let channelURL: String
            let unreadMessageCount: Int
            let lastMessage: Message?

            enum CodingKeys: String, CodingKey {
                case channelURL = "channel_url"
                case unreadMessageCount = "unread_message_count"
                case lastMessage = "last_message"
            }
        }
        let channels: [Channel]
    }

    private struct Messages: Decodable {
        struct Message: Decodable {}
        let messages: [Message]
    }

    private func channels(of user: String, on server: ServerProcess) async throws -> [Page.Channel] {
        let answer = try await server.ask(
            "GET", "/v3/users/\(user)/my_group_channels?limit=100&order=latest_last_message")
        return try JSONDecoder().decode(Page.self, from: answer).channels
    }

    @Test("It is complete, Ana has some of it unread, and filling again changes nothing")
    func filledOnce() async throws {
        let server = try ServerProcess()
        try server.seed()
        let first = try await channels(of: "ana", on: server)
        #expect(first.count == 21)
        #expect(first.allSatisfy { $0.lastMessage != nil })
        let unread = Dictionary(uniqueKeysWithValues: first.map { ($0.channelURL, $0.unreadMessageCount) })
        #expect(unread["ana-noa"] == 3)
        #expect(unread["sunday-hike"] == 4)
        #expect(unread["welcome"] == 0)

        try server.seed()
        let second = try await channels(of: "ana", on: server)
        #expect(second.map(\.channelURL) == first.map(\.channelURL))
        #expect(second.map(\.unreadMessageCount) == first.map(\.unreadMessageCount))
    }

    @Test("A run that was cut short is completed by the next, with nothing doubled")
    func completed() async throws {
        let server = try ServerProcess()
        try server.seed(channels: 7)
        #expect(try await channels(of: "ana", on: server).count == 7)

        try server.seed()
        var messages = 0
        for channel in try await channels(of: "ana", on: server) {
            let page = try await server.ask(
                "GET", "/v3/group_channels/\(channel.channelURL)/messages?message_ts=9999999999999&prev_limit=100")
            messages += try JSONDecoder().decode(Messages.self, from: page).messages.count
        }
        #expect(messages == 304)
    }
}
