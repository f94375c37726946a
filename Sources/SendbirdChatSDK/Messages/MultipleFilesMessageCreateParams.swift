internal import ChatWire

/// A message with several files to send.
open class MultipleFilesMessageCreateParams: BaseMessageCreateParams {
    /// The files, 2 to ``SendbirdChat/getMultipleFilesMessageFileCountLimit()``.
    open var uploadableFileInfoList: [UploadableFileInfo]
    /// What is said to the files. Default: nothing.
    open var message: String?

    /// Makes parameters for files.
    public init(uploadableFileInfoList: [UploadableFileInfo]) {
        self.uploadableFileInfoList = uploadableFileInfoList
    }

    override var wireType: WireMessageType { .file }
}
