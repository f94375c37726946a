internal import CGTKHost
public import Foundation

/// What was copied.
///
/// ## Differences on Linux
/// What other programs have copied is read only when it is asked for, and
/// arrives later: `string` is what this program copied last. Pasting into a
/// text is the text widget's own.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The clipboard.
    public static let general = UIPasteboard()

    private var content: String?

    /// The text that this program copied last.
    open var string: String? {
        get { content }
        set {
            content = newValue
            if Toolkit.hasDisplay { roost_clipboard_set(newValue ?? "") }
        }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { content != nil }
}
