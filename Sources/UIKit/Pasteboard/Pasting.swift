internal import Foundation

/// Who gets what is pasted.
@MainActor
enum Pasting {
    /// Pastes into a responder, or the next one that takes it, as soon as the clipboard's content is known.
    static func paste(into responder: UIResponder) {
        UIPasteboard.general.whenFetched { [weak responder] in responder?.paste(nil) }
    }

    /// Whether the clipboard has a text, and nothing that someone after the text would rather have:
    /// files that another program names come with their names as text.
    static func isForText(_ responder: UIResponder) -> Bool {
        let pasteboard = UIPasteboard.general
        guard pasteboard.hasStrings else { return false }
        guard pasteboard.hasURLs, pasteboard.urls?.contains(where: \.isFileURL) == true else { return true }
        let providers = pasteboard.itemProviders
        return !sequence(first: responder, next: \.next).contains { $0.takes(providers) }
    }
}

extension UIResponder {
    /// Whether it has said what it takes, and takes this.
    func takes(_ providers: [NSItemProvider]) -> Bool {
        pasteConfiguration != nil && !providers.isEmpty && canPaste(providers)
    }
}
