internal import SQLite

/// Counts anew what one channel's rows say of each other.
struct ChannelCheck {
    let connection: Connection
    let key: Int64

    private struct Row {
        var seq: Int64
        var messageNumber: Int64
        var joinedCount: Int64
        var lastMessage: Int64
        var isOpen: Bool
        var isEphemeral: Bool
    }

    /// What must not be, a sentence each.
    func run() throws -> [String] {
        let row = try connection.queryFirst(
            "SELECT seq, message_number, joined_count, last_message, is_open, is_ephemeral FROM channel WHERE id = ?",
            key
        ) {
            Row(
                seq: $0.integer(at: 0), messageNumber: $0.integer(at: 1), joinedCount: $0.integer(at: 2),
                lastMessage: $0.integer(at: 3), isOpen: $0.bool(at: 4), isEphemeral: $0.bool(at: 5))
        }
        guard let row else { return [] }
        return try sequence(row) + numbers(row) + members(row) + lastMessage(row)
    }

    // MARK: - Numbers of changes

    /// Each number of the channel's log belongs to one row, and none is missing but those of earlier states of a
    /// message, whose newest state has another.
    private func sequence(_ row: Row) throws -> [String] {
        let messages = try connection.query("SELECT first_seq, seq FROM message WHERE channel = ?", key) {
            (first: $0.integer(at: 0), last: $0.integer(at: 1))
        }
        let changes = try connection.query("SELECT seq FROM channel_change WHERE channel = ?", key) {
            $0.integer(at: 0)
        }
        var findings: [String] = []
        guard row.seq >= 0, row.seq < 100_000_000 else { return ["its seq is \(row.seq)."] }
        // How often each number is taken, and, as differences, over how many messages' earlier states it lies.
        var taken = [UInt8](repeating: 0, count: Int(row.seq) + 2)
        var spans = [Int32](repeating: 0, count: Int(row.seq) + 2)
        for seq in messages.map(\.last) + changes {
            guard (1...row.seq).contains(seq) else {
                findings.append("a row has the number \(seq), past the channel's \(row.seq).")
                continue
            }
            taken[Int(seq)] = min(2, taken[Int(seq)] + 1)
        }
        for message in messages where message.first < message.last && message.first > 0 && message.last <= row.seq {
            spans[Int(message.first)] += 1
            spans[Int(message.last)] -= 1
        }
        // What expired took its numbers along, up to the line that says so.
        let expired =
            try connection.queryFirst(
                "SELECT coalesce(max(seq), 0) FROM channel_change WHERE channel = ? AND kind = ?", key,
                ChangeKind.expired.rawValue
            ) { $0.integer(at: 0) } ?? 0
        var open: Int32 = 0
        for seq in stride(from: 1, through: Int(row.seq), by: 1) {
            open += spans[seq]
            if taken[seq] > 1 { findings.append("two rows have the number \(seq).") }
            if taken[seq] == 0, open == 0, seq > expired { findings.append("the change \(seq) is missing.") }
        }
        return Array(findings.prefix(DataCheck.findingsMost))
    }

    // MARK: - Unread messages

    /// Unread counts are differences of running numbers: here each is counted by its messages.
    private func numbers(_ row: Row) throws -> [String] {
        // The first message with a number is the one that counts; those that do not count take the number before.
        var standing: [Int64] = []
        var last: Int64 = 0
        var lowest: Int64?
        var findings: [String] = []
        let messages = try connection.query(
            "SELECT number, is_removed FROM message WHERE channel = ? AND number > 0 ORDER BY number, id", key
        ) { (number: $0.integer(at: 0), isRemoved: $0.bool(at: 1)) }
        for message in messages where message.number != last {
            if lowest == nil { lowest = message.number }
            // Old messages may have been dropped by age, from the first on.
            if last != 0, message.number != last + 1 { findings.append("no message has the number \(last + 1).") }
            last = message.number
            if !message.isRemoved { standing.append(message.number) }
        }
        if !messages.isEmpty, last != row.messageNumber {
            findings.append("it counts \(row.messageNumber) messages, and the newest has the number \(last).")
        }
        let readers = try connection.query(
            """
            SELECT m.user, m.read_number, max(0, ? - m.read_number - (SELECT count(*) FROM message d
                WHERE d.channel = m.channel AND d.is_removed = 1 AND d.number > m.read_number AND d.is_silent = 0
                    AND (d.parent = 0 OR d.is_reply_to_channel = 1)))
            FROM member m WHERE m.channel = ? AND m.state = 2
            """, row.messageNumber, key
        ) { (user: $0.integer(at: 0), read: $0.integer(at: 1), unread: $0.integer(at: 2)) }
        for reader in readers where reader.read >= (lowest ?? 1) - 1 {
            let counted = standing.count - Self.index(after: reader.read, in: standing)
            if counted != reader.unread {
                findings.append("the member \(reader.user) has \(counted) unread, not \(reader.unread).")
            }
        }
        return Array(findings.prefix(DataCheck.findingsMost))
    }

    /// How many numbers of an ascending list are at most `number`.
    private static func index(after number: Int64, in list: [Int64]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle] <= number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - The rest

    private func members(_ row: Row) throws -> [String] {
        guard !row.isOpen else { return [] }
        let joined =
            try connection.queryFirst(
                "SELECT count(*) FROM member WHERE channel = ? AND state = 2", key
            ) { $0.integer(at: 0) } ?? 0
        return joined == row.joinedCount ? [] : ["it counts \(row.joinedCount) members, and \(joined) have joined."]
    }

    private func lastMessage(_ row: Row) throws -> [String] {
        // Of what is said in an ephemeral channel only its place is kept.
        guard row.lastMessage != 0, !row.isEphemeral else { return [] }
        let stands = try connection.queryFirst(
            "SELECT 1 FROM message WHERE id = ? AND channel = ? AND is_removed = 0", row.lastMessage, key
        ) { _ in true }
        return stands == true ? [] : ["its last message \(row.lastMessage) is not there."]
    }
}
