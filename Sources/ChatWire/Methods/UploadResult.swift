/// The answer to `POST /v3/files`.
public struct UploadResult: Hashable, Sendable, Codable {
    /// The file as the server keeps it; its address goes into the message, or into the picture's field.
    public var file: WireFile

    /// Makes the result.
    public init(file: WireFile) {
        self.file = file
    }
}
