/// What the server told about the application at the last login.
open class AppInfo: NSObject {
    /// The largest file that the server takes, in bytes.
    public let uploadSizeLimit: Int64

    init(_ access: FileAccess) {
        uploadSizeLimit = access.uploadBytes
    }
}
