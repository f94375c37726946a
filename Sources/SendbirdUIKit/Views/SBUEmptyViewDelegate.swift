public import Foundation

/// Hears that the reader wants to try again.
@preconcurrency @MainActor
public protocol SBUEmptyViewDelegate: NSObjectProtocol {
    /// The button that tries again was tapped.
    func didSelectRetry()
}
