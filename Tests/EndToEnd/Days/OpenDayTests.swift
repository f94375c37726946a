import Foundation
import Requirements
import Testing

extension ChannelDays {
    /// An open channel from its making to its end.
    @Suite("The day of an open channel")
    struct OpenDayTests {
        private let stage: Conversation
        private var screen: Screen { stage.screen }

        init() throws {
            stage = try Conversation(name: "day-of-an-open-channel", height: 900)
        }

        @Test(
            "Bo makes one with a picture, Ana enters and renames it, Bo moderates and deletes it under Ana's hands",
            .covers("F2", "F3", "F7", "F9", "F12"))
        func openChannel() async throws {
            try await stage.makeUsers("ana", "bo")
            try stage.openBoth()
            for user in ["ana", "bo"] { try screen.press(.button("Open channels"), in: user, timeout: 30) }
            try stage.bothFind(Query(role: "heading", name: "Open channels"))
            try boMakesIt()
            try theyTalk()
            try anaRenames()
            try boModerates()
            try boDeletes()
        }

        private func boMakesIt() throws {
            try screen.press(.button("New channel"), in: "bo")
            try screen.type("Harbour", into: .field, in: "bo")
            try screen.press(.button("Channel picture"), in: "bo")
            try screen.choose(try stage.sky("harbour.png"), in: "bo")
            try screen.find(.button("Create"), in: "bo")
            try stage.picture("bo-makes-an-open-channel")
            try screen.press(.button("Create"), in: "bo")
            try screen.find(.message, in: "bo", timeout: 20)
            try screen.find(.text(has: "1 participant"), in: "bo")
            // A list of open channels is read when it is come to: nobody is told of what they are not in.
            try screen.press(.button("Chats"), in: "ana")
            try screen.press(.button("Open channels"), in: "ana")
        }

        private func theyTalk() throws {
            try screen.find(.text(has: "Harbour"), in: "ana", timeout: 20)
            try stage.picture("the-list-of-open-channels")
            try screen.press(.text(has: "Harbour"), in: "ana")
            try stage.bothFind(.text(has: "2 participants"))
            try stage.say("any boats in?", as: "ana")
            try screen.find(.text(has: "any boats in?"), in: "bo")
            try stage.say("two, and a ferry", as: "bo")
            try screen.find(.text(has: "two, and a ferry"), in: "ana")
            try stage.picture("they-talk-in-the-open")
        }

        private func anaRenames() throws {
            try screen.press(.button("Channel information"), in: "ana")
            try screen.find(.text(has: "Participants"), in: "ana")
            try screen.waitUntilGone(.text(has: "Moderation"), in: "ana")
            try screen.press(.button(has: "Edit"), in: "ana")
            try screen.press(.button("Change name"), in: "ana")
            try screen.type("Haven", into: Query(role: "text", index: -1), in: "ana", replacing: true)
            try stage.picture("ana-renames-it")
            try screen.press(.button("OK"), in: "ana")
            try stage.bothFind(.text(has: "Haven"))
            try screen.press(.text(has: "Participants"), in: "ana")
            try screen.find(Query(role: "list item", has: "Bo"), in: "ana")
            try screen.find(Query(role: "list item", has: "Ana"), in: "ana")
            try stage.picture("participants")
            for _ in 0..<2 { try screen.press(.button("Back"), in: "ana") }
            try screen.find(.message, in: "ana")
        }

        private func boModerates() throws {
            try screen.press(.button("Channel information"), in: "bo")
            try screen.press(.text(has: "Participants"), in: "bo")
            try screen.perform("More about Ana", on: Query(role: "list item", has: "Ana"), in: "bo")
            try screen.press(.button("Mute"), in: "bo")
            try screen.find(.text(has: "You are muted"), in: "ana")
            try screen.press(.button("Back"), in: "bo")
            try screen.press(.text(has: "Moderation"), in: "bo")
            try screen.find(.text(has: "Banned users"), in: "bo")
            try stage.picture("moderation-in-the-open")
            try screen.press(.text(has: "Muted participants"), in: "bo")
            try screen.find(Query(role: "list item", has: "Ana"), in: "bo")
            try stage.picture("ana-is-muted")
            try screen.perform("More about Ana", on: Query(role: "list item", has: "Ana"), in: "bo")
            try screen.press(.button("Unmute"), in: "bo")
            try screen.find(.message, in: "ana")
            for _ in 0..<2 { try screen.press(.button("Back"), in: "bo") }
        }

        private func boDeletes() throws {
            try screen.type("and another thing", into: .message, in: "ana", replacing: true)
            try screen.press(.text(has: "Delete channel"), in: "bo")
            try screen.find(.text(has: "Delete this channel?"), in: "bo")
            try stage.picture("delete-this-channel")
            try screen.press(.button("Delete"), in: "bo")
            try screen.find(.text(has: "This channel was deleted"), in: "ana")
            try stage.picture("it-is-gone-under-anas-hands")
            try screen.press(.button("Copy my text"), in: "ana")
            try screen.expectClipboard("and another thing")
            try stage.bothFind(Query(role: "heading", name: "Open channels"))
            for user in ["ana", "bo"] { try screen.waitUntilGone(.text(has: "Haven"), in: user) }
            try stage.picture("nothing-is-left")
        }
    }
}
