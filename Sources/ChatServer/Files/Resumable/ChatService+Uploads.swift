internal import ChatDomain
internal import ChatTransport
internal import ChatWire

/// Uploads that can be resumed: draft-ietf-httpbis-resumable-upload-10. `POST /v3/files` with `Upload-Complete` begins
/// one, `PATCH` appends to it, `HEAD` and `GET` ask how far it is, `DELETE` gives it up.
extension ChatService {
    /// The media type of a body that is appended (section 6).
    private static let partType = "application/partial-upload"

    /// Begins an upload.
    ///
    /// - Throws: The refusal of what it says of its length.
    func beginUpload(_ query: UploadQuery, _ fields: UploadFields, by caller: Caller) throws(UploadRefusal)
        -> UploadPart
    {
        if fields.contradictsItself(from: 0) { throw Self.contradiction }
        let length = fields.saidLength(from: 0)
        try checkSize(length ?? fields.bodyLength)
        let upload = UnfinishedUpload(
            uploadID: Hexadecimal.text(environment.randomBytes(16)),
            content: Hexadecimal.text(environment.randomBytes(16)), applicationKey: caller.applicationKey,
            uploaderKey: caller.userKey, query: query, length: length, createdAt: environment.now())
        return UploadPart(resource(upload.uploadID), by: caller, fields: fields, begins: upload, service: self)
    }

    /// Appends to an upload.
    ///
    /// - Throws: The refusal of a request that does not say what it must.
    func appendToUpload(_ uploadID: String, _ request: APIRequest, by caller: Caller) throws(UploadRefusal)
        -> UploadPart
    {
        let fields = request.upload
        let type = request.contentType?.lowercased().split(separator: ";").first.map(String.init)
        guard type == Self.partType else {
            var refusal = UploadRefusal(
                WireError(.invalidParameterValue, "'Content-Type' must be \(Self.partType)."), status: 415)
            refusal.headers = [("Accept-Patch", Self.partType)]
            throw refusal
        }
        guard let offset = fields.offset else { throw Self.required("Upload-Offset") }
        guard fields.isComplete != nil else { throw Self.required("Upload-Complete") }
        if fields.contradictsItself(from: offset) { throw Self.contradiction }
        try checkSize(fields.saidLength(from: offset) ?? fields.bodyLength.map { offset + $0 })
        return UploadPart(resource(uploadID), by: caller, fields: fields, begins: nil, service: self)
    }

    private func checkSize(_ length: Int64?) throws(UploadRefusal) {
        let most = configuration.limits.uploadBytes
        guard let length, length > most else { return }
        throw .tooLarge(most: most)
    }

    private static let contradiction = UploadRefusal.length(
        "'Upload-Length', 'Upload-Offset' and 'Content-Length' contradict each other.")

    private static func required(_ name: String) -> UploadRefusal {
        UploadRefusal(WireError(.invalidParameterValueRequired, "'\(name)' is required."), status: 400)
    }

    private func resource(_ uploadID: String) -> UploadResource {
        files.desk.resource(uploadID) { UploadResource(uploadID, service: self) }
    }

    // MARK: - Asking and giving up

    /// Answers a request about an upload; false when it is about something else.
    func serveUpload(_ request: APIRequest, reply: @escaping @Sendable (APIResponse) -> Void) -> Bool {
        guard ["GET", "DELETE"].contains(request.method), let uploadID = UnfinishedUpload.id(inPath: request.path)
        else { return false }
        let caller: Caller
        do {
            caller = try self.caller(of: request)
        } catch {
            reply(Self.refusal(error))
            return true
        }
        let resource = resource(uploadID)
        resource.step { [self] done in
            do throws(UploadRefusal) {
                let row = try resource.row(for: caller)
                if request.method == "DELETE" {
                    resource.cancel()
                    reply(APIResponse(json: RESTJSON.empty))
                    return done()
                }
                // Whoever asks goes on from what is answered: nobody else may append meanwhile.
                if row.fileID == nil { _ = resource.takeTurn() }
                resource.settle { [self] result in
                    answer(result, reply: reply)
                    done()
                }
            } catch {
                reply(error.response)
                done()
            }
        }
        return true
    }

    private func answer(_ state: UploadResource.State, reply: @escaping @Sendable (APIResponse) -> Void) {
        switch state {
        case .failure(let refusal): reply(refusal.response)
        case .success(let row):
            guard let fileID = row.fileID else { return reply(progress(of: row, file: nil)) }
            store.read {
                try $0.file(fileID)
            } completion: { [self] result in
                switch result {
                case .failure(let error): reply(Self.refusal(error))
                case .success(let file): reply(progress(of: row, file: file))
                }
            }
        }
    }

    private func progress(of row: UnfinishedUpload, file: StoredFile?) -> APIResponse {
        var response = APIResponse(
            json: RESTJSON.object { json in
                json.key("offset")
                json.value(row.offset)
                if let length = row.length {
                    json.key("length")
                    json.value(length)
                }
                json.key("is_complete")
                json.value(row.fileID != nil)
                if let file {
                    json.key("file")
                    file.wire.write(to: &json)
                }
            })
        response.headers += standing(of: row)
        return response
    }

    // MARK: - Fields of answers

    /// Where an upload is, and what it may be.
    func location(of row: UnfinishedUpload) -> [(name: String, value: String)] {
        [("Location", row.path), limitField(of: row)]
    }

    /// How far an upload is.
    func standing(of row: UnfinishedUpload) -> [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = [
            ("Upload-Offset", String(row.offset)), ("Upload-Complete", row.fileID == nil ? "?0" : "?1"),
            limitField(of: row), ("Cache-Control", "no-store"),
        ]
        if let length = row.length { fields.append(("Upload-Length", String(length))) }
        return fields
    }

    private func limitField(of row: UnfinishedUpload) -> (name: String, value: String) {
        let end = row.createdAt + configuration.unsentFileLifetimeMilliseconds
        let age = max(0, (end - environment.now()) / 1_000)
        return ("Upload-Limit", "max-size=\(configuration.limits.uploadBytes), max-age=\(age)")
    }
}

extension RESTJSON {
    /// What an upload became.
    static func uploaded(_ file: StoredFile) -> [UInt8] {
        object { json in
            json.key("file")
            file.wire.write(to: &json)
        }
    }
}
