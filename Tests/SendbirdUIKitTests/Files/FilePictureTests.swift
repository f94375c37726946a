import ChatWire
import Foundation
import Requirements
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints files in a channel. The pictures go to the folder that `ROOST_PICTURES` names, to be looked at.
@Suite("Pictures of files", .serialized, .oneAtATime)
@MainActor
struct FilePictureTests {
    private static let hostile = [
        String(repeating: "a very long name ", count: 11) + "end.pdf",
        String(repeating: "x", count: 180) + ".docx", "🏔️🥾 tour 👩‍👩‍👧 plan.gpx",
        "خطة الرحلة إلى الجبل يوم الأحد القادم مع الأصدقاء.pdf",
        "a", ".hidden", "", "no extension at all but quite long indeed, really",
    ]

    private func show(_ messages: [BaseMessage], on stage: Stage) -> StillChannelViewController {
        for message in messages.compactMap({ $0 as? FileMessage }) where message.thumbnails != nil {
            let size = message.thumbnails?.last?.realSize ?? .zero
            PictureLoader.shared.keep(Fixture.landscape(Int(size.width), Int(size.height)), for: message.requestId)
        }
        let channel = Fixture.room("Weekend hike 🥾", with: [Fixture.bo, Fixture.zoe], readMinutesAgo: 1)
        let screen = StillChannelViewController(channel: channel)
        screen.still?.show(messages)
        stage.show(UIViewController(), screen)
        return screen
    }

    private func suffix(_ dark: Bool, _ rightToLeft: Bool) -> String {
        (dark ? "-dark" : "") + (rightToLeft ? "-rtl" : "")
    }

    private func conversation() -> [BaseMessage] {
        PictureLoader.shared.keep(Fixture.landscape(600, 400), for: "up")
        FileUploads.shared.set(0.4, of: "up")
        FileUploads.shared.set(0.75, of: "up2")
        return [
            Fixture.file(
                "IMG_1.jpg", type: "image/jpeg", thumbnail: CGSize(width: 720, height: 480), by: Fixture.bo,
                minutesAgo: 40, id: 1,
                request: "sent1"),
            Fixture.file(
                "clip.mp4", type: "video/mp4", caption: "The last metres!", thumbnail: CGSize(width: 405, height: 720),
                by: Fixture.zoe, minutesAgo: 30, id: 2, request: "sent2"),
            Fixture.file(
                "route and timetable.pdf", type: "application/pdf", size: 2_345_678, by: Fixture.bo, minutesAgo: 20,
                id: 3),
            Fixture.file("notes.txt", type: "text/plain", size: 812, by: Fixture.ana, minutesAgo: 12, id: 4),
            Fixture.file("broken.png", type: "image/png", by: Fixture.bo, minutesAgo: 9, id: 5),
            Fixture.file("view.jpg", type: "image/jpeg", by: Fixture.ana, minutesAgo: 2, request: "f", status: .failed),
            Fixture.file("up.jpg", type: "image/jpeg", by: Fixture.ana, minutesAgo: 1, request: "up", status: .pending),
            Fixture.file(
                "up.zip", type: "application/zip", by: Fixture.ana, minutesAgo: 0, request: "up2", status: .pending),
        ]
    }

    @Test(
        "Pictures, films and files, sent, failed and on their way", .covers("D5", "D8", "D20"),
        arguments: [false, true],
        [false, true])
    func conversation(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(height: 1_500, dark: dark, rightToLeft: rightToLeft) { stage in
            let screen = show(conversation(), on: stage)
            try stage.picture("files\(suffix(dark, rightToLeft))")
            let cells = (0..<8).compactMap { screen.cell($0) as? SBUFileMessageCell }
            #expect(cells.count == 8)
            #expect(cells.filter { !$0.ring.isHidden }.map { Int($0.ring.part * 100) } == [75, 40])
            let pictures = cells.compactMap { $0.baseFileContentView as? SBUImageContentView }
            #expect(pictures.count == 5 && pictures.last?.imageView.image != nil)
            #expect(pictures.last?.bounds.size == CGSize(width: 280, height: 187))
        }
    }

    @Test(
        "Names of every kind are cut in the middle, and rows are as high as others", .covers("C-20"),
        arguments: [320, 900])
    func names(width: Int) throws {
        try Stage.run(width: CGFloat(width), height: 760) { stage in
            let messages = Self.hostile.enumerated().map { index, name in
                Fixture.file(
                    name, type: "application/pdf", by: index % 2 == 0 ? Fixture.bo : Fixture.ana,
                    minutesAgo: Double(60 - index), id: Int64(index + 1))
            }
            let screen = show(messages, on: stage)
            try stage.picture("files-names-\(width)")
            let cells = (0..<messages.count).compactMap { screen.cell($0) as? SBUFileMessageCell }
            let contents = cells.compactMap { $0.baseFileContentView as? SBUCommonContentView }
            #expect(contents.count == messages.count)
            #expect(Set(contents.map(\.bounds.height)).count == 1)
            for content in contents {
                #expect(content.fileNameLabel.lineBreakMode == .byTruncatingMiddle)
                #expect(!(content.fileNameLabel.text ?? "").isEmpty)
                #expect(content.fileNameLabel.frame.maxX <= content.bounds.width + 0.5)
                #expect(
                    !content.fileNameLabel.frame.intersects(content.fileImageView.frame)
                        || content.fileNameLabel.superview !== content.stackView)
                #expect(content.bounds.width <= 480)
            }
        }
    }

    @Test("A picture in full, light and dark", .covers("C-20"), arguments: [false, true])
    func viewer(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let message = Fixture.file(
                "IMG_1.jpg", type: "image/jpeg", thumbnail: CGSize(width: 720, height: 480), by: Fixture.ana, id: 1)
            let owner = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo]))
            let viewer = SBUFileViewer(fileMessage: message, delegate: owner)
            stage.show(viewer)
            viewer.imageView.image = UIImage(data: Fixture.landscape(720, 480))
            viewer.spinner.stopAnimating()
            try stage.picture("file-viewer\(suffix(dark, false))")
            #expect(viewer.imageView.frame.width == 390)
            try expectCut(Self.hostile[0], in: stage) { name in
                let file = Fixture.file(name, type: "image/jpeg", by: Fixture.ana, id: 2)
                stage.show(SBUFileViewer(fileMessage: file, delegate: owner))
            }
            #expect(viewer.viewForZooming(in: viewer.scrollView) === viewer.imageView)
        }
    }

    /// A long name is on one line, cut in its middle, with its ending left.
    private func expectCut(_ name: String, in stage: Stage, _ show: (String) -> Void) throws {
        show(name)
        stage.window.layoutIfNeeded()
        @MainActor func labels(in view: UIView) -> [UILabel] {
            (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
        }
        let found = labels(in: stage.window).first { $0.text?.contains("end.pdf") == true }
        let label = try #require(found)
        #expect(label.lineBreakMode == .byTruncatingMiddle && label.numberOfLines == 1)
        let frame = label.convert(label.bounds, to: nil)
        #expect(frame.minX >= 0 && frame.maxX <= stage.window.bounds.width, "\(frame)")
    }

    @Test("What is pasted, before it is sent", .covers("C-20"), arguments: [false, true])
    func preview(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let picture = PickedFile(
                data: Fixture.landscape(600, 400), name: "Screenshot from today.png", type: "image/png")
            stage.show(FileSendingPreview(files: [picture]) { _ in })
            try stage.picture("file-preview\(suffix(dark, false))")
            let text = PickedFile(data: Data(count: 2_000), name: Self.hostile[0], type: "application/pdf")
            stage.show(FileSendingPreview(files: [picture, text, text, text, text, text]) { _ in })
            try stage.picture("file-preview-many\(suffix(dark, false))")
            try expectCut(Self.hostile[0], in: stage) { name in
                let file = PickedFile(data: Data(count: 2_000), name: name, type: "application/pdf")
                stage.show(FileSendingPreview(files: [file]) { _ in })
            }
        }
    }
}
