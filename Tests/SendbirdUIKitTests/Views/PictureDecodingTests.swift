import Foundation
import Testing
@testable import UIKit

@testable import SendbirdUIKit

@Suite("Pictures from anybody")
@MainActor
struct PictureDecodingTests {
    private func png(_ width: Int, _ height: Int) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        return renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
    }

    /// A PNG that says it has a size, in its header alone.
    private func header(_ width: UInt32, _ height: UInt32) -> Data {
        func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
                + big(height) + [8, 6, 0, 0, 0])
    }

    @Test("The size is read from the first bytes")
    func sizes() throws {
        let image = try #require(UIImage(data: png(7, 5)))
        #expect(PictureSize(png(7, 5)) == PictureSize(header(7, 5)))
        let bytes = try #require(image.jpegData(compressionQuality: 1))
        let jpeg = try #require(PictureSize(bytes))
        #expect((jpeg.width, jpeg.height) == (7, 5))
        let gif = Data(Array("GIF89a".utf8) + [7, 0, 5, 0, 0, 0, 0])
        #expect(PictureSize(gif) == PictureSize(header(7, 5)))
        let webP = Data(
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 4, 0, 0])
        #expect(PictureSize(webP) == PictureSize(header(7, 5)))
    }

    @Test("What is cut before the size has none, and nothing reads past the end")
    func cut() {
        for bytes in [png(7, 5), header(7, 5)] {
            for count in 0..<24 { #expect(PictureSize(bytes.prefix(count)) == nil) }
        }
        var jpeg = Data([0xFF, 0xD8])
        #expect(PictureSize(jpeg) == nil)
        jpeg += [0xFF, 0xE0, 0xFF, 0xFF, 0xFF, 0xC0, 0, 17, 8, 0, 5, 0, 7]
        #expect(PictureSize(jpeg) == nil)
    }

    @Test("A small file that unfolds to gigabytes is not decoded")
    func bomb() {
        #expect(!PictureDecoding.isAllowed(header(60_000, 60_000)))
        #expect(!PictureDecoding.isAllowed(header(.max, .max)))
        #expect(!PictureDecoding.isAllowed(header(0, 10)))
        #expect(PictureDecoding.isAllowed(header(8_000, 8_000)))
        #expect(PictureDecoding.picture(header(60_000, 60_000)) == nil)
    }

    @Test("Bytes that are no picture are none, however they are called")
    func broken() {
        #expect(PictureDecoding.picture(Data("<svg onload='x'>".utf8)) == nil)
        #expect(PictureDecoding.picture(png(7, 5).prefix(30)) == nil)
        #expect(PictureDecoding.picture(Data()) == nil)
        #expect(PictureDecoding.picture(png(7, 5))?.size == CGSize(width: 7, height: 5))
    }

    @Test("A profile picture that is none is refused before anything is sent")
    func profile() {
        var code: Int?
        SendbirdUI.updateUserInfo(nickname: nil, profileImage: Data("no picture".utf8)) { code = $0?.code }
        #expect(code == 400_111)
    }
}
