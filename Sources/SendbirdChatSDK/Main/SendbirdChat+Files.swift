internal import ChatWire

extension SendbirdChat {
    /// What the server told about the application; nil before the first login.
    public class func getAppInfo() -> AppInfo? {
        let access = FileAccess.current.value
        return access.host.isEmpty ? nil : AppInfo(access)
    }

    /// The current session's key for reading files; nil before the first login. It is in the addresses of files already.
    public class func ekey() -> String? { FileAccess.current.value.key }

    /// The media type that a file's bytes tell; nil when they tell none.
    public class func getMimeType(_ file: Data?) -> String? {
        file.flatMap { MediaType.sniff($0.prefix(MediaType.prefixBytes)) }
    }

    /// How many files one message carries at the most, as the server told at the last login; 30 before it did.
    public class func getMultipleFilesMessageFileCountLimit() -> Int { FileAccess.current.value.messageFiles }

    /// How long an upload may go without progress, in seconds. Default: 60.
    public class func getFileTransferTimeout() -> TimeInterval {
        TimeInterval(FileTransfer.timeout.value) / 1_000
    }

    /// Sets how long an upload may go without progress, in seconds; at least 1.
    public class func setFileTransferTimeout(_ timeout: Int) {
        FileTransfer.timeout.withLock { $0 = Int64(max(1, timeout)) * 1_000 }
    }
}

/// The setting of the process for transfers.
enum FileTransfer {
    /// Milliseconds without progress after which an upload counts as failed.
    static let timeout = Locked<Int64>(60_000)
}
