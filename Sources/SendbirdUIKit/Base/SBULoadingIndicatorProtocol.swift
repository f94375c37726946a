/// Shows that something is under way.
@preconcurrency @MainActor
public protocol SBULoadingIndicatorProtocol {
    /// Shows or takes away the loading sign.
    func showLoading(_ isLoading: Bool)
}
