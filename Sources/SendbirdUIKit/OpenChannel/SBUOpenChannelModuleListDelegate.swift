public import Foundation

/// What the list of an open channel's screen tells. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelModuleListDelegate: SBUBaseChannelModuleListDelegate {
    /// A link in a message was tapped. Does nothing unless implemented; an addition to the documented protocol.
    func openChannelModule(_ listComponent: SBUOpenChannelModule.List, didTapURL url: URL)
}

extension SBUOpenChannelModuleListDelegate {
    /// Does nothing.
    public func openChannelModule(_ listComponent: SBUOpenChannelModule.List, didTapURL url: URL) {}
}
