public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = Self(rawValue: "NSFont")
    /// The paragraph's style, an `NSParagraphStyle`.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    /// Room added after each character, in points, a number.
    public static let kern = Self(rawValue: "NSKern")
    /// The lines through the text, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// The colour of the lines through the text, a `UIColor`.
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    /// The lines under the text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    /// The colour of the lines under the text, a `UIColor`.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    /// Where the text leads, a `URL` or a string.
    public static let link = Self(rawValue: "NSLink")
    /// How far the text is raised above the base line, in points, a number.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}
