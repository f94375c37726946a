import Foundation
import SQLite

@testable import ChatServer

/// A database as an older server left it: the first steps of the schema, and a conversation of two in it.
enum OldDatabase {
    /// Makes it; its application is `app`, its channel `room`, its API token `token`.
    static func make(at path: String, version: Int) throws {
        let connection = try Connection(path: path)
        try Migrations(Array(Schema.steps.prefix(version))).run(on: connection)
        try connection.execute(rows)
        try connection.run(
            "INSERT INTO api_token (hash, application, created_at) VALUES (?, 1, 1)", Secret.hash("token"))
        try connection.checkpoint(.truncate)
    }

    private static let rows = """
        INSERT INTO application (id, app_id, requires_token, creates_users, position, created_at)
            VALUES (1, 'app', 0, 1, 9, 1);
        INSERT INTO user (id, application, user_id, nickname, nickname_folded, nickname_key, profile_url, is_active,
            created_at, last_seen_at, user_seq, has_token, metadata)
            VALUES (1, 1, 'ana', 'Ana', 'ana', x'00', '', 1, 1, 0, 1, 0, '{}'),
                (2, 1, 'bo', 'Bo', 'bo', x'01', '', 1, 1, 0, 1, 0, '{}');
        INSERT INTO channel (id, application, url, name, name_folded, name_key, cover_url, data, custom_type, created_at,
            creator, is_distinct, is_public, is_super, is_broadcast, is_frozen, distinct_key, member_count, joined_count,
            seq, message_number, newest_at, last_message, last_message_at, position)
            VALUES (1, 1, 'room', 'Room', 'room', x'02', '', '', '', 1000, 1, 0, 0, 0, 0, 0, NULL, 2, 2, 4, 3, 1003, 3,
                1003, 9);
        INSERT INTO channel_change (channel, seq, kind, users) VALUES (1, 1, 0, '');
        INSERT INTO member (channel, user, state, role, is_muted, hidden, invited_at, inviter, joined_at, read_at,
            read_number, history_offset, user_seq, position)
            VALUES (1, 1, 2, 1, 0, 0, 0, 0, 1000, 1003, 3, 0, 1, 1), (1, 2, 2, 0, 0, 0, 0, 0, 1000, 1001, 1, 0, 1, 1);
        WITH n(i) AS (VALUES (1), (2), (3))
        INSERT INTO message (id, channel, created_at, seq, first_seq, number, type, sender, nickname, profile_url, role,
            request_id, message, data, custom_type, updated_at, is_silent, is_removed)
            SELECT i, 1, 1000 + i, i + 1, i + 1, i, 0, 1, 'Ana', '', 1, '', 'old ' || i, '', '', 0, 0, 0 FROM n;
        """
}
