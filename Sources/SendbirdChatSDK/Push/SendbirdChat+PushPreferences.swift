internal import ChatWire

extension SendbirdChat {
    /// Sets which messages the current user is notified of, where a channel's own option does not say otherwise.
    public class func setPushTriggerOption(
        _ pushTriggerOption: PushTriggerOption, completionHandler: SBErrorHandler? = nil
    ) {
        set(UserPushPreference(trigger: pushTriggerOption.word), completionHandler)
    }

    /// Sets which messages the current user is notified of.
    nonisolated(nonsending) public class func setPushTriggerOption(
        _ pushTriggerOption: PushTriggerOption
    ) async throws {
        try await awaitingEnd { setPushTriggerOption(pushTriggerOption, completionHandler: $0) }
    }

    /// Asks which messages the current user is notified of.
    public class func getPushTriggerOption(completionHandler: @escaping PushTriggerOptionHandler) {
        get { preference, error in
            completionHandler(preference?.trigger.flatMap(PushTriggerOption.init(word:)) ?? .all, error)
        }
    }

    /// Asks which messages the current user is notified of.
    nonisolated(nonsending) public class func getPushTriggerOption() async throws -> PushTriggerOption {
        try await awaiting { (done: @escaping (PushTriggerOption?, SBError?) -> Void) in
            getPushTriggerOption { option, error in done(error == nil ? option : nil, error) }
        }
    }

    /// Sets the hours of every day in which the current user is not notified.
    ///
    /// - Parameter timezone: The name of the time zone, as `Europe/Paris`. An end that is not after the start is on the
    ///   next day.
    public class func setDoNotDisturb(
        enable: Bool, startHour: Int32, startMin: Int32, endHour: Int32, endMin: Int32, timezone: String,
        completionHandler: SBErrorHandler? = nil
    ) {
        set(
            UserPushPreference(
                doNotDisturb: enable, startHour: Int(startHour), startMinute: Int(startMin), endHour: Int(endHour),
                endMinute: Int(endMin), timeZone: timezone), completionHandler)
    }

    /// Sets the hours of every day in which the current user is not notified.
    nonisolated(nonsending) public class func setDoNotDisturb(
        enable: Bool, startHour: Int32, startMin: Int32, endHour: Int32, endMin: Int32, timezone: String
    ) async throws {
        try await awaitingEnd {
            setDoNotDisturb(
                enable: enable, startHour: startHour, startMin: startMin, endHour: endHour, endMin: endMin,
                timezone: timezone, completionHandler: $0)
        }
    }

    /// Asks for the hours of every day in which the current user is not notified.
    public class func getDoNotDisturb(
        completionHandler: (
            (
                _ enabled: Bool, _ startHour: Int, _ startMin: Int, _ endHour: Int, _ endMin: Int, _ timezone: String,
                _ error: SBError?
            ) -> Void
        )? = nil
    ) {
        get { preference, error in
            completionHandler?(
                preference?.doNotDisturb ?? false, preference?.startHour ?? 0, preference?.startMinute ?? 0,
                preference?.endHour ?? 0, preference?.endMinute ?? 0, preference?.timeZone ?? "", error)
        }
    }

    /// Lets notifications rest once, between two times in milliseconds since 1970.
    public class func setSnoozePeriod(
        enabled: Bool, startTimestamp: Int64, endTimestamp: Int64, completionHandler: SBErrorHandler? = nil
    ) {
        set(
            UserPushPreference(isSnoozed: enabled, snoozeStartAt: startTimestamp, snoozeEndAt: endTimestamp),
            completionHandler)
    }

    /// Lets notifications rest once, between two times in milliseconds since 1970.
    nonisolated(nonsending) public class func setSnoozePeriod(
        enabled: Bool, startTimestamp: Int64, endTimestamp: Int64
    ) async throws {
        try await awaitingEnd {
            setSnoozePeriod(
                enabled: enabled, startTimestamp: startTimestamp, endTimestamp: endTimestamp, completionHandler: $0)
        }
    }

    /// Asks whether and when notifications rest.
    public class func getSnoozePeriod(_ completionHandler: @escaping SnoozePeriodHandler) {
        get { preference, error in
            completionHandler(
                preference?.isSnoozed ?? false, preference?.snoozeStartAt ?? 0, preference?.snoozeEndAt ?? 0, error)
        }
    }

    /// Sets the sound of the current user's notifications; `default` for the system's.
    public class func setPushSound(_ sound: String, completionHandler: SBErrorHandler? = nil) {
        set(UserPushPreference(sound: sound), completionHandler)
    }

    /// Sets the sound of the current user's notifications.
    nonisolated(nonsending) public class func setPushSound(_ sound: String) async throws {
        try await awaitingEnd { setPushSound(sound, completionHandler: $0) }
    }

    /// Asks for the sound of the current user's notifications.
    public class func getPushSound(completionHandler: ((_ pushSound: String?, _ error: SBError?) -> Void)? = nil) {
        get { preference, error in completionHandler?(preference?.sound, error) }
    }

    /// Asks for the sound of the current user's notifications.
    nonisolated(nonsending) public class func getPushSound() async throws -> String {
        try await awaiting { getPushSound(completionHandler: $0) }
    }

    /// Unavailable: the application's back end decides over the words of notifications, the same for all users.
    @available(*, unavailable, message: "The words of notifications are the application's, the same for all users.")
    public class func setPushTemplate(name: String, completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: the application's back end decides over the words of notifications, the same for all users.
    @available(*, unavailable, message: "The words of notifications are the application's, the same for all users.")
    public class func getPushTemplate(
        completionHandler: ((_ pushTemplate: String?, _ error: SBError?) -> Void)? = nil
    ) {}

    private static let preferencePath = RESTRequest.pathOfMe("/push_preference")

    private class func set(_ preference: UserPushPreference, _ completionHandler: SBErrorHandler?) {
        Client.askEnd(RESTRequest("PUT", preferencePath, body: preference), completionHandler)
    }

    private class func get(_ report: @escaping (UserPushPreference?, SBError?) -> Void) {
        Client.ask(RESTRequest("GET", preferencePath), for: UserPushPreference.self, report) { $0 }
    }
}

/// When and of what a user wants to be notified; to be set, only what is not nil.
private struct UserPushPreference: Codable, Hashable {
    var trigger: String?
    var doNotDisturb: Bool?
    var startHour: Int?
    var startMinute: Int?
    var endHour: Int?
    var endMinute: Int?
    var timeZone: String?
    var isSnoozed: Bool?
    var snoozeStartAt: Int64?
    var snoozeEndAt: Int64?
    var sound: String?

    enum CodingKeys: String, CodingKey {
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
    }
}
