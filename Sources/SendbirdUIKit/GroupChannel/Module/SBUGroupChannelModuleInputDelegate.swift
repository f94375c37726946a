import UIKit

/// What the input of a group channel's screen tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleInputDelegate: SBUBaseChannelModuleInputDelegate {}
