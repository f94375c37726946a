internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Files.
extension StoreQueries {
    private static let fileColumns = """
        id, file_id, content, application, uploader, channel, message, use, name, type, size, thumbnails, created_at
        """

    /// A file of an application by its id in addresses.
    func file(_ fileID: String) throws -> StoredFile? {
        try connection.queryFirst(
            "SELECT \(Self.fileColumns) FROM file WHERE file_id = ?", fileID, row: Self.file)
    }

    /// When the message of a file was sent; nil when it is gone.
    func sendingTime(of file: StoredFile) throws -> Int64? {
        try connection.queryFirst(
            "SELECT created_at FROM message WHERE id = ? AND is_removed = 0", file.messageID
        ) { $0.integer(at: 0) }
    }

    /// Refuses who may not read a file.
    /// - Throws: 400201.
    func checkReadable(_ file: StoredFile, by caller: Caller?) throws {
        guard file.use != .picture else { return }
        guard let caller, caller.applicationKey == file.applicationKey else { throw FileRules.missing }
        let actor = try actor(caller)
        var membership: Membership?
        if case .user(let user) = actor, file.channelKey != 0, let channel = try channel(key: file.channelKey) {
            membership = try self.membership(of: user.key, in: channel)
        }
        try FileRules.checkReadable(file, by: actor, membership: membership, sentAt: sendingTime(of: file))
    }

    private static func file(_ row: Statement) -> StoredFile {
        var file = StoredFile(
            key: row.integer(at: 0), fileID: row.text(at: 1), content: row.text(at: 2),
            applicationKey: row.integer(at: 3), uploaderKey: row.integer(at: 4), name: row.text(at: 8),
            type: row.text(at: 9), size: row.integer(at: 10), createdAt: row.integer(at: 12))
        file.channelKey = row.integer(at: 5)
        file.messageID = row.integer(at: 6)
        file.use = StoreCodes.fileUse(row.integer(at: 7))
        file.thumbnails =
            (try? JSONDecoder().decode([WireThumbnail].self, from: Data(row.text(at: 11).utf8))) ?? []
        return file
    }
}
