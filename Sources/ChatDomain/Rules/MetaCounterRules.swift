public import ChatWire

/// A channel's counters: whole numbers by key that are set, increased and decreased, each call as one.
public enum MetaCounterRules {
    /// The longest key, in characters.
    public static let keyCharacters = 128

    /// What a call does with the numbers that it gives, in the documented words.
    public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        /// They are the values from now on.
        case set
        /// They are added.
        case increase
        /// They are taken away.
        case decrease
    }

    /// Decides on making counters: operators and the application may.
    ///
    /// - Throws: 400108; 400202 for a key that is there, 400203 for too many, 400111 for a key that is too long.
    public static func create(
        _ values: [String: Int64], current: [String: Int64], channel: Channel, creator: User?, by actor: Actor,
        membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<[String: Int64]> {
        try AccessRules.checkOperator(actor, membership: membership)
        guard values.keys.allSatisfy({ current[$0] == nil }) else {
            throw WireError(.duplicatedData, "The metacounter exists already.")
        }
        return try changed(values.mapValues { $0 }, current: current, channel: channel, creator: creator, turn: &turn)
    }

    /// Decides on changing counters: operators and the application may.
    ///
    /// A key that is not there is passed over, or with `isUpsert` made, counting from 0. A sum stops at the largest and
    /// least number that fits.
    ///
    /// - Throws: What ``create(_:current:channel:creator:by:membership:turn:)`` does, but for 400202.
    public static func update(
        _ values: [String: Int64], _ mode: Mode, isUpsert: Bool, current: [String: Int64], channel: Channel,
        creator: User?, by actor: Actor, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<[String: Int64]> {
        try AccessRules.checkOperator(actor, membership: membership)
        var after: [String: Int64?] = [:]
        for (key, value) in values {
            guard let old = current[key] ?? (isUpsert ? 0 : nil) else { continue }
            switch mode {
            case .set: after[key] = .some(value)
            case .increase: after[key] = .some(sum(old, value))
            case .decrease: after[key] = .some(difference(old, value))
            }
        }
        return try changed(after, current: current, channel: channel, creator: creator, turn: &turn)
    }

    /// Decides on removing counters, or all of them: operators and the application may.
    public static func delete(
        _ key: String?, current: [String: Int64], channel: Channel, creator: User?, by actor: Actor,
        membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<[String: Int64]> {
        try AccessRules.checkOperator(actor, membership: membership)
        let gone = current.keys.filter { key == nil || key == $0 }
        let values = Dictionary(uniqueKeysWithValues: gone.map { ($0, Int64?.none) })
        return try changed(values, current: current, channel: channel, creator: creator, turn: &turn)
    }

    private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
        let (value, overflow) = left.addingReportingOverflow(right)
        return overflow ? (right > 0 ? .max : .min) : value
    }

    private static func difference(_ left: Int64, _ right: Int64) -> Int64 {
        let (value, overflow) = left.subtractingReportingOverflow(right)
        return overflow ? (right > 0 ? .min : .max) : value
    }

    private static func changed(
        _ values: [String: Int64?], current: [String: Int64], channel: Channel, creator: User?, turn: inout Turn
    ) throws(WireError) -> Decision<[String: Int64]> {
        var after = current
        for (key, value) in values {
            guard !key.isEmpty else { throw WireError(.invalidParameterValueRequired, "A metacounter's key is empty.") }
            try FieldRules.check(key, "key", most: keyCharacters)
            if let value { after[key] = value } else { after.removeValue(forKey: key) }
        }
        guard after.count <= turn.limits.metaCounterKeys else {
            throw WireError(.reachedMaxCount, "A channel has at most \(turn.limits.metaCounterKeys) metacounters.")
        }
        guard after != current else { return Decision(after) }
        let decision = ChannelRules.updated(channel, creator: creator, metaCounters: after, turn: &turn)
        return Decision(
            after, writes: [.setMetaCounters(channelKey: channel.key, values: values)] + decision.writes,
            announcements: decision.announcements)
    }
}
