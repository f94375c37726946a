import Foundation
import Processes
import Requirements
import Testing

extension TalkDays {
    /// One device's clock is a day ahead, the other's a day behind: `Driver/clock.c`.
    @Suite("Clocks that are wrong by a day")
    struct WrongClockTests {
        private let stage: Conversation
        private let network: Network
        private var screen: Screen { stage.screen }
        private let channel = "the-clock"

        init() throws {
            stage = try Conversation(name: "wrong-clocks", height: 900)
            network = try Network(to: stage.server.port)
        }

        @Test(
            "Messages keep the server's order and time; typing, receipts and what waits behave; nothing is lost",
            .covers("C-69", "C-70"))
        func wrongClocks() async throws {
            try await stage.makeUsers("ana", "bo")
            _ = try await stage.server.ask(
                "POST", "/v3/group_channels",
                ["channel_url": channel, "name": "Clock", "user_ids": ["ana", "bo"], "operator_ids": ["ana"]])
            try stage.open("ana", host: network.host, environment: try clock(ahead: 86_400))
            try stage.open("bo", onTheRight: true, environment: try clock(ahead: -86_400))
            for user in ["ana", "bo"] { try screen.press(.text(has: "Clock"), in: user, timeout: 30) }

            for number in 0..<4 {
                try stage.say("ana says \(number)", as: "ana")
                try screen.find(.text(has: "ana says \(number)"), in: "bo")
                try stage.say("bo says \(number)", as: "bo")
                try screen.find(.text(has: "bo says \(number)"), in: "ana")
            }
            // Typing is told at most once a second: the message before it may be nearer than that.
            for _ in 0..<4 where try screen.all(.text(has: "Bo is typing"), in: "ana").isEmpty {
                try screen.type("bo ", into: .message, in: "bo")
                _ = try? screen.find(.text(has: "Bo is typing"), in: "ana", timeout: 1.5)
            }
            try screen.find(.text(has: "Bo is typing"), in: "ana")
            try stage.picture("a-day-apart")
            // Ten seconds by no clock that can be set.
            try screen.waitUntilGone(.text(has: "Bo is typing"), in: "ana", timeout: 15)

            try network.cut()
            for number in 4..<7 { try stage.say("ana says \(number)", as: "ana") }
            try stage.say("bo says 4", as: "bo")
            try stage.picture("ana-in-the-tunnel")
            try network.restore()
            try screen.find(.text(has: "bo says 4"), in: "ana", timeout: 60)
            for number in 4..<7 { try screen.find(.text(has: "ana says \(number)"), in: "bo", timeout: 60) }
            try screen.waitUntilGone(.text(has: ", Sending"), in: "ana", timeout: 60)
            try await expectOneOrder()
            try await expectReceipts()
        }

        private func expectOneOrder() async throws {
            let onServer = try await stage.saidOnServer(in: channel)
            #expect(onServer.count == 12 && Set(onServer).count == 12)
            for user in ["ana", "bo"] {
                let shown = try stage.said(in: user)
                #expect(shown == onServer, "\(user)'s window")
            }
            try stage.picture("one-order")
            // The hour is the server's for both, and the day is told by the device's own calendar.
            func hour(_ user: String) throws -> String {
                let said = try screen.find(Query(role: "label", has: "bo says 0"), in: user).name
                return said.components(separatedBy: ", ").dropFirst(2).first ?? ""
            }
            #expect(try hour("ana") == hour("bo"))
            try screen.find(Query(role: "heading", name: "Yesterday"), in: "ana")
            try screen.find(Query(role: "heading", name: "Today"), in: "bo")
        }

        /// What is read is read up to a message, not up to a time of the device's.
        private func expectReceipts() async throws {
            try screen.focus("ana")
            try screen.find(Query(pattern: "bo says 4, .*, Read$"), in: "bo")
            try screen.press(.button("Back"), in: "ana")
            // Until the channel has left the screen it is being read.
            try screen.waitUntilGone(.message, in: "ana")
            try stage.say("bo says 5", as: "bo")
            try screen.find(.text(has: "1 unread message, bo says 5"), in: "ana")
            try screen.find(Query(pattern: "bo says 5, .*, Delivered$"), in: "bo")
            try stage.picture("one-is-unread")
        }

        /// What makes a program see another time.
        private func clock(ahead seconds: Int) throws -> [String: String] {
            let library = stage.place(of: "clock.so")
            if !FileManager.default.fileExists(atPath: library.path) {
                let compile = try ChildProcess(
                    "/usr/bin/gcc", ["-shared", "-fPIC", "-o", library.path, "Tests/EndToEnd/Driver/clock.c"],
                    environment: ProcessInfo.processInfo.environment, directory: BuiltPackage.root)
                try #require(compile.wait() == 0)
            }
            return ["LD_PRELOAD": library.path, "ROOST_CLOCK_OFFSET": String(seconds)]
        }
    }
}
