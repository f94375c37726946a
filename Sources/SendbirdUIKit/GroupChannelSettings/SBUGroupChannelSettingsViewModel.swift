public import SendbirdChatSDK
public import UIKit

/// What the settings of a group channel know: the channel, kept live, and the
/// calls that change it or leave it.
@preconcurrency @MainActor
open class SBUGroupChannelSettingsViewModel: SBUBaseChannelSettingsViewModel, GroupChannelDelegate {
    /// Hears what this tells.
    public var delegate: (any SBUGroupChannelSettingsViewModelDelegate)? {
        get { baseDelegate as? any SBUGroupChannelSettingsViewModelDelegate }
        set { baseDelegate = newValue }
    }
    private var isLeaving = false

    /// Creates a view model, which begins to load the channel.
    ///
    /// - Parameters:
    ///   - channel: The channel, where it is at hand.
    ///   - channelURL: The channel's address, where it is not.
    ///   - delegate: Hears what this tells.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil,
        delegate: (any SBUGroupChannelSettingsViewModelDelegate)? = nil
    ) {
        super.init(channel: channel, channelURL: channelURL)
        self.delegate = delegate
        start()
    }

    // MARK: - Changing

    /// Changes name and picture; nil leaves what is there.
    open override func updateChannel(channelName: String? = nil, coverImage: UIImage? = nil) {
        let params = GroupChannelUpdateParams()
        params.name = channelName
        params.coverImage = coverImage.flatMap { CoverPicture($0).data }
        SBUGlobalCustomParams.groupChannelParamsUpdateBuilder?(params)
        updateChannel(params: params)
    }

    /// Changes what the parameters say.
    open func updateChannel(params: GroupChannelUpdateParams) {
        guard let channel = channel as? GroupChannel else { return }
        delegate?.shouldUpdateLoadingState(true)
        channel.update(params: params) { [weak self] channel, error in
            self?.didUpdate(channel, name: params.name, error: error)
        }
    }

    override func removeCoverImage() {
        let params = GroupChannelUpdateParams()
        params.coverURL = ""
        updateChannel(params: params)
    }

    /// Leaves the channel.
    open func leaveChannel() {
        guard let channel = channel as? GroupChannel, !isLeaving else { return }
        isLeaving = true
        delegate?.shouldUpdateLoadingState(true)
        channel.leave { [weak self] error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            if let error {
                isLeaving = false
                delegate?.didReceiveError(error, isBlocker: false)
                delegate?.baseChannelSettingsViewModel(self, didFailToUpdateChannelName: nil, error: error)
            } else {
                delegate?.groupChannelSettingsViewModel(self, didLeaveChannel: channel)
            }
        }
    }

    override func end(_ ending: ChannelEnding) {
        // One's own leaving is no news: it is told as `didLeaveChannel`.
        guard !isLeaving else { return }
        super.end(ending)
    }

    // MARK: - GroupChannelDelegate

    /// Somebody joined: tells the delegate.
    open func channel(_ channel: GroupChannel, userDidJoin user: User) {
        guard isAbout(channel) else { return }
        tellChange(.eventUserJoined)
    }

    /// Somebody left: tells the delegate. If it is the user of the app, the settings have to go.
    open func channel(_ channel: GroupChannel, userDidLeave user: User) {
        guard isAbout(channel) else { return }
        if isOwn(user) { end(.left) } else { tellChange(.eventUserLeft) }
    }

    /// The number of members changed: tells the delegate.
    open func channelDidChangeMemberCount(_ channels: [GroupChannel]) {
        guard channels.contains(where: isAbout) else { return }
        tellChange(.eventChannelMemberCountChanged)
    }
}
