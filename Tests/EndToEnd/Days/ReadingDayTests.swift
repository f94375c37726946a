import Foundation
import Requirements
import Testing

extension TalkDays {
    /// What a reader does: far back in the history, half-way through a text, and when something did not go out.
    @Suite("A day of reading")
    struct ReadingDayTests {
        private let stage: Conversation
        private let bosNetwork: Network
        private var screen: Screen { stage.screen }
        private let channel = "the-history"

        init() throws {
            stage = try Conversation(name: "reading", height: 700)
            bosNetwork = try Network(to: stage.server.port)
        }

        @Test(
            "Ana reads back page by page and comes back by the count; texts wait half typed; what was refused goes again",
            .covers("D10", "D15", "D21", "C-84"))
        func reading() async throws {
            try await stage.makeUsers("ana", "bo")
            _ = try await stage.server.ask(
                "POST", "/v3/group_channels",
                ["channel_url": channel, "name": "History", "user_ids": ["ana", "bo"], "operator_ids": ["ana"]])
            for number in 0..<120 {
                _ = try await stage.server.ask(
                    "POST", "/v3/group_channels/\(channel)/messages",
                    ["message_type": "MESG", "user_id": "bo", "message": "line \(number) of old"])
            }
            try stage.open("ana", options: ["--dark"])
            try stage.open("bo", onTheRight: true, host: bosNetwork.host)
            try screen.find(.text(has: "unread messages, line 119 of old"), in: "ana", timeout: 30)
            try screen.find(.text(has: "line 119 of old"), in: "bo", timeout: 30)
            try stage.picture("many-are-unread")
            for user in ["ana", "bo"] { try screen.press(.text(has: "line 119"), in: user, timeout: 30) }

            try anaReadsBack()
            try anaComesBack()
            try anasTextWaits()
            try await bosTextIsRefused()
            try bosFileIsCancelled()
        }

        private func anaReadsBack() throws {
            try screen.find(Query(role: "label", has: "line 119 of old"), in: "ana")
            try screen.find(.button(has: "unread"), in: "ana")
            try stage.picture("the-newest-and-the-way-to-the-oldest-unread")
            try screen.focus("ana")
            // Pages come as they are needed.
            for _ in 0..<8 {
                try screen.turnWheel(-40, over: Query(role: "list", index: -1), in: "ana")
                if try !screen.all(Query(role: "label", has: "line 0 of old"), in: "ana").isEmpty { break }
            }
            try screen.find(Query(role: "label", has: "line 0 of old"), in: "ana")
            try screen.find(.button("Go to the newest message"), in: "ana")
            try stage.picture("the-oldest")
        }

        private func anaComesBack() throws {
            try stage.say("is anybody reading this?", as: "bo")
            try stage.say("hello?", as: "bo")
            try screen.find(.button(has: "2 new messages"), in: "ana")
            try screen.find(Query(role: "label", has: "line 0 of old"), in: "ana")
            try stage.picture("two-are-new")
            try screen.press(.button(has: "2 new messages"), in: "ana")
            try screen.find(Query(role: "label", has: "hello?"), in: "ana")
            try screen.waitUntilGone(.button(has: "new message"), in: "ana")
            try screen.waitUntilGone(.button("Go to the newest message"), in: "ana")
            try screen.find(Query(pattern: "hello\\?, .*, Read$"), in: "bo")
            try stage.picture("back-at-the-newest")
        }

        private func anasTextWaits() throws {
            try screen.type("I was just about to", into: .message, in: "ana", replacing: true)
            try screen.press(.button("Back"), in: "ana")
            try screen.waitUntilGone(.message, in: "ana")
            try stage.picture("half-typed")
            try screen.press(.text(has: "Draft: I was just about to"), in: "ana")
            #expect(try screen.find(.message, in: "ana").text == "I was just about to")
            try screen.type(" answer", into: .message, in: "ana")
            try screen.press(.button("Send"), in: "ana")
            try screen.find(.text(has: "I was just about to answer"), in: "bo")
        }

        /// The channel is frozen while Bo is in a tunnel: what Bo wrote there is refused, kept, and sent later.
        private func bosTextIsRefused() async throws {
            try bosNetwork.cut()
            try screen.find(.text(has: "Waiting for network"), in: "bo", timeout: 30)
            try stage.say("from the tunnel", as: "bo")
            try screen.find(Query(role: "label", pattern: "from the tunnel, .*Sending$"), in: "bo")
            try stage.picture("in-the-tunnel")
            _ = try await stage.server.ask("PUT", "/v3/group_channels/\(channel)/freeze", ["freeze": true])
            try bosNetwork.restore()
            try screen.find(Query(role: "label", pattern: "from the tunnel, .*Not sent$"), in: "bo", timeout: 60)
            try screen.find(.text(has: "This channel is frozen"), in: "bo")
            try stage.picture("it-was-refused")
            #expect(try screen.all(Query(role: "label", has: "from the tunnel"), in: "ana").isEmpty)
            _ = try await stage.server.ask("PUT", "/v3/group_channels/\(channel)/freeze", ["freeze": false])
            try screen.waitUntilGone(.text(has: "This channel is frozen"), in: "bo")
            // What was refused for good can only be taken away, or copied.
            try screen.perform("Copy", on: Query(role: "label", has: "from the tunnel"), in: "bo")
            try screen.expectClipboard("from the tunnel")
            try screen.perform("Remove", on: Query(role: "label", has: "from the tunnel"), in: "bo")
            try screen.waitUntilGone(Query(role: "label", has: "from the tunnel"), in: "bo")
        }

        /// A file hangs in a dead line; it is cancelled, and sent again when the line is there.
        private func bosFileIsCancelled() throws {
            try bosNetwork.hold()
            try screen.press(.button("Add to the message"), in: "bo")
            try screen.press(.button("Files"), in: "bo")
            try screen.choose(
                try stage.file("map.txt", Data(String(repeating: "left, right. ", count: 100).utf8)), in: "bo")
            try screen.perform("Cancel upload", on: Query(role: "label", has: "map.txt"), in: "bo")
            try screen.find(Query(role: "label", pattern: "map.txt, .*Not sent$"), in: "bo")
            try stage.picture("a-file-is-cancelled")
            try bosNetwork.restore()
            try screen.perform("Try again", on: Query(role: "label", has: "map.txt"), in: "bo")
            try screen.find(Query(role: "label", has: "Bo, map.txt"), in: "ana", timeout: 30)
            try screen.find(Query(role: "label", pattern: "map.txt, .*(Sent|Delivered|Read)$"), in: "bo")
            try stage.picture("and-goes-out")
        }
    }
}
