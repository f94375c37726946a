import CGTK
import Foundation
import Testing

@testable import UIKit

/// The pixels of a view's picture, to be asked about colours.
@MainActor
struct Picture {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ view: UIView, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light) throws {
        let image = try #require(view.snapshotImage(scale: scale, style: style))
        try self.init(image)
    }

    init(_ image: UIImage) throws {
        let texture = try #require(image.source?.texture(pixelWidth: image.size.width * image.scale))
        width = texture.width
        height = texture.height
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture.pointer, &pixels, gsize(width * 4))
        bytes = pixels
    }

    /// Red, green, blue and alpha at a pixel, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }

    /// The smallest rectangle around the pixels that satisfy a condition.
    func bounds(where condition: ([UInt8]) -> Bool) -> CGRect? {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<height {
            for x in 0..<width where condition(pixel(x, y)) {
                left = min(left, x)
                top = min(top, y)
                right = max(right, x)
                bottom = max(bottom, y)
            }
        }
        return right < 0 ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
