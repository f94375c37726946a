import UIKit

/// A text with looks of its own, and others for parts of it.
///
/// A row is filled again and again as it is scrolled by; on Linux each attributed string costs memory that Foundation
/// never gives back, so that none is made unless somebody asks for it.
struct MarkedText {
    typealias Attributes = [NSAttributedString.Key: Any]

    private(set) var text: String
    /// How all of it looks.
    let attributes: Attributes
    /// What is different about parts of it, in UTF-16; later ones count where they meet.
    private(set) var parts: [(range: NSRange, attributes: Attributes)] = []

    init(_ text: String, attributes: Attributes) {
        self.text = text
        self.attributes = attributes
    }

    /// Gives a part of the text other looks.
    mutating func mark(_ range: NSRange, _ attributes: Attributes) {
        parts.append((range, attributes))
    }

    /// Adds a text at the end with other looks.
    mutating func append(_ more: String, _ attributes: Attributes) {
        mark(NSRange(location: text.utf16.count, length: more.utf16.count), attributes)
        text += more
    }

    /// The same as an attributed string, made anew.
    var attributed: NSAttributedString {
        let made = NSMutableAttributedString(string: text, attributes: attributes)
        for part in parts { made.addAttributes(part.attributes, range: part.range) }
        return made
    }
}

extension UILabel {
    /// Shows a text with its marks.
    func show(_ marked: MarkedText) {
        #if os(Linux)
            setText(marked.text, attributes: marked.attributes, parts: marked.parts)
        #else
            attributedText = marked.attributed
        #endif
    }
}

extension UITextField {
    /// Shows a text with its looks while nothing is written.
    func showPlaceholder(_ marked: MarkedText) {
        #if os(Linux)
            setPlaceholder(marked.text, attributes: marked.attributes)
        #else
            attributedPlaceholder = marked.attributed
        #endif
    }
}
