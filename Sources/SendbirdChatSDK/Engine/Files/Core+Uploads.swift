internal import ChatWire

extension Core {
    /// How many times an upload is begun anew by itself after the network failed though there is a connection.
    private static let attemptsMost = 3

    // MARK: - What the app asks for

    /// Sends a message with a file: one to be uploaded, or one that has an address already.
    func sendFile(_ message: LocalMessage, _ file: Data?, _ completion: CompletionID?) {
        guard user != nil else {
            endProgress(message.wire.requestID)
            fail(completion, .connectionRequired, "Connect before sending.")
            return
        }
        var message = message
        if let file {
            guard keep(file, in: &message) else {
                endProgress(message.wire.requestID)
                fail(completion, .localDatabaseError, "The file could not be kept on this device.")
                return
            }
        }
        append(message, completion)
    }

    /// Sends a message with several files, each to be uploaded or with an address already.
    func sendFiles(_ message: LocalMessage, _ files: [Data?], _ completion: CompletionID?) {
        guard user != nil else {
            endProgress(message.wire.requestID)
            fail(completion, .connectionRequired, "Connect before sending.")
            return
        }
        var message = message
        for (index, file) in files.enumerated() {
            guard let file, message.wire.files.indices.contains(index) else { continue }
            guard keep(file, in: &message.wire.files[index], under: "\(message.wire.requestID)-\(index)") else {
                forgetFile(of: message)
                fail(completion, .localDatabaseError, "A file could not be kept on this device.")
                return
            }
        }
        append(message, completion)
    }

    func resendFile(_ message: LocalMessage, _ file: Data?, _ completion: CompletionID?) {
        var message = message
        // The copy here is fresher than the app's: its file may be uploaded already.
        if let known = outbox.entry(message.wire.requestID, in: message.wire.channelURL)?.message {
            message.wire = known.wire
        }
        let isWaiting = outbox.entry(message.wire.requestID, in: message.wire.channelURL)?.message.status == .pending
        if !isWaiting, let file, message.needsUpload { _ = keep(file, in: &message) }
        resend(message, completion)
    }

    func cancelUpload(_ requestID: String, _ completion: CompletionID?) {
        let entry = outbox.all.first { $0.message.wire.requestID == requestID }
        guard let entry, entry.message.status == .pending, entry.message.needsUpload else {
            fail(completion, .fileUploadCancelFailed, "Nothing is being uploaded under this id.")
            return
        }
        stopUpload(of: requestID)
        let error = WireError(.fileUploadCanceled, "The upload was cancelled.")
        endSending(requestID, in: entry.message.wire.channelURL, .cancelled(error))
        complete(completion, .done)
        resumeSending(in: entry.message.wire.channelURL)
    }

    /// Uploads a picture, and sets the user or the channel to it.
    func setPicture(_ picture: Data, _ use: PictureUse, progressID: String, _ completion: CompletionID?) {
        let query = UploadQuery(name: "picture", purpose: .picture)
        beginUpload(picture, query, progressID: progressID, completion) { .picture(use, $0) }
    }

    // MARK: - On the way

    /// Begins the next upload of a channel, one at a time: files keep their order among themselves.
    func resumeUploads(in url: String) {
        guard let session, let credentials, connection.socket != nil else { return }
        guard let message = outbox.nextUpload(in: url, now: now.uptime), let (index, file) = message.fileToUpload
        else { return }
        let id = message.wire.requestID
        guard let body = shelf.body(at: file.url) else {
            refuseUpload(id, in: url, WireError(.requestFailed, "The file is not on this device any more."))
            return
        }
        guard body.size <= session.limits.uploadBytes else {
            let most = session.limits.uploadBytes
            refuseUpload(
                id, in: url, WireError(.fileSizeLimitExceeded, "The server takes \(most) bytes at the most."))
            return
        }
        outbox.setUploading(id, in: url)
        let query = UploadQuery(
            name: file.name, type: file.type, thumbnailSizes: file.thumbnails.map { "\($0.width)x\($0.height)" })
        begin(
            Upload(
                purpose: .message(requestID: id, channelURL: url, index: index),
                progressID: message.wire.files.isEmpty ? id : "\(id)#\(index)"), query, body, session, credentials)
    }

    /// Uploads a file that belongs to no message yet.
    func beginUpload(
        _ file: Data, _ query: UploadQuery, progressID: String, _ completion: CompletionID?,
        purpose: (CompletionID?) -> Upload.Purpose
    ) {
        guard let session, let credentials else {
            endProgress(progressID)
            fail(completion, .connectionRequired, "The call needs a connection.")
            return
        }
        guard file.count <= session.limits.uploadBytes else {
            endProgress(progressID)
            fail(completion, .fileSizeLimitExceeded, "The file is larger than the server takes.")
            return
        }
        begin(
            Upload(purpose: purpose(completion), progressID: progressID), query, .bytes([UInt8](file)), session,
            credentials)
    }

    private func begin(
        _ upload: Upload, _ query: UploadQuery, _ body: UploadCall.Body, _ session: Session,
        _ credentials: Credentials
    ) {
        let id = makeCallNumber()
        uploads[id] = upload
        act(
            .upload(
                id,
                UploadCall(
                    url: credentials.hosts.api + "/v3/files?" + query.items.text,
                    headers: [
                        WireProtocol.sessionKeyHeader: session.key, "Accept": "application/json",
                        "Content-Type": MediaType.unknown,
                    ], body: body, timeout: FileTransfer.timeout.value)))
    }

    func uploadProgressed(_ id: CallID, sent: Int64, total: Int64) {
        guard var upload = uploads[id], sent > upload.sentBytes else { return }
        deliver(.uploadProgress(upload.progressID, sent: sent - upload.sentBytes, totalSent: sent, expected: total))
        upload.sentBytes = sent
        uploads[id] = upload
    }

    /// The answer to an upload; false when the call is none.
    func uploadAnswered(_ id: CallID, _ answer: HTTPAnswer) -> Bool {
        guard let upload = uploads.removeValue(forKey: id) else { return false }
        endProgress(upload.progressID)
        switch answer {
        case .failed(let reason):
            log.log(.info, "An upload failed: \(reason)")
            uploadBroke(upload, WireError(.networkError, "The network failed: \(reason)."))
        case .response(let status, let body) where (200..<300).contains(status):
            guard let file = try? JSONDecoder().decode(UploadResult.self, from: Data(body)).file else {
                uploadRefused(upload, WireError(.malformedData, "The server's answer could not be read."))
                return true
            }
            uploaded(upload, file)
        case .response(let status, let body):
            let refusal = try? JSONDecoder().decode(RESTErrorBody.self, from: Data(body)).refusal
            uploadRefused(
                upload, refusal ?? WireError(.requestFailed, "The server answered with status \(status)."))
        }
        return true
    }

    private func uploaded(_ upload: Upload, _ file: WireFile) {
        switch upload.purpose {
        case .message(let id, let url, let index):
            outbox.setUploading(nil, in: url)
            guard let entry = outbox.entry(id, in: url), entry.message.wire.allFiles.indices.contains(index) else {
                return
            }
            let kept = entry.message.wire.allFiles[index]
            var message = entry.message
            message.setFile(file, at: index)
            let changed = message
            outbox.update(id, in: url) { $0.message = changed }
            stored { try $0.save(unsent: changed) }
            shelf.remove(at: kept.url)
            if !message.wire.files.isEmpty { deliver(.fileUploaded(id, index: index, nil)) }
            resumeSending(in: url)
        case .question(let completion, let make): ask(make(file), completion)
        case .picture(let use, let completion): pictureUploaded(file.url, use, completion)
        }
    }

    private func pictureUploaded(_ address: String, _ use: PictureUse, _ completion: CompletionID?) {
        switch use {
        case .user(var update):
            update.profileURL = address
            handle(.updateUser(update), completion)
        case .newChannel(var params):
            params.coverURL = address
            handle(.createChannel(params), completion)
        case .channel(let url, var update):
            update.coverURL = address
            handle(.updateChannel(url: url, update), completion)
        case .newOpenChannel(var params):
            params.coverURL = address
            handle(.createOpenChannel(params), completion)
        case .openChannel(let url, var params):
            params.coverURL = address
            handle(.updateOpenChannel(url: url, params), completion)
        }
    }

    /// The network failed under an upload: with a connection it is begun anew a few times, without one it waits.
    private func uploadBroke(_ upload: Upload, _ error: WireError) {
        guard case .message(let id, let url, _) = upload.purpose else { return uploadRefused(upload, error) }
        outbox.setUploading(nil, in: url)
        guard let entry = outbox.entry(id, in: url), entry.message.status == .pending else { return }
        let attempts = entry.uploadAttempts + 1
        guard canWait, connection.socket == nil || attempts < Self.attemptsMost else {
            endSending(id, in: url, .failed(error))
            resumeSending(in: url)
            return
        }
        outbox.update(id, in: url) { entry in
            entry.uploadAttempts = connection.socket == nil ? 0 : attempts
            entry.uploadsAfter = now.uptime + (times.firstRetry << Int64(attempts))
        }
    }

    private func uploadRefused(_ upload: Upload, _ error: WireError) {
        switch upload.purpose {
        case .picture(_, let completion), .question(let completion, _): complete(completion, .failure(error))
        case .message(let id, let url, let index):
            outbox.setUploading(nil, in: url)
            if error.code == .sessionKeyExpired, outbox.entry(id, in: url)?.uploadAttempts == 0 {
                outbox.update(id, in: url) { $0.uploadAttempts = 1 }
                logInAnew()
            } else if SendOutcome.isRetriedByItself(error), let wait = error.retryAfterMilliseconds {
                outbox.update(id, in: url) { $0.uploadsAfter = now.uptime + min(max(wait, 1), 60_000) }
            } else {
                if outbox.entry(id, in: url)?.message.wire.files.isEmpty == false {
                    deliver(.fileUploaded(id, index: index, error))
                }
                refuseUpload(id, in: url, error)
            }
        }
    }

    private func refuseUpload(_ requestID: String, in url: String, _ error: WireError) {
        endProgress(requestID)
        endSending(requestID, in: url, .failed(error))
        resumeSending(in: url)
    }

    // MARK: - Ends

    /// Stops the upload of a message, if it has one.
    func stopUpload(of requestID: String) {
        endProgress(requestID)
        for (id, upload) in uploads {
            guard case .message(requestID, let url, _) = upload.purpose else { continue }
            uploads[id] = nil
            outbox.setUploading(nil, in: url)
            act(.cancelCall(id))
        }
    }

    /// Nothing is uploaded any more, and no unsent file kept.
    func stopUploads() {
        for (id, upload) in uploads.sorted(by: { $0.key < $1.key }) {
            endProgress(upload.progressID)
            act(.cancelCall(id))
            switch upload.purpose {
            case .message: break
            case .picture(_, let completion), .question(let completion, _):
                fail(completion, .connectionCanceled, "The user logged out.")
            }
        }
        uploads = [:]
        shelf.removeAll()
    }

    /// Lets go what is kept of a message's file.
    func forgetFile(of message: LocalMessage) {
        endProgress(message.wire.requestID)
        guard message.needsUpload else { return }
        for file in message.wire.allFiles where file.isLocal { shelf.remove(at: file.url) }
    }

    private func keep(_ file: Data, in message: inout LocalMessage) -> Bool {
        guard var kept = message.wire.file else { return false }
        defer { message.wire.file = kept }
        return keep(file, in: &kept, under: message.wire.requestID)
    }

    private func keep(_ bytes: Data, in file: inout WireFile, under id: String) -> Bool {
        do {
            file.url = try shelf.keep(bytes, requestID: id, name: file.name)
            file.size = Int64(bytes.count)
            return true
        } catch {
            log.log(.error, "A file could not be kept: \(error)")
            return false
        }
    }

    private func endProgress(_ id: String) { deliver(.uploadEnded(id)) }
}

extension LocalMessage {
    /// Whether a file of it is still on this device alone.
    var needsUpload: Bool { fileToUpload != nil }

    /// The next of its files that is still on this device alone, and the file's place among them.
    var fileToUpload: (index: Int, file: WireFile)? {
        guard wire.messageID == 0 else { return nil }
        return wire.allFiles.enumerated().first { $0.element.isLocal }.map { ($0.offset, $0.element) }
    }

    /// Puts a file in the place of the one that was uploaded.
    mutating func setFile(_ file: WireFile, at index: Int) {
        if wire.file != nil { wire.file = file } else { wire.files[index] = file }
    }
}

extension WireFile {
    /// Whether it is on this device alone.
    var isLocal: Bool { url.isEmpty || url.hasPrefix("file:") || url.hasPrefix(FileShelf.memoryScheme) }
}
