internal import SQLite

extension Cache {
    /// Keeps what is half typed in a channel; nil deletes it.
    func save(draft: MessageDraft?, of channelURL: String) throws {
        guard let draft else {
            try connection.run("DELETE FROM draft WHERE channel_url = ?", channelURL)
            return
        }
        let body = [UInt8](try JSONEncoder().encode(draft))
        try connection.run("INSERT OR REPLACE INTO draft (channel_url, body) VALUES (?, ?)", channelURL, body)
    }

    /// All drafts, by the channel's address. One that cannot be read is left out: the others are worth having.
    func drafts() throws -> [String: MessageDraft] {
        let rows = try connection.query("SELECT channel_url, body FROM draft") { row in
            (row.text(at: 0), Data(row.blob(at: 1)))
        }
        let decoder = JSONDecoder()
        let known = rows.compactMap { url, body in
            (try? decoder.decode(MessageDraft.self, from: body)).map { (url, $0) }
        }
        return Dictionary(known) { first, _ in first }
    }
}
