internal import Foundation

/// Who owns a text input and decides about it: the view.
@MainActor
protocol TextInputOwner: AnyObject {
    /// Returns whether a range, in UTF-16, may be replaced.
    func textInput(_ input: TextInput, shouldReplace range: NSRange, with text: String) -> Bool
    /// The user changed the text.
    func textInputDidChange(_ input: TextInput)
    /// The selection changed.
    func textInputSelectionDidChange(_ input: TextInput)
    /// The widget scrolled, to follow the caret.
    func textInput(_ input: TextInput, didScrollTo offset: CGFloat)
    /// Return was pressed where a line cannot be broken.
    func textInputDidActivate(_ input: TextInput)
    /// The user pastes with the widget's own key or menu.
    func textInputIsPasting(_ input: TextInput)
    /// The toolkit's widget has got the keys or lost them.
    func textInput(_ input: TextInput, focusDidChange hasFocus: Bool)
}

/// A text that is edited, with its selection: the truth about both.
///
/// On a display a widget of the toolkit does the editing, and this follows it;
/// without one this does the editing itself, asking and telling its owner in
/// the same order, so that a test types as a user would.
@MainActor
final class TextInput {
    private weak var owner: (any TextInputOwner)?
    private(set) var text = ""
    /// The selection, in UTF-16.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// What an input method is composing, not yet part of the text.
    private(set) var composition = ""
    /// Whether Return breaks the line.
    let isMultiline: Bool
    /// The widget that does the editing, on a display.
    private(set) var widget: (any TextWidget)?

    init(owner: any TextInputOwner, isMultiline: Bool) {
        self.owner = owner
        self.isMultiline = isMultiline
    }

    // MARK: - By the program

    /// Replaces the text, the caret at its end. Nobody is asked or told.
    func set(_ new: String) {
        guard new != text else { return }
        text = new
        selection = NSRange(location: new.utf16.count, length: 0)
        widget?.set(text: new)
        widget?.set(selection: characters(selection))
    }

    /// Selects a range, as far as the text goes.
    func select(_ range: NSRange) {
        let count = text.utf16.count
        let start = max(0, min(range.location, count))
        let new = NSRange(location: start, length: max(0, min(range.length, count - start)))
        guard new != selection else { return }
        selection = new
        widget?.set(selection: characters(new))
    }

    // MARK: - By the user, without a widget

    /// Types a text in place of the selection; returns whether the owner let it be.
    @discardableResult
    func type(_ new: String) -> Bool {
        if !isMultiline, new == "\n" {
            owner?.textInputDidActivate(self)
            return true
        }
        return replace(selection, with: new)
    }

    /// Deletes the selection, or the character before the caret.
    @discardableResult
    func deleteBackward() -> Bool {
        var range = selection
        if range.length == 0 {
            guard range.location > 0 else { return false }
            let end = text.utf16.index(text.startIndex, offsetBy: range.location)
            let start = text.index(before: end)
            range = NSRange(start..<end, in: text)
        }
        return replace(range, with: "")
    }

    /// Replaces a range as a user would.
    @discardableResult
    func replace(_ range: NSRange, with new: String) -> Bool {
        guard owner?.textInput(self, shouldReplace: range, with: new) ?? true,
            let place = Range(range, in: text)
        else { return false }
        text.replaceSubrange(place, with: new)
        selection = NSRange(location: range.location + new.utf16.count, length: 0)
        widget?.set(text: text)
        widget?.set(selection: characters(selection))
        owner?.textInputDidChange(self)
        owner?.textInputSelectionDidChange(self)
        return true
    }

    // MARK: - Clipboard

    /// Pastes the clipboard's text in place of the selection.
    func paste() {
        if let widget {
            widget.paste()
        } else if let text = UIPasteboard.general.string {
            type(isMultiline ? text : text.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
    }

    /// The text that is selected.
    var selectedText: String {
        Range(selection, in: text).map { String(text[$0]) } ?? ""
    }

    // MARK: - By the widget

    /// Has a widget do the editing from now on; nil takes it away.
    func use(_ widget: (any TextWidget)?) {
        self.widget = widget
        composition = ""
        widget?.set(text: text)
        widget?.set(selection: characters(selection))
    }

    func widgetDidChange(text new: String, selection range: Range<Int>) {
        text = new
        selection = utf16(range)
        owner?.textInputDidChange(self)
    }

    func widgetDidSelect(_ range: Range<Int>) {
        let new = utf16(range)
        guard new != selection else { return }
        selection = new
        owner?.textInputSelectionDidChange(self)
    }

    func widgetShouldReplace(_ range: Range<Int>, with new: String) -> Bool {
        owner?.textInput(self, shouldReplace: utf16(range), with: new) ?? true
    }

    func widgetDidScroll(to offset: CGFloat) {
        owner?.textInput(self, didScrollTo: offset)
    }

    func widgetDidActivate() {
        owner?.textInputDidActivate(self)
    }

    func widgetIsPasting() {
        owner?.textInputIsPasting(self)
    }

    func widgetIsComposing(_ text: String) {
        composition = text
    }

    /// Makes what an input method is composing part of the text, as if it had been chosen.
    func commitComposition() {
        guard !composition.isEmpty else { return }
        let composed = composition
        composition = ""
        replace(selection, with: composed)
    }

    func widgetFocusDidChange(_ hasFocus: Bool) {
        owner?.textInput(self, focusDidChange: hasFocus)
    }

    // MARK: - Counting

    /// A range of the toolkit, which counts code points, in UTF-16.
    private func utf16(_ range: Range<Int>) -> NSRange {
        let scalars = text.unicodeScalars
        func offset(_ count: Int) -> Int {
            let index = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
            return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
        }
        let start = offset(range.lowerBound)
        return NSRange(location: start, length: offset(range.upperBound) - start)
    }

    /// A range in UTF-16 as the toolkit counts it.
    private func characters(_ range: NSRange) -> Range<Int> {
        let utf16 = text.utf16
        func count(_ offset: Int) -> Int {
            let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex) ?? utf16.endIndex
            return text.unicodeScalars.distance(from: text.startIndex, to: index)
        }
        let start = count(range.location)
        return start..<max(start, count(NSMaxRange(range)))
    }
}
