public import SendbirdChatSDK

/// Hears what every view model tells.
@preconcurrency @MainActor
public protocol SBUCommonViewModelDelegate: SBUCommonDelegate {
    /// A request began or ended.
    func shouldUpdateLoadingState(_ isLoading: Bool)
    /// Something failed, and the screen still has something to show.
    func didReceiveError(_ error: SBError?)
    /// The connection came or went.
    func connectionStateDidChange(_ isConnected: Bool)
}
