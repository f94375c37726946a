internal import COpenSSL

/// The key that a session reads files with: it goes into addresses, where loaders of pictures take it along.
///
/// It names the user, its end and the session by its hash, and is signed: `USER.APPLICATION.END.SESSION.SIGNATURE`.
/// Whether the user may read a file, and whether the session still is one, is asked anew each time; the key says who
/// asks.
struct FileKey: Sendable {
    private let secret: [UInt8]

    /// Signs with a secret that only this server has.
    init(secret: [UInt8]) { self.secret = secret }

    /// The key of a session.
    func make(_ session: Session) -> String {
        let hash = Hexadecimal.text(session.keyHash)
        let said = "\(session.userKey).\(session.applicationKey).\(session.expiresAt).\(hash)"
        return "\(said).\(Hexadecimal.text(signature(of: said)))"
    }

    /// Who asks with a key, and the hash of the session's own key; nil for one that is not ours or has ended.
    func reader(_ key: String, now: Int64) -> (caller: Caller, sessionHash: [UInt8])? {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 5, let user = Int64(parts[0]), let application = Int64(parts[1]),
            let end = Int64(parts[2]), end > now, let hash = Hexadecimal.bytes(String(parts[3]))
        else { return nil }
        let said = parts[..<4].joined(separator: ".")
        let expected = Hexadecimal.text(signature(of: said))
        guard Secret.isEqual(Array(expected.utf8), Array(parts[4].utf8)) else { return nil }
        return (.user(key: user, applicationKey: application), hash)
    }

    private func signature(of text: String) -> [UInt8] {
        let bytes = Array("file:\(text)".utf8)
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        var count: UInt32 = 0
        _ = HMAC(EVP_sha256(), secret, Int32(secret.count), bytes, bytes.count, &digest, &count)
        return digest
    }
}
