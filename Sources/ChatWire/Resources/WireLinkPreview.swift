/// What a page says of itself that a message links to, in the names of the Open Graph protocol.
public struct WireLinkPreview: Hashable, Sendable, Codable {
    /// The page's picture.
    public struct Image: Hashable, Sendable, Codable {
        /// The address.
        public var url: String
        /// The address where it begins with `https`.
        public var secureURL: String?
        /// The media type.
        public var type: String?
        /// The width in pixels; 0 where the page does not say.
        public var width: Int
        /// The height in pixels; 0 where the page does not say.
        public var height: Int
        /// What it shows.
        public var alternative: String?

        /// Makes a picture.
        public init(
            url: String, secureURL: String? = nil, type: String? = nil, width: Int = 0, height: Int = 0,
            alternative: String? = nil
        ) {
            self.url = url
            self.secureURL = secureURL
            self.type = type
            self.width = width
            self.height = height
            self.alternative = alternative
        }

        private enum CodingKeys: String, CodingKey {
            case url
            case secureURL = "secure_url"
            case type, width, height
            case alternative = "alt"
        }
    }

    /// The title.
    public var title: String?
    /// A sentence or two.
    public var text: String?
    /// Where the page says that it belongs; the link where it does not say.
    public var url: String?
    /// The picture.
    public var image: Image?
    /// The link in the message.
    public var link: String

    /// Makes a preview.
    public init(link: String, title: String? = nil, text: String? = nil, url: String? = nil, image: Image? = nil) {
        self.link = link
        self.title = title
        self.text = text
        self.url = url
        self.image = image
    }

    private enum CodingKeys: String, CodingKey {
        case title = "og:title"
        case text = "og:description"
        case url = "og:url"
        case image = "og:image"
        case link
    }
}
