public import Foundation

/// What the screens that choose users have in common.
@preconcurrency @MainActor
open class SBUBaseSelectUserModule: NSObject {}
