/// A request line, taken apart (RFC 9112 section 3).
struct HTTPRequestLine: Sendable, Equatable {
    let method: String
    /// In origin form, or `*`.
    let target: String
    let minorVersion: Int

    /// The longest method read; longer ones are answered 501 (RFC 9112 section 3).
    static let methodBytesMax = 32

    init(_ line: [UInt8]) throws(HTTPError) {
        // Exactly two spaces: being lenient on white space here is a known way to smuggle.
        let parts = line.split(separator: HTTPGrammar.space, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed("the request line has not three parts") }
        guard HTTPGrammar.isToken(parts[0]) else { throw .malformed("the method is not a token") }
        guard parts[0].count <= Self.methodBytesMax else {
            throw HTTPError(status: 501, reason: "the method is not known")
        }
        method = HTTPGrammar.text(parts[0])
        minorVersion = try Self.minorVersion(parts[2])
        guard !parts[1].isEmpty, parts[1].allSatisfy(HTTPGrammar.isTargetByte) else {
            throw .malformed("the request target is malformed")
        }
        target = try Self.originForm(HTTPGrammar.text(parts[1]), method: method)
    }

    /// The minor version of `HTTP/1.x`, for requests and responses.
    static func minorVersion(_ bytes: ArraySlice<UInt8>) throws(HTTPError) -> Int {
        let version = Array(bytes)
        guard version.count == 8, version.starts(with: Array("HTTP/".utf8)), version[6] == 0x2E,
            (0x30...0x39).contains(version[5]), (0x30...0x39).contains(version[7])
        else { throw .malformed("the version is malformed") }
        guard version[5] == 0x31, version[7] <= 0x31 else { throw .versionNotSupported }
        return Int(version[7] - 0x30)
    }

    private static func originForm(_ target: String, method: String) throws(HTTPError) -> String {
        if target.hasPrefix("/") { return target }
        if target == "*", method == "OPTIONS" { return target }
        // Servers must take the absolute form too (section 3.2.2).
        for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
            let rest = target.dropFirst(scheme.count)
            let authority = rest.prefix { $0 != "/" && $0 != "?" }
            guard !authority.isEmpty else { break }
            let path = rest.dropFirst(authority.count)
            return path.hasPrefix("/") ? String(path) : "/" + path
        }
        throw .malformed("the request target is malformed")
    }
}
