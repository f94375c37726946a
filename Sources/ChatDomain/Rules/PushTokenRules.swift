public import ChatWire

/// What devices and notification settings may be.
public enum PushTokenRules {
    /// Checks a device's token.
    ///
    /// - Throws: 400105 for an empty one, 400111 for one that is too long.
    public static func check(_ token: String, limits: Limits) throws(WireError) {
        guard !token.isEmpty else { throw WireError(.invalidParameterValueRequired, "The device's token is required.") }
        try FieldRules.checkBytes(token, "token", most: limits.pushTokenBytes)
    }

    /// The longest name of a sound, in characters.
    public static let soundCharacters = 128

    /// Checks a user's notification settings.
    ///
    /// - Parameter isTimeZone: Whether the name is that of a time zone.
    /// - Throws: 400111 that names the field.
    public static func check(_ preference: PushPreference, isTimeZone: Bool) throws(WireError) {
        func refuse(_ field: String, _ range: ClosedRange<Int>) -> WireError {
            WireError(.invalidParameterValue, "'\(field)' must be between \(range.lowerBound) and \(range.upperBound).")
        }
        for (field, value) in [("start_hour", preference.startHour), ("end_hour", preference.endHour)]
        where !(0...23).contains(value) { throw refuse(field, 0...23) }
        for (field, value) in [("start_min", preference.startMinute), ("end_min", preference.endMinute)]
        where !(0...59).contains(value) { throw refuse(field, 0...59) }
        guard isTimeZone else {
            throw WireError(.invalidParameterValue, "'timezone' is not the name of a time zone.")
        }
        guard !preference.isSnoozed || preference.snoozeStartAt < preference.snoozeEndAt else {
            throw WireError(.invalidParameterValue, "'snooze_end_ts' must be after 'snooze_start_ts'.")
        }
        try FieldRules.check(preference.sound, "push_sound", most: soundCharacters)
        for day in preference.schedules ?? [] {
            for window in day.windows where !window.isValid {
                throw WireError(
                    .invalidParameterValue, "'dnd_schedules' holds an hour or a minute that there is not.")
            }
        }
    }
}
