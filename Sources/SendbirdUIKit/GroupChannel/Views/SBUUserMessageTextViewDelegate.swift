public import UIKit

/// What the text in a bubble tells.
@preconcurrency @MainActor
public protocol SBUUserMessageTextViewDelegate: AnyObject {
    /// Somebody who is mentioned was tapped.
    func userMessageTextView(_ textView: SBUUserMessageTextView, didTapMention user: SBUUser)
    /// A link was tapped.
    func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL)
}

extension SBUUserMessageTextViewDelegate {
    /// Does nothing.
    public func userMessageTextView(_ textView: SBUUserMessageTextView, didTapMention user: SBUUser) {}
    /// Does nothing.
    public func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL) {}
}
