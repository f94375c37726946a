internal import ChatDomain
internal import ChatWire

/// Operations on a channel's metacounters.
extension WriteContext {
    /// What a call does with metacounters.
    enum MetaCounterChange: Sendable {
        /// Makes them.
        case create([String: Int64])
        /// Sets, increases or decreases them.
        case update([String: Int64], MetaCounterRules.Mode, isUpsert: Bool)
        /// Removes one, or all.
        case delete(String?)
    }

    /// Changes metacounters; returns all as they are then. Calls are one after the other: no increase is lost.
    func changeMetaCounters(_ change: MetaCounterChange, of url: String, by caller: Caller) throws -> [String: Int64] {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let creator = state.channel.creatorKey == 0 ? nil : try user(key: state.channel.creatorKey)
        let current = try queries.metaCounters(channelKey: state.channel.key)
        return try decide(applicationKey: caller.applicationKey) { turn in
            switch change {
            case .create(let values):
                try MetaCounterRules.create(
                    values, current: current, channel: state.channel, creator: creator, by: actor,
                    membership: membership, turn: &turn)
            case .update(let values, let mode, let isUpsert):
                try MetaCounterRules.update(
                    values, mode, isUpsert: isUpsert, current: current, channel: state.channel, creator: creator,
                    by: actor, membership: membership, turn: &turn)
            case .delete(let key):
                try MetaCounterRules.delete(
                    key, current: current, channel: state.channel, creator: creator, by: actor,
                    membership: membership, turn: &turn)
            }
        }
    }
}
