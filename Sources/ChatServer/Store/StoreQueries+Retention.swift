internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Retention rules, and what they took.
extension StoreQueries {
    /// The rules of an application, the particular ones first.
    func retentionRules(applicationKey: Int64) throws -> [RetentionRule] {
        try connection.query(
            """
            SELECT c.url, r.custom_type, r.message_days, r.file_days FROM retention_rule r
            LEFT JOIN channel c ON c.id = r.channel
            WHERE r.application = ? ORDER BY r.channel = 0, r.custom_type = '', r.id
            """, applicationKey
        ) { row in
            let customType = row.text(at: 1)
            return RetentionRule(
                channelURL: row.optionalText(at: 0), customType: customType.isEmpty ? nil : customType,
                messageDays: row.integer(at: 2), fileDays: row.integer(at: 3))
        }
    }

    /// The running number up to which a channel's messages are gone; 0 where none are.
    func expiredNumber(channelKey: Int64) throws -> Int64 {
        try connection.queryFirst("SELECT number FROM expired_history WHERE channel = ?", channelKey) {
            $0.integer(at: 0)
        } ?? 0
    }
}
