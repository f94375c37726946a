public import Foundation

@MainActor
extension NSAttributedString {
    private func layout(width: CGFloat?) -> TextLayout {
        var style = TextLayout.Style(font: .systemFont(ofSize: 12), color: .black, lineBreakMode: .byWordWrapping)
        if length > 0, let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont { style.font = font }
        return TextLayout(self, style: style, width: width, traits: .current)
    }

    /// Returns the size of the text in one line a paragraph.
    public func size() -> CGSize {
        layout(width: nil).size
    }

    /// Returns the rectangle that the text takes in the width of `size`, when
    /// the options say so; else in one line a paragraph.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 100_000
        return CGRect(origin: .zero, size: layout(width: wraps ? size.width : nil).size)
    }

    /// Draws the text in the current drawing, its corner at a point.
    public func draw(at point: CGPoint) {
        let node = layout(width: nil).node()
        UIGraphicsGetCurrentContext()?
            .append(node?.transformed(CGAffineTransform(translationX: point.x, y: point.y)))
    }

    /// Draws the text in the current drawing, broken at the rectangle's width.
    public func draw(in rect: CGRect) {
        let node = layout(width: rect.width).node()
        UIGraphicsGetCurrentContext()?
            .append(node?.transformed(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    }
}

@MainActor
extension NSString {
    /// Returns the size of the text in one line a paragraph.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Returns the rectangle that the text takes; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in the current drawing, its corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text in the current drawing, broken at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: description, attributes: attributes ?? [:])
    }
}

@MainActor
extension String {
    /// Returns the size of the text in one line a paragraph.
    ///
    /// ## Differences on Linux
    /// The original has the drawing methods on `NSString`, to which a string
    /// bridges by itself there; here it does not.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// Returns the rectangle that the text takes; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current drawing, broken at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attributes)
    }
}
