public import SendbirdChatSDK
public import UIKit

/// What the input of a channel's screen asks for.
@preconcurrency @MainActor
public protocol SBUBaseChannelModuleInputDataSource: AnyObject {
    /// The channel.
    func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
    ) -> BaseChannel?
}
