import UIKit

/// What the list of a group channel's screen tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleListDelegate: SBUBaseChannelModuleListDelegate {}
