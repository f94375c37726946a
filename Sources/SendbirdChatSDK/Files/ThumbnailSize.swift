internal import ChatWire

/// A size of a thumbnail to ask for when sending a file.
// Unchecked: all state is constant.
open class ThumbnailSize: NSObject, @unchecked Sendable {
    /// The picture will fit into it, in pixels.
    public let maxSize: CGSize

    init(_ maxSize: CGSize) {
        self.maxSize = maxSize
    }

    /// A size. Fractions are rounded; less than a pixel and more than 2,048 are refused when sending.
    public class func make(maxSize: CGSize) -> ThumbnailSize { ThumbnailSize(maxSize) }

    /// A size. Fractions are rounded; less than a pixel and more than 2,048 are refused when sending.
    public class func make(maxWidth: CGFloat, maxHeight: CGFloat) -> ThumbnailSize {
        ThumbnailSize(CGSize(width: maxWidth, height: maxHeight))
    }

    /// The size that was asked for when a thumbnail was made.
    public class func make(thumbnail: Thumbnail) -> ThumbnailSize { ThumbnailSize(thumbnail.maxSize) }

    /// The size in whole pixels; nil outside of what a server takes.
    var wire: WireThumbnail? {
        let most = Limits.standard.thumbnailPixels
        guard let width = Self.pixels(maxSize.width), let height = Self.pixels(maxSize.height), width <= most,
            height <= most
        else { return nil }
        return WireThumbnail(url: "", width: width, height: height, realWidth: 0, realHeight: 0)
    }

    private static func pixels(_ length: CGFloat) -> Int? {
        Int(exactly: length.rounded()).flatMap { $0 >= 1 ? $0 : nil }
    }
}
