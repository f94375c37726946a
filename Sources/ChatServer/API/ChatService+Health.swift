internal import ChatTransport
internal import Foundation

/// What the service says of itself.
extension ChatService {
    /// Why it should get no further work, in a word or two; nil when it can take some. Cheap; from any thread.
    ///
    /// After a disk refused a write it says so until a write goes well: each call tries one.
    package func unreadiness() -> String? {
        if store.health.isStalled(after: configuration.stallTimeout) { return "stalled" }
        if let failure = store.health.current.failure {
            store.probe()
            return failure.rawValue
        }
        return files.hasRoom ? nil : "disk nearly full"
    }

    /// Appends the store's figures to a page.
    package func appendFigures(to page: inout PrometheusText) {
        let health = store.health.current
        page.histogram("roost_store_batch_requests", "Writes that shared a commit.", health.sizes)
        page.histogram("roost_store_batch_seconds", "From a batch's first write to its commit.", health.batches)
        page.counter("roost_store_failures_total", "Batches that failed as a whole.", health.failures)
        let (writes, reads) = store.waitingCounts
        page.gauge("roost_store_waiting_writes", "Requests waiting for the writer.", writes)
        page.gauge("roost_store_waiting_reads", "Requests waiting for a reader.", reads)
        page.gauge("roost_store_bytes", "Size of the database.", Self.size(store.path))
        page.gauge("roost_store_log_bytes", "Size of its write-ahead log.", Self.size(store.path + "-wal"))
        if let free = DiskSpace.freeBytes(at: files.storage.folder) {
            page.gauge("roost_disk_free_bytes", "Room left on the disk of the files.", Int(clamping: free))
        }
        page.gauge("roost_ready", "1 while /ready says so.", unreadiness() == nil ? 1 : 0)
    }

    private static func size(_ path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }
}
