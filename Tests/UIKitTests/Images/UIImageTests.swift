import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UIImage")
struct UIImageTests {
    private func square(_ color: UIColor, _ side: CGFloat = 10, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("What is drawn comes back from PNG and JPEG")
    func roundTrip() throws {
        let image = square(.red, scale: 2)
        #expect(image.size == CGSize(width: 10, height: 10))
        let png = try #require(image.pngData())
        let back = try #require(UIImage(data: png, scale: 2))
        #expect(back.size == CGSize(width: 10, height: 10))
        #expect(try Picture(back).pixel(5, 5) == [255, 0, 0, 255])
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 20, height: 20))
    }

    @Test("Bytes that are no picture are none", arguments: [Data(), Data([1, 2, 3]), Data("<html>".utf8)])
    func garbage(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test("A picture that breaks off is none before its first line, and never larger than whole")
    func truncation() throws {
        let png = try #require(square(.red).pngData())
        for length in 0..<png.count {
            let image = UIImage(data: png.prefix(length))
            // 33 bytes are the signature and the header.
            if length <= 33 { #expect(image == nil) }
            if let image { #expect(image.size == CGSize(width: 10, height: 10)) }
        }
    }

    @Test("Files tell their scale by name")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("uikit-test-\(getpid())@2x.png")
        try #require(square(.green, 20).pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(UIImage(contentsOfFile: file.path + "missing") == nil)
        #expect(UIImage(named: "there is none") == nil)
    }

    @Test("A template takes the tint of its place; an original does not")
    func templates() throws {
        let view = UIImageView(image: square(.red))
        view.tintColor = .blue
        #expect(try Picture(view).pixel(5, 5) == [255, 0, 0, 255])
        view.image = square(.red).withRenderingMode(.alwaysTemplate)
        #expect(try Picture(view).pixel(5, 5) == [0, 0, 255, 255])
        view.image = square(.red).withTintColor(.green)
        #expect(try Picture(view).pixel(5, 5) == [0, 255, 0, 255])
    }

    @Test("Content modes place a picture as they say")
    func contentModes() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        let size = CGSize(width: 20, height: 20)
        func place(_ mode: UIView.ContentMode) -> CGRect { UIImageView.place(of: size, in: bounds, mode) }
        #expect(place(.scaleToFill) == bounds)
        #expect(place(.scaleAspectFit) == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(place(.scaleAspectFill) == CGRect(x: 0, y: -25, width: 100, height: 100))
        #expect(place(.center) == CGRect(x: 40, y: 15, width: 20, height: 20))
        #expect(place(.bottomRight) == CGRect(x: 80, y: 30, width: 20, height: 20))
        #expect(place(.top) == CGRect(x: 40, y: 0, width: 20, height: 20))
    }

    @Test("Every symbol in the table has its icon")
    func symbols() throws {
        for name in SymbolCatalogue.names {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        #expect(UIImage(systemName: "xmark.circle.fill") != nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let symbol = try #require(UIImage(systemName: "plus", withConfiguration: large))
        #expect(symbol.size == CGSize(width: 44, height: 44))
        #expect(symbol.isSymbolImage)
    }

    @Test("Caps keep their size when the rest is stretched")
    func resizable() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.red.setFill()
            context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
        }
        let insets = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let view = UIImageView(image: image.resizableImage(withCapInsets: insets))
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let picture = try Picture(view)
        #expect(picture.pixel(30, 30) == [255, 0, 0, 255])
        #expect(picture.pixel(20, 30) == [255, 0, 0, 255])
        #expect(picture.pixel(1, 30) == [0, 0, 255, 255])
        #expect(picture.pixel(58, 58) == [0, 0, 255, 255])
    }

    @Test("A thumbnail has the size that was asked for")
    func thumbnails() throws {
        let small = try #require(square(.red, 100).preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(small.size == CGSize(width: 10, height: 10))
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
        #expect(UIImage().pngData() == nil)
    }
}
