public import Foundation

/// Hears what happens in the rows of a group channel's settings.
@preconcurrency @MainActor
public protocol SBUGroupChannelSettingsModuleListDelegate: SBUBaseChannelSettingsModuleListDelegate {
    /// A row was tapped.
    func groupChannelSettingsModule(
        _ listComponent: SBUGroupChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath)
    /// The moderation was chosen.
    func groupChannelSettingsModuleDidSelectModerations(_ listComponent: SBUGroupChannelSettingsModule.List)
    /// The notifications were chosen.
    func groupChannelSettingsModuleDidSelectNotifications(_ listComponent: SBUGroupChannelSettingsModule.List)
    /// The members were chosen.
    func groupChannelSettingsModuleDidSelectMembers(_ listComponent: SBUGroupChannelSettingsModule.List)
    /// The search was chosen.
    func groupChannelSettingsModuleDidSelectSearch(_ listComponent: SBUGroupChannelSettingsModule.List)
    /// Leaving was chosen.
    func groupChannelSettingsModuleDidSelectLeave(_ listComponent: SBUGroupChannelSettingsModule.List)
}
