public import Foundation

/// What a visual effect view does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
