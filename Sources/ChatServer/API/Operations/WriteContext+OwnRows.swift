internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What members decide for themselves. The application names the user.
extension WriteContext {
    private func own(_ url: String, _ caller: Caller, _ userID: String?) throws
        -> (state: ChannelState, user: User, membership: Membership?)
    {
        let state = try channelState(url, caller)
        let user = try subject(caller, userID: userID)
        return (state, user, try membership(of: user.key, in: state))
    }

    /// Accepts an invitation.
    func accept(_ url: String, by caller: Caller, userID: String?, accessCode: String? = nil) throws -> WireChannel {
        let (state, user, membership) = try own(url, caller, userID)
        let actor = try actor(caller)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try MemberRules.accept(
                MemberRules.Candidate(user, membership: membership), channel: state.channel, by: actor,
                codeHash: Self.codeHash(accessCode), turn: &turn)
        }
        return try view(state, for: caller)
    }

    /// Declines an invitation.
    func decline(_ url: String, by caller: Caller, userID: String?) throws {
        let (state, user, membership) = try own(url, caller, userID)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try MemberRules.decline(
                MemberRules.Candidate(user, membership: membership), channel: state.channel, turn: &turn)
        }
    }

    /// Hides a channel from the user's list.
    func hide(
        _ url: String, hidesHistory: Bool, allowsAutoUnhide: Bool, by caller: Caller, userID: String?
    ) throws {
        let (state, user, membership) = try own(url, caller, userID)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try OwnRowRules.hide(
                hidesHistory: hidesHistory, allowsAutoUnhide: allowsAutoUnhide, by: user, in: state.channel,
                membership: membership, turn: &turn)
        }
    }

    /// Shows a channel in the user's list again.
    func unhide(_ url: String, by caller: Caller, userID: String?) throws {
        let (state, user, membership) = try own(url, caller, userID)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try OwnRowRules.unhide(by: user, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// Never shows the user again what was said until now; returns until when that is.
    func resetHistory(_ url: String, by caller: Caller, userID: String?) throws -> Int64 {
        let (state, user, membership) = try own(url, caller, userID)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try OwnRowRules.resetHistory(by: user, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// Sets what of a channel counts into the user's unread counts.
    func setCountPreference(
        _ preference: CountPreference, _ url: String, by caller: Caller, userID: String?
    ) throws {
        let (state, user, membership) = try own(url, caller, userID)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try OwnRowRules.setCountPreference(
                preference, by: user, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// The ids of all members of a channel, for what the application does for each of them.
    func memberIDs(of url: String, by caller: Caller) throws -> [String] {
        try caller.requireApplication()
        let state = try channelState(url, caller)
        try flush()
        return try queries.memberKeys(channelKey: state.channel.key).compactMap { try user(key: $0)?.userID }
    }

    /// Sets which messages of a channel the user is notified of.
    ///
    /// - Parameter sound: The sound of the channel's notifications; `default` for that of all channels, nil leaves it.
    /// - Returns: The sound from now on.
    func setPushTrigger(
        _ trigger: PushTrigger, sound: String? = nil, _ url: String, by caller: Caller, userID: String?
    ) throws -> String {
        let (state, user, membership) = try own(url, caller, userID)
        try FieldRules.check(sound, "push_sound", most: PushTokenRules.soundCharacters)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try OwnRowRules.setPushTrigger(trigger, by: user, in: state.channel, membership: membership, turn: &turn)
        }
        if let sound {
            try connection.run(
                "DELETE FROM channel_sound WHERE user = ? AND channel = ?", user.key, state.channel.key)
            if sound != PushPreference.standardSound {
                try connection.run(
                    "INSERT INTO channel_sound (user, channel, sound) VALUES (?, ?, ?)", user.key, state.channel.key,
                    sound)
            }
        }
        return try queries.sound(of: user.key, in: state.channel.key) ?? PushPreference.standardSound
    }
}
