import UIKit

/// What the header of a group channel's screen tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleHeaderDelegate: SBUBaseChannelModuleHeaderDelegate {}
