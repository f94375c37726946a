public import SendbirdChatSDK
public import UIKit

/// What the settings of an open channel know: the channel, kept live, and the
/// calls that change it or delete it.
@preconcurrency @MainActor
open class SBUOpenChannelSettingsViewModel: SBUBaseChannelSettingsViewModel, OpenChannelDelegate {
    /// How much of a picture's quality is kept for the server.
    private static let pictureQuality: CGFloat = 0.85

    /// Hears what this tells.
    public var delegate: (any SBUOpenChannelSettingsViewModelDelegate)? {
        get { baseDelegate as? any SBUOpenChannelSettingsViewModelDelegate }
        set { baseDelegate = newValue }
    }
    /// Whether the user of the app is an operator of the channel.
    open override var isOperator: Bool { channel?.isOwnOperator ?? false }
    override var channelType: ChannelType { .open }

    /// Whether the user may change and delete the channel: operators, and participants where the
    /// application lets them.
    var mayChange: Bool { isOperator || (channel as? OpenChannel)?.participantsMayChange == true }

    private var visit: OpenChannelVisit?
    private var isDeleting = false

    /// Creates a view model, which begins to load the channel.
    ///
    /// - Parameters:
    ///   - channel: The channel, where it is at hand.
    ///   - channelURL: The channel's address, where it is not.
    ///   - delegate: Hears what this tells.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil,
        delegate: (any SBUOpenChannelSettingsViewModelDelegate)? = nil
    ) {
        super.init(channel: channel, channelURL: channelURL)
        self.delegate = delegate
        start()
    }

    /// Asks the server for the channel, and enters it: changes are told to who is in it.
    override func fetchChannel(
        channelURL: String, type: ChannelType, completionHandler: @escaping BaseChannelHandler
    ) {
        OpenChannel.getChannel(url: channelURL) { [weak self] channel, error in
            guard let self, let channel, visit == nil else { return completionHandler(channel, error) }
            // Who finds the channel full still sees what it is.
            visit = OpenChannelVisit(channel) { _ in completionHandler(channel, nil) }
        }
    }

    // MARK: - Changing

    /// Changes name and picture; nil leaves what is there.
    open override func updateChannel(channelName: String? = nil, coverImage: UIImage? = nil) {
        let params = OpenChannelUpdateParams()
        params.name = channelName
        params.coverImage = coverImage?.jpegData(compressionQuality: Self.pictureQuality)
        SBUGlobalCustomParams.openChannelParamsUpdateBuilder?(params)
        updateChannel(params: params)
    }

    /// Changes what the parameters say.
    open func updateChannel(params: OpenChannelUpdateParams) {
        guard let channel = channel as? OpenChannel else { return }
        delegate?.shouldUpdateLoadingState(true)
        channel.update(params: params) { [weak self] channel, error in
            self?.didUpdate(channel, name: params.name, error: error)
        }
    }

    override func removeCoverImage() {
        let params = OpenChannelUpdateParams()
        params.coverURL = ""
        updateChannel(params: params)
    }

    /// Lets only operators write, or everybody again; an addition to the documented calls.
    func setFrozen(_ isFrozen: Bool) {
        guard let channel = channel as? OpenChannel else { return }
        delegate?.shouldUpdateLoadingState(true)
        let finish: SBErrorHandler = { [weak self] error in self?.didUpdate(nil, name: nil, error: error) }
        if isFrozen {
            channel.freeze(completionHandler: finish)
        } else {
            channel.unfreeze(completionHandler: finish)
        }
    }

    /// Deletes the channel with all its messages, for everybody.
    open func deleteChannel() {
        guard let channel = channel as? OpenChannel, !isDeleting else { return }
        isDeleting = true
        delegate?.shouldUpdateLoadingState(true)
        channel.delete { [weak self] error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            if let error {
                isDeleting = false
                delegate?.didReceiveError(error, isBlocker: false)
                delegate?.baseChannelSettingsViewModel(self, didFailToUpdateChannelName: nil, error: error)
            } else {
                delegate?.openChannelSettingsViewModel(self, didDeleteChannel: channel)
            }
        }
    }

    override func end(_ ending: ChannelEnding) {
        // One's own deleting is no news: it is told as `didDeleteChannel`.
        guard !isDeleting || ending != .deleted else { return }
        super.end(ending)
    }

    // MARK: - OpenChannelDelegate

    /// Somebody entered: tells the delegate.
    open func channel(_ channel: OpenChannel, userDidEnter user: User) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelMemberCountChanged)
    }

    /// Somebody exited: tells the delegate.
    open func channel(_ channel: OpenChannel, userDidExit user: User) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelMemberCountChanged)
    }

    /// The number of participants changed: tells the delegate.
    open func channelDidChangeParticipantCount(_ channels: [OpenChannel]) {
        guard channels.contains(where: isAbout) else { return }
        tellChange(.eventChannelMemberCountChanged)
    }
}
