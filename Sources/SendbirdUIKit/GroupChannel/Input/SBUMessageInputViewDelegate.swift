public import Foundation
public import SendbirdChatSDK
import UIKit

/// What the bar where messages are written tells. Every method has an implementation.
@preconcurrency @MainActor
public protocol SBUMessageInputViewDelegate: AnyObject {
    /// Send was chosen; the field is empty by then.
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String)
    /// Save was chosen while editing.
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String)
    /// A way to add a picture, video or file was chosen.
    func messageInputView(_ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType)
    /// The text changed.
    func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String)
    /// The selection changed.
    func messageInputView(_ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange)
    /// Returns whether a range of the text may be replaced.
    func messageInputView(
        _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
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
    public func messageInputView(_ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType) {}
    /// Does nothing.
    public func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String) {}
    /// Does nothing.
    public func messageInputView(_ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange) {}
    /// It may.
    public func messageInputView(
        _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
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
