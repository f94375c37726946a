public import Foundation

/// How a paragraph is set: alignment, breaks, spacing.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    // Safe to share: only NSMutableParagraphStyle writes, and the original's
    // rule holds that a mutable one is not shared while it is written.
    var values = Values()

    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand. Natural unless set.
    open var alignment: NSTextAlignment { values.alignment }
    /// What becomes of text that is too wide.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The room between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The room after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The least height of a line; 0 is none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0 is none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the font's line height is multiplied with; 0 is nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How far the first line is set in.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines are set in.
    open var headIndent: CGFloat { values.headIndent }
    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a copy that stays as it is.
    open override func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether the other sets a paragraph in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int { values.hashValue }
}
