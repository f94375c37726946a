import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Moving pictures")
struct MovingImageTests {
    /// A GIF of one pixel whose pictures are red, green and blue, each for so many hundredths of a second.
    static func gif(_ hundredths: [UInt8]) -> Data {
        var bytes: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x81, 0, 0]
        bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        for (index, delay) in hundredths.enumerated() {
            bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0]
            bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
            // Codes of three bits: clear, the colour, end.
            let codes = 4 | (index % 3) << 3 | 5 << 6
            bytes += [2, 2, UInt8(codes & 0xFF), UInt8(codes >> 8), 0]
        }
        return Data(bytes + [0x3B])
    }

    @Test("The blocks of a GIF are counted, also of one that breaks off")
    func blocks() {
        let data = Self.gif([10, 20, 30])
        #expect(GIFBlocks(data)?.pictureCount == 3)
        #expect(GIFBlocks(Data("GIF89a".utf8)) == nil)
        #expect(GIFBlocks(Data("no picture at all".utf8)) == nil)
        for length in 0..<data.count { #expect(GIFBlocks(data.prefix(length))?.pictureCount ?? 0 <= 3) }
    }

    @Test("A picture outside of its canvas, which the system's decoder cannot take, is told")
    func outside() {
        var data = Self.gif([10, 20])
        #expect(GIFBlocks(data)?.isSound == true)
        data[54] = 0x4B
        #expect(GIFBlocks(data)?.isSound == false)
        #expect(UIImage.animatedImage(data: data) == nil)
    }

    @Test("A GIF's pictures and times are read; a still one is no moving picture")
    func decoding() throws {
        let image = try #require(UIImage.animatedImage(data: Self.gif([10, 20, 30])))
        #expect(image.images?.count == 3)
        #expect(abs(image.duration - 0.6) < 0.001)
        let colors = try (image.images ?? []).map { Array(try Picture($0).pixel(0, 0).prefix(3)) }
        #expect(colors == [[255, 0, 0], [0, 255, 0], [0, 0, 255]])
        #expect(UIImage.animatedImage(data: Self.gif([10])) == nil)
        #expect(UIImage.animatedImage(data: Data("GIF89a but not".utf8)) == nil)
        #expect(UIImage(data: Self.gif([10, 20]))?.images == nil)
    }

    @Test("Broken bytes never crash", arguments: 0..<20)
    func broken(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<100 { tryBroken(&generator) }
    }

    private func tryBroken(_ generator: inout SeededGenerator) {
        var data = Self.gif([10, 20, 30])
        for _ in 0..<3 {
            data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        let image = UIImage.animatedImage(data: data)
        #expect(image == nil || (image?.images?.count ?? 0) > 1)
    }

    @Test("A moving picture goes on while it is in a window, and only then")
    func playing() throws {
        let stage = TestWindow(width: 10, height: 10)
        let view = UIImageView(image: UIImage.animatedImage(data: Self.gif([10, 20, 30])))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.isAnimating)
        stage.window.addSubview(view)
        func color() throws -> [UInt8] { Array(try Picture(view).pixel(5, 5).prefix(3)) }
        #expect(try color() == [255, 0, 0])
        stage.wait(0.15)
        #expect(try color() == [0, 255, 0])
        stage.wait(0.2)
        #expect(try color() == [0, 0, 255])
        stage.wait(0.3)
        #expect(try color() == [255, 0, 0])
        view.removeFromSuperview()
        stage.wait(0.15)
        #expect(try color() == [255, 0, 0])
        view.image = nil
        #expect(!view.isAnimating)
    }

    @Test("Pictures of an app's own are shown so many times, then the image again")
    func animationImages() throws {
        let stage = TestWindow(width: 10, height: 10)
        let frames = try #require(UIImage.animatedImage(data: Self.gif([10, 10, 10]))?.images)
        let view = UIImageView(image: frames[2])
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.window.addSubview(view)
        view.animationImages = Array(frames.prefix(2))
        view.animationDuration = 1
        view.animationRepeatCount = 2
        view.startAnimating()
        stage.wait(0.6)
        #expect(Array(try Picture(view).pixel(5, 5).prefix(3)) == [0, 255, 0])
        stage.wait(1.5)
        #expect(!view.isAnimating)
        #expect(Array(try Picture(view).pixel(5, 5).prefix(3)) == [0, 0, 255])
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
}
