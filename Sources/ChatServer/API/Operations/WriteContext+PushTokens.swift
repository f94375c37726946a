internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Operations on devices and notification settings.
extension WriteContext {
    /// Registers a device for a user. Whoever had it before has it no more.
    ///
    /// - Parameters:
    ///   - sessionHash: The hash of the key of the session that asks; empty for the application.
    ///   - isOnly: Whether the user's other devices of the same push service go.
    func addPushToken(
        _ token: String, type: PushTokenType, of userID: String, sessionHash: [UInt8], isOnly: Bool, by caller: Caller
    ) throws -> User {
        let user = try subject(caller, userID: userID)
        try PushTokenRules.check(token, limits: limits)
        if isOnly {
            try connection.run(
                "DELETE FROM push_token WHERE user = ? AND type = ?", user.key, StoreCodes.code(type))
        }
        try connection.run(
            """
            INSERT INTO push_token (application, type, token, user, session, created_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (application, type, token) DO UPDATE SET
                user = excluded.user, session = excluded.session, created_at = excluded.created_at
            """, user.applicationKey, StoreCodes.code(type), token, user.key, sessionHash, environment.now())
        try connection.run(
            """
            DELETE FROM push_token WHERE user = ?1 AND type = ?2 AND token NOT IN (
                SELECT token FROM push_token WHERE user = ?1 AND type = ?2 ORDER BY created_at DESC, token = ?3 DESC
                LIMIT ?4)
            """, user.key, StoreCodes.code(type), token, limits.pushTokens)
        return user
    }

    /// Removes a user's device.
    /// - Throws: 400201 where the user has no such device.
    func removePushToken(_ token: String, type: PushTokenType, of userID: String, by caller: Caller) throws -> User {
        let user = try subject(caller, userID: userID)
        let known = try queries.pushToken(token, type: type, applicationKey: user.applicationKey)
        guard known?.userKey == user.key else {
            throw WireError(.notFoundInDatabase, "The user has no such device.")
        }
        try removePushToken(token, type: type, applicationKey: user.applicationKey)
        return user
    }

    /// Removes a device, whoever has it: the push service does not know it any more.
    func removePushToken(_ token: String, type: PushTokenType, applicationKey: Int64) throws {
        try connection.run(
            "DELETE FROM push_token WHERE application = ? AND type = ? AND token = ?", applicationKey,
            StoreCodes.code(type), token)
    }

    /// Removes all devices of a user.
    func removePushTokens(of userKey: Int64) throws {
        try connection.run("DELETE FROM push_token WHERE user = ?", userKey)
    }

    /// Removes the devices that a session registered.
    func removePushTokens(sessionHash: [UInt8]) throws {
        try connection.run("DELETE FROM push_token WHERE session = ? AND session <> x''", sessionHash)
    }

    /// Changes a user's notification settings; nil sets them back to those of a user who set nothing.
    func setPushPreference(
        of userID: String, by caller: Caller, _ change: ((inout PushPreference) -> Void)?
    ) throws -> PushPreference {
        let user = try subject(caller, userID: userID)
        var preference = try queries.pushPreference(userKey: user.key)
        if let change {
            change(&preference)
        } else {
            // The choice of words is no preference of when and of what.
            let template = preference.template
            preference = PushPreference()
            preference.template = template
        }
        try PushTokenRules.check(preference, isTimeZone: TimeZone(identifier: preference.timeZone) != nil)
        let json = String(decoding: try JSONEncoder().encode(preference), as: UTF8.self)
        try connection.run(
            """
            INSERT INTO push_preference (user, preference) VALUES (?, ?)
            ON CONFLICT (user) DO UPDATE SET preference = excluded.preference
            """, user.key, json)
        return preference
    }

    /// Chooses the template whose words a user's notifications have.
    ///
    /// - Throws: 400201 for a template that does not exist.
    func setPushTemplate(_ name: String, of userID: String, by caller: Caller) throws {
        guard PushTemplate.names.contains(name) else {
            throw WireError(.notFoundInDatabase, "There is no template of that name.")
        }
        _ = try setPushPreference(of: userID, by: caller) { $0.template = name }
    }
}
