public import Foundation

/// Hears what happens in the rows of a channel list.
@preconcurrency @MainActor
public protocol SBUBaseChannelListModuleListDelegate: SBUCommonDelegate {
    /// A row was tapped.
    func baseChannelListModule(
        _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath)
    /// A row near the end appeared: the next page will soon be needed.
    func baseChannelListModule(
        _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath)
    /// The list was pulled down to be loaded anew.
    func baseChannelListModuleDidSelectRefresh(_ listComponent: SBUBaseChannelListModule.List)
    /// The button that tries again was tapped.
    func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List)
}
