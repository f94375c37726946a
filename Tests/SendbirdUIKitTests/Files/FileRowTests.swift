import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Files, photos and videos in their rows", .serialized, .oneAtATime)
@MainActor
struct FileRowTests {
    private func row<Content: SBUBaseFileContentView>(
        _ message: FileMessage, on stage: Stage, as kind: Content.Type
    ) throws -> Content {
        let screen = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo]))
        screen.still?.show([message])
        stage.show(UIViewController(), screen)
        let cell = try #require(screen.cell(0) as? SBUFileMessageCell)
        return try #require(cell.baseFileContentView as? Content)
    }

    @Test("A file has its name and size, a photo its picture, a video its sign over it", .covers("D2"))
    func kinds() throws {
        let picture = Fixture.landscape(60, 40)
        for request in ["photo", "clip"] { PictureLoader.shared.keep(picture, for: request) }
        try Stage.run { stage in
            let file = try row(
                Fixture.file("plan.pdf", type: "application/pdf", size: 2_345_678, by: Fixture.bo, id: 1), on: stage,
                as: SBUCommonContentView.self)
            #expect(file.fileNameLabel.text == "plan.pdf" && file.fileSizeLabel.text == FileText.size(2_345_678))
            #expect(!file.fileSizeLabel.isHidden && file.fileImageView.image != nil)

            let photo = try row(
                Fixture.file("a.jpg", type: "image/jpeg", by: Fixture.bo, id: 2, request: "photo"), on: stage,
                as: SBUImageContentView.self)
            #expect(photo.imageView.image != nil && photo.iconImageView.isHidden)

            let video = try row(
                Fixture.file("a.mp4", type: "video/mp4", by: Fixture.bo, id: 3, request: "clip"), on: stage,
                as: SBUImageContentView.self)
            #expect(video.imageView.image != nil && !video.iconImageView.isHidden)
            #expect(video.iconImageView.image?.pngData() == SBUIconSet.iconPlay.pngData())
        }
    }

    @Test("A photo that comes from afar takes its place in the row when it is there", .covers("D2"))
    func fetched() async throws {
        let folder = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("view.png")
        try Fixture.landscape(60, 40).write(to: place)
        var wire = Fixture.message("", by: Fixture.bo, id: 9)
        wire.type = .file
        wire.file = WireFile(url: place.absoluteString, name: "view.png", type: "image/png", size: 1_000)
        let message = try #require(BaseMessage.make(LocalMessage(wire)) as? FileMessage)
        try await Stage.runWaiting { stage in
            let photo = try row(message, on: stage, as: SBUImageContentView.self)
            #expect(photo.imageView.image == nil && photo.iconImageView.image != nil, "It is not there yet.")
            // Whoever asks for the same picture later is answered after the row.
            let request = await withCheckedContinuation { done in
                var request: PictureRequest?
                request = PictureLoader.shared.load(message.url) { _ in done.resume(returning: request) }
            }
            withExtendedLifetime(request) { #expect(photo.imageView.image != nil) }
            #expect(photo.iconImageView.isHidden)
        }
    }
}
