public import Foundation

/// A range of a text. Of the original's only what tells that there is one.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
    }

    /// Whether it has no length.
    open var isEmpty: Bool { range.length == 0 }
}
