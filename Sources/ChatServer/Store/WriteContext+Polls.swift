internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Writes polls and votes.
extension WriteContext {
    /// Stores a new poll and gives it its id.
    func insert(_ draft: Poll) throws -> Poll {
        var poll = draft
        try connection.run(
            """
            INSERT INTO poll (application, creator, channel, message, seq, next_option, close_at, state, updated_at, body)
            VALUES (?, ?, 0, 0, 0, ?, ?, 0, ?, '')
            """, poll.applicationKey, poll.creatorKey, poll.nextOptionID, poll.wire.closeAt, poll.wire.updatedAt)
        poll.wire.id = connection.lastInsertRowID
        for index in poll.wire.options.indices { poll.wire.options[index].pollID = poll.wire.id }
        try put(poll)
        return poll
    }

    /// Stores a poll as it is now. Its message takes its number: a change of the poll is one of the message.
    func put(_ poll: Poll) throws {
        var json = JSONWriter()
        poll.wire.write(to: &json)
        try connection.run(
            """
            UPDATE poll SET creator = ?, channel = ?, message = ?, seq = ?, next_option = ?, close_at = ?, state = ?,
                updated_at = ?, body = ? WHERE id = ?
            """, poll.creatorKey, poll.channelKey, poll.messageID, poll.seq, poll.nextOptionID, poll.wire.closeAt,
            Self.code(poll.wire.status), environment.now(), String(decoding: json.finish(), as: UTF8.self),
            poll.wire.id)
        guard poll.messageID != 0 else { return }
        try connection.run("UPDATE message SET seq = ? WHERE id = ?", poll.seq, poll.messageID)
    }

    /// Stores what a user chose, and chooses no longer.
    func setVotes(pollID: Int64, userKey: Int64, added: [Int64], removed: [Int64], at time: Int64) throws {
        for option in removed {
            try connection.run(
                "DELETE FROM poll_vote WHERE poll = ? AND option = ? AND user = ?", pollID, option, userKey)
        }
        for option in added {
            try connection.run(
                "INSERT INTO poll_vote (poll, option, user, voted_at) VALUES (?, ?, ?, ?)", pollID, option, userKey,
                time)
        }
    }

    /// Deletes the votes for an option of a poll, or all of the poll's.
    func dropVotes(pollID: Int64, optionID: Int64?) throws {
        if let optionID {
            try connection.run("DELETE FROM poll_vote WHERE poll = ? AND option = ?", pollID, optionID)
        } else {
            try connection.run("DELETE FROM poll_vote WHERE poll = ?", pollID)
        }
    }

    /// What was to be sent in a channel that is deleted stands as removed, for its sender to see.
    func removeBelongings(ofChannel key: Int64) throws {
        try connection.run(
            "UPDATE scheduled_message SET status = 4, updated_at = ? WHERE channel = ? AND status = 0",
            environment.now(), key)
    }

    private static func code(_ status: WirePoll.Status) -> Int {
        switch status {
        case .open: 0
        case .closed: 1
        case .removed: 2
        }
    }
}
