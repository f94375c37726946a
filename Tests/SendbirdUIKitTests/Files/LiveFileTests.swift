import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Files on a channel's screen over the real SDK.
@Suite("Files on the screen", .serialized, .oneAtATime)
@MainActor
struct LiveFileTests {
    private func cell(_ room: LiveRoom, _ row: Int = 0) throws -> SBUFileMessageCell {
        try #require(room.list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? SBUFileMessageCell)
    }

    private func pick(_ room: LiveRoom, _ data: Data, _ name: String = "a.png", _ type: String = "image/png") {
        room.screen.inputComponent?.pickImageData(data, fileName: name, mimeType: type)
        room.settle()
    }

    @Test("A picture that was picked is there at once, with its progress, and then sent", .covers("D2", "D5", "D8"))
    func sending() throws {
        try LiveRoom.open { room in
            room.network.holdsUploads = true
            let picture = Fixture.landscape(300, 200)
            pick(room, picture)
            let pending = try cell(room)
            #expect(pending.message?.sendingStatus == .pending && !pending.ring.isHidden)
            #expect(abs(pending.ring.part - 0.5) < 0.01)
            #expect((pending.baseFileContentView as? SBUImageContentView)?.imageView.image != nil)
            #expect(pending.mainContainerView.accessibilityLabel?.contains("Photo") == true)
            room.network.releaseUploads()
            room.settle()
            let sent = try cell(room)
            #expect(sent.message?.sendingStatus == .succeeded && sent.ring.isHidden)
            #expect(room.server.files == [[UInt8](picture)] && room.rowCount == 1)
            #expect(room.network.uploads.first?.url.contains("thumbnail_sizes=720x720") == true)
        }
    }

    @Test("The ring cancels the upload; the row says so, and can be sent again or removed", .covers("C-44", "D15"))
    func cancelling() throws {
        try LiveRoom.open { room in
            room.network.holdsUploads = true
            pick(room, Fixture.landscape(30, 20))
            #expect(try cell(room).ring.accessibilityActivate())
            room.settle()
            let cancelled = try cell(room)
            #expect(cancelled.message?.sendingStatus == .canceled && cancelled.ring.isHidden)
            #expect(room.network.cancelledUploads.count == 1 && room.server.files.isEmpty)
            room.network.releaseUploads()
            cancelled.tapHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == [SBUStringSet.Retry, "Remove", "Cancel"])
            try room.choose(SBUStringSet.Retry)
            #expect(room.server.files.count == 1 && room.rowCount == 1)
            #expect(try cell(room).message?.sendingStatus == .succeeded)
        }
    }

    @Test("Five retries are one upload and one row", .covers("C-05", "D15"))
    func retries() throws {
        try LiveRoom.open { room in
            room.server.uploadRefusals = [WireError(.internalServerError, "no")]
            pick(room, Fixture.landscape(30, 20))
            let failed = try #require(try cell(room).message)
            #expect(failed.sendingStatus == .failed && room.network.uploads.count == 1)
            room.network.holdsUploads = true
            for _ in 0..<5 { room.screen.viewModel?.resendMessage(failedMessage: failed) }
            room.settle()
            room.network.releaseUploads()
            room.settle()
            #expect(room.network.uploads.count == 2 && room.server.files.count == 1 && room.rowCount == 1)
        }
    }

    @Test("Empty files, files past the server's limit and files that cannot be read are refused with a clear word")
    func refused() async throws {
        let folder = try TestFolder()
        try LiveRoom.open { room in
            pick(room, Data())
            #expect(room.alert?.title == "This file is empty.")
            try room.choose("OK")
            pick(room, Data(count: 25 << 20 | 1))
            #expect(room.alert?.title?.hasPrefix("This file is too large.") == true)
            try room.choose("OK")
            #expect(room.network.uploads.isEmpty && room.rowCount == 0)
        }
        // Two gigabytes are refused by their size: nothing of them is read.
        let huge = try folder.file("huge.bin", Data())
        let handle = try FileHandle(forWritingTo: huge)
        try handle.truncate(atOffset: 2 << 30)
        #expect(throws: PickedFile.Refusal.tooLarge(most: 100)) { try PickedFile(contentsOf: huge, most: 100) }
        #expect(throws: PickedFile.Refusal.unreadable) { try PickedFile(contentsOf: folder.url, most: 100) }
        #expect(throws: PickedFile.Refusal.unreadable) {
            try PickedFile(contentsOf: folder.url.appendingPathComponent("none"), most: 100)
        }
        let text = try folder.file("lies.png", Data("text".utf8))
        #expect(try PickedFile(contentsOf: text, most: 100).type == "image/png")
        let png = try folder.file("lies.txt", Fixture.landscape(3, 2))
        #expect(try PickedFile(contentsOf: png, most: 10_000).type == "image/png")
    }

    @Test("A sent picture opens in full; delete asks, then takes it from everybody", .covers("D2", "D14"))
    func viewer() throws {
        try LiveRoom.open { room in
            pick(room, Fixture.landscape(30, 20))
            try cell(room).tapHandlerToContent?()
            let navigation = try #require(room.screen.presentedViewController as? UINavigationController)
            let viewer = try #require(navigation.viewControllers.first as? SBUFileViewer)
            room.stage.window.layoutIfNeeded()
            #expect(viewer.viewForZooming(in: viewer.scrollView) === viewer.imageView || viewer.imageView.image == nil)
            viewer.onClickDelete(sender: UIButton(type: .custom))
            let alert = try #require(viewer.presentedViewController as? UIAlertController)
            let delete: UIAlertAction = try #require(alert.actions.first { $0.title == "Delete" })
            alert.answer(delete)
            room.settle()
            #expect(room.rowCount == 0 && room.onServer.isEmpty)
            #expect(room.screen.presentedViewController == nil)
        }
    }

    @Test("A file's menu saves and deletes; one by another is saved only", .covers("D14"))
    func menu() throws {
        try LiveRoom.open { room in
            pick(room, Data("%PDF-1".utf8), "plan.pdf", "application/pdf")
            try cell(room).longPressHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Save", "Delete", "Cancel"])
            try room.choose("Cancel")
            let params = FileMessageCreateParams(file: Data("hello".utf8))
            params.fileName = "theirs.txt"
            room.bos.sendFileMessage(params: params)
            room.settle()
            try cell(room).longPressHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Save", "Cancel"])
            try room.choose("Cancel")
            #expect(try cell(room).mainContainerView.accessibilityLabel?.contains("theirs.txt") == true)
        }
    }

    @Test("What is pasted is shown first; nothing is sent unless that is confirmed", .covers("D5"))
    func pasting() throws {
        try LiveRoom.open { room in
            let picture = PickedFile(data: Fixture.landscape(30, 20), name: "shot.png", type: "image/png")
            var sent: [PickedFile] = []
            let preview = FileSendingPreview(files: [picture]) { sent = $0 }
            room.screen.present(preview, animated: false)
            preview.cancelButton.sendActions(for: .primaryActionTriggered)
            room.settle()
            #expect(sent.isEmpty && room.screen.presentedViewController == nil)
            let again = FileSendingPreview(files: [picture]) { sent = $0 }
            room.screen.present(again, animated: false)
            again.sendButton.sendActions(for: .primaryActionTriggered)
            room.settle()
            #expect(sent == [picture])
            // The input takes pictures and files from the clipboard, and leaves text to the field.
            let input = try #require(room.screen.inputComponent)
            #expect(input.canPaste([NSItemProvider(object: try #require(UIImage(data: picture.data)))]))
            #expect(!input.canPaste([NSItemProvider(object: "text")]))
        }
    }

    @Test("A screen that may not speak takes no drop; one that may takes files")
    func dropping() throws {
        try LiveRoom.open { room in
            #expect(room.screen.view.interactions.contains { $0 is UIDropInteraction })
        }
    }

    @Test("Names of files are made fit for a file system, whatever they say", .covers("C-75"))
    func saving() {
        let names = [
            ("../../etc/passwd", "_.._etc_passwd"), ("a/b\\c:d", "a_b_c_d"), ("", "file"), ("...", "file"),
            ("plan.pdf", "plan.pdf"), (" spaced .txt ", "spaced .txt"),
        ]
        for (given, made) in names { #expect(FileSaving.fileName(given) == made) }
        let long = FileSaving.fileName(String(repeating: "👩‍👩‍👧", count: 100) + ".jpeg")
        #expect(long.utf8.count < 255 && long.hasSuffix(".jpeg"))
    }
}

/// A folder of a test's own.
private struct TestFolder: ~Copyable {
    let url: URL

    init() throws {
        url = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
    }

    func file(_ name: String, _ content: Data) throws -> URL {
        let file = url.appendingPathComponent(name)
        try content.write(to: file)
        return file
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
