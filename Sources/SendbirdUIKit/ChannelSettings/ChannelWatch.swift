import Foundation
import SendbirdChatSDK

/// Follows one channel for as long as it is kept, for screens that need no more
/// than that it changed or is over.
@MainActor
final class ChannelWatch: GroupChannelDelegate {
    private let channelURL: String
    private let channelType: ChannelType
    private let change: (CollectionEventSource) -> Void
    private let ended: (ChannelEnding) -> Void
    private var observation: ConnectionObservation?
    private var hasEnded = false

    /// Begins to follow.
    ///
    /// - Parameters:
    ///   - change: The channel is not what it was.
    ///   - ended: It is over for the user; told once.
    ///   - connection: The connection came or went.
    ///   - reconnected: It came back after a break; changes may have been missed.
    init(
        channelURL: String, channelType: ChannelType, change: @escaping (CollectionEventSource) -> Void,
        ended: @escaping (ChannelEnding) -> Void, connection: @escaping (Bool) -> Void,
        reconnected: @escaping () -> Void
    ) {
        self.channelURL = channelURL
        self.channelType = channelType
        self.change = change
        self.ended = ended
        // The SDK holds delegates weakly: nothing has to be removed.
        SendbirdChat.addChannelDelegate(self, identifier: "SendbirdUIKit.\(ObjectIdentifier(self).hashValue)")
        observation = ConnectionObservation(change: connection, reconnected: reconnected)
    }

    private func tell(_ source: CollectionEventSource, about channel: BaseChannel) {
        guard channel.channelURL == channelURL, channel.channelType == channelType else { return }
        change(source)
    }

    private func end(_ ending: ChannelEnding) {
        guard !hasEnded else { return }
        hasEnded = true
        ended(ending)
    }

    func channelWasChanged(_ channel: BaseChannel) {
        tell(.eventChannelChanged, about: channel)
    }

    func channelWasFrozen(_ channel: BaseChannel) {
        tell(.eventChannelFrozen, about: channel)
    }

    func channelWasUnfrozen(_ channel: BaseChannel) {
        tell(.eventChannelUnfrozen, about: channel)
    }

    func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
        guard channelURL == self.channelURL, channelType == self.channelType else { return }
        end(.deleted)
    }

    func channel(_ channel: GroupChannel, userDidJoin user: User) {
        tell(.eventUserJoined, about: channel)
    }

    func channel(_ channel: GroupChannel, userDidLeave user: User) {
        guard channel.channelURL == channelURL else { return }
        if user.userId == SBUGlobals.currentUser?.userId { end(.left) } else { change(.eventUserLeft) }
    }

    func channelDidUpdateOperators(_ channel: BaseChannel) {
        tell(.eventOperatorUpdated, about: channel)
    }

    func channel(_ channel: BaseChannel, userWasBanned user: User) {
        guard channel.channelURL == channelURL else { return }
        if user.userId == SBUGlobals.currentUser?.userId { end(.banned) } else { change(.eventUserBanned) }
    }
}
