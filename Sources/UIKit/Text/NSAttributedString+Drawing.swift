public import Foundation

@MainActor
extension NSAttributedString {
    /// Returns the size of the text in one line a paragraph.
    public func size() -> CGSize {
        StyledText(self).size
    }

    /// Returns the rectangle that the text takes in the width of `size`, when
    /// the options say so; else in one line a paragraph.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options: options)
    }

    /// Draws the text in the current drawing, its corner at a point.
    public func draw(at point: CGPoint) {
        StyledText(self).draw(at: point, width: nil)
    }

    /// Draws the text in the current drawing, broken at the rectangle's width.
    public func draw(in rect: CGRect) {
        StyledText(self).draw(at: rect.origin, width: rect.width)
    }
}

@MainActor
extension StyledText {
    private func layout(width: CGFloat?) -> TextLayout {
        var style = TextLayout.Style(font: .systemFont(ofSize: 12), color: .black, lineBreakMode: .byWordWrapping)
        if let font = runs.first?.attributes[.font] as? UIFont { style.font = font }
        return TextLayout(self, style: style, width: width, traits: .current)
    }

    var size: CGSize { layout(width: nil).size }

    func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 100_000
        return CGRect(origin: .zero, size: layout(width: wraps ? size.width : nil).size)
    }

    func draw(at point: CGPoint, width: CGFloat?) {
        let node = layout(width: width).node()
        UIGraphicsGetCurrentContext()?
            .append(node?.transformed(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

@MainActor
extension NSString {
    /// Returns the size of the text in one line a paragraph.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size
    }

    /// Returns the rectangle that the text takes; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options)
    }

    /// Draws the text in the current drawing, its corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(at: point, width: nil)
    }

    /// Draws the text in the current drawing, broken at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(at: rect.origin, width: rect.width)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        StyledText(description, attributes: attributes ?? [:])
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
