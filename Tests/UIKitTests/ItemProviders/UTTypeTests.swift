import Foundation
import Testing

@testable import UIKit

@Suite("UTType")
struct UTTypeTests {
    @Test("Types are found by extension, whatever its case, and by MIME type")
    func finding() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/PNG; charset=x") == .png)
        #expect(UTType("public.mpeg-4") == .mpeg4Movie)
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType("no.such.type") == nil)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(mimeType: "nonsense") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
    }

    @Test("A kind of picture is a picture, data and an item")
    func conformance() {
        #expect(UTType.heic.conforms(to: .heif) && UTType.heic.conforms(to: .image))
        #expect(UTType.heic.isSubtype(of: .item) && UTType.item.isSupertype(of: .heic))
        #expect(!UTType.heic.conforms(to: .movie))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    }

    @Test("What the table does not know is the system's to say")
    func dynamic() throws {
        let flac = try #require(UTType(filenameExtension: "flac"))
        #expect(flac.isDynamic && flac.preferredFilenameExtension == "flac")
        let unheard = try #require(UTType(filenameExtension: "qqq"))
        #expect(unheard.preferredMIMEType == nil && unheard.conforms(to: .data) && !unheard.conforms(to: .image))
        #expect(UTType(unheard.identifier) == unheard)
        let mime = try #require(UTType(mimeType: "image/x-portable-pixmap"))
        #expect(mime.conforms(to: .image) && mime.preferredMIMEType == "image/x-portable-pixmap")
    }
}
