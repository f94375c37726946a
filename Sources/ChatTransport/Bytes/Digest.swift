internal import COpenSSL

/// Hash functions of OpenSSL.
enum Digest {
    /// SHA-1, for the WebSocket handshake only: nothing here relies on its strength.
    static func sha1(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
        _ = SHA1(bytes, bytes.count, &digest)
        return digest
    }
}
