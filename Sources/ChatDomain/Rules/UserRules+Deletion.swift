public import ChatWire

extension UserRules {
    /// Whether a channel is a talk of two: when one of them is deleted, it stays readable and is frozen.
    public static func isTalkOfTwo(_ channel: Channel) -> Bool {
        channel.memberCount == 2 && !channel.isSuper && !channel.isPublic && !channel.isOpen
    }

    /// Decides on what is told of a message whose sender was deleted: it stands under no name.
    public static func forgetSender(
        of message: Message, in channel: Channel, turn: inout Turn
    ) -> Decision<Empty> {
        var (message, channel) = (message, channel)
        turn.advance(&channel)
        message.wire.seq = channel.seq
        message.wire.sender = nil
        return Decision(
            Empty(), writes: [.updateMessage(message), .updateChannel(channel)],
            announcements: [MessageRules.announcement(.messageUpdated(message.wire), in: channel)])
    }
}
