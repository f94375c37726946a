internal import Foundation

// What the editing asks and tells.
extension UITextView: TextInputOwner {
    func textInput(_ input: TextInput, shouldReplace range: NSRange, with text: String) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textInputDidChange(_ input: TextInput) {
        attributes = nil
        textDidChange()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func textInputSelectionDidChange(_ input: TextInput) {
        delegate?.textViewDidChangeSelection(self)
    }

    func textInputIsPasting(_ input: TextInput) {
        Pasting.paste(into: self)
    }

    func textInputDidActivate(_ input: TextInput) {}

    func textInput(_ input: TextInput, focusDidChange hasFocus: Bool) {
        if !hasFocus, window?.isActive == true { resignFirstResponder() }
        // The pointer has given the widget the keys before anybody was asked.
        if hasFocus, !becomeFirstResponder() { input.widget?.blur() }
        setNeedsDisplay()
    }

    func textInput(_ input: TextInput, didScrollTo offset: CGFloat) {
        guard isFirstResponder, isScrollEnabled, abs(offset - bounds.minY) > 0.5 else { return }
        moveContent(to: CGPoint(x: bounds.minX, y: offset))
    }
}
