public import Foundation
public import SendbirdChatSDK
import UIKit

/// What the input of a group channel's screen tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleInputDelegate: SBUBaseChannelModuleInputDelegate {
    /// A picture, film or file was picked, pasted or dropped, and is to be sent.
    func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?, fileName: String,
        mimeType: String, parentMessage: BaseMessage?)
    /// Send was chosen for a text that mentions people.
    func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didTapSend text: String, mentionedMessageTemplate: String,
        mentionedUserIds: [String], parentMessage: BaseMessage?)
    /// Save was chosen for a text that mentions people.
    func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didTapEdit text: String, mentionedMessageTemplate: String,
        mentionedUserIds: [String])
    /// The mode is about to change, and the text mentions people.
    func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
        message: BaseMessage?, mentionedMessageTemplate: String, mentionedUserIds: [String])
    /// People whose name begins so are to be looked for.
    func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, shouldLoadSuggestedMentions filterText: String)
    /// No name is being typed any more: what is being looked for is not needed.
    func groupChannelModuleShouldStopSuggestingMention(_ inputComponent: SBUGroupChannelModule.Input)
}

extension SBUGroupChannelModuleInputDelegate {
    /// Does nothing.
    public func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?, fileName: String,
        mimeType: String, parentMessage: BaseMessage?
    ) {}

    /// Does nothing.
    public func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, willChangeMode mode: SBUMessageInputMode,
        message: BaseMessage?, mentionedMessageTemplate: String, mentionedUserIds: [String]
    ) {}
}
