internal import ChatTransport
internal import ChatWire
internal import Dispatch

// MARK: - Uploads

extension EdgeHTTPConnection {
    /// How many bytes of an upload may wait for the disk; past it the sender is held back.
    private static let unwrittenBytesMost = 1 << 20

    /// Asks where the body of an upload goes; false when it is refused.
    func admit(_ head: HTTPRequestHead) -> Bool {
        guard UploadAdmission.isUpload(method: head.method, path: head.path, contentType: head.headers["content-type"])
        else { return true }
        if let wait = shard.context.failures.wait(for: clientAddress, at: shard.loop.now) {
            refuseUpload(throttled(wait))
            return false
        }
        switch shard.context.service.upload(request(head, body: [])) {
        case nil: return true
        case .accepted(let sink):
            self.sink = sink
            if head.minorVersion > 0 { announce(sink) }
            return true
        case .refused(let response):
            refuseUpload(response)
            return false
        }
    }

    /// Lets an upload that can be resumed say where it is before its body is here: an interim answer with status 104
    /// (draft-ietf-httpbis-resumable-upload-10, section 5).
    private func announce(_ sink: any UploadSink) {
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        let number = requestNumber
        sink.announce { fields in
            loop.execute { page.value.sendInterim(fields, of: number) }
        }
    }

    private func sendInterim(_ fields: [(name: String, value: String)], of number: String) {
        // Behind the answer, or in the next request's, it would be taken for another's.
        guard !isDone, head != nil, requestNumber == number, sink != nil || isAnswering else { return }
        var headers = HTTPHeaders()
        for field in fields { headers.append(field.name, field.value) }
        connection.send(HTTPEncoder.response(status: 104, headers: headers))
    }

    /// Answers before the body was read, and closes: what follows is the body, and no request.
    private func refuseUpload(_ response: APIResponse) {
        if response.status == 401 { noteFailure() }
        var headers = HTTPHeaders()
        for header in response.headers { headers.append(header.name, header.value) }
        note(response.status)
        connection.send(
            HTTPEncoder.response(
                status: response.status, headers: common(headers), body: response.body, keepsAlive: false))
        finish()
    }

    /// Gives a piece of the body on.
    func pass(_ piece: [UInt8]) {
        unwrittenBytes += piece.count
        if unwrittenBytes > Self.unwrittenBytesMost { connection.pauseReading() }
        // As long as something comes, it may take its time.
        limitTime(configuration.requestTimeout)
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        sink?.receive(piece) {
            loop.execute { page.value.wrote(piece.count) }
        }
    }

    private func wrote(_ count: Int) {
        unwrittenBytes -= count
        guard !isDone, !isAnswering, unwrittenBytes <= Self.unwrittenBytesMost / 2 else { return }
        connection.resumeReading()
    }

    /// The body is whole.
    func finishUpload() {
        guard let sink else { return }
        self.sink = nil
        isAnswering = true
        connection.pauseReading()
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        sink.finish { response in
            loop.execute { page.value.answered(response) }
        }
    }
}

// MARK: - Files

extension EdgeHTTPConnection {
    /// How much of a file is read at a time.
    private static let pieceBytes: Int64 = 262_144
    /// Reads files: a slow disk holds up no loop.
    private static let disk = DispatchQueue(label: "edge.disk", attributes: .concurrent)

    /// Sends a part of a file as the body of the answer to the request under way.
    func send(_ file: FilePart, status: Int, headers: HTTPHeaders) {
        guard let head, !isDone else { return }
        let keepsAlive = head.keepsAlive && !isDraining
        outgoingFile = file
        outgoingStatus = (status, keepsAlive)
        connection.send(
            HTTPEncoder.response(
                status: status, headers: common(headers), length: Int(clamping: file.count), keepsAlive: keepsAlive,
                omitsBody: true))
        limitTime(configuration.requestTimeout)
    }

    /// What was sent is taken: the next piece follows.
    func drained(_ connection: Connection) {
        guard let file = outgoingFile, !isReadingFile, !isDone else { return }
        guard file.count > 0 else {
            outgoingFile = nil
            return answered(status: outgoingStatus.status, keepsAlive: outgoingStatus.keepsAlive)
        }
        isReadingFile = true
        limitTime(configuration.requestTimeout)
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        Self.disk.async {
            let piece = try? file.reader.read(at: file.offset, count: Int(min(file.count, Self.pieceBytes)))
            loop.execute { page.value.read(piece ?? []) }
        }
    }

    private func read(_ piece: [UInt8]) {
        isReadingFile = false
        guard !isDone, outgoingFile != nil else { return }
        // The length was promised: where the file ends too early only closing tells the truth.
        guard !piece.isEmpty else { return connection.close() }
        outgoingFile?.offset += Int64(piece.count)
        outgoingFile?.count -= Int64(piece.count)
        connection.send(piece)
    }
}
