public import SendbirdChatSDK
import UIKit

/// What the input bar tells. Everything is optional.
@preconcurrency @MainActor
public protocol SBUMessageInputViewDelegate: AnyObject {
    /// Send was chosen.
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String)
    /// Save was chosen while editing.
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String)
    /// The text changed.
    func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String)
    /// The mode is about to change.
    func messageInputView(
        _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?)
    /// The mode changed.
    func messageInputView(
        _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?)
    /// The user began to type.
    func messageInputViewDidStartTyping()
    /// The user stopped typing.
    func messageInputViewDidEndTyping()
}

extension SBUMessageInputViewDelegate {
    /// Does nothing.
    public func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String) {}
    /// Does nothing.
    public func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String) {}
    /// Does nothing.
    public func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String) {}
    /// Does nothing.
    public func messageInputView(
        _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?
    ) {}
    /// Does nothing.
    public func messageInputView(
        _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?
    ) {}
    /// Does nothing.
    public func messageInputViewDidStartTyping() {}
    /// Does nothing.
    public func messageInputViewDidEndTyping() {}
}
