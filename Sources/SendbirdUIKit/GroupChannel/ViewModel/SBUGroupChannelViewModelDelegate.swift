import SendbirdChatSDK
import UIKit

/// What a group channel's view model tells its screen. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUGroupChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {}
