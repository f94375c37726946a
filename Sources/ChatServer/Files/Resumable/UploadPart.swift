internal import ChatTransport
internal import ChatWire

/// A request that begins an upload or appends to one: takes the body as it comes.
///
/// A connection that breaks off leaves what came: that is what the upload is for.
// Unchecked: the state is touched in the resource's steps only, which are one after the other.
final class UploadPart: UploadSink, @unchecked Sendable {
    private let resource: UploadResource
    private let caller: Caller
    private let fields: UploadFields
    private let service: ChatService
    /// The row of an upload that begins; nil for a request that appends.
    private let first: UnfinishedUpload?
    private var turn = 0
    private var refusal: UploadRefusal?
    private var fault: WireError?
    private var tell: (@Sendable ([(name: String, value: String)]) -> Void)?

    init(
        _ resource: UploadResource, by caller: Caller, fields: UploadFields, begins first: UnfinishedUpload?,
        service: ChatService
    ) {
        self.resource = resource
        self.caller = caller
        self.fields = fields
        self.first = first
        self.service = service
        resource.step { [self] done in
            guard let first else {
                attempt { try begin() }
                return done()
            }
            resource.begin(first, by: caller) { [self] refused in
                refusal = refused
                if refused == nil {
                    turn = resource.takeTurn()
                    tell?(service.location(of: first))
                }
                done()
            }
        }
    }

    func announce(_ send: @escaping @Sendable ([(name: String, value: String)]) -> Void) {
        resource.step { [self] done in
            tell = send
            // The upload may be there already.
            if let first, turn != 0 { send(service.location(of: first)) }
            done()
        }
    }

    private func begin() throws {
        let row = try resource.row(for: caller)
        guard row.fileID == nil else { throw UploadRefusal.complete }
        let offset = fields.offset ?? 0
        guard offset == row.offset else { throw UploadRefusal.offset(given: offset, is: row.offset) }
        try resource.note(length: fields.saidLength(from: offset))
        turn = resource.takeTurn()
    }

    func receive(_ piece: [UInt8], taken: @escaping @Sendable () -> Void) {
        resource.step { [self] done in
            attempt {
                try check()
                try resource.write(piece)
            }
            taken()
            guard isWell, resource.wantsSettling else { return done() }
            resource.settle { [self] result in
                if case .success(let row) = result { tell?([("Upload-Offset", String(row.offset))]) }
                done()
            }
        }
    }

    func cancel() {
        resource.step { [self] done in
            guard isWell, resource.isTurn(turn) else { return done() }
            resource.settle { _ in done() }
        }
    }

    func finish(reply: @escaping @Sendable (APIResponse) -> Void) {
        resource.step { [self] done in
            attempt { try check() }
            guard isWell else {
                reply(refusalResponse)
                return done()
            }
            resource.settle { [self] result in
                switch result {
                case .failure(let refusal):
                    reply(refusal.response)
                    done()
                case .success(let row): end(row, reply: reply, done: done)
                }
            }
        }
    }

    private func end(
        _ row: UnfinishedUpload, reply: @escaping @Sendable (APIResponse) -> Void,
        done: @escaping @Sendable () -> Void
    ) {
        guard fields.isComplete == true else {
            var response =
                first == nil ? APIResponse(status: 204, json: []) : APIResponse(status: 201, json: RESTJSON.empty)
            response.headers += service.standing(of: row)
            if first != nil { response.headers.append(("Location", row.path)) }
            reply(response)
            return done()
        }
        if let length = row.length, length != row.offset {
            reply(
                UploadRefusal.length(
                    "'Upload-Complete' says that the file is whole, and \(row.offset) of its \(length) bytes are here."
                ).response)
            return done()
        }
        resource.finish { result in
            var response =
                switch result {
                case .success(let file): APIResponse(json: RESTJSON.uploaded(file))
                case .failure(let error): ChatService.refusal(error)
                }
            // Of the file, and not of its way here, is what the answer says.
            response.headers.append(("Upload-Complete", "?1"))
            reply(response)
            done()
        }
    }

    // MARK: - What went wrong

    private var isWell: Bool { refusal == nil && fault == nil }

    private var refusalResponse: APIResponse {
        refusal?.response ?? ChatService.refusal(fault ?? UploadRefusal.missing.error)
    }

    private func check() throws {
        guard isWell, !resource.isTurn(turn) else { return }
        throw UploadRefusal.superseded
    }

    private func attempt(_ body: () throws -> Void) {
        guard isWell else { return }
        do {
            try body()
        } catch let error as UploadRefusal {
            refusal = error
        } catch {
            service.environment.onFault(error)
            fault = WireError(.internalServerError, "The file could not be kept.")
        }
    }
}
