public import SendbirdChatSDK
import UIKit

/// What the input of a channel's screen tells.
@preconcurrency @MainActor
public protocol SBUBaseChannelModuleInputDelegate: SBUCommonDelegate {
    /// Send was chosen.
    func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String, parentMessage: BaseMessage?)
    /// Save was chosen while editing.
    func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String)
    /// A way to add a picture, video or file was chosen.
    func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didTapResource type: MediaResourceType)
    /// The text changed.
    func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String)
    /// The mode is about to change.
    func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?)
    /// The mode changed.
    func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?)
    /// The channel was frozen or unfrozen.
    func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool)
    /// The user began to type.
    func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input)
    /// The user stopped typing.
    func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input)
}

extension SBUBaseChannelModuleInputDelegate {
    /// Does nothing.
    public func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?
    ) {}

    /// Does nothing.
    public func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool) {}
}
