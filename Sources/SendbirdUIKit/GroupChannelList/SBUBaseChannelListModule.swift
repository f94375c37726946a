public import Foundation

/// What the lists of group and of open channels have in common.
@preconcurrency @MainActor
open class SBUBaseChannelListModule: NSObject {}
