public import Foundation

/// What fills a content view: a value that a cell shows when it is given one.
public protocol UIContentConfiguration {}

/// The texts and the image of a row of a list.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Members"
///     cell.contentConfiguration = content
@MainActor
public struct UIListContentConfiguration: @MainActor UIContentConfiguration {
    /// How a text looks.
    @MainActor
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// At most how many lines; 0: as many as it takes.
        public var numberOfLines: Int = 0
    }

    /// The image. Default: none.
    public var image: UIImage?
    /// The text. Default: none.
    public var text: String?
    /// The text with attributes, instead of `text`. Default: none.
    public var attributedText: NSAttributedString?
    /// The second text. Default: none.
    public var secondaryText: String?
    /// How the text looks.
    public var textProperties: TextProperties
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    private init(secondaryFont: UIFont) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
        secondaryTextProperties = TextProperties(font: secondaryFont, color: .secondaryLabel)
    }

    /// For a row with one text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryFont: .preferredFont(forTextStyle: .caption1))
    }

    /// For a row with one text above another.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryFont: .preferredFont(forTextStyle: .caption1))
    }

    /// For a row with one text beside another.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryFont: .preferredFont(forTextStyle: .body))
    }
}
