/// A smaller picture of a file.
public struct WireThumbnail: Hashable, Sendable, Codable {
    /// Where it is read; see ``WireFile/url``.
    public var url: String
    /// The width that was asked for, in pixels: the picture is at most as wide.
    public var width: Int
    /// The height that was asked for, in pixels.
    public var height: Int
    /// The width of the picture, in pixels.
    public var realWidth: Int
    /// The height of the picture, in pixels.
    public var realHeight: Int

    /// Makes a thumbnail.
    public init(url: String, width: Int, height: Int, realWidth: Int, realHeight: Int) {
        self.url = url
        self.width = width
        self.height = height
        self.realWidth = realWidth
        self.realHeight = realHeight
    }

    enum CodingKeys: String, CodingKey {
        case url, width, height
        case realWidth = "real_width"
        case realHeight = "real_height"
    }
}
