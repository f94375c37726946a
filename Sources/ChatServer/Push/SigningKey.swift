internal import COpenSSL
internal import Foundation

/// A private key that signs tokens: an elliptic one on P-256 (ES256), or RSA (RS256).
// Unchecked: the key is constant, and OpenSSL lets several threads sign with it.
final class SigningKey: @unchecked Sendable {
    private let key: OpaquePointer
    /// The algorithm's name in a token's head (RFC 7518, section 3.1).
    let algorithm: String

    /// Reads a key in PEM; nil for what is none, or one of another kind.
    init?(pem: String) {
        let bytes = Array(pem.utf8)
        guard let source = BIO_new_mem_buf(bytes, Int32(clamping: bytes.count)) else { return nil }
        defer { BIO_free(source) }
        // No password is asked for: a key under one is not read.
        guard let key = PEM_read_bio_PrivateKey(source, nil, { _, _, _, _ in -1 }, nil) else { return nil }
        switch EVP_PKEY_get_id(key) {
        case EVP_PKEY_EC where EVP_PKEY_get_bits(key) == 256: algorithm = "ES256"
        case EVP_PKEY_RSA: algorithm = "RS256"
        default:
            EVP_PKEY_free(key)
            return nil
        }
        self.key = key
    }

    deinit { EVP_PKEY_free(key) }

    /// A signed token (RFC 7519); nil where OpenSSL has no memory.
    func token(head: [String: String], claims: [String: Any]) -> String? {
        var head = head
        head["alg"] = algorithm
        guard let headBytes = try? JSONSerialization.data(withJSONObject: head, options: .sortedKeys),
            let claimBytes = try? JSONSerialization.data(withJSONObject: claims, options: .sortedKeys)
        else { return nil }
        let text = Self.base64URL(headBytes) + "." + Self.base64URL(claimBytes)
        guard let signature = sign(Array(text.utf8)) else { return nil }
        return text + "." + Self.base64URL(Data(signature))
    }

    private func sign(_ bytes: [UInt8]) -> [UInt8]? {
        guard let context = EVP_MD_CTX_new() else { return nil }
        defer { EVP_MD_CTX_free(context) }
        var count = 0
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestSign(context, nil, &count, bytes, bytes.count) == 1
        else { return nil }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1 else { return nil }
        signature.removeLast(signature.count - count)
        return algorithm == "ES256" ? Self.plain(signature) : signature
    }

    /// The two numbers of an elliptic signature in 32 bytes each (RFC 7518, section 3.4); OpenSSL gives them in DER.
    private static func plain(_ der: [UInt8]) -> [UInt8]? {
        let signature = der.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &start, buffer.count)
        }
        guard let signature else { return nil }
        defer { ECDSA_SIG_free(signature) }
        var numbers = [UInt8](repeating: 0, count: 64)
        let isWritten = numbers.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return false }
            return BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, 32) == 32
                && BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + 32, 32) == 32
        }
        return isWritten ? numbers : nil
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
