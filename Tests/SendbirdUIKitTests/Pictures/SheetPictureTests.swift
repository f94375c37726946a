import ChatWire
import Foundation
import Requirements
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints each screen and state light and dark, in both directions, with small and the largest text, narrow and
/// wide: `make screenshots` lays the sixteen of a scene out on one sheet.
@Suite("Sheets of the screens", .serialized, .oneAtATime)
@MainActor
struct SheetPictureTests {
    private let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"]

    @Test(
        "Every screen can be read light and dark, in both directions, in every size of text and of window",
        .covers("A1"), arguments: SheetScene.allCases, [false, true])
    func sheet(_ scene: SheetScene, isHuge: Bool) async throws {
        let photos = try scene == .photos ? Self.photos() : nil
        scene.setSwitches(true)
        defer {
            scene.setSwitches(false)
            if let photos { try? FileManager.default.removeItem(at: photos) }
        }
        for dark in [false, true] {
            for rightToLeft in [false, true] {
                for width in [320, 760] as [CGFloat] {
                    try await Stage.runWaiting(
                        width: width, height: 640, dark: dark, rightToLeft: rightToLeft
                    ) { stage in
                        let look = "\(dark ? "dark" : "light")-\(rightToLeft ? "rtl" : "ltr")"
                        let name = "\(Int(width))-\(isHuge ? "huge" : "usual")-\(look)"
                        try await show(scene, isHuge: isHuge, on: stage, as: "part-\(scene.rawValue)-\(name)")
                        let faults = CutText(window: stage.window).faults()
                        #expect(faults.isEmpty, "\(name)")
                    }
                }
            }
        }
    }

    private func show(_ scene: SheetScene, isHuge: Bool, on stage: Stage, as name: String) async throws {
        stage.setTextSize(isHuge ? .accessibilityExtraExtraExtraLarge : .large)
        let screen = scene.make()
        stage.show(UIViewController(), screen)
        scene.fill(screen)
        if let photos = screen as? SBUSelectablePhotoViewController { await settle(photos) }
        stage.window.layoutIfNeeded()
        // Without a folder the texts are measured, which takes a tenth of the time.
        if folder != nil { try stage.picture(name) }
        SBUActionSheet.dismiss()
    }

    // MARK: Photos

    /// A library of seven pictures.
    private static func photos() throws -> URL {
        let folder = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
        for index in 0..<7 {
            let photo = Fixture.landscape(300 + index * 40, 240)
            try photo.write(to: folder.appendingPathComponent("photo\(index).png"))
        }
        PHPhotoLibrary.shared().folder = folder
        return folder
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
    }
}
