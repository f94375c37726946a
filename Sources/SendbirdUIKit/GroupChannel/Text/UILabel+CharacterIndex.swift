import UIKit

extension UILabel {
    /// Which character of the text is at a point of the label, as an index in UTF-16; nil beside the text.
    func textIndex(at point: CGPoint) -> Int? {
        #if os(Linux)
            return characterIndex(at: point)
        #else
            guard let attributedText, attributedText.length > 0 else { return nil }
            let storage = NSTextStorage(attributedString: attributedText)
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: bounds.size)
            container.lineFragmentPadding = 0
            container.maximumNumberOfLines = numberOfLines
            container.lineBreakMode = lineBreakMode
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let glyph = manager.glyphIndex(for: point, in: container)
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
            return rect.contains(point) ? manager.characterIndexForGlyph(at: glyph) : nil
        #endif
    }
}
