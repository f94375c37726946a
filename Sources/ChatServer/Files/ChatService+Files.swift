internal import ChatDomain
internal import ChatTransport
internal import ChatWire

/// Files on the REST face: what is uploaded, and what is read.
extension ChatService {
    /// Says whether a request brings a file, and if it may: by its credentials, before its body is read.
    package func admitUpload(_ request: APIRequest) -> UploadAdmission? {
        guard
            UploadAdmission.isUpload(
                method: request.method, path: request.path, contentType: request.contentType)
        else { return nil }
        do {
            return .accepted(try sink(for: request))
        } catch let refusal as UploadRefusal {
            return .refused(refusal.response)
        } catch let error as WireError {
            return .refused(Self.refusal(error))
        } catch {
            environment.onFault(error)
            return .refused(Self.refusal(WireError(.internalServerError, "The file could not be kept.")))
        }
    }

    private func sink(for request: APIRequest) throws -> any UploadSink {
        let caller = try caller(of: request)
        if request.method == "PATCH", let uploadID = UnfinishedUpload.id(inPath: request.path) {
            return try appendToUpload(uploadID, request, by: caller)
        }
        return try upload(request, by: caller)
    }

    private func upload(_ request: APIRequest, by caller: Caller) throws -> any UploadSink {
        guard files.hasRoom else {
            throw WireError(
                .serviceUnavailable, "The server's disk has no room for files.", retryAfterMilliseconds: 60_000)
        }
        if request.contentType?.lowercased().hasPrefix("multipart/form-data") ?? false {
            do throws(HTTPError) {
                let parser = try MultipartParser(contentType: request.contentType ?? "")
                return Upload(service: self, request: request, caller: caller, form: .multipart(parser))
            } catch {
                throw WireError(.invalidParameterValue, "The request was refused: \(error.reason).")
            }
        }
        guard let fields = QueryItems.fields(ofQuery: request.query) else {
            throw WireError(.invalidParameterValue, "The query is not well formed.")
        }
        let query = try UploadQuery(fields)
        _ = try FileRules.thumbnailSizes(query.thumbnailSizes, limits: configuration.limits)
        _ = try FileRules.name(query.name, type: MediaType.unknown, limits: configuration.limits)
        if request.upload.isComplete != nil { return try beginUpload(query, request.upload, by: caller) }
        return Upload(service: self, request: request, caller: caller, form: .raw(query))
    }

    /// Answers a request for a file; false when it is for something else.
    ///
    /// `GET /v3/files/{id}/{name}` and `GET /v3/files/{id}/thumbnails/{index}`: the name means nothing. Who asks is
    /// told by the `auth` of the query, or by the headers of other requests; pictures of users and channels need
    /// neither.
    func serveFile(_ request: APIRequest, reply: @escaping @Sendable (APIResponse) -> Void) -> Bool {
        guard request.method == "GET", request.path.hasPrefix(WireProtocol.filePath) else { return false }
        let parts = request.path.dropFirst(WireProtocol.filePath.count).split(separator: "/").map(String.init)
        let thumbnail = parts.count == 3 && parts[1] == "thumbnails" ? Int(parts[2]) : nil
        guard parts.count == 2 || thumbnail != nil else {
            reply(Self.refusal(FileRules.missing))
            return true
        }
        let reader: Caller?
        do {
            reader = try self.reader(of: request)
        } catch {
            reply(Self.refusal(error))
            return true
        }
        store.read { queries -> StoredFile in
            guard let file = try queries.file(parts[0]) else { throw FileRules.missing }
            try queries.checkReadable(file, by: reader)
            return file
        } completion: { [self] result in
            switch result {
            case .failure(let error): reply(Self.refusal(error))
            case .success(let file): reply(response(file, thumbnail: thumbnail, request))
            }
        }
        return true
    }

    private func reader(of request: APIRequest) throws(WireError) -> Caller? {
        if request.apiToken != nil || request.sessionKey != nil { return try caller(of: request) }
        guard let text = QueryItems.fields(ofQuery: request.query)?.text(WireProtocol.fileKeyField) else { return nil }
        let now = environment.now()
        // A logout and a revoked token end the key with the session, before its time.
        guard let reader = files.key.reader(text, now: now), sessions.holds(keyHash: reader.sessionHash, now: now)
        else { throw Refusals.sessionEnded }
        return reader.caller
    }

    private func response(_ file: StoredFile, thumbnail: Int?, _ request: APIRequest) -> APIResponse {
        let path: String
        if let thumbnail {
            guard file.thumbnails.indices.contains(thumbnail) else { return Self.refusal(FileRules.missing) }
            path = files.storage.path(file.content, thumbnail: thumbnail)
        } else {
            path = files.storage.path(file.content)
        }
        do {
            let reader = try FileReader(path: path)
            var type = file.type
            if thumbnail != nil {
                type = MediaType.sniff(try reader.read(at: 0, count: MediaType.prefixBytes)) ?? MediaType.unknown
            }
            return FileAnswer(
                reader: reader, name: file.name, type: type, tag: "\(file.content)-\(thumbnail.map(String.init) ?? "f")"
            ).response(to: request)
        } catch {
            environment.onFault(error)
            return Self.refusal(FileRules.missing)
        }
    }
}
