import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// From what the user picks, pastes or drops to what the others get, with a server.
@Suite("Sending what was picked, pasted or dropped", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct SendingFilesTests {
    /// Answers what pickers ask, in place of the desktop's chooser.
    private final class Chooser: FileChooser {
        var answers: [URL] = []

        func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
            completion(request.allowsMany ? answers : Array(answers.prefix(1)))
        }

        func cancel() {}
    }

    /// A screen that rings when it presents something.
    private final class Screen: SBUGroupChannelViewController {
        private var waiting: CheckedContinuation<Void, Never>?

        override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
            super.present(controller, animated: animated, completion: completion)
            waiting?.resume()
            waiting = nil
        }

        /// What is presented once something is.
        func presented() async -> UIViewController? {
            if presentedViewController == nil { await withCheckedContinuation { waiting = $0 } }
            return presentedViewController
        }
    }

    private let folder: URL

    init() throws {
        folder = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    private func run(
        by creator: String = "ana", _ body: (RealRoom, Screen, GroupChannel, Chooser) async throws -> Void
    ) async throws {
        let chooser = Chooser()
        let before = FileChoosers.make
        FileChoosers.make = { chooser }
        PHPhotoLibrary.shared().folder = folder
        defer {
            FileChoosers.make = before
            SBUPermissionManager.shared.answer = nil
            UIPasteboard.general.items = []
            try? FileManager.default.removeItem(at: folder)
        }
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: creator) { $0.operatorUserIds = [creator] }
            let bos = try await room.channel(channel.channelURL, of: "bo")
            let screen = Screen(channelURL: channel.channelURL)
            room.show(screen)
            await room.wait { screen.viewModel?.isInitialLoad == false }
            try await body(room, screen, bos, chooser)
        }
    }

    /// Chooses what is to be added, by the button beside the field.
    private func add(_ title: String, _ room: RealRoom, _ screen: Screen) throws {
        let input = try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView)
        input.addButton?.sendActions(for: .touchUpInside)
        room.stage.window.layoutIfNeeded()
        try room.choose(title)
    }

    /// Waits until so many files were sent, and returns them as they are for the others.
    private func sent(_ count: Int, _ room: RealRoom, _ screen: Screen, _ bos: GroupChannel) async throws
        -> [FileMessage]
    {
        await room.wait {
            screen.viewModel?.fullMessageList.filter { $0.sendingStatus == .succeeded }.count == count
        }
        await room.wait { bos.lastMessage?.messageId == screen.viewModel?.fullMessageList.first?.messageId }
        return (screen.viewModel?.fullMessageList ?? []).reversed().compactMap { $0 as? FileMessage }
    }

    @Test("Photos and films from the library", .covers("D5", "D2"))
    func library() async throws {
        let film = Data([0, 0, 0, 24]) + Data("ftypmp42".utf8) + Data(count: 64)
        let files = [try file("view.png", Fixture.landscape(30, 20)), try file("clip.mp4", film)]
        try await run { room, screen, bos, chooser in
            SBUPermissionManager.shared.answer = .all
            chooser.answers = files
            try add(SBUStringSet.PhotoVideoLibrary, room, screen)
            let sent = try await sent(2, room, screen, bos)
            #expect(Set(sent.map(\.name)) == ["view.png", "clip.mp4"])
            #expect(Set(sent.map(\.type)) == ["image/png", "video/mp4"])
        }
    }

    @Test("Some photos, where only some may be seen", .covers("D4", "D5"))
    func limited() async throws {
        for index in 0..<3 { _ = try file("photo\(index).png", Fixture.landscape(30 + index, 20)) }
        try await run { room, screen, bos, _ in
            SBUPermissionManager.shared.answer = .limited
            try add(SBUStringSet.PhotoVideoLibrary, room, screen)
            let navigation = try #require(screen.presentedViewController as? UINavigationController)
            let photos = try #require(navigation.viewControllers.first as? SBUSelectablePhotoViewController)
            room.stage.window.layoutIfNeeded()
            for item in 0...1 {
                let path = IndexPath(item: item, section: 0)
                photos.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
                photos.collectionView(photos.collectionView, didSelectItemAt: path)
            }
            photos.didTapRightBarButton()
            let sent = try await sent(2, room, screen, bos)
            #expect(sent.allSatisfy { $0.type == "image/png" && $0.name.hasPrefix("photo") })
        }
    }

    @Test("Files from the desktop's chooser", .covers("D5", "D2"))
    func documents() async throws {
        let files = [try file("plan.pdf", Data("%PDF-1".utf8)), try file("a.txt", Data("hello".utf8))]
        try await run { room, screen, bos, chooser in
            chooser.answers = files
            try add(SBUStringSet.Document, room, screen)
            let sent = try await sent(2, room, screen, bos)
            #expect(Set(sent.map(\.name)) == ["plan.pdf", "a.txt"])
        }
    }

    @Test("A picture pasted into the field, once it was looked at", .covers("D5"))
    func pasting() async throws {
        try await run { room, screen, bos, _ in
            let input = try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView)
            _ = input.textView?.becomeFirstResponder()
            UIPasteboard.general.image = UIImage(data: Fixture.landscape(30, 20))
            for button in ["preview.cancel", "preview.send"] {
                input.textView?.paste(nil)
                let preview = try #require(await screen.presented() as? FileSendingPreview)
                #expect(screen.viewModel?.fullMessageList.isEmpty == true, "Nothing is sent yet.")
                let buttons = [preview.cancelButton, preview.sendButton]
                buttons.first { $0.accessibilityIdentifier == button }?.sendActions(for: .primaryActionTriggered)
            }
            #expect(input.textView?.text == "")
            let sent = try await sent(1, room, screen, bos)
            #expect(sent.map(\.type) == ["image/png"])
        }
    }

    @Test("Files dropped on the messages, once they were looked at", .covers("D5"))
    func dropping() async throws {
        let dropped = try file("plan.pdf", Data("%PDF-1".utf8))
        try await run { room, screen, bos, _ in
            let content = ForeignContent(mimeTypes: ["text/uri-list"]) { _, _ in }
            content.take(Data("\(dropped.absoluteString)\r\n".utf8), of: "text/uri-list")
            let drops = room.stage.window.drops
            let place = CGPoint(x: 200, y: 300)
            #expect(drops.move(content, to: place))
            #expect(drops.drop(at: place) { _ in })
            let preview = try #require(await screen.presented() as? FileSendingPreview)
            preview.sendButton.sendActions(for: .primaryActionTriggered)
            #expect(try await sent(1, room, screen, bos).map(\.name) == ["plan.pdf"])
        }
    }

    @Test("Who may not write cannot drop either", .covers("D5"))
    func closed() async throws {
        let dropped = try file("plan.pdf", Data("%PDF-1".utf8))
        try await run(by: "bo") { room, screen, bos, _ in
            try await room.finish { bos.muteUser(userId: "ana", seconds: -1, description: nil, completionHandler: $0) }
            await room.wait { (screen.channel as? GroupChannel)?.myMutedState == .muted }
            let content = ForeignContent(mimeTypes: ["text/uri-list"]) { _, _ in }
            content.take(Data("\(dropped.absoluteString)\r\n".utf8), of: "text/uri-list")
            #expect(!room.stage.window.drops.move(content, to: CGPoint(x: 200, y: 300)))
        }
    }
}
