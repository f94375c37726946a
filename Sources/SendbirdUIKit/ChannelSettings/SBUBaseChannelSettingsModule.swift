public import Foundation

/// What the settings of group channels and of open channels have in common.
@preconcurrency @MainActor
open class SBUBaseChannelSettingsModule: NSObject {}
