public import ChatWire
internal import Foundation

/// When and of what a user wants to be notified: the user's own setting for all channels.
///
/// What a channel's row says (``Membership/pushTrigger``) goes before ``trigger``; quiet hours and the snooze hold for
/// all channels.
public struct PushPreference: Hashable, Sendable, Codable {
    /// Which messages notify.
    public enum Trigger: String, Hashable, Sendable, Codable, CaseIterable {
        /// All messages.
        case all
        /// Messages that mention the user.
        case mentionOnly = "mention_only"
        /// None.
        case off
    }

    /// Which messages notify.
    public var trigger = Trigger.all
    /// Whether the quiet hours hold, every day from the start to the end by the clock of ``timeZone``.
    public var doNotDisturb = false
    /// When the quiet hours start: 0 to 23.
    public var startHour = 0
    /// The minute of the start: 0 to 59.
    public var startMinute = 0
    /// When the quiet hours end: 0 to 23. An end that is not after the start is on the next day.
    public var endHour = 0
    /// The minute of the end: 0 to 59.
    public var endMinute = 0
    /// The name of the time zone, as `Europe/Paris`.
    public var timeZone = "UTC"
    /// Whether notifications rest once, from ``snoozeStartAt`` to ``snoozeEndAt``.
    public var isSnoozed = false
    /// When the rest begins, in milliseconds since 1970.
    public var snoozeStartAt: Int64 = 0
    /// When the rest ends, in milliseconds since 1970.
    public var snoozeEndAt: Int64 = 0
    /// The name of the sound; `default` for the system's.
    public var sound = "default"
    /// Whether replies in threads notify.
    public var notifiesOfReplies = true
    /// Whether messages of bots notify.
    public var blocksBots = false

    /// The name of the sound of the system.
    public static let standardSound = "default"

    /// Quiet hours by the day of the week. Where there are any, they hold in place of the daily ones; nil and empty are
    /// the same.
    public var schedules: [DaySchedule]?
    /// The name of the template whose words the notifications have: one of ``PushTemplate/names``.
    public var template = PushTemplate.names[0]

    /// Makes the preference of a user who set nothing.
    public init() {}

    /// Reads a preference; what an older server did not store is as a user has it who set nothing.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, _ path: WritableKeyPath<Self, Value>) throws {
            if let value = try fields.decodeIfPresent(Value.self, forKey: key) { self[keyPath: path] = value }
        }
        try read(.trigger, \.trigger)
        try read(.doNotDisturb, \.doNotDisturb)
        try read(.startHour, \.startHour)
        try read(.startMinute, \.startMinute)
        try read(.endHour, \.endHour)
        try read(.endMinute, \.endMinute)
        try read(.timeZone, \.timeZone)
        try read(.isSnoozed, \.isSnoozed)
        try read(.snoozeStartAt, \.snoozeStartAt)
        try read(.snoozeEndAt, \.snoozeEndAt)
        try read(.sound, \.sound)
        try read(.notifiesOfReplies, \.notifiesOfReplies)
        try read(.blocksBots, \.blocksBots)
        try read(.template, \.template)
        schedules = try fields.decodeIfPresent([DaySchedule].self, forKey: .schedules)
    }

    private enum CodingKeys: String, CodingKey {
        case trigger = "push_trigger_option"
        case doNotDisturb = "do_not_disturb"
        case startHour = "start_hour"
        case startMinute = "start_min"
        case endHour = "end_hour"
        case endMinute = "end_min"
        case timeZone = "timezone"
        case isSnoozed = "snooze_enabled"
        case snoozeStartAt = "snooze_start_ts"
        case snoozeEndAt = "snooze_end_ts"
        case sound = "push_sound"
        case notifiesOfReplies = "enable_push_for_replies"
        case blocksBots = "block_push_from_bots"
        case template = "push_template"
        case schedules = "dnd_schedules"
    }

    /// Whether nothing may sound at a time, by the quiet hours or the snooze. The bounds: the start is quiet, the end
    /// is not.
    public func isQuiet(at now: Int64) -> Bool {
        if isSnoozed, snoozeStartAt <= now, now < snoozeEndAt { return true }
        let schedules = schedules ?? []
        guard doNotDisturb || !schedules.isEmpty else { return false }
        let zone = TimeZone(identifier: timeZone) ?? .gmt
        let moment = Date(timeIntervalSince1970: Double(now) / 1_000)
        let local = now + Int64(zone.secondsFromGMT(for: moment)) * 1_000
        guard schedules.isEmpty else { return DaySchedule.isQuiet(schedules, atLocal: local) }
        let seconds = (Int((Double(now) / 1_000).rounded(.down)) + zone.secondsFromGMT(for: moment)) % 86_400
        let minute = (seconds < 0 ? seconds + 86_400 : seconds) / 60
        let (start, end) = (startHour * 60 + startMinute, endHour * 60 + endMinute)
        return start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }

    /// Whether a message notifies a member at a time, as far as the member's own settings go.
    ///
    /// - Parameters:
    ///   - channelTrigger: What the member set for the channel.
    ///   - isMentioned: Whether the message mentions the member, or everyone.
    public func notifies(channelTrigger: PushTrigger, isMentioned: Bool, at now: Int64) -> Bool {
        guard !isQuiet(at: now) else { return false }
        return switch channelTrigger {
        case .all: true
        case .mentionOnly: isMentioned
        case .off: false
        case .standard:
            switch trigger {
            case .all: true
            case .mentionOnly: isMentioned
            case .off: false
            }
        }
    }
}
