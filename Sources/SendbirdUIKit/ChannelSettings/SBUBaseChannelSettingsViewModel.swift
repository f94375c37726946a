public import Foundation
public import SendbirdChatSDK
public import UIKit

/// What the settings of group and open channels know: the channel, kept live,
/// and the calls that change it.
///
/// It talks to the chat SDK and tells its delegate; it touches no view.
@preconcurrency @MainActor
open class SBUBaseChannelSettingsViewModel: NSObject, BaseChannelDelegate {
    /// The channel, once it is loaded.
    public internal(set) var channel: BaseChannel?
    /// The channel's address.
    public internal(set) var channelURL: String?
    /// Whether the user of the app is an operator of the channel.
    open var isOperator: Bool { (channel as? GroupChannel)?.myRole == .operator }

    weak var baseDelegate: (any SBUBaseChannelSettingsViewModelDelegate)?
    /// Why the channel is over; nil while it is not.
    private(set) var ending: ChannelEnding?
    private var observation: ConnectionObservation?
    /// The kind of the channel; a view model of open channels overrides it.
    var channelType: ChannelType { .group }

    /// Creates a view model, which begins to listen.
    init(channel: BaseChannel?, channelURL: String?) {
        self.channel = channel
        self.channelURL = channel?.channelURL ?? channelURL
        super.init()
    }

    /// Listens to the channel's events and loads it; for the end of an initialiser.
    func start() {
        SendbirdChat.addChannelDelegate(self, identifier: "SendbirdUIKit.\(ObjectIdentifier(self).hashValue)")
        observation = ConnectionObservation(
            change: { [weak self] in self?.baseDelegate?.connectionStateDidChange($0) },
            reconnected: { [weak self] in self?.reload() })
        reload()
    }

    private func reload() {
        guard let channelURL, ending == nil else { return }
        loadChannel(channelURL: channelURL, type: channelType)
    }

    // MARK: - Loading

    /// Fetches the channel, of the kind that these settings are for.
    open func loadChannel(channelURL: String) {
        loadChannel(channelURL: channelURL, type: channelType)
    }

    /// Fetches the channel. Connects first where needed.
    open func loadChannel(channelURL: String, type: ChannelType) {
        self.channelURL = channelURL
        if channel == nil { baseDelegate?.shouldUpdateLoadingState(true) }
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            guard let self else { return }
            guard user != nil else { return didLoad(nil, error: error) }
            fetchChannel(channelURL: channelURL, type: type) { [weak self] channel, error in
                self?.didLoad(channel, error: error)
            }
        }
    }

    /// Asks the server for the channel.
    func fetchChannel(channelURL: String, type: ChannelType, completionHandler: @escaping BaseChannelHandler) {
        GroupChannel.getChannel(url: channelURL) { channel, error in completionHandler(channel, error) }
    }

    private func didLoad(_ channel: BaseChannel?, error: SBError?) {
        baseDelegate?.shouldUpdateLoadingState(false)
        guard let channel else {
            if error?.errorCode == .socketUserNotMember { return end(.left) }
            baseDelegate?.didReceiveError(error, isBlocker: self.channel == nil)
            return
        }
        self.channel = channel
        tellChange(.eventChannelChanged)
    }

    // MARK: - Changing

    /// Changes name and picture; nil leaves what is there. Does nothing here.
    open func updateChannel(channelName: String? = nil, coverImage: UIImage? = nil) {}

    /// Takes the picture away: members' pictures stand in its place. Does nothing here.
    func removeCoverImage() {}

    /// Ends a change: tells what the channel is now, or why it was not changed.
    func didUpdate(_ channel: BaseChannel?, name: String?, error: SBError?) {
        baseDelegate?.shouldUpdateLoadingState(false)
        if let error {
            baseDelegate?.didReceiveError(error, isBlocker: false)
            baseDelegate?.baseChannelSettingsViewModel(self, didFailToUpdateChannelName: name, error: error)
            return
        }
        if let channel { self.channel = channel }
        tellChange(.eventChannelChanged)
    }

    // MARK: - Telling

    /// Tells the delegate that the channel is not what it was.
    func tellChange(_ source: CollectionEventSource) {
        baseDelegate?.baseChannelSettingsViewModel(
            self, didChangeChannel: channel,
            withContext: MessageContext(source: source, sendingStatus: .succeeded))
    }

    /// Tells the delegate, once, that the channel is over.
    func end(_ ending: ChannelEnding) {
        guard self.ending == nil else { return }
        self.ending = ending
        baseDelegate?.baseChannelSettingsViewModel(self, shouldDismissForChannelSettings: channel)
    }

    /// Whether an event is about this channel.
    func isAbout(_ channel: BaseChannel) -> Bool {
        channel.channelURL == channelURL
    }

    /// Whether a user is the one of the app.
    func isOwn(_ user: User) -> Bool {
        user.userId == SBUGlobals.currentUser?.userId
    }

    // MARK: - BaseChannelDelegate

    /// The channel's fields changed: tells the delegate.
    open func channelWasChanged(_ channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelChanged)
    }

    /// The channel is gone: tells the delegate.
    open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
        guard channelURL == self.channelURL, channelType == self.channelType else { return }
        end(.deleted)
    }

    /// Only operators may write now: tells the delegate.
    open func channelWasFrozen(_ channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelFrozen)
    }

    /// Everybody may write again: tells the delegate.
    open func channelWasUnfrozen(_ channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelUnfrozen)
    }

    /// The operators are others: tells the delegate.
    open func channelDidUpdateOperators(_ channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(.eventOperatorUpdated)
    }

    /// Somebody was banned: tells the delegate. If it is the user of the app, the settings have to go.
    open func channel(_ channel: BaseChannel, userWasBanned user: User) {
        guard isAbout(channel) else { return }
        if isOwn(user) { end(.banned) } else { tellChange(.eventUserBanned) }
    }
}
