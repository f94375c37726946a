/// How a ``Connection`` is opened.
public struct Configuration: Sendable {
    /// What a commit waits for.
    public enum Synchronous: String, Sendable {
        /// A commit waits until the write-ahead log is on the disk: nothing
        /// committed is lost by a power cut.
        case full = "FULL"
        /// A power cut can take the last commits, and never harms the file.
        case normal = "NORMAL"
        /// For files that may be thrown away.
        case off = "OFF"
    }

    /// What the connection may do.
    public enum Access: Sendable {
        /// Reads and writes, and makes the file where there is none.
        case create
        /// Reads and writes; a missing file is an error.
        case readWrite
        /// Reads only; a missing file is an error.
        case readOnly
    }

    /// What the connection may do. Default: ``Access/create``.
    public var access: Access

    /// What a commit waits for. Default: ``Synchronous/full``.
    public var synchronous: Synchronous

    /// How long a call waits for another connection's lock, in milliseconds. Default: 5,000.
    public var busyTimeoutMilliseconds: Int32

    /// Whether foreign keys are enforced. Default: true.
    public var enforcesForeignKeys: Bool

    /// Pages in the log after which a commit also checkpoints; 0 leaves the
    /// checkpoints to ``Connection/checkpoint(_:)``. Default: SQLite's 1,000.
    public var automaticCheckpointPages: Int32

    /// The page cache in KiB. Default: 16,384.
    public var cacheSizeKibibytes: Int32

    /// How much of the file may be read through a memory map, in bytes. Default: 0 (none).
    ///
    /// A mapped file that is cut short under a running process raises a bus error: keep 0 for files that others touch.
    public var memoryMapBytes: Int64

    /// The name of the file system to open the file with, as registered with SQLite. Default: nil, the system's own.
    ///
    /// Tests pass one that fails as disks fail (<https://www.sqlite.org/vfs.html>).
    public var fileSystem: String?

    /// The defaults: create, full sync, 5 s busy timeout, foreign keys on.
    public init(
        access: Access = .create, synchronous: Synchronous = .full, busyTimeoutMilliseconds: Int32 = 5_000,
        enforcesForeignKeys: Bool = true, automaticCheckpointPages: Int32 = 1_000, cacheSizeKibibytes: Int32 = 16_384,
        memoryMapBytes: Int64 = 0, fileSystem: String? = nil
    ) {
        self.access = access
        self.synchronous = synchronous
        self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
        self.enforcesForeignKeys = enforcesForeignKeys
        self.automaticCheckpointPages = automaticCheckpointPages
        self.cacheSizeKibibytes = cacheSizeKibibytes
        self.memoryMapBytes = memoryMapBytes
        self.fileSystem = fileSystem
    }
}
