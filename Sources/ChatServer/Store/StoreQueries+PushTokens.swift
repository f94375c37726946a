internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Devices and notification settings of users.
extension StoreQueries {
    /// The sound that a user chose for a channel; nil for that of all channels.
    func sound(of userKey: Int64, in channelKey: Int64) throws -> String? {
        try connection.queryFirst("SELECT sound FROM channel_sound WHERE user = ? AND channel = ?", userKey, channelKey)
        {
            $0.text(at: 0)
        }
    }

    /// A user's devices, of one push service or of all, the one registered last first.
    func pushTokens(userKey: Int64, type: PushTokenType? = nil) throws -> [PushToken] {
        try connection.query(
            """
            SELECT application, user, type, token, session, created_at FROM push_token
            WHERE user = ?1 AND (?2 IS NULL OR type = ?2) ORDER BY created_at DESC, token
            """, userKey, type.map { StoreCodes.code($0) }, row: Self.pushToken)
    }

    /// The device of a token; nil where nobody registered it.
    func pushToken(_ token: String, type: PushTokenType, applicationKey: Int64) throws -> PushToken? {
        try connection.queryFirst(
            """
            SELECT application, user, type, token, session, created_at FROM push_token
            WHERE application = ? AND type = ? AND token = ?
            """, applicationKey, StoreCodes.code(type), token, row: Self.pushToken)
    }

    private static func pushToken(_ row: Statement) -> PushToken {
        PushToken(
            applicationKey: row.integer(at: 0), userKey: row.integer(at: 1),
            type: StoreCodes.pushTokenType(row.integer(at: 2)), token: row.text(at: 3), sessionHash: row.blob(at: 4),
            createdAt: row.integer(at: 5))
    }

    /// Whether new users of an application join at once where invited.
    func autoAccepts(applicationKey: Int64) throws -> Bool {
        try connection.queryFirst("SELECT auto_accepts FROM application WHERE id = ?", applicationKey) {
            $0.bool(at: 0)
        } ?? true
    }

    /// A user's notification settings.
    func pushPreference(userKey: Int64) throws -> PushPreference {
        let json = try connection.queryFirst("SELECT preference FROM push_preference WHERE user = ?", userKey) {
            $0.text(at: 0)
        }
        guard let json else { return PushPreference() }
        return try JSONDecoder().decode(PushPreference.self, from: Data(json.utf8))
    }
}
