internal import CGTKHost
internal import Foundation

// The strings and the text of a node. Offsets are in code points, as ATK has them.

extension AccessibilityNode {
    func string(_ which: Int32) -> String? {
        switch RoostAccessibleString(UInt32(which)) {
        case ROOST_STRING_NAME: name
        case ROOST_STRING_DESCRIPTION: description
        case ROOST_STRING_VALUE: value
        case ROOST_STRING_IDENTIFIER: identifier
        case ROOST_STRING_TEXT: shownText
        default: nil
        }
    }

    private var input: TextInput? { view?.accessibilityInput }

    /// The text, or as many dots where it is secret.
    private var shownText: String? {
        guard let input else { return nil }
        guard (view as? UITextField)?.isSecureTextEntry == true else { return input.text }
        return String(repeating: "•", count: input.text.unicodeScalars.count)
    }

    /// The innermost node at a point of the window.
    func hit(_ point: CGPoint) -> AccessibilityNode? {
        for child in children.reversed() where child.frame.contains(point) {
            return child.hit(point) ?? child
        }
        return nil
    }

    var selection: Range<Int> {
        guard let input, let range = Range(input.selection, in: input.text) else { return 0..<0 }
        let scalars = input.text.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        return start..<(start + scalars.distance(from: range.lowerBound, to: range.upperBound))
    }

    func select(_ range: Range<Int>) -> Bool {
        guard let input, let range = utf16(range, in: input.text) else { return false }
        input.select(range)
        return true
    }

    /// Replaces a part of the text as a user would; the delegate is asked.
    func replace(_ range: Range<Int>, with text: String) -> Bool {
        guard let input, let range = utf16(range, in: input.text) else { return false }
        return input.replace(range, with: text)
    }

    private func utf16(_ range: Range<Int>, in text: String) -> NSRange? {
        let scalars = text.unicodeScalars
        func index(_ offset: Int) -> String.Index {
            scalars.index(scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
                ?? scalars.endIndex
        }
        let (start, end) = (index(range.lowerBound), index(min(range.upperBound, scalars.count)))
        guard start <= end else { return nil }
        return NSRange(start..<end, in: text)
    }
}
