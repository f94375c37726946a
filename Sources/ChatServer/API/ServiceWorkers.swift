/// Who does what a service does beside its callers.
package enum ServiceWorkers: Sendable {
    /// One of those who work. Each does one thing at a time, in the order in which it was handed over.
    package enum Worker: CaseIterable, Sendable {
        /// Decides and writes.
        case writer
        /// Reads.
        case reader
        /// Copies the log into the database.
        case checkpointer
        /// Brings the search index after the messages.
        case indexer
    }

    /// Threads of the service's own.
    case threads
    /// The maker of the service, who runs what is handed over: on one thread, the one that made the service, one thing
    /// after the other, whenever it likes. For simulations, where no race of threads may decide. Nothing is done by
    /// the clock then: whoever drives sweeps files, and makes no uploads.
    case driven(@Sendable (Worker, @escaping @Sendable () -> Void) -> Void)
}
