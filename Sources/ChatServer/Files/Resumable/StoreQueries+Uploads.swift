internal import ChatWire
internal import Foundation
internal import SQLite

/// Uploads that can be resumed.
extension StoreQueries {
    /// An upload by its id in addresses.
    func upload(_ uploadID: String) throws -> UnfinishedUpload? {
        try connection.queryFirst(
            """
            SELECT upload_id, content, application, uploader, query, length, offset, created_at, file_id
            FROM upload WHERE upload_id = ?
            """, uploadID
        ) { row in
            let length = row.integer(at: 5)
            let fileID = row.text(at: 8)
            // The query is ours, written when the upload began.
            let fields = QueryItems.fields(ofQuery: row.text(at: 4))
            return UnfinishedUpload(
                uploadID: row.text(at: 0), content: row.text(at: 1), applicationKey: row.integer(at: 2),
                uploaderKey: row.integer(at: 3), query: try fields.map { try UploadQuery($0) } ?? UploadQuery(name: ""),
                length: length < 0 ? nil : length, offset: row.integer(at: 6), createdAt: row.integer(at: 7),
                fileID: fileID.isEmpty ? nil : fileID)
        }
    }
}
