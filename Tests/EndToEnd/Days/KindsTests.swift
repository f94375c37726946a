import Requirements
import Testing

extension ChannelDays {
    /// The kinds of group channels beside a plain group.
    @Suite("A supergroup and a broadcast")
    struct KindsTests {
        private let stage: Conversation
        private var screen: Screen { stage.screen }

        init() throws {
            stage = try Conversation(name: "kinds", height: 700)
        }

        @Test(
            "Both are created from the list; in a broadcast only its operator writes", .covers("B6", "B17", "E5", "E6"))
        func kinds() async throws {
            try await stage.makeUsers("ana", "bo")
            // One of them in the dark.
            try stage.open("ana", options: ["--dark"])
            try stage.open("bo", onTheRight: true)
            try create("Supergroup", says: "so many of us")
            try screen.find(.message, in: "bo")
            try stage.say("and room for more", as: "bo")
            try screen.find(.text(has: "and room for more"), in: "ana")
            try stage.picture("supergroup")
            for user in ["ana", "bo"] { try screen.press(.button(has: "Back"), in: user) }

            try create("Broadcast", says: "news at eight")
            try screen.find(.text(has: "You cannot send messages here"), in: "bo")
            try screen.waitUntilGone(.message, in: "bo")
            try stage.picture("broadcast")
            for user in ["ana", "bo"] { try screen.press(.button(has: "Back"), in: user) }
            try stage.bothFind(.text(has: "Broadcast channel"))
            try stage.picture("both-in-the-list")
        }

        private func create(_ kind: String, says words: String) throws {
            try screen.press(.button("New channel"), in: "ana", timeout: 30)
            try screen.press(.button(kind), in: "ana")
            try screen.press(Query(role: "list item", name: "Bo"), in: "ana")
            try screen.press(.button("Create (1)"), in: "ana")
            try stage.say(words, as: "ana")
            try screen.press(.text(has: words), in: "bo", timeout: 30)
            try screen.find(Query(role: "label", has: words), in: "bo")
        }
    }
}
