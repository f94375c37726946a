extension UIApplication {
    /// Shows the desktop's chooser of emoji at the caret of the text that has the
    /// keys; returns whether there is such a text on a display.
    ///
    /// What is chosen is typed. The user opens it with Ctrl and the full stop;
    /// a button does it so:
    ///
    ///     button.addAction(UIAction { [weak text] _ in
    ///         text?.becomeFirstResponder()
    ///         UIApplication.shared.orderFrontCharacterPalette(nil)
    ///     }, for: .touchUpInside)
    ///
    /// ## Differences on Linux
    /// The name is that of the Mac's application; there it is sent up the chain.
    @discardableResult
    public func orderFrontCharacterPalette(_ sender: Any?) -> Bool {
        FirstResponder.current?.chooseEmoji() ?? false
    }
}
