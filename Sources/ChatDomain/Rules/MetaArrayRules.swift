public import ChatWire

/// The application's extra data of a message: keys with values, in the order that they were given.
public enum MetaArrayRules {
    /// A change of a message's extra data.
    public enum Change: Hashable, Sendable {
        /// New keys with their values.
        case create([WireMetaArray])
        /// Values that the keys have from now on too; keys that are not there are made where asked for.
        case add([WireMetaArray], makesKeys: Bool)
        /// Values that the keys have no longer.
        case remove([WireMetaArray])
        /// Keys that go with their values; all of them when nil.
        case deleteKeys([String]?)
    }

    /// Decides on changing a message's extra data: who may edit the message may. It does not count as edited.
    ///
    /// - Throws: What editing throws, 400202 for a new key that is there already, and what
    ///   ``check(_:limits:)`` does for what would come of it.
    public static func change(
        _ change: Change, message: Message?, by actor: Actor, in channel: Channel, membership: Membership?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Message> {
        if case .user(let user) = actor {
            _ = try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
        }
        var message = try MessageRules.standing(message, in: channel)
        try MessageRules.checkOwner(of: message, actor: actor, membership: membership)
        let after = try applied(change, to: message.wire.metaArrays)
        guard after != message.wire.metaArrays else { return Decision(message) }
        try check(after, limits: turn.limits)
        message.wire.metaArrays = after
        return MessageRules.updated(message, in: channel, turn: &turn)
    }

    private static func applied(_ change: Change, to items: [WireMetaArray]) throws(WireError) -> [WireMetaArray] {
        var after = items
        switch change {
        case .create(let new):
            for item in new {
                guard !after.contains(where: { $0.key == item.key }) else {
                    throw WireError(.duplicatedData, "'sorted_metaarray' names a key that exists already.")
                }
                after.append(WireMetaArray(key: item.key, values: unique(item.values)))
            }
        case .add(let more, let makesKeys):
            for item in more {
                if let index = after.firstIndex(where: { $0.key == item.key }) {
                    after[index].values = unique(after[index].values + item.values)
                } else if makesKeys {
                    after.append(WireMetaArray(key: item.key, values: unique(item.values)))
                }
            }
        case .remove(let less):
            for item in less {
                guard let index = after.firstIndex(where: { $0.key == item.key }) else { continue }
                let gone = Set(item.values)
                after[index].values.removeAll { gone.contains($0) }
            }
        case .deleteKeys(let keys): after.removeAll { keys?.contains($0.key) ?? true }
        }
        return after
    }

    private static func unique(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }

    /// Refuses extra data past the limits.
    ///
    /// - Throws: 900027 for too many keys, 900028 for too many values, 400111 for one that is too long or a key that
    ///   is empty or comes twice.
    public static func check(_ items: [WireMetaArray], limits: Limits) throws(WireError) {
        guard !items.isEmpty else { return }
        guard items.count <= limits.metaArrayKeys else {
            throw WireError(
                .socketTooManyMetaKeyForMessage, "'sorted_metaarray' has at most \(limits.metaArrayKeys) keys.")
        }
        guard Set(items.map(\.key)).count == items.count, !items.contains(where: \.key.isEmpty) else {
            throw WireError(.invalidParameterValue, "'sorted_metaarray' has each key once, and none is empty.")
        }
        for item in items {
            guard item.values.count <= limits.metaArrayValues else {
                throw WireError(
                    .socketTooManyMetaValueForMessage,
                    "'sorted_metaarray' has at most \(limits.metaArrayValues) values a key.")
            }
            for text in [item.key] + item.values {
                try FieldRules.check(text, "sorted_metaarray", most: limits.metaArrayCharacters)
            }
        }
    }
}
