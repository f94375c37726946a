internal import ChatDomain
internal import ChatWire

/// When and of what users want to be notified.
extension RESTRoutes {
    private struct PreferenceBody: Decodable {
        var trigger: PushPreference.Trigger?
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
        var notifiesOfReplies: Bool?
        var blocksBots: Bool?
        var schedules: [DaySchedule]?

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
            case notifiesOfReplies = "enable_push_for_replies"
            case blocksBots = "block_push_from_bots"
            case schedules = "dnd_schedules"
        }

        func apply(to preference: inout PushPreference) {
            preference.trigger = trigger ?? preference.trigger
            preference.doNotDisturb = doNotDisturb ?? preference.doNotDisturb
            preference.startHour = startHour ?? preference.startHour
            preference.startMinute = startMinute ?? preference.startMinute
            preference.endHour = endHour ?? preference.endHour
            preference.endMinute = endMinute ?? preference.endMinute
            preference.timeZone = timeZone ?? preference.timeZone
            preference.isSnoozed = isSnoozed ?? preference.isSnoozed
            preference.snoozeStartAt = snoozeStartAt ?? preference.snoozeStartAt
            preference.snoozeEndAt = snoozeEndAt ?? preference.snoozeEndAt
            preference.sound = sound ?? preference.sound
            preference.notifiesOfReplies = notifiesOfReplies ?? preference.notifiesOfReplies
            preference.blocksBots = blocksBots ?? preference.blocksBots
            guard let schedules else { return }
            preference.schedules = schedules.isEmpty ? nil : schedules
            // The hours of the week hold in place of the daily ones.
            if !schedules.isEmpty { preference.doNotDisturb = false }
        }
    }

    static let pushPreferences = [
        RESTRoute(
            "GET /v3/users/{user_id}/push_preference", "Tells when and of what a user wants to be notified.",
            for: .oneself, answers: .value(PushPreference.self)
        ) { call in
            .read { queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                return try RESTJSON.encoded(queries.pushPreference(userKey: user.key))
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/push_preference", "Says when and of what a user wants to be notified.",
            for: .oneself, answers: .value(PushPreference.self)
        ) { call in
            let body = try call.decode(PreferenceBody.self)
            return .write { context in
                try RESTJSON.encoded(
                    context.setPushPreference(of: call.part("user_id"), by: call.caller) { body.apply(to: &$0) })
            }
        },
        RESTRoute(
            "DELETE /v3/users/{user_id}/push_preference",
            "Sets back when and of what a user wants to be notified.", for: .oneself
        ) { call in
            .write { context in
                _ = try context.setPushPreference(of: call.part("user_id"), by: call.caller, nil)
                return RESTJSON.empty
            }
        },
    ]
}
