internal import ChatWire

/// The channel objects that the app holds: one an address.
@MainActor
final class Faces {
    private struct Entry {
        weak var channel: BaseChannel?
    }

    private weak var client: Client?
    private var entries: [String: Entry] = [:]
    private var sweepAt = 256

    nonisolated init() {}

    func attach(to client: Client) {
        self.client = client
    }

    /// The object of a channel of either type, showing this snapshot.
    func channel(_ wire: WireChannel) -> BaseChannel {
        wire.isOpen ? openChannel(wire) : groupChannel(wire)
    }

    /// The group channel's object, showing this snapshot.
    func groupChannel(_ wire: WireChannel) -> GroupChannel {
        face(of: wire) { GroupChannel(wire, client: $0) }
    }

    /// The open channel's object, showing this snapshot.
    func openChannel(_ wire: WireChannel) -> OpenChannel {
        face(of: wire) { OpenChannel(wire, client: $0) }
    }

    /// An address that came back as the other type of channel, after the first was deleted, gets an object anew.
    private func face<Channel: BaseChannel>(of wire: WireChannel, make: (Client) -> Channel) -> Channel {
        if let known = entries[wire.channelURL]?.channel as? Channel {
            known.face.withLock { $0.replace(with: wire) }
            return known
        }
        guard let client else { preconditionFailure("A client outlives its deliveries.") }
        let made = make(client)
        entries[wire.channelURL] = Entry(channel: made)
        sweep()
        return made
    }

    /// Shows a snapshot where there is an object.
    func update(_ wire: WireChannel) {
        entries[wire.channelURL]?.channel?.face.withLock { $0.replace(with: wire) }
    }

    /// Shows who is typing where there is an object.
    func setTyping(_ users: [WireUser], in channelURL: String) {
        entries[channelURL]?.channel?.face.withLock { $0.typing = users }
    }

    /// Forgets all objects: what the app still holds stays as it is.
    func forgetAll() {
        entries = [:]
    }

    /// Drops the entries of objects that are gone, at growing intervals.
    private func sweep() {
        guard entries.count >= sweepAt else { return }
        entries = entries.filter { $0.value.channel != nil }
        sweepAt = max(256, entries.count * 2)
    }
}
