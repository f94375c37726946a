internal import ChatWire
internal import Foundation
internal import SQLite

/// The full-text index of messages: a database file of its own, made from the messages and made anew at any time.
///
/// It says how far it has followed them: up to which message id, and up to which row of `text_change`. Both move in
/// the transaction that brings the words, so whatever kills the process, the next one goes on from there. It needs no
/// sync of the disk at each step.
final class SearchIndex {
    /// How far it has followed.
    struct Place: Equatable {
        /// The newest message that is in it.
        var message: Int64
        /// The newest row of `text_change` that it has followed.
        var change: Int64
    }

    private let connection: Connection
    private(set) var place: Place

    /// The columns are the channel as a word, and the words of the text. The prefix indexes make short beginnings of
    /// words cheap.
    private static let migrations = Migrations([
        """
        CREATE VIRTUAL TABLE words USING fts5(channel, text, tokenize = 'ascii', prefix = '1 2 3');
        CREATE TABLE place (id INTEGER PRIMARY KEY, message INTEGER NOT NULL, change INTEGER NOT NULL);
        INSERT INTO place (id, message, change) VALUES (1, 0, 0);
        """
    ])

    /// The word that stands for a channel.
    static func word(ofChannel key: Int64) -> String { "c\(key)" }

    /// Opens or makes the index. One that cannot be read, that is ahead of the messages (they came from a backup), or
    /// that is so far behind that what it missed is not listed any more (it came from a copy) is made anew.
    ///
    /// - Parameters:
    ///   - fileSystem: The file's, as registered with SQLite; nil for the system's own.
    ///   - newest: How far messages and changes have come.
    ///   - forgotten: The last change that is not listed any more.
    init(path: String, fileSystem: String? = nil, newest: Place, forgotten: Int64 = 0) throws {
        let opened = try? Self.open(path, fileSystem)
        if let opened, opened.1.message <= newest.message, opened.1.change <= newest.change,
            opened.1.change >= forgotten
        {
            (connection, place) = opened
            return
        }
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        (connection, place) = try Self.open(path, fileSystem)
        // Messages are read as they are now, with every change that was forgotten.
        place.change = forgotten
        try connection.run("UPDATE place SET change = ?", forgotten)
    }

    private static func open(_ path: String, _ fileSystem: String?) throws -> (Connection, Place) {
        let connection = try Connection(path: path, configuration: Configuration(fileSystem: fileSystem))
        try migrations.run(on: connection)
        let place = try connection.queryFirst("SELECT message, change FROM place") {
            Place(message: $0.integer(at: 0), change: $0.integer(at: 1))
        }
        return (connection, place ?? Place(message: 0, change: 0))
    }

    // MARK: - Following

    /// A message as the index takes it.
    struct Entry {
        var id: Int64
        var channelKey: Int64
        /// The text; nil where the message is gone.
        var text: String?
    }

    /// What is brought in at once.
    struct Step {
        /// Channels whose messages are all gone.
        var goneChannels: [Int64] = []
        /// Messages, new and changed.
        var entries: [Entry] = []
        /// How far it leads.
        var place: Place
    }

    /// Brings a step in, whole.
    func apply(_ step: Step) throws {
        try connection.transaction {
            for key in step.goneChannels {
                try connection.run(
                    "DELETE FROM words WHERE rowid IN (SELECT rowid FROM words WHERE words MATCH ?)",
                    "channel : \"\(Self.word(ofChannel: key))\"")
            }
            for entry in step.entries { try put(entry) }
            try connection.run("UPDATE place SET message = ?, change = ?", step.place.message, step.place.change)
        }
        place = step.place
    }

    private func put(_ entry: Entry) throws {
        let words = entry.text.map(SearchText.indexed) ?? ""
        guard !words.isEmpty else {
            try connection.run("DELETE FROM words WHERE rowid = ?", entry.id)
            return
        }
        try connection.run(
            "INSERT OR REPLACE INTO words (rowid, channel, text) VALUES (?, ?, ?)", entry.id,
            Self.word(ofChannel: entry.channelKey), words)
    }
}
