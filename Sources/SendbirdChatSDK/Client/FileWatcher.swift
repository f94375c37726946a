/// Who is told of the files of one message.
// Unchecked: the closure is called on the main actor only, and the app's descriptions are handed back to it there.
struct FileWatcher: @unchecked Sendable {
    let handler: Handed<FileUploadHandler>
    let infos: [UploadableFileInfo]
}
