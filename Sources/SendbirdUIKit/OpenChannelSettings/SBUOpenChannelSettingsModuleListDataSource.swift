/// Gives the rows of an open channel's settings what they show.
@preconcurrency @MainActor
public protocol SBUOpenChannelSettingsModuleListDataSource: SBUBaseChannelSettingsModuleListDataSource {
    /// Whether the user of the app may change and delete the channel: operators, and where the
    /// application lets them, participants. An addition to the documented protocol; yes unless implemented.
    func openChannelSettingsModuleMayChange(_ listComponent: SBUOpenChannelSettingsModule.List) -> Bool
}

extension SBUOpenChannelSettingsModuleListDataSource {
    /// Returns true.
    public func openChannelSettingsModuleMayChange(_ listComponent: SBUOpenChannelSettingsModule.List) -> Bool {
        true
    }
}
