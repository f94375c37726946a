import UIKit

// What the bar offers beside text.
extension SBUMessageInputView {
    /// Offers the sources of pictures and files, as a sheet.
    func presentResources() {
        let theme = SBUTheme.componentTheme
        func item(_ title: String, _ image: UIImage, _ type: MediaResourceType) -> SBUActionSheetItem {
            SBUActionSheetItem(title: title, color: theme.actionSheetTextColor, image: image) { [weak self] in
                guard let self else { return }
                delegate?.messageInputView(self, didSelectResource: type)
            }
        }
        let items = [
            item(SBUStringSet.PhotoVideoLibrary, SBUIconSet.iconPhoto, .library),
            item(SBUStringSet.Document, SBUIconSet.iconDocument, .document),
        ]
        let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, color: theme.actionSheetItemColor) {}
        SBUActionSheet.show(items: items, cancelItem: cancel)
    }

    /// Shows emoji to choose from, over the bar; each that is chosen is put in at the caret.
    func presentEmoji() {
        guard let host = superview?.superview ?? superview else { return }
        if let open = host.subviews.first(where: { $0 is EmojiPanel }) { return open.removeFromSuperview() }
        let panel = EmojiPanel { [weak self] emoji in self?.textView?.insertText(emoji) }
        host.addConstrained(panel)
        NSLayoutConstraint.activate([
            panel.bottomAnchor.constraint(equalTo: topAnchor, constant: -8),
            panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            panel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8),
        ])
        textView?.becomeFirstResponder()
    }
}
