internal import Foundation

// What can be done with a text that is only read.
extension UITextView {
    /// Whether it can be selected and not edited.
    var onlySelects: Bool { !isEditable && isSelectable }

    /// The offset, in UTF-16, nearest to a point.
    func textOffset(at point: CGPoint) -> Int {
        layout(width: textWidth).caretOffset(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
    }

    /// The letters and digits around an offset, or the one character at it.
    func word(at offset: Int) -> NSRange {
        let text = input.text
        guard !text.isEmpty else { return NSRange(location: 0, length: 0) }
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        let place = text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), text.utf16.count))
        var start = place
        while start > text.startIndex, isPart(text[text.index(before: start)]) { start = text.index(before: start) }
        var end = place
        while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
        if start == end { end = end < text.endIndex ? text.index(after: end) : end }
        return NSRange(start..<end, in: text)
    }

    /// Selects as the user does: the keys are for the selection from then on, unless nothing is selected.
    func selectForUser(_ range: NSRange) {
        selectedRange = range
        if range.length > 0 { becomeFirstResponder() }
        delegate?.textViewDidChangeSelection(self)
    }

    /// Opens the link at a point. False where there is none.
    func openLink(at point: CGPoint) -> Bool {
        guard !isEditable, let attributes else { return false }
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        guard let index = layout(width: textWidth).characterIndex(at: place), let run = attributes.run(at: index) else {
            return false
        }
        let value = run.attributes[.link]
        guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return false }
        if delegate?.textView(self, shouldInteractWith: url, in: run.range) ?? true {
            UIApplication.shared.open(url)
        }
        return true
    }
}
