internal import Foundation

// What the editing asks and tells.
extension UITextField: TextInputOwner {
    func textInput(_ input: TextInput, shouldReplace range: NSRange, with text: String) -> Bool {
        guard isEnabled else { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func textInputDidChange(_ input: TextInput) {
        attributes = nil
        textDidChange()
        sendActions(for: .editingChanged)
    }

    func textInputSelectionDidChange(_ input: TextInput) {
        delegate?.textFieldDidChangeSelection(self)
    }

    func textInput(_ input: TextInput, didScrollTo offset: CGFloat) {}

    func textInputIsPasting(_ input: TextInput) {
        Pasting.paste(into: self)
    }

    func textInputDidActivate(_ input: TextInput) {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    func textInput(_ input: TextInput, focusDidChange hasFocus: Bool) {
        if !hasFocus, window?.isActive == true { resignFirstResponder() }
        // The pointer has given the widget the keys before anybody was asked.
        if hasFocus, !becomeFirstResponder() { input.widget?.blur() }
        setNeedsDisplay()
    }
}
