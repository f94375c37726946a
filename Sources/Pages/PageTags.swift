internal import Foundation

/// What a page says of itself, in the words of the Open Graph protocol (https://ogp.me).
struct PageTags: Encodable, Equatable {
    /// `og:title`, or the page's own title.
    var title = ""
    /// `og:description`, or that of the page.
    var description = ""
    /// `og:url`, or where the page says that it belongs.
    var url = ""
    /// The first picture's address, as it is written.
    var image = ""
    /// What the picture shows.
    var imageAlt = ""
    /// What kind of file the picture is.
    var imageType = ""
    /// The picture's width, as the page says.
    var imageWidth = 0
    /// The picture's height, as the page says.
    var imageHeight = 0

    enum CodingKeys: String, CodingKey {
        case title, description, url, image
        case imageAlt = "image_alt"
        case imageType = "image_type"
        case imageWidth = "image_width"
        case imageHeight = "image_height"
    }

    /// The longest title, in characters; what is longer is cut.
    static let titleMost = 300
    /// The longest description, in characters; what is longer is cut.
    static let descriptionMost = 1_000
    /// The longest address, in bytes; a longer one is left out.
    static let urlMost = 2_048

    /// A text on one line, cut where it is too long.
    static func line(_ text: String, most: Int) -> String {
        let words = text.split {
            $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
        }
        let line = words.joined(separator: " ")
        return line.count > most ? String(line.prefix(most - 1)) + "…" : line
    }

    /// An address as it is written, or nothing where it is too long.
    static func address(_ text: String) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.utf8.count <= urlMost ? trimmed : ""
    }
}
