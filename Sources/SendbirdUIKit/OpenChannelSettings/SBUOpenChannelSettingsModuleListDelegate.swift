public import Foundation

/// Hears what happens in the rows of an open channel's settings.
@preconcurrency @MainActor
public protocol SBUOpenChannelSettingsModuleListDelegate: SBUBaseChannelSettingsModuleListDelegate {
    /// A row was tapped.
    func openChannelSettingsModule(
        _ listComponent: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
    /// The moderation was chosen.
    func openChannelSettingsModuleDidSelectModerations(_ listComponent: SBUOpenChannelSettingsModule.List)
    /// The participants were chosen.
    func openChannelSettingsModuleDidSelectParticipants(_ listComponent: SBUOpenChannelSettingsModule.List)
    /// Deleting was chosen.
    func openChannelSettingsModuleDidSelectDelete(_ listComponent: SBUOpenChannelSettingsModule.List)
    /// The freezing was turned on or off. Does nothing unless implemented; an
    /// addition to the documented protocol.
    func openChannelSettingsModule(_ listComponent: SBUOpenChannelSettingsModule.List, didTurnFreezing isOn: Bool)
}

extension SBUOpenChannelSettingsModuleListDelegate {
    /// Does nothing.
    public func openChannelSettingsModule(
        _ listComponent: SBUOpenChannelSettingsModule.List, didTurnFreezing isOn: Bool
    ) {}
}
