import Foundation
import Requirements
import Testing

extension TalkDays {
    /// Pictures and other files, by every way into the chat, and out of it again.
    @Suite("A day with files")
    struct FileDayTests {
        private let stage: Conversation
        private var screen: Screen { stage.screen }

        init() throws {
            stage = try Conversation(name: "files", height: 900, margin: 220)
        }

        @Test(
            "Ana chooses one, pastes one, drops one; Bo opens, saves and copies",
            .covers("D2", "D5", "D12"))
        func files() async throws {
            try await stage.makeUsers("ana", "bo")
            _ = try await stage.server.ask(
                "POST", "/v3/group_channels",
                ["channel_url": "the-files", "name": "Files", "user_ids": ["ana", "bo"], "operator_ids": ["ana"]])
            try stage.openBoth()
            for user in ["ana", "bo"] { try screen.press(.text(has: "Files"), in: user, timeout: 30) }

            let sky = try stage.sky("evening sky.png")
            try anaChooses(sky)
            try boLooksAtItAndSavesIt(sky)
            try anaPastes(sky)
            try anaDrops(try stage.file("the plan.txt", Data(String(repeating: "a plan\n", count: 300).utf8)))
            try boCopies()
            try anaDropsWhatIsNoPicture()
            try anaDropsWhatCannotBeSent()
        }

        private func anaChooses(_ sky: URL) throws {
            try screen.press(.button("Add to the message"), in: "ana")
            try screen.find(.button("Photos and videos"), in: "ana")
            try stage.picture("what-to-add")
            try screen.press(.button("Files"), in: "ana")
            try screen.choose(sky, in: "ana")
            try screen.find(Query(role: "label", pattern: "You, Photo.*(Sent|Delivered|Read)$"), in: "ana", timeout: 20)
            try screen.find(Query(role: "label", has: "Ana, Photo"), in: "bo")
            try stage.picture("a-picture-is-sent")
        }

        private func boLooksAtItAndSavesIt(_ sky: URL) throws {
            try screen.press(Query(role: "label", has: "Ana, Photo"), in: "bo")
            try screen.find(.button("Close"), in: "bo")
            try screen.find(.text(has: "Ana"), in: "bo")
            try stage.picture("the-picture-on-the-whole-screen")
            let saved = stage.place(of: "saved.png")
            try screen.press(.button("Save"), in: "bo")
            try screen.choose(saved, in: "bo", saves: true)
            try screen.expectFile(saved)
            try stage.picture("it-is-saved")
            #expect(try Data(contentsOf: saved).starts(with: [0x89, 0x50, 0x4e, 0x47]))
            try screen.press(.button("Close"), in: "bo")
            try screen.find(.message, in: "bo")
        }

        private func anaPastes(_ sky: URL) throws {
            try screen.copy([sky])
            try screen.paste(into: .message, in: "ana")
            try screen.find(.button("Send"), in: "ana")
            try screen.find(.button("Cancel"), in: "ana")
            try stage.picture("what-is-pasted")
            try screen.press(.button("Send"), in: "ana")
            try screen.wait(for: 2, Query(role: "label", has: "Ana, Photo"), in: "bo", timeout: 20)
        }

        private func anaDrops(_ plan: URL) throws {
            try screen.drag([plan], onto: Query(role: "list"), in: "ana")
            try stage.picture("held-over-the-chat")
            try screen.drop()
            try screen.find(.text(has: "the plan.txt"), in: "ana")
            try stage.picture("what-is-dropped")
            try screen.press(.button("Send"), in: "ana")
            try screen.find(Query(role: "label", has: "Ana, the plan.txt, 2 KB"), in: "bo", timeout: 20)
            try stage.picture("the-plan-is-there")
        }

        private func boCopies() throws {
            try stage.say("what a sky", as: "ana")
            try screen.perform("Copy", on: Query(role: "label", has: "what a sky"), in: "bo")
            try screen.expectClipboard("what a sky")
            let saved = stage.place(of: "plan as saved.txt")
            try screen.perform("Save", on: Query(role: "label", has: "the plan.txt"), in: "bo")
            try screen.choose(saved, in: "bo", saves: true)
            try screen.expectFile(saved)
            #expect(try String(contentsOf: saved, encoding: .utf8).hasPrefix("a plan\n"))
        }

        /// A text that calls itself a picture, and a picture of which the greater part is missing, are sent as the files
        /// that they are, and nothing breaks.
        private func anaDropsWhatIsNoPicture() throws {
            let liar = try stage.file("liar.jpg", Data("this is no picture at all, whatever it says".utf8))
            let whole = try Data(contentsOf: try stage.sky("whole.png"))
            let torn = try stage.file("torn.png", whole.prefix(whole.count / 3))
            for file in [liar, torn] {
                try drop(file)
                try screen.press(.button("Send"), in: "ana")
                try screen.waitUntilGone(.button("Cancel"), in: "ana")
            }
            try screen.find(Query(role: "label", has: "liar.jpg"), in: "bo", timeout: 20)
            try screen.wait(for: 6, Query(role: "label", pattern: "^Ana, "), in: "bo", timeout: 20)
            try stage.picture("pictures-that-are-none")
        }

        private func anaDropsWhatCannotBeSent() throws {
            let empty = try stage.file("empty.txt", Data())
            try drop(empty)
            try screen.find(.text(has: "This file is empty."), in: "ana")
            try stage.picture("an-empty-file")
            try screen.press(.button("OK"), in: "ana")
            // Nothing can be dropped on the list while the alert still leaves.
            try screen.waitUntilGone(.button("OK"), in: "ana")

            let huge = try stage.file("huge.iso", Data([1]))
            // Two gigabytes that the disk does not have to hold.
            try FileHandle(forWritingTo: huge).truncate(atOffset: 2 << 30)
            try drop(huge)
            try screen.find(.text(has: "This file is too large. It can have 25 MB at the most."), in: "ana")
            try stage.picture("two-gigabytes")
            try screen.press(.button("OK"), in: "ana")
            try screen.find(.message, in: "ana")
            try stage.say("never mind", as: "ana")
            try screen.find(.text(has: "never mind"), in: "bo")
        }

        private func drop(_ file: URL) throws {
            try screen.drag([file], onto: Query(role: "list"), in: "ana")
            try screen.drop()
        }
    }
}
