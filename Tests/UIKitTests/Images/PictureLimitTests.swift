import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Pictures from anywhere")
struct PictureLimitTests {
    /// A PNG's head that promises a size, with nothing behind it that is worth decoding.
    private func head(width: UInt32, height: UInt32) -> Data {
        func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            let content = Array(name.utf8) + body
            return big(UInt32(body.count)) + content + big(crc(content))
        }
        let header = chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        return Data(signature + header + chunk("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1]) + chunk("IEND", []))
    }

    /// The checksum of PNG's chunks (ISO 3309).
    private func crc(_ bytes: [UInt8]) -> UInt32 {
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = value & 1 == 1
                value >>= 1
                if isOdd { value ^= 0xEDB8_8320 }
            }
        }
        return ~value
    }

    @Test("A picture that promises more pixels than there is room for is none, at once")
    func bombs() {
        #expect(UIImage(data: head(width: 30_000, height: 30_000)) == nil)
        #expect(UIImage(data: head(width: 2_000_000, height: 2_000)) == nil)
        #expect(UIImage(data: head(width: 0, height: 10)) == nil)
    }

    @Test("A picture longer than is shown is made smaller and keeps its size")
    func large() throws {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 6000, height: 30), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6000, height: 30))
        }
        for data in [try #require(wide.pngData()), try #require(wide.jpegData(compressionQuality: 0.8))] {
            let image = try #require(UIImage(data: data))
            #expect(image.size == CGSize(width: 6000, height: 30))
            let texture = try #require(image.source?.texture(pixelWidth: 6000))
            #expect(texture.width == PictureDecoder.sideMax)
            #expect(abs(texture.height - 20) <= 1)
            #expect(try Picture(image).pixel(2000, 10)[0] > 240)
        }
    }

    @Test(
        "Another kind of file under a picture's name is none",
        arguments: ["%PDF-1.7", "<svg", "PK\u{3}\u{4}", "RIFF....WEBP"])
    func liars(start: String) {
        #expect(UIImage(data: Data(start.utf8) + Data(count: 4000)) == nil)
    }

    @Test("Changed bytes never crash", arguments: 0..<100)
    func changed(seed: Int) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .systemTeal
        let image = try #require(view.snapshotImage(scale: 1))
        for original in [try #require(image.pngData()), try #require(image.jpegData(compressionQuality: 0.5))] {
            var data = original
            var generator = SeededGenerator(seed: UInt64(seed))
            for _ in 0..<8 {
                data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if let changed = UIImage(data: data) { #expect(changed.size.width > 0) }
        }
    }
}
