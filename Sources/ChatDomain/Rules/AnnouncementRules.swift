public import ChatWire

/// Announcements: messages of an application to many.
public enum AnnouncementRules {
    /// What may be done to an announcement.
    public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
        /// Stops it for a while.
        case pause
        /// Goes on with what was paused.
        case resume
        /// Takes it back before it begins.
        case cancel
        /// Stops it for good.
        case stop
    }

    /// Refuses a plan that cannot be carried out.
    ///
    /// - Parameter targetCount: How many users or channels it names.
    /// - Throws: 400105 for what is missing, 400111 for what does not fit, 400203 for too many targets.
    public static func check(
        _ plan: WireAnnouncement.Plan, targetCount: Int, now: Int64, limits: Limits
    ) throws(WireError) {
        switch plan.message.type {
        case .user:
            guard plan.message.userID != nil else {
                throw WireError(.invalidParameterValueRequired, "'message.user_id' is required.")
            }
        case .admin:
            guard plan.target == .channels else {
                throw WireError(.invalidParameterValue, "'target_at' must be target_channels for an admin message.")
            }
        case .file:
            throw WireError(.invalidParameterValue, "'message.type' must be MESG or ADMM.")
        }
        guard !plan.message.content.isEmpty else {
            throw WireError(.invalidParameterValueRequired, "'message.content' is required.")
        }
        try FieldRules.check(plan.message.content, "message.content", most: limits.messageCharacters)
        try FieldRules.checkBytes(plan.message.data, "message.data", most: limits.dataBytes)
        try FieldRules.check(plan.message.customType, "message.custom_type", most: limits.customTypeCharacters)
        try FieldRules.check(plan.group, "announcement_group", most: limits.customTypeCharacters)
        guard plan.target == .senderAllChannels || targetCount > 0 else {
            throw WireError(.invalidParameterValueRequired, "'target_list' is required.")
        }
        guard targetCount <= limits.announcementTargets else {
            throw WireError(
                .reachedMaxCount, "'target_list' must have at most \(limits.announcementTargets) entries.")
        }
        if let end = plan.endAt {
            guard end > max(now, plan.scheduledAt ?? now) else {
                throw WireError(.invalidParameterValue, "'end_at' must be after the beginning.")
            }
        }
        _ = try minutes(plan.ceaseAt, "cease_at")
        _ = try minutes(plan.resumeAt, "resume_at")
        guard (plan.ceaseAt == nil) == (plan.resumeAt == nil) else {
            throw WireError(.invalidParameterValueRequired, "'cease_at' and 'resume_at' go together.")
        }
    }

    /// The status after an action; one that has the effect already changes nothing.
    ///
    /// - Throws: 400111 where the status does not allow it.
    public static func status(after action: Action, _ status: AnnouncementStatus) throws(WireError)
        -> AnnouncementStatus
    {
        switch (action, status) {
        case (.cancel, .scheduled), (.cancel, .canceled): return .canceled
        case (.pause, .running), (.pause, .onHold), (.pause, .paused): return .paused
        case (.resume, .paused), (.resume, .running): return .running
        case (.stop, .running), (.stop, .onHold), (.stop, .paused), (.stop, .stopped): return .stopped
        case (.cancel, _), (.pause, _), (.resume, _), (.stop, _):
            throw WireError(
                .invalidParameterValue,
                "'action': the announcement is \(status.rawValue), it cannot \(action.rawValue).")
        }
    }

    /// Whether an announcement rests at a time: between the hours that it was given, over midnight too.
    public static func rests(_ plan: WireAnnouncement.Plan, at now: Int64) -> Bool {
        guard let from = try? minutes(plan.ceaseAt, "cease_at"), let to = try? minutes(plan.resumeAt, "resume_at"),
            from != to
        else { return false }
        let minute = now / 60_000 % 1_440
        return from < to ? (from..<to).contains(minute) : !(to..<from).contains(minute)
    }

    /// The minute of the day in `HHMM`; nil for nothing.
    private static func minutes(_ text: String?, _ field: StaticString) throws(WireError) -> Int64? {
        guard let text, !text.isEmpty else { return nil }
        let digits = text.filter { $0 != ":" }
        guard digits.count == 4, let number = Int64(digits), number >= 0, number / 100 < 24, number % 100 < 60 else {
            throw WireError(.invalidParameterValue, "'\(field)' must be HHMM, as 2130.")
        }
        return number / 100 * 60 + number % 100
    }
}
