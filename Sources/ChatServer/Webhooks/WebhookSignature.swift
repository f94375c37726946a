internal import COpenSSL

/// The documented header field `x-sendbird-signature`: HMAC-SHA256 (RFC 2104) of the body's bytes, in hexadecimal.
enum WebhookSignature {
    /// The name of the header field.
    static let header = "x-sendbird-signature"

    /// The value for a body.
    static func of(_ body: [UInt8], secret: String) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        var count: UInt32 = 0
        let key = Array(secret.utf8)
        _ = HMAC(EVP_sha256(), key, Int32(clamping: key.count), body, body.count, &digest, &count)
        return Hexadecimal.text(digest)
    }
}
