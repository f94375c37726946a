public import SendbirdChatSDK

/// What the settings of a channel's notifications know: what is chosen, and how
/// to choose something else.
@preconcurrency @MainActor
open class SBUGroupChannelPushSettingsViewModel: SBUBaseChannelSettingsViewModel, GroupChannelDelegate {
    /// Hears what this tells.
    public var delegate: (any SBUGroupChannelPushSettingsViewModelDelegate)? {
        get { baseDelegate as? any SBUGroupChannelPushSettingsViewModelDelegate }
        set { baseDelegate = newValue }
    }
    /// What is chosen: at once what the user tapped, taken back if the server refuses it.
    public private(set) var currentTriggerOption: GroupChannelPushTriggerOption
    /// How many changes the server has not answered: until then what the channel says is older.
    private var changesUnderWay = 0

    /// Creates a view model, which begins to load the channel.
    ///
    /// - Parameters:
    ///   - channel: The channel, where it is at hand.
    ///   - channelURL: The channel's address, where it is not.
    ///   - delegate: Hears what this tells.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil,
        delegate: (any SBUGroupChannelPushSettingsViewModelDelegate)? = nil
    ) {
        currentTriggerOption = (channel as? GroupChannel)?.myPushTriggerOption ?? .off
        super.init(channel: channel, channelURL: channelURL)
        self.delegate = delegate
        start()
    }

    /// Takes what the channel says is chosen.
    open func updateChannelPushTriggerOption() {
        guard let channel = channel as? GroupChannel, changesUnderWay == 0 else { return }
        currentTriggerOption = channel.myPushTriggerOption
    }

    /// Chooses which messages notify.
    open func changeNotification(_ pushTriggerOption: GroupChannelPushTriggerOption) {
        guard let channel = channel as? GroupChannel else { return }
        currentTriggerOption = pushTriggerOption
        delegate?.groupChannelPushSettingsViewModel(self, didChangeNotification: pushTriggerOption)
        changesUnderWay += 1
        channel.setMyPushTriggerOption(pushTriggerOption) { [weak self] error in
            guard let self else { return }
            changesUnderWay -= 1
            guard let error else { return }
            updateChannelPushTriggerOption()
            delegate?.groupChannelPushSettingsViewModel(self, didChangeNotification: currentTriggerOption)
            delegate?.didReceiveError(error, isBlocker: false)
        }
    }

    override func tellChange(_ source: CollectionEventSource) {
        updateChannelPushTriggerOption()
        super.tellChange(source)
    }

    /// Somebody left: if it is the user of the app, the settings have to go.
    open func channel(_ channel: GroupChannel, userDidLeave user: User) {
        guard isAbout(channel), isOwn(user) else { return }
        end(.left)
    }
}
