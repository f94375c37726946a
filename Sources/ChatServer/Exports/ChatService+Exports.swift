internal import ChatDomain
internal import ChatTransport
internal import ChatWire
internal import Foundation
internal import SQLite
internal import Synchronization

/// Carries out exports, beside everything else: records are read by the readers, some hundred at a time, and written
/// to a file that is an upload of the application's from then on. One that was killed begins anew.
extension ChatService {
    private static let exportRecordsMost = 500

    /// Carries out the exports that wait, one after the other. A call while one goes on does nothing.
    package func doExports(completion: @escaping @Sendable () -> Void = {}) {
        guard exportWork.begin() else { return completion() }
        nextExport { [self] in
            exportWork.end()
            completion()
        }
    }

    private func nextExport(_ completion: @escaping @Sendable () -> Void) {
        store.read {
            try $0.waitingExport()
        } completion: { [self] result in
            guard let job = try? result.get() else { return completion() }
            let content = Hexadecimal.text(environment.randomBytes(16))
            let lines = ExportLines(job.wire.order, of: job.wire.dataType)
            do {
                let file = ExportFile(try FileWriter(path: files.storage.incomingPath(content)))
                try file.write(lines.head())
                write(job, to: file, content: content, after: 0, lines, completion)
            } catch {
                environment.onFault(error)
                finish(job, content: content, file: nil, completion)
            }
        }
    }

    private func write(
        _ job: StoreQueries.ExportJob, to file: ExportFile, content: String, after: Int64, _ lines: ExportLines,
        _ completion: @escaping @Sendable () -> Void
    ) {
        store.read { queries -> (last: Int64, lines: ExportLines)? in
            let records = try queries.exportRecords(job, after: after, limit: Self.exportRecordsMost, lines: lines)
            guard let records else { return nil }
            try file.write(records.bytes)
            return (records.last, records.lines)
        } completion: { [self] result in
            switch result {
            case .success(let next?): write(job, to: file, content: content, after: next.last, next.lines, completion)
            case .success(nil):
                do {
                    try file.write(lines.tail())
                    try file.finish()
                    try files.storage.keep(content, thumbnails: 0)
                    finish(job, content: content, file: file, completion)
                } catch {
                    environment.onFault(error)
                    finish(job, content: content, file: nil, completion)
                }
            case .failure: finish(job, content: content, file: nil, completion)
            }
        }
    }

    /// Notes what came of it, and goes on with the next.
    private func finish(
        _ job: StoreQueries.ExportJob, content: String, file: ExportFile?, _ completion: @escaping @Sendable () -> Void
    ) {
        if file == nil { files.storage.dropIncoming(content) }
        let isJSON = job.wire.order.format != .csv
        store.write { [environment] context in
            var fileID = ""
            if let file {
                fileID = Hexadecimal.text(environment.randomBytes(16))
                try context.insert(
                    StoredFile(
                        fileID: fileID, content: content, applicationKey: job.applicationKey, uploaderKey: 0,
                        name: "\(job.wire.dataType.rawValue)-\(job.wire.requestID).\(isJSON ? "json" : "csv")",
                        type: isJSON ? "application/json" : "text/csv", size: file.size, createdAt: environment.now()))
            }
            try context.connection.run(
                "UPDATE export_job SET status = ?, finished_at = ?, file = ? WHERE id = ?", file == nil ? 2 : 1,
                environment.now(), fileID, job.key)
        } completion: { [self] result in
            // When even that cannot be noted, the next second tries the whole again.
            guard (try? result.get()) != nil else { return completion() }
            nextExport(completion)
        }
    }
}

/// The file of an export, handed from reader to reader.
final class ExportFile: Sendable {
    private let writer: Mutex<FileWriter>

    init(_ writer: sending FileWriter) { self.writer = Mutex(writer) }

    var size: Int64 { writer.withLock { $0.size } }

    func write(_ bytes: [UInt8]) throws { try writer.withLock { try $0.write(bytes) } }

    func finish() throws { try writer.withLock { try $0.synchronize() } }
}

extension WriteContext {
    /// Asks for an export.
    ///
    /// - Throws: 400111 for a time zone or a delimiter that is none, and an end before the start.
    func requestExport(_ type: WireExport.DataType, _ order: WireExport.Order, by caller: Caller) throws -> WireExport {
        try caller.requireApplication()
        guard order.start >= 0, order.end >= order.start else {
            throw WireError(.invalidParameterValue, "'end_ts' must not be before 'start_ts'.")
        }
        guard TimeZone(identifier: order.timeZone ?? "UTC") != nil else {
            throw WireError(.invalidParameterValue, "'timezone' is not known.")
        }
        guard order.delimiter.map({ [",", ";", "\t", "|"].contains($0) }) ?? true else {
            throw WireError(.invalidParameterValue, "'csv_delimiter' must be a comma, a semicolon, a tab or a bar.")
        }
        let wire = WireExport(
            requestID: Hexadecimal.text(environment.randomBytes(16)), dataType: type, order: order,
            status: .scheduled, createdAt: environment.now())
        try connection.run(
            """
            INSERT INTO export_job (application, request_id, data_type, status, created_at, finished_at, file, body)
            VALUES (?, ?, ?, 0, ?, 0, '', ?)
            """, caller.applicationKey, wire.requestID, type.rawValue, wire.createdAt,
            String(decoding: try JSONEncoder().encode(order), as: UTF8.self))
        return wire
    }
}
