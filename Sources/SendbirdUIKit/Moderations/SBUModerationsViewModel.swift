public import Foundation
public import SendbirdChatSDK

/// What the moderation of a channel knows: the channel, kept live, and freezing it.
@preconcurrency @MainActor
open class SBUModerationsViewModel: NSObject {
    /// The channel, once it is loaded.
    public private(set) var channel: BaseChannel?
    /// The channel's address.
    public private(set) var channelURL: String?
    /// The kind of the channel.
    public private(set) var channelType: ChannelType
    /// Hears what this tells.
    public weak var delegate: (any SBUModerationsViewModelDelegate)?

    /// Why the channel is over; nil while it is not.
    private(set) var ending: ChannelEnding?
    private var watch: ChannelWatch?

    /// Creates the view model of a channel at hand.
    public required init(channel: BaseChannel, delegate: (any SBUModerationsViewModelDelegate)? = nil) {
        self.channel = channel
        channelURL = channel.channelURL
        channelType = channel.channelType
        self.delegate = delegate
        super.init()
        start(channel.channelURL)
    }

    /// Creates the view model of a channel by its address, and begins to load it.
    public required init(
        channelURL: String, channelType: ChannelType, delegate: (any SBUModerationsViewModelDelegate)? = nil
    ) {
        self.channelURL = channelURL
        self.channelType = channelType
        self.delegate = delegate
        super.init()
        start(channelURL)
    }

    private func start(_ url: String) {
        watch = ChannelWatch(
            channelURL: url, channelType: channelType,
            change: { [weak self] in self?.didChange($0) },
            ended: { [weak self] ending in
                guard let self else { return }
                self.ending = ending
                delegate?.moderationsViewModel(self, shouldDismissForModerations: channel)
            },
            connection: { [weak self] in self?.delegate?.connectionStateDidChange($0) },
            reconnected: { [weak self] in self?.loadChannel(channelURL: url) })
        loadChannel(channelURL: url)
    }

    private func didChange(_ source: CollectionEventSource) {
        delegate?.moderationsViewModel(
            self, didChangeChannel: channel, withContext: MessageContext(source: source, sendingStatus: .succeeded))
        guard let channel, !channel.isOwnOperator else { return }
        delegate?.moderationsViewModel(self, shouldDismissForModerations: channel)
    }

    /// Fetches the channel. Connects first where needed.
    open func loadChannel(channelURL: String) {
        if channel == nil { delegate?.shouldUpdateLoadingState(true) }
        BaseChannel.load(channelURL: channelURL, type: channelType) { [weak self] channel, error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            guard let channel else {
                delegate?.didReceiveError(error, isBlocker: self.channel == nil)
                return
            }
            self.channel = channel
            didChange(.eventChannelChanged)
        }
    }

    /// Lets only operators write.
    ///
    /// - Parameter completionHandler: Whether the channel is frozen now.
    open func freezeChannel(_ completionHandler: ((Bool) -> Void)? = nil) {
        setFrozen(true, completionHandler)
    }

    /// Lets everybody write again.
    ///
    /// - Parameter completionHandler: Whether everybody may write now.
    open func unfreezeChannel(_ completionHandler: ((Bool) -> Void)? = nil) {
        setFrozen(false, completionHandler)
    }

    private func setFrozen(_ isFrozen: Bool, _ completionHandler: ((Bool) -> Void)?) {
        guard let channel else {
            completionHandler?(false)
            return
        }
        delegate?.shouldUpdateLoadingState(true)
        let finish: SBErrorHandler = { [weak self] error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            if let error { delegate?.didReceiveError(error, isBlocker: false) }
            completionHandler?(error == nil)
        }
        switch channel {
        case let group as GroupChannel:
            if isFrozen { group.freeze(completionHandler: finish) } else { group.unfreeze(completionHandler: finish) }
        case let open as OpenChannel:
            if isFrozen { open.freeze(completionHandler: finish) } else { open.unfreeze(completionHandler: finish) }
        default: finish(ChatError.wrongChannelType.asSBError)
        }
    }
}
