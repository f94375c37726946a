public import Foundation

/// A picture of a notification. Immutable.
// Immutable after init.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The name that it was made with.
    public let identifier: String
    /// The file, which must stay until the notification is gone.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Throws: when there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        self.identifier = identifier.isEmpty ? ProcessInfo.processInfo.globallyUniqueString : identifier
        self.url = url
        super.init()
    }
}
