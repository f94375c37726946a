internal import ChatWire

/// What a client asks on a socket, decoded.
enum SocketCommand: Sendable {
    case login(Login.Params)
    case logout
    case ping
    case sendMessage(SendMessage.Params)
    case updateMessage(UpdateMessage.Params)
    case deleteMessage(DeleteMessage.Params)
    case copyMessage(CopyMessage.Params)
    case react(React.Params)
    case markRead(MarkRead.Params)
    case markDelivered(MarkDelivered.Params)
    case setTyping(SetTyping.Params)
    case enterChannel(EnterChannel.Params)
    case exitChannel(ExitChannel.Params)
    case channelChanges(ChannelChanges.Params)
    case channelsChanges(ChannelsChanges.Params)
    case unknown
}
