internal import ChatWire

/// What a page says of itself that a message links to.
// Unchecked: constant.
open class OGMetaData: NSObject, @unchecked Sendable {
    /// The title.
    public let title: String?
    /// A sentence or two.
    public let desc: String?
    /// The page's address.
    public let url: String?
    /// The page's picture.
    public let defaultImage: OGImage?

    init(_ preview: WireLinkPreview) {
        (title, desc, url) = (preview.title, preview.text, preview.url ?? preview.link)
        defaultImage = preview.image.map(OGImage.init)
    }
}
