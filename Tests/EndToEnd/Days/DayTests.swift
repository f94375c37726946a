import Foundation
import Requirements
import Testing

extension TalkDays {
    /// A day of two people with everything that the screens have, worked from outside.
    @Suite("The whole day of two people")
    struct DayTests {
        private let stage: Conversation
        private let anasNetwork: Network
        private var screen: Screen { stage.screen }
        private let channel = "the-day"

        init() throws {
            stage = try Conversation(name: "day")
            anasNetwork = try Network(to: stage.server.port)
        }

        @Test(
            "Ana and Bo talk, edit, mention, lose the network and the server, change settings, moderate, and meet in the open",
            .covers("D5", "D8", "D10", "D11", "D13", "D14", "D16", "D17", "D18", "D19", "E3", "F2"))
        func day() async throws {
            for (id, name) in [("ana", "Ana"), ("bo", "Bo")] {
                _ = try await stage.server.ask(
                    "POST", "/v3/users", ["user_id": id, "nickname": name, "profile_url": ""])
            }
            _ = try await stage.server.ask(
                "POST", "/v3/group_channels",
                ["channel_url": channel, "name": "Day", "user_ids": ["ana", "bo"], "operator_ids": ["ana"]])
            _ = try await stage.server.ask(
                "POST", "/v3/open_channels", ["channel_url": "square", "name": "Square", "operator_ids": ["ana"]])
            try stage.open("ana", host: anasNetwork.host)
            try stage.open("bo", onTheRight: true)
            for user in ["ana", "bo"] { try screen.press(.text(has: "Day"), in: user, timeout: 30) }

            try theyTalk()
            try anaChangesHerMind()
            try anaMentionsBo()
            try await anasNetworkIsCut()
            try await theServerIsKilled()
            try anaRenames()
            try await anaModerates()
            try theyMeetInTheOpen()
        }

        private func theyTalk() throws {
            try stage.say("good morning", as: "ana")
            try screen.find(.text(has: "good morning"), in: "bo")
            try screen.find(Query(pattern: "good morning, .*, Read$"), in: "ana")
            try screen.type("hello", into: .message, in: "bo", replacing: true)
            try screen.find(.text(has: "Bo is typing"), in: "ana")
            try stage.picture("bo-is-typing")
            try stage.say("hello Ana", as: "bo")
            try screen.find(.text(has: "hello Ana"), in: "ana")
            try screen.waitUntilGone(.text(has: "Bo is typing"), in: "ana")
        }

        private func anaChangesHerMind() throws {
            try stage.say("see you at teh lake", as: "ana")
            try screen.find(.text(has: "at teh lake"), in: "bo")
            try screen.perform("Edit", on: Query(role: "label", has: "at teh lake"), in: "ana")
            try screen.type("see you at the lake", into: .message, in: "ana", replacing: true)
            try stage.picture("ana-edits")
            try screen.press(.button("Save"), in: "ana")
            try screen.find(.text(has: "at the lake"), in: "bo")
            try screen.waitUntilGone(.text(has: "at teh lake"), in: "bo")

            try stage.say("never mind", as: "ana")
            try screen.find(.text(has: "never mind"), in: "bo")
            try screen.perform("Delete", on: Query(role: "label", has: "never mind"), in: "ana")
            try screen.press(.button("Delete"), in: "ana")
            try screen.waitUntilGone(.text(has: "never mind"), in: "bo")
            try screen.waitUntilGone(.text(has: "never mind"), in: "ana")
        }

        private func anaMentionsBo() throws {
            try screen.type("@B", into: .message, in: "ana", replacing: true)
            try screen.find(Query(name: "Bo"), in: "ana")
            try stage.picture("ana-mentions")
            try screen.press(Query(name: "Bo"), in: "ana")
            try screen.type("are you there?", into: .message, in: "ana")
            try screen.press(.button("Send"), in: "ana")
            try screen.find(.text(has: "@Bo are you there?"), in: "bo")
        }

        /// What Ana writes without a network waits, in order, and comes when there is one again.
        private func anasNetworkIsCut() async throws {
            try anasNetwork.cut()
            for number in 1...3 { try stage.say("from the tunnel \(number)", as: "ana") }
            try stage.say("Ana?", as: "bo")
            try stage.picture("ana-in-the-tunnel")
            try screen.find(Query(pattern: "from the tunnel 3, .*(Sending|Not sent)"), in: "ana")
            try anasNetwork.restore()
            try screen.find(.text(has: "Ana?"), in: "ana", timeout: 60)
            for number in 1...3 {
                let text = "from the tunnel \(number)"
                try screen.find(.text(has: text), in: "bo", timeout: 60)
            }
            let said = try await texts()
            #expect(said.filter { $0.hasPrefix("from the tunnel") } == (1...3).map { "from the tunnel \($0)" })
        }

        private func theServerIsKilled() async throws {
            try stage.say("before the storm", as: "ana")
            try screen.find(.text(has: "before the storm"), in: "bo")
            stage.server.killAtOnce()
            try stage.say("in the storm", as: "bo")
            try stage.picture("no-server")
            try stage.server.start()
            for user in ["ana", "bo"] { try screen.find(.text(has: "in the storm"), in: user, timeout: 60) }
            try screen.waitUntilGone(.text(has: ", Sending"), in: "bo", timeout: 60)
            #expect(try await texts().filter { $0.hasSuffix("storm") } == ["before the storm", "in the storm"])
        }

        private func anaRenames() throws {
            try screen.press(.button("Channel information"), in: "ana")
            try screen.press(.button(has: "Edit"), in: "ana")
            try stage.picture("ana-edits-the-channel")
            try screen.press(.button("Change name"), in: "ana")
            try screen.type("Night", into: Query(role: "text", index: -1), in: "ana", replacing: true)
            try screen.press(.button("OK"), in: "ana")
            try screen.find(.text(has: "Night"), in: "ana")
            try screen.find(.text(has: "Night"), in: "bo")
            try stage.picture("renamed")
        }

        private func anaModerates() async throws {
            try screen.press(.text(has: "Moderation"), in: "ana")
            try stage.picture("moderation")
            try screen.press(.text(has: "Freeze channel"), in: "ana")
            try screen.find(.text(has: "frozen"), in: "bo")
            try stage.picture("frozen")
            try screen.press(.text(has: "Freeze channel"), in: "ana")
            try screen.waitUntilGone(.text(has: "frozen"), in: "bo")
            _ = try await stage.server.ask("POST", "/v3/group_channels/\(channel)/mute", ["user_id": "bo"])
            try screen.find(.text(has: "You are muted"), in: "bo")
            try screen.press(.text(has: "Muted members"), in: "ana")
            try screen.find(.text(has: "Bo"), in: "ana")
            try stage.picture("bo-is-muted")
            for _ in 0..<4 { try screen.press(key: "Escape", in: "ana") }
            try screen.find(.text(has: "Open channels"), in: "ana")
            try screen.press(.button("Back"), in: "bo")
        }

        private func theyMeetInTheOpen() throws {
            for user in ["ana", "bo"] {
                try screen.press(.text(has: "Open channels"), in: user)
                try screen.press(.text(has: "Square"), in: user)
            }
            try stage.say("here we all are", as: "ana")
            try screen.find(.text(has: "here we all are"), in: "bo")
            try screen.find(.text(has: "2 participants"), in: "bo")
            try stage.picture("in-the-open")
            try screen.press(.button("Channel information"), in: "ana")
            try screen.find(.text(has: "Participants"), in: "ana")
            try stage.picture("open-settings")
        }

        /// What was said in the channel, as the server has it.
        private func texts() async throws -> [String] {
            struct Page: Decodable {
                struct Message: Decodable { let message: String }
                let messages: [Message]
            }
            let answer = try await stage.server.ask(
                "GET", "/v3/group_channels/\(channel)/messages?message_ts=9999999999999&prev_limit=100")
            return try JSONDecoder().decode(Page.self, from: answer).messages.map(\.message)
        }
    }
}
