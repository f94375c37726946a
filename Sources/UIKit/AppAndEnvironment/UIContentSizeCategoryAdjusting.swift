/// Something whose font can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the user's text size by itself. False unless set.
    ///
    /// The font must be one that knows how: from `UIFont.preferredFont(forTextStyle:)`
    /// or `UIFontMetrics.scaledFont(for:)`. Others stay as they are.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
