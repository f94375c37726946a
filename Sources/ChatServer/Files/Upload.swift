internal import ChatDomain
internal import ChatTransport
internal import ChatWire
internal import Dispatch

/// An upload under way: the body's pieces are written on a queue of its own, never held whole in memory.
// Unchecked: the state is touched on the queue only.
final class Upload: UploadSink, @unchecked Sendable {
    /// What the body is.
    enum Form {
        /// The file as it is.
        case raw(UploadQuery)
        /// A form with fields and a file.
        case multipart(MultipartParser)
    }

    /// What came, once it is whole.
    struct Received: Sendable {
        var fields: [(name: String, value: String)] = []
        /// The form's name of the file's part; `file` for one that came as it is.
        var part = "file"
        var order: FileWork.Order?
    }

    private let service: ChatService
    private let request: APIRequest
    private let caller: Caller
    private let content: String
    private let queue = DispatchQueue(label: "files.upload")
    private var form: Form
    private var received = Received()
    private var writer: FileWriter?
    /// The text field that is being read.
    private var field: (name: String, bytes: [UInt8])?
    private var fieldBytes = 0
    private var failure: WireError?

    init(service: ChatService, request: APIRequest, caller: Caller, form: Form) {
        self.service = service
        self.request = request
        self.caller = caller
        self.form = form
        content = Hexadecimal.text(service.environment.randomBytes(16))
    }

    func receive(_ piece: [UInt8], taken: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            if failure == nil { take(piece) }
            taken()
        }
    }

    func cancel() {
        queue.async { [self] in
            failure = WireError(.fileUploadCanceled, "The upload was cancelled.")
            drop()
        }
    }

    func finish(reply: @escaping @Sendable (APIResponse) -> Void) {
        queue.async { [self] in
            do {
                try complete(reply)
            } catch {
                drop()
                reply(ChatService.refusal(refusal(of: error)))
            }
        }
    }

    // MARK: - On the queue

    private func take(_ piece: [UInt8]) {
        do {
            switch form {
            case .raw(let query):
                if writer == nil { try beginFile(name: query.name, type: query.type, part: "file") }
                try write(piece)
            case .multipart(var parser):
                let events = try parser.feed(piece)
                form = .multipart(parser)
                for event in events { try handle(event) }
            }
        } catch {
            failure = refusal(of: error)
            writer = nil
        }
    }

    private func handle(_ event: MultipartParser.Event) throws {
        switch event {
        case .part(let name, let fileName?, let type):
            guard writer == nil, received.order == nil else {
                throw WireError(.invalidParameterValue, "A request brings one file.")
            }
            try beginFile(name: fileName, type: type, part: name)
        case .part(let name, nil, _): field = (name, [])
        case .bytes(let bytes):
            guard field != nil else { return try write(bytes) }
            fieldBytes += bytes.count
            guard fieldBytes <= service.configuration.limits.bodyBytes else {
                throw WireError(.invalidParameterValue, "The fields of the form are too large.")
            }
            field?.bytes += bytes
        case .partEnd:
            if let field {
                guard let text = String(validating: field.bytes, as: UTF8.self) else {
                    throw WireError(.invalidParameterValueString, "'\(field.name)' must be a string.")
                }
                received.fields.append((field.name, text))
                self.field = nil
            } else {
                try endFile()
            }
        case .end: break
        }
    }

    private func beginFile(name: String, type: String?, part: String) throws {
        received.part = part
        received.order = FileWork.Order(content: content, name: name, type: type, thumbnailSizes: [])
        writer = try FileWriter(path: service.files.storage.incomingPath(content))
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let writer else { return }
        let most = service.configuration.limits.uploadBytes
        guard writer.size + Int64(bytes.count) <= most else {
            throw WireError(.fileSizeLimitExceeded, "A file may have at most \(most) bytes.")
        }
        try writer.write(bytes)
    }

    private func endFile() throws {
        guard let writer else { return }
        guard writer.size > 0 else { throw WireError(.invalidParameterValue, "The file is empty.") }
        try writer.synchronize()
        self.writer = nil
    }

    private func complete(_ reply: @escaping @Sendable (APIResponse) -> Void) throws {
        if let failure { throw failure }
        var query = UploadQuery(name: "")
        switch form {
        case .raw(let given):
            query = given
            guard writer != nil else { throw WireError(.invalidParameterValue, "The file is empty.") }
            try endFile()
        case .multipart(let parser):
            guard parser.isComplete else { throw WireError(.invalidParameterValue, "The form is cut off.") }
        }
        let form = UploadForm(received, query: query)
        guard var order = received.order else {
            return service.handle(form.request(request, file: nil), reply: reply)
        }
        let limits = service.configuration.limits
        order.thumbnailSizes = try FileRules.thumbnailSizes(form.thumbnailSizes, limits: limits)
        let name = form.fileName ?? order.name
        order.name = try FileRules.name(name, type: MediaType.unknown, limits: limits)
        if name.isEmpty { order.name = "" }
        keep(order, form, reply)
    }

    private func keep(_ order: FileWork.Order, _ form: UploadForm, _ reply: @escaping @Sendable (APIResponse) -> Void) {
        FileKeeping(service).keep(
            order, by: (caller.applicationKey, caller.userKey), isPicture: form.isPicture,
            store: { [caller] context, file in
                // Whoever was deactivated meanwhile has uploaded in vain.
                _ = try context.actor(caller)
                try context.insert(file)
            }
        ) { [self] result in
            switch result {
            case .failure(let error): reply(ChatService.refusal(error))
            case .success(let file) where request.path == "/v3/files":
                reply(APIResponse(json: RESTJSON.uploaded(file)))
            case .success(let file): service.handle(form.request(request, file: file.wire), reply: reply)
            }
        }
    }

    /// Deletes what is left in the folder for uploads.
    private func drop() {
        writer = nil
        service.files.storage.dropIncoming(content)
    }

    private func refusal(of error: any Error) -> WireError {
        if let error = error as? WireError { return error }
        if let error = error as? HTTPError {
            return WireError(.invalidParameterValue, "The request was refused: \(error.reason).")
        }
        service.environment.onFault(error)
        return WireError(.internalServerError, "The file could not be kept.")
    }
}
