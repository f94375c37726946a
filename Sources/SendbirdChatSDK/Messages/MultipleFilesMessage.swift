internal import ChatWire

/// A message that carries several files. What is said to them is in ``BaseMessage/message``.
// Unchecked: adds a constant.
open class MultipleFilesMessage: BaseMessage, @unchecked Sendable {
    /// The files, in the order in which they were given.
    public let files: [UploadedFileInfo]

    override init(_ local: LocalMessage) {
        files = local.wire.files.map(UploadedFileInfo.init)
        super.init(local)
    }
}
