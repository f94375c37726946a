internal import ChatWire

/// The picture of a page that a message links to.
// Unchecked: constant.
open class OGImage: NSObject, @unchecked Sendable {
    /// The address.
    public let url: String?
    /// The address where it begins with `https`.
    public let secureURL: String?
    /// The media type.
    public let type: String?
    /// The width in pixels; 0 where the page does not say.
    public let width: Int
    /// The height in pixels; 0 where the page does not say.
    public let height: Int
    /// What it shows.
    public let alt: String?

    init(_ image: WireLinkPreview.Image) {
        (url, secureURL, type) = (image.url, image.secureURL, image.type)
        (width, height, alt) = (image.width, image.height, image.alternative)
    }
}
