import Foundation
import SendbirdChatSDK
import UIKit

// What the bar offers beside text.
extension SBUMessageInputView {
    /// Offers the sources of pictures and files, as a sheet.
    func presentResources() {
        let theme = SBUTheme.componentTheme
        let items = switches.sources.map { type in
            let (title, image) = Self.face(of: type)
            return SBUActionSheetItem(title: title, color: theme.actionSheetTextColor, image: image) { [weak self] in
                guard let self else { return }
                delegate?.messageInputView(self, didSelectResource: type)
            }
        }
        let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, color: theme.actionSheetItemColor) {}
        SBUActionSheet.show(items: items, cancelItem: cancel)
    }

    private static func face(of type: MediaResourceType) -> (String, UIImage) {
        switch type {
        case .camera: (SBUStringSet.Camera, SBUIconSet.iconCamera)
        case .library: (SBUStringSet.PhotoVideoLibrary, SBUIconSet.iconPhoto)
        case .document, .unknown: (SBUStringSet.Document, SBUIconSet.iconDocument)
        }
    }

    /// Whether the server would refuse a text for its length. Then that is said, by how much, and the text stays.
    func isTooLong(_ text: String) -> Bool {
        guard let limit = SendbirdChat.getAppInfo()?.messageLengthLimit else { return false }
        let length = text.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars.count
        guard length > limit else { return false }
        let ok = SBUAlertButtonItem(title: SBUStringSet.OK) { _ in }
        SBUAlertView.show(
            title: SBUStringSet.Message_Too_Long(length - limit), confirmButtonItem: ok, cancelButtonItem: nil)
        return true
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
