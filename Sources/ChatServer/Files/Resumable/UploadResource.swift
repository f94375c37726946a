internal import ChatDomain
internal import ChatTransport
internal import ChatWire
internal import Dispatch
internal import Foundation

/// One upload that can be resumed, while requests are at work on it (draft-ietf-httpbis-resumable-upload-10, section 4).
///
/// ```
/// absent ──begin/load──> here(row) ──finish──> here(row with its file)
///    └──────not found / another's / its bytes are lost──────> gone
/// ```
/// Everything happens on its queue, one step after the other; a step that asks the store holds up the later ones
/// until it is answered. An offset is told only after the bytes before it and the row that says so are on the disk:
/// so it never goes back, whatever happens to the server.
///
/// The newest request has the upload: an older one that still appends is one whose connection has died without the
/// server's noticing, and what it brings is passed over (section 4.6).
// Unchecked: the state is touched on the queue only.
final class UploadResource: @unchecked Sendable {
    /// What a step knows: the row, or why there is none for it.
    typealias State = Result<UnfinishedUpload, UploadRefusal>

    let uploadID: String
    let files: Files
    let service: ChatService
    private let queue = DispatchQueue(label: "files.upload.resumable")
    /// Nil until the store was asked.
    private var state: State?
    private var writer: FileWriter?
    /// Bytes that are written and not yet known to the row.
    private var unsettledBytes = 0
    /// Which request has the upload.
    private var turn = 0
    private var isBusy = false
    private var waiting: [() -> Void] = []

    /// How many bytes may be lost to a killed server.
    private static let unsettledBytesMost = 4 << 20

    init(_ uploadID: String, service: ChatService) {
        self.uploadID = uploadID
        self.service = service
        files = service.files
    }

    // MARK: - Steps

    /// Does a step once those before it are done.
    ///
    /// - Parameter body: Called on the queue with a function that lets the next step begin; to be called once.
    func step(_ body: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        queue.async { [self] in
            waiting.append { body { [self] in queue.async { [self] in endStep() } } }
            next()
        }
    }

    private func next() {
        guard !isBusy, !waiting.isEmpty else { return }
        isBusy = true
        guard state == nil else { return waiting.removeFirst()() }
        load()
    }

    private func endStep() {
        isBusy = false
        next()
    }

    private func load() {
        service.store.read { [uploadID] in
            try $0.upload(uploadID)
        } completion: { [self] result in
            queue.async { [self] in
                switch result {
                case .failure(let error):
                    // Whoever comes once nobody is at work here any more asks again.
                    state = .failure(UploadRefusal(error, status: ChatService.refusal(error).status))
                case .success(nil): state = .failure(.missing)
                case .success(let row?): state = open(row)
                }
                waiting.removeFirst()()
            }
        }
    }

    private func open(_ row: UnfinishedUpload) -> State {
        guard row.fileID == nil else { return .success(row) }
        do {
            writer = try FileWriter(continuing: files.storage.unfinishedPath(row.content), at: row.offset)
            return .success(row)
        } catch {
            // Its bytes did not come along, as with a backup: it has to be begun anew.
            service.store.write { [uploadID] in
                try $0.deleteUpload(uploadID)
            } completion: { _ in
            }
            return .failure(.missing)
        }
    }

    // MARK: - In a step

    /// The row as the caller may see it.
    func row(for caller: Caller) throws(UploadRefusal) -> UnfinishedUpload {
        let row = try (state ?? .failure(.missing)).get()
        guard row.applicationKey == caller.applicationKey, row.uploaderKey == caller.userKey else {
            throw .missing
        }
        return row
    }

    /// Stores an upload that begins, in the step at hand.
    func begin(_ row: UnfinishedUpload, by caller: Caller, completion: @escaping @Sendable (UploadRefusal?) -> Void) {
        do {
            writer = try FileWriter(path: files.storage.unfinishedPath(row.content))
        } catch {
            service.environment.onFault(error)
            state = .failure(UploadRefusal(Self.notKept, status: 500))
            return completion(UploadRefusal(Self.notKept, status: 500))
        }
        service.store.write {
            try $0.insert(row, by: caller)
        } completion: { [self] result in
            queue.async { [self] in
                switch result {
                case .success:
                    state = .success(row)
                    completion(nil)
                case .failure(let error):
                    let refusal = UploadRefusal(error, status: ChatService.refusal(error).status)
                    drop(row, refusal)
                    completion(refusal)
                }
            }
        }
    }

    /// Takes the upload for a request, away from whoever had it.
    func takeTurn() -> Int {
        turn += 1
        return turn
    }

    /// Whether a request still has the upload.
    func isTurn(_ number: Int) -> Bool { number == turn }

    /// Notes what a request says of the length, which must be what was said before.
    func note(length: Int64?) throws(UploadRefusal) {
        guard let length, case .success(var row)? = state else { return }
        if let known = row.length, known != length {
            throw .length("'Upload-Length' was \(known) bytes, and is \(length) now.")
        }
        guard length >= row.offset else {
            throw .length("'Upload-Length' is \(length), and \(row.offset) bytes are here already.")
        }
        row.length = length
        state = .success(row)
    }

    /// Writes a piece behind what is there.
    ///
    /// - Throws: The refusal of bytes past the length that was said, or past what a file may have: the upload is over
    ///   then, as the draft demands.
    func write(_ piece: [UInt8]) throws {
        guard case .success(var row)? = state, let writer else { throw UploadRefusal.missing }
        let end = row.offset + Int64(piece.count)
        let most = service.configuration.limits.uploadBytes
        var refusal: UploadRefusal?
        if let length = row.length, end > length {
            refusal = .length("More came than the \(length) bytes of 'Upload-Length'.")
        } else if end > most {
            refusal = .tooLarge(most: most)
        }
        if let refusal {
            drop(row, .missing)
            service.store.write { [uploadID] in
                try $0.deleteUpload(uploadID)
            } completion: { _ in
            }
            throw refusal
        }
        try writer.write(piece)
        row.offset = end
        state = .success(row)
        unsettledBytes += piece.count
    }

    /// Whether so much was written that it should be settled.
    var wantsSettling: Bool { unsettledBytes >= Self.unsettledBytesMost }

    /// Brings what was written to the disk, and then the row that says so.
    ///
    /// - Parameter completion: The row as it is on the disk now, or why not; from another thread.
    func settle(_ completion: @escaping @Sendable (State) -> Void) {
        guard case .success(let row)? = state, row.fileID == nil else { return completion(state ?? .failure(.missing)) }
        do {
            try writer?.synchronize()
        } catch {
            service.environment.onFault(error)
            return completion(.failure(UploadRefusal(Self.notKept, status: 500)))
        }
        unsettledBytes = 0
        service.store.write { [uploadID] in
            try $0.note(offset: row.offset, length: row.length, ofUpload: uploadID)
        } completion: { [self] result in
            queue.async { [self] in
                switch result {
                case .success(true): completion(.success(row))
                case .success(false):
                    // It expired, or its user is gone.
                    drop(row, .missing)
                    completion(.failure(.missing))
                case .failure(let error):
                    completion(.failure(UploadRefusal(error, status: ChatService.refusal(error).status)))
                }
            }
        }
    }

    /// Makes the whole upload a file, in the step at hand.
    ///
    /// The work is done on a second name of the same bytes, so that a server killed meanwhile still has the upload.
    func finish(_ completion: @escaping @Sendable (Result<StoredFile, WireError>) -> Void) {
        guard case .success(let row)? = state else { return completion(.failure(UploadRefusal.missing.error)) }
        guard row.offset > 0 else {
            forget(row)
            return completion(.failure(WireError(.invalidParameterValue, "The file is empty.")))
        }
        writer = nil
        let keeping = FileKeeping(service)
        do {
            var order = FileWork.Order(
                content: keeping.newName(), name: row.query.name, type: row.query.type, thumbnailSizes: [])
            order.thumbnailSizes = try FileRules.thumbnailSizes(
                row.query.thumbnailSizes, limits: service.configuration.limits)
            try FileManager.default.linkItem(
                atPath: files.storage.unfinishedPath(row.content), toPath: files.storage.incomingPath(order.content))
            keeping.keep(
                order, by: (row.applicationKey, row.uploaderKey), isPicture: row.query.purpose == .picture,
                store: { try $0.finish(row, as: $1) }
            ) { [self] result in
                queue.async { [self] in
                    switch result {
                    case .success(let file):
                        var whole = row
                        (whole.length, whole.fileID) = (row.offset, file.fileID)
                        state = .success(whole)
                        files.storage.dropUnfinished(row.content)
                    case .failure: forget(row)
                    }
                    completion(result)
                }
            }
        } catch {
            if !(error is WireError) { service.environment.onFault(error) }
            forget(row)
            completion(.failure((error as? WireError) ?? Self.notKept))
        }
    }

    /// Gives the upload up, in the step at hand: nothing is left of it but the file that it may have become.
    func cancel() {
        turn += 1
        if case .success(let row)? = state { forget(row) }
    }

    private func forget(_ row: UnfinishedUpload) {
        drop(row, .missing)
        service.store.write { [uploadID] in
            try $0.deleteUpload(uploadID)
        } completion: { _ in
        }
    }

    private func drop(_ row: UnfinishedUpload, _ refusal: UploadRefusal) {
        writer = nil
        state = .failure(refusal)
        files.storage.dropUnfinished(row.content)
    }

    private static let notKept = WireError(.internalServerError, "The file could not be kept.")
}
