public import Foundation

/// Hears what happens in the rows of the screen that creates a channel.
@preconcurrency @MainActor
public protocol SBUCreateChannelModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
    /// A row was tapped.
    func createChannelModule(
        _ listComponent: SBUCreateChannelModule.List, didSelectRowAt indexPath: IndexPath)
    /// A row near the end appeared: the next page will soon be needed.
    func createChannelModule(
        _ listComponent: SBUCreateChannelModule.List, didDetectPreloadingPosition indexPath: IndexPath)
    /// The button that tries again was tapped.
    func createChannelModuleDidSelectRetry(_ listComponent: SBUCreateChannelModule.List)
    /// What is looked for has changed. Does nothing unless implemented; an
    /// addition to the documented protocol.
    func createChannelModule(_ listComponent: SBUCreateChannelModule.List, didChangeSearchText text: String)
}

extension SBUCreateChannelModuleListDelegate {
    /// Does nothing.
    public func createChannelModule(
        _ listComponent: SBUCreateChannelModule.List, didChangeSearchText text: String
    ) {}
}
