public import SendbirdChatSDK

/// Hears of errors.
@preconcurrency @MainActor
public protocol SBUCommonDelegate: AnyObject {
    /// Something failed.
    ///
    /// - Parameters:
    ///   - error: What failed; nil if nothing more is known.
    ///   - isBlocker: Whether the screen has nothing to show because of it.
    func didReceiveError(_ error: SBError?, isBlocker: Bool)
}
