import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// From the button to the bytes, over the pickers of the system.
@Suite("Choosing what to send", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct PickingTests {
    /// Answers what pickers ask, in place of the desktop's chooser.
    private final class Chooser: FileChooser {
        private(set) var requests: [FileChooserRequest] = []
        private var waiting: (([URL]) -> Void)?

        func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
            requests.append(request)
            waiting = completion
        }

        func cancel() { waiting = nil }

        func answer(_ urls: [URL]) {
            let completion = waiting
            waiting = nil
            completion?(urls)
        }
    }

    /// An input that keeps what was picked.
    private final class EarInput: SBUGroupChannelModule.Input {
        private(set) var picked: [PickedFile] = []
        private var waiting: (count: Int, done: CheckedContinuation<Void, Never>)?

        override func didPickFile(data: Data, fileName: String, mimeType: String) {
            picked.append(PickedFile(data: data, name: fileName, type: mimeType))
            guard let waiting, picked.count >= waiting.count else { return }
            self.waiting = nil
            waiting.done.resume()
        }

        /// Waits until so many were picked.
        func wait(for count: Int) async {
            guard picked.count < count else { return }
            await withCheckedContinuation { waiting = (count, $0) }
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
        _ body: (Stage, StillChannelViewController, EarInput, Chooser) async throws -> Void
    ) async throws {
        let chooser = Chooser()
        let before = FileChoosers.make
        FileChoosers.make = { chooser }
        PHPhotoLibrary.shared().folder = folder
        defer {
            FileChoosers.make = before
            SBUPermissionManager.shared.answer = nil
            try? FileManager.default.removeItem(at: folder)
        }
        try await Stage.runWaiting { stage in
            let input = EarInput()
            let screen = StillChannelViewController(channel: Fixture.room("Hike", with: [Fixture.bo]))
            screen.inputComponent = input
            stage.show(UIViewController(), screen)
            try await body(stage, screen, input, chooser)
        }
    }

    @Test("Files are chosen in the desktop's chooser, several at once", .covers("D5"))
    func documents() async throws {
        let files = [try file("plan.pdf", Data("%PDF-1".utf8)), try file("a.txt", Data("hello".utf8))]
        try await run { _, screen, input, chooser in
            screen.baseChannelModule(input, didTapResource: .document)
            #expect(chooser.requests.count == 1 && chooser.requests.first?.allowsMany == true)
            chooser.answer(files)
            await input.wait(for: 2)
            #expect(Set(input.picked.map(\.name)) == ["plan.pdf", "a.txt"])
            #expect(Set(input.picked.map(\.type)) == ["application/pdf", "text/plain"])
        }
    }

    @Test("Photos are chosen in the system's picker where all may be seen", .covers("D5"))
    func library() async throws {
        let photo = try file("view.png", Fixture.landscape(30, 20))
        try await run { _, screen, input, chooser in
            SBUPermissionManager.shared.answer = .all
            screen.baseChannelModule(input, didTapResource: .library)
            #expect(screen.presentedViewController is PHPickerViewController)
            chooser.answer([photo])
            await input.wait(for: 1)
            #expect(input.picked.first?.type == "image/png" && input.picked.first?.name == "view.png")
        }
    }

    @Test(
        "Where only some may be seen they are chosen from those, and where none may, that is said", .covers("D4"),
        arguments: [false, true])
    func limited(dark: Bool) async throws {
        for index in 0..<7 { _ = try file("photo\(index).png", Fixture.landscape(300 + index * 40, 240)) }
        try await run { stage, screen, input, _ in
            SBUPermissionManager.shared.answer = .denied
            screen.baseChannelModule(input, didTapResource: .library)
            let alert = try #require(screen.presentedViewController as? UIAlertController)
            #expect(alert.title == SBUStringSet.Alert_Allow_PhotoLibrary_Access)
            alert.answer(alert.actions.first)
            SBUPermissionManager.shared.answer = .limited
            if dark { SBUTheme.set(theme: .dark) }
            screen.baseChannelModule(input, didTapResource: .library)
            let navigation = try #require(screen.presentedViewController as? UINavigationController)
            let photos = try #require(navigation.viewControllers.first as? SBUSelectablePhotoViewController)
            stage.window.layoutIfNeeded()
            #expect(photos.fetchResult.count == 7 && photos.rightBarButton?.isEnabled == false)
            for item in [1, 4] {
                let path = IndexPath(item: item, section: 0)
                photos.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
                photos.collectionView(photos.collectionView, didSelectItemAt: path)
            }
            #expect(photos.rightBarButton?.isEnabled == true)
            await settle(photos)
            try stage.picture("photos\(dark ? "-dark" : "")")
            photos.didTapRightBarButton()
            await input.wait(for: 2)
            #expect(input.picked.allSatisfy { $0.type == "image/png" && $0.name.hasPrefix("photo") })
            #expect(screen.presentedViewController == nil)
        }
    }

    /// Waits until the thumbnails that were asked for are there: another one, asked for last, comes after them.
    private func settle(_ photos: SBUSelectablePhotoViewController) async {
        for index in 0..<photos.fetchResult.count {
            let asset = photos.fetchResult.object(at: index)
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                PHImageManager.default().requestImage(
                    for: asset, targetSize: CGSize(width: 8, height: 8), contentMode: .aspectFill, options: nil
                ) { _, _ in done.resume() }
            }
        }
        photos.view.layoutIfNeeded()
    }
}
