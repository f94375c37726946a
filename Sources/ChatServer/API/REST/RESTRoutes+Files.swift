internal import ChatWire

/// Files, as the contract has them: their bodies are taken and sent piece by piece by ``ChatService/admitUpload(_:)``
/// and ``ChatService/serveFile(_:reply:)``, so that no call of these routes comes here.
extension RESTRoutes {
    static let files = [
        RESTRoute(
            "POST /v3/files", "Uploads a file for a message or a picture.", answers: .value(UploadResult.self),
            files: ["*"]
        ) { call in
            _ = try UploadQuery(call.query)
            return .read { _ in RESTJSON.empty }
        },
        RESTRoute(
            "PATCH /v3/uploads/{upload_id}",
            "Appends to an upload that can be resumed; the last part answers with the file.", for: .uploader,
            answers: .value(UploadResult.self)
        ) { _ in .read { _ in RESTJSON.empty } },
        RESTRoute(
            "GET /v3/uploads/{upload_id}",
            "Says how far an upload is, in fields of the answer too (`HEAD`), and which file it became.",
            for: .uploader,
            answers: .fields(
                .number("offset"), .number("length", isRequired: false), .flag("is_complete"))
        ) { _ in .read { _ in RESTJSON.empty } },
        RESTRoute("DELETE /v3/uploads/{upload_id}", "Gives an upload up.", for: .uploader) { _ in
            .read { _ in RESTJSON.empty }
        },
        RESTRoute(
            "GET /v3/files/{file_id}/{name}", "Reads a file; `Range`, `If-None-Match` and `HEAD` are served.",
            for: .fileReaders, answers: .file
        ) { _ in .read { _ in RESTJSON.empty } },
        RESTRoute(
            "GET /v3/files/{file_id}/thumbnails/{index}", "Reads a thumbnail of a file.", for: .fileReaders,
            answers: .file
        ) { _ in .read { _ in RESTJSON.empty } },
    ]
}
