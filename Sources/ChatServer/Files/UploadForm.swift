internal import ChatWire
internal import Foundation

/// The fields that came with an upload, and the request that they make: the same as one in JSON, with the file's
/// address in the field that belongs to it.
struct UploadForm: Sendable {
    private let fields: [(name: String, value: String)]
    private let part: String
    private let query: UploadQuery

    init(_ received: Upload.Received, query: UploadQuery) {
        fields = received.fields
        part = received.part
        self.query = query
    }

    /// Whether the file is to be the picture of a user or a channel.
    var isPicture: Bool { query.purpose == .picture || part == "profile_file" || part == "cover_file" }

    /// The name that a field gives the file; nil for the name that came with it.
    var fileName: String? { value("file_name") }

    /// The sizes of thumbnails, from the query, from `thumbnail1` to `thumbnail3` or from `thumbnails`.
    var thumbnailSizes: [String] {
        let numbered = ["thumbnail1", "thumbnail2", "thumbnail3"].compactMap { value($0) }
        let listed =
            value("thumbnails").map { Data($0.utf8) }
            .flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
        return query.thumbnailSizes + numbered + listed
    }

    private func value(_ name: String) -> String? { fields.last { $0.name == name }?.value }

    /// The request in JSON.
    func request(_ request: APIRequest, file: WireFile?) -> APIRequest {
        var request = request
        var body: [String: Any] = [:]
        for field in fields { body[field.name] = Self.value(of: field.value, named: field.name) }
        if let file {
            switch part {
            case "profile_file": body["profile_url"] = file.url
            case "cover_file": body["cover_url"] = file.url
            default:
                body["url"] = file.url
                (body["file_name"], body["file_type"]) = (nil, nil)
            }
        }
        request.contentType = "application/json; charset=utf-8"
        // Texts, numbers, truths and what JSON was read from always can be written.
        request.body = (try? JSONSerialization.data(withJSONObject: body)).map { [UInt8]($0) } ?? []
        return request
    }

    private static let flags: Set = [
        "is_silent", "mark_as_read", "send_push", "require_auth", "is_distinct", "is_public", "is_super",
        "is_broadcast", "is_ephemeral", "strict", "issue_access_token", "is_active", "reply_to_channel",
        "is_pinned_message",
    ]
    private static let numbers: Set = ["created_at", "file_size", "parent_message_id", "expires_at"]
    private static let lists: Set = ["user_ids", "operator_ids", "mentioned_user_ids"]
    private static let objects: Set = ["metadata", "sorted_metaarray", "files", "invitation_status", "hidden_status"]

    /// A form knows texts only; what each field is, its name says. A text that is none such stays one, and is refused
    /// where its field is read.
    private static func value(of text: String, named name: String) -> Any {
        if flags.contains(name) { return ["true": true, "false": false][text] ?? text }
        if numbers.contains(name) { return Int64(text).map { NSNumber(value: $0) } ?? text }
        guard lists.contains(name) || objects.contains(name) else { return text }
        if let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) { return json }
        return lists.contains(name) ? text.split(separator: ",").map(String.init) : text
    }
}
