import ChatWire

@testable import SendbirdChatSDK

extension Fixture {
    /// An open channel with fixed values.
    static func openChannel(
        _ url: String = "lobby", name: String = "Lobby", participants: Int = 12, operators: [WireUser] = [],
        isFrozen: Bool = false, mayChange: Bool = true, daysAgo: Double = 1
    ) -> OpenChannel {
        var wire = WireChannel(
            channelURL: url, name: name, createdAt: milliseconds(minutesAgo: daysAgo * 24 * 60), isFrozen: isFrozen,
            isOpen: true)
        wire.participantCount = participants
        wire.operators = operators
        wire.participantsMayChange = mayChange
        return OpenChannel(wire, client: client)
    }

    /// A believable list of open channels: scripts, long names, states.
    static func openChannels() -> [OpenChannel] {
        [
            openChannel("lobby", name: "Lobby 👋", participants: 1_204, daysAgo: 1),
            openChannel(
                "cup", name: "Cup final — everything about tonight's match, live", participants: 88, daysAgo: 2),
            openChannel("majlis", name: "مجلس المساء", participants: 17, daysAgo: 3),
            openChannel("launch", name: "Launch day", participants: 342, isFrozen: true, daysAgo: 4),
            openChannel("shashin", name: "写真部", participants: 1, daysAgo: 5),
            openChannel("blank", name: " \u{200B} ", participants: 0, daysAgo: 6),
        ]
    }
}
