internal import ChatWire
internal import ChatTransport

/// What is said to a request that brings a file, before its body is read.
package enum UploadAdmission: Sendable {
    /// The body goes here.
    case accepted(any UploadSink)
    /// It is refused; the body is not read.
    case refused(APIResponse)

    /// Whether a request's body is taken piece by piece: a form, or a file as it is.
    static func isUpload(method: String, path: some StringProtocol, contentType: String?) -> Bool {
        if method == "PATCH" { return UnfinishedUpload.id(inPath: path) != nil }
        guard method == "POST" || method == "PUT" else { return false }
        return path == "/v3/files" || contentType?.lowercased().hasPrefix("multipart/form-data") ?? false
    }

    /// The most bytes of a request's body: what the file may have, and for a form its other fields.
    static func bodyBytesMost(_ head: HTTPRequestHead, limits: Limits) -> Int {
        guard isUpload(method: head.method, path: head.path, contentType: head.headers["content-type"]) else {
            return limits.bodyBytes
        }
        return limits.uploadBytes + (head.path == "/v3/files" || head.method == "PATCH" ? 0 : limits.bodyBytes)
    }
}

/// Takes the body of an upload, in order. Its calls return at once.
package protocol UploadSink: Sendable {
    /// Takes a piece; `taken` is called from another thread once it is written, so that the sender can be held back.
    func receive(_ piece: [UInt8], taken: @escaping @Sendable () -> Void)
    /// The body is complete; the answer comes from another thread.
    func finish(reply: @escaping @Sendable (APIResponse) -> Void)
    /// The sender is gone: what came is deleted, but of an upload that can be resumed.
    func cancel()
    /// Takes a function that sends fields ahead of the answer; it may be called from any thread, while the body comes.
    func announce(_ send: @escaping @Sendable ([(name: String, value: String)]) -> Void)
}

extension UploadSink {
    /// Says nothing ahead of the answer.
    package func announce(_ send: @escaping @Sendable ([(name: String, value: String)]) -> Void) {}
}
