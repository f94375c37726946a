internal import ChatDomain
internal import ChatWire

/// What every upload ends with, however it came: the work on its bytes, and its row.
struct FileKeeping {
    private let service: ChatService

    init(_ service: ChatService) { self.service = service }

    /// A name for bytes.
    func newName() -> String { Hexadecimal.text(service.environment.randomBytes(16)) }

    /// Keeps what lies in the folder for uploads under the order's name. Where it cannot be kept nothing is left of it.
    ///
    /// - Parameters:
    ///   - isPicture: Whether it has to be a picture.
    ///   - store: Stores the file's row.
    ///   - completion: From another thread.
    func keep(
        _ order: FileWork.Order, by uploader: (applicationKey: Int64, userKey: Int64), isPicture: Bool,
        store: @escaping @Sendable (WriteContext, StoredFile) throws -> Void,
        completion: @escaping @Sendable (Result<StoredFile, WireError>) -> Void
    ) {
        service.files.work.run(order) { [self] result in
            do {
                let file = try file(try result.get(), order, by: uploader)
                guard !isPicture || file.type.hasPrefix("image/") else {
                    throw WireError(.invalidParameterValue, "The file is no picture.")
                }
                service.store.write {
                    try store($0, file)
                } completion: { [self] stored in
                    drop(order, keepsFile: (try? stored.get()) != nil)
                    completion(stored.map { file })
                }
            } catch {
                drop(order, keepsFile: false)
                completion(.failure(refusal(of: error)))
            }
        }
    }

    private func file(
        _ result: FileWork.Result, _ order: FileWork.Order, by uploader: (applicationKey: Int64, userKey: Int64)
    ) throws(WireError) -> StoredFile {
        var file = StoredFile(
            fileID: newName(), content: order.content, applicationKey: uploader.applicationKey,
            uploaderKey: uploader.userKey, name: order.name, type: result.type, size: result.size,
            thumbnails: result.thumbnails, createdAt: service.environment.now())
        file.name = try FileRules.name(order.name, type: result.type, limits: service.configuration.limits)
        return file
    }

    private func drop(_ order: FileWork.Order, keepsFile: Bool) {
        if !keepsFile { service.files.storage.remove(order.content) }
        service.files.storage.dropIncoming(order.content)
    }

    private func refusal(of error: any Error) -> WireError {
        if let error = error as? WireError { return error }
        service.environment.onFault(error)
        return WireError(.internalServerError, "The file could not be kept.")
    }
}
