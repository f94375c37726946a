internal import COpenSSL

/// How tokens and session keys are made and kept.
///
/// They are 32 random bytes in hexadecimal. Only their SHA-256 is stored: of
/// something that cannot be guessed, a fast hash tells nothing.
enum Secret {
    /// A new secret.
    static func make(_ randomBytes: @Sendable (Int) -> [UInt8]) -> String {
        Hexadecimal.text(randomBytes(32))
    }

    /// What is stored of a secret.
    static func hash(_ secret: String) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        let bytes = Array(secret.utf8)
        _ = SHA256(bytes, bytes.count, &digest)
        return digest
    }

    /// Whether two hashes are the same, in a time that does not tell where they differ.
    static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
    }
}
