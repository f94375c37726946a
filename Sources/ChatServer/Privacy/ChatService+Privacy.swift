internal import ChatDomain
internal import ChatTransport
internal import ChatWire
internal import Foundation

/// Hands out what is known of users, beside everything else: read by the readers, page by page, and written to a file
/// that the application alone may read. One that was killed begins anew.
extension ChatService {
    /// Carries out the requests for a user's data that wait, one after the other. A call while one goes on does
    /// nothing.
    package func doAccessRequests(completion: @escaping @Sendable () -> Void = {}) {
        guard accessWork.begin() else { return completion() }
        nextAccess { [self] in
            accessWork.end()
            completion()
        }
    }

    private func nextAccess(_ completion: @escaping @Sendable () -> Void) {
        store.read {
            try $0.privacyJobs(.access, limit: 1).first
        } completion: { [self] result in
            guard let job = try? result.get() else { return completion() }
            let content = Hexadecimal.text(environment.randomBytes(16))
            do {
                let file = ExportFile(try FileWriter(path: files.storage.incomingPath(content)))
                let records = PrivacyRecords(of: job.userIDs.first ?? "", applicationKey: job.applicationKey)
                write(records, of: job, to: file, content: content, completion)
            } catch {
                environment.onFault(error)
                finish(job, content: content, file: nil, completion)
            }
        }
    }

    private func write(
        _ records: PrivacyRecords, of job: PrivacyJob, to file: ExportFile, content: String,
        _ completion: @escaping @Sendable () -> Void
    ) {
        store.read { queries -> PrivacyRecords in
            var records = records
            try file.write(try records.next(queries))
            return records
        } completion: { [self] result in
            switch result {
            case .success(let next) where !next.isOver:
                write(next, of: job, to: file, content: content, completion)
            case .success:
                do {
                    try file.finish()
                    try files.storage.keep(content, thumbnails: 0)
                    finish(job, content: content, file: file, completion)
                } catch {
                    environment.onFault(error)
                    finish(job, content: content, file: nil, completion)
                }
            // The user is gone, or the store is: the latter is seen when this is to be noted.
            case .failure: finish(job, content: content, file: nil, completion)
            }
        }
    }

    private func finish(
        _ job: PrivacyJob, content: String, file: ExportFile?, _ completion: @escaping @Sendable () -> Void
    ) {
        if file == nil { files.storage.dropIncoming(content) }
        store.write { [environment] context in
            let stored = file.map {
                StoredFile(
                    fileID: Hexadecimal.text(environment.randomBytes(16)), content: content,
                    applicationKey: job.applicationKey, uploaderKey: 0, name: "access-\(job.wire.requestID).json",
                    type: "application/json", size: $0.size, createdAt: environment.now())
            }
            try context.finishAccess(job, file: stored)
        } completion: { [self] result in
            // When even that cannot be noted, the next second tries the whole again.
            guard (try? result.get()) != nil else { return completion() }
            nextAccess(completion)
        }
    }
}
