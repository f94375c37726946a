/// What the server told about the application at the last login.
open class AppInfo: NSObject {
    /// The largest file that the server takes, in bytes.
    public let uploadSizeLimit: Int64
    /// The longest text of a message that the server takes, in characters (Unicode scalars). Beyond the documented API.
    public let messageLengthLimit: Int

    init(_ access: FileAccess) {
        uploadSizeLimit = access.uploadBytes
        messageLengthLimit = access.messageCharacters
    }
}
