public import SendbirdChatSDK

/// Hears what happens in the rows of the group channel list.
@preconcurrency @MainActor
public protocol SBUGroupChannelListModuleListDelegate: SBUBaseChannelListModuleListDelegate {
    /// The reader wants other notifications from a channel.
    func groupChannelListModule(
        _ listComponent: SBUGroupChannelListModule.List,
        didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel)
    /// The reader wants to leave a channel.
    func groupChannelListModule(
        _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel)
}
