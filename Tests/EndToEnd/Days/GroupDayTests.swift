import Foundation
import Requirements
import Testing

extension ChannelDays {
    /// A group from its first choice of people to the last one who leaves.
    @Suite("The day of a group")
    struct GroupDayTests {
        private let stage: Conversation
        private var screen: Screen { stage.screen }

        init() throws {
            stage = try Conversation(name: "day-of-a-group", height: 900)
        }

        @Test(
            "Ana searches and chooses people, invites, appoints, mutes, bans and takes back; Bo silences it and leaves",
            .covers("B2", "B3", "B4", "B5", "B13", "C-56", "D17", "E5"))
        func group() async throws {
            try await stage.makeUsers("ana", "bo", "chiara", "dev")
            try stage.openBoth()
            try stage.bothFind(.text(has: "No chats yet"), timeout: 30)
            try stage.picture("nobody-has-said-anything")

            try anaChooses()
            try anaInvites()
            try anaAppointsAndDismisses()
            try anaMutes()
            try anaBansAndLiftsIt()
            try anaChangesThePicture()
            try boSilencesTheChannel()
            try await boLeaves()
        }

        private func anaChooses() throws {
            try screen.press(.button("New channel"), in: "ana")
            try screen.find(.button("Supergroup"), in: "ana")
            try stage.picture("what-kind-of-channel")
            try screen.press(.button("Group"), in: "ana")
            try screen.find(.text(has: "Dev"), in: "ana")
            try screen.type("Chi", into: .field, in: "ana")
            try screen.waitUntilGone(.text(has: "Dev"), in: "ana")
            try screen.press(Query(role: "list item", has: "Chiara"), in: "ana")
            try stage.picture("one-is-found")
            try screen.type("", into: .field, in: "ana", replacing: true)
            try screen.press(Query(role: "list item", name: "Bo"), in: "ana")
            try screen.find(.button("Create (2)"), in: "ana")
            try stage.picture("two-are-chosen")
            try screen.press(.button("Create (2)"), in: "ana")
            // Named after the others, for each after those whom that one sees.
            try screen.find(Query(role: "heading", name: "Bo, Chiara"), in: "ana")
            try screen.find(.text(has: "Ana, Chiara"), in: "bo")
            try stage.say("welcome, you two", as: "ana")
            try screen.find(Query(pattern: "1 unread message, .*welcome, you two"), in: "bo")
            try stage.picture("the-group-is-there")
            try screen.press(.text(has: "welcome, you two"), in: "bo")
            try stage.say("glad to be here", as: "bo")
            try screen.find(.text(has: "glad to be here"), in: "ana")
        }

        private func anaInvites() throws {
            try screen.press(.button("Channel information"), in: "ana")
            try screen.find(.text(has: "Leave channel"), in: "ana")
            try stage.picture("channel-information")
            try screen.press(.text(has: "Members, 3"), in: "ana")
            try screen.press(Query(role: "list item", name: "Chiara"), in: "ana")
            try screen.find(.text(has: "User ID"), in: "ana")
            try stage.picture("who-chiara-is")
            try screen.press(.button("Close"), in: "ana")
            try screen.press(.button("Add people"), in: "ana")
            try screen.press(Query(role: "list item", name: "Dev"), in: "ana")
            try stage.picture("dev-is-invited")
            try screen.press(.button("Invite (1)"), in: "ana")
            try screen.find(Query(role: "list item", name: "Dev"), in: "ana")
            try screen.find(Query(role: "heading", has: "Dev"), in: "bo")
            try stage.picture("four-members")
        }

        private func anaAppointsAndDismisses() throws {
            try screen.press(.button("Back"), in: "ana")
            try screen.press(.text(has: "Moderation"), in: "ana")
            try screen.press(.text(has: "Operators"), in: "ana")
            try screen.press(.button("Add people"), in: "ana")
            try screen.press(Query(role: "list item", name: "Bo"), in: "ana")
            try stage.picture("bo-becomes-an-operator")
            try screen.press(.button("Register (1)"), in: "ana")
            try screen.find(Query(role: "list item", name: "Bo, Operator"), in: "ana")
            // Bo has the menu open when it is taken away.
            try screen.press(.button("Channel information"), in: "bo")
            try screen.press(.text(has: "Moderation"), in: "bo")
            try screen.find(.text(has: "Freeze channel"), in: "bo")
            try stage.picture("both-moderate")
            try screen.perform("More about Bo", on: Query(role: "list item", has: "Bo"), in: "ana")
            try screen.find(.button("Remove as operator"), in: "ana")
            try stage.picture("what-can-be-done-about-bo")
            try screen.press(.button("Remove as operator"), in: "ana")
            try screen.waitUntilGone(Query(role: "list item", has: "Bo"), in: "ana")
            try screen.find(.text(has: "operator"), in: "bo")
            try stage.picture("bo-is-dismissed-with-the-menu-open")
            try screen.press(.button("OK"), in: "bo")
            try screen.waitUntilGone(.text(has: "Freeze channel"), in: "bo")
            try screen.waitUntilGone(.text(has: "Moderation"), in: "bo")
        }

        private func anaMutes() throws {
            try screen.press(.button("Back"), in: "ana")
            try screen.find(.text(has: "Freeze channel"), in: "ana")
            try screen.press(.button("Back"), in: "ana")
            try screen.press(.text(has: "Members, 4"), in: "ana")
            try screen.perform("More about Bo", on: Query(role: "list item", name: "Bo"), in: "ana")
            try screen.press(.button("Mute"), in: "ana")
            try screen.press(.button("Back"), in: "bo")
            try screen.find(.text(has: "You are muted"), in: "bo")
            try stage.picture("bo-is-muted")
            try screen.perform("More about Bo", on: Query(role: "list item", has: "Bo"), in: "ana")
            try screen.press(.button("Unmute"), in: "ana")
            try screen.find(.message, in: "bo")
        }

        private func anaBansAndLiftsIt() throws {
            try screen.type("what I always wanted to say", into: .message, in: "bo", replacing: true)
            try screen.perform("More about Bo", on: Query(role: "list item", has: "Bo"), in: "ana")
            try screen.press(.button("Ban"), in: "ana")
            try screen.find(.text(has: "Ban Bo?"), in: "ana")
            try stage.picture("ban-bo")
            try screen.press(.button("Ban"), in: "ana")
            try screen.waitUntilGone(Query(role: "list item", has: "Bo"), in: "ana")
            try screen.find(.text(has: "You were banned from this channel"), in: "bo")
            try stage.picture("bo-is-banned-while-typing")
            try screen.press(.button("Copy my text"), in: "bo")
            try screen.expectClipboard("what I always wanted to say")
            try screen.find(Query(role: "heading", name: "Chats"), in: "bo")
            try screen.waitUntilGone(.text(has: "welcome, you two"), in: "bo")

            try screen.press(.button("Back"), in: "ana")
            try screen.press(.text(has: "Moderation"), in: "ana")
            try screen.press(.text(has: "Banned members"), in: "ana")
            try screen.find(Query(role: "list item", has: "Bo"), in: "ana")
            try stage.picture("banned-members")
            try screen.perform("More about Bo", on: Query(role: "list item", has: "Bo"), in: "ana")
            try screen.press(.button("Lift the ban"), in: "ana")
            try screen.waitUntilGone(Query(role: "list item", has: "Bo"), in: "ana")
            for _ in 0..<2 { try goBack("ana") }
            try screen.press(.text(has: "Members, 3"), in: "ana")
            try screen.press(.button("Add people"), in: "ana")
            try screen.press(Query(role: "list item", name: "Bo"), in: "ana")
            try screen.press(.button("Invite (1)"), in: "ana")
            try screen.find(.text(has: "Draft: what I always wanted to say"), in: "bo")
            try stage.picture("bo-is-back")
        }

        private func anaChangesThePicture() throws {
            try goBack("ana")
            try screen.press(.button(has: "Edit"), in: "ana")
            try screen.press(.button("Change picture"), in: "ana")
            try screen.choose(try stage.sky("sky.png"), in: "ana")
            try screen.find(.text(has: "Leave channel"), in: "ana")
            try stage.picture("the-group-has-a-picture")
            for _ in 0..<2 { try goBack("ana") }
            try screen.find(Query(role: "heading", name: "Chats"), in: "ana")
        }

        private func boSilencesTheChannel() throws {
            try screen.press(.text(has: "Draft: what I always wanted to say"), in: "bo")
            try screen.press(.button("Channel information"), in: "bo")
            try screen.press(.text(has: "Notifications, On"), in: "bo")
            try screen.press(.text(has: "Mentions only"), in: "bo")
            try stage.picture("only-mentions")
            try screen.press(Query(role: "list item", name: "Notifications"), in: "bo")
            try screen.waitUntilGone(.text(has: "Mentions only"), in: "bo")
            try goBack("bo")
            try screen.find(.text(has: "Notifications, Off"), in: "bo")
            for _ in 0..<2 { try goBack("bo") }
            try screen.find(.text(has: "Notifications off"), in: "bo")
            try stage.picture("bo-hears-nothing")
            try screen.perform("Unmute", on: Query(role: "list item", has: "Notifications off"), in: "bo")
            try screen.waitUntilGone(.text(has: "Notifications off"), in: "bo")
        }

        /// Bo's channel goes from Bo's list, and Bo from everyone's.
        private func boLeaves() async throws {
            stage.server.killAtOnce()
            try stage.server.start()
            try screen.press(.text(has: "Draft: what I always wanted to say"), in: "bo", timeout: 30)
            try screen.press(.button("Channel information"), in: "bo")
            try screen.press(.text(has: "Leave channel"), in: "bo")
            try screen.find(.text(has: "Leave this channel?"), in: "bo")
            try stage.picture("bo-leaves")
            try screen.press(.button("Leave channel"), in: "bo", timeout: 30)
            try screen.find(.text(has: "No chats yet"), in: "bo", timeout: 30)
            try screen.find(.text(has: "3 members"), in: "ana", timeout: 30)
            try stage.picture("bo-has-left")
        }

        private func goBack(_ user: String) throws {
            let here = try screen.find(Query(role: "heading", index: -1), in: user).name
            try screen.press(.button("Back"), in: user)
            if here != "Chats" { try screen.waitUntilGone(Query(role: "heading", name: here), in: user) }
        }
    }
}
