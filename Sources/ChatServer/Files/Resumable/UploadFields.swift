internal import ChatTransport

/// The fields of a request that make it part of an upload that can be resumed: draft-ietf-httpbis-resumable-upload-10,
/// sections 4.1.1 to 4.1.3.
package struct UploadFields: Sendable, Equatable {
    /// `Upload-Complete`: whether what the request brings is the end of the file; nil where it is not said.
    package var isComplete: Bool?
    /// `Upload-Offset`: where in the file the request's body belongs.
    package var offset: Int64?
    /// `Upload-Length`: how many bytes the file has.
    package var length: Int64?
    /// `Content-Length`: how many bytes the body has; nil for one that comes in chunks.
    package var bodyLength: Int64?

    /// Nothing said.
    package init() {}

    /// Reads them. A field that is not of its type counts as not said, as the draft demands.
    init(_ headers: HTTPHeaders) {
        isComplete = headers["upload-complete"].flatMap(Self.truth)
        offset = headers["upload-offset"].flatMap(Self.number)
        length = headers["upload-length"].flatMap(Self.number)
        bodyLength = headers["content-length"].flatMap(Self.number)
        // A request with a body says how long it is, or sends it in chunks (RFC 9112, section 6.3).
        if bodyLength == nil, headers["transfer-encoding"] == nil { bodyLength = 0 }
    }

    /// How long the file is by what this request says; nil where it says nothing of it.
    ///
    /// - Parameter start: Where the body begins.
    func saidLength(from start: Int64) -> Int64? {
        if let length { return length }
        guard isComplete == true, let bodyLength else { return nil }
        return start + bodyLength
    }

    /// Whether two things that it says of the length exclude each other.
    func contradictsItself(from start: Int64) -> Bool {
        guard let length, let bodyLength else { return false }
        return isComplete == true ? start + bodyLength != length : start + bodyLength > length
    }

    /// A Boolean of RFC 9651, section 3.3.6; its parameters say nothing to us.
    private static func truth(_ text: String) -> Bool? {
        switch item(text) {
        case "?1": true
        case "?0": false
        default: nil
        }
    }

    /// An Integer of RFC 9651, section 3.3.1, that is not negative: fifteen digits at the most.
    private static func number(_ text: String) -> Int64? {
        let digits = item(text)
        guard (1...15).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int64(digits)
    }

    private static func item(_ text: String) -> Substring {
        var item = text.prefix { $0 != ";" }
        while item.last == " " { item.removeLast() }
        return item
    }
}
