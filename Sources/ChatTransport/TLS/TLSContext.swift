internal import COpenSSL

/// Settings, keys and trust shared by TLS sessions.
///
/// `@unchecked Sendable`: the context is set up before it is shared; OpenSSL
/// counts its references atomically and only reads it afterwards.
package final class TLSContext: @unchecked Sendable {
    let pointer: OpaquePointer

    private init(_ method: OpaquePointer?) throws(TransportError) {
        guard let pointer = SSL_CTX_new(method) else { throw .tls(Self.lastError("no memory for TLS")) }
        self.pointer = pointer
        // SSL_CTX_set_min_proto_version is a macro over this.
        SSL_CTX_ctrl(pointer, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
        // Idle connections give their 34 KB of buffers back.
        SSL_CTX_ctrl(pointer, SSL_CTRL_MODE, Int(SSL_MODE_RELEASE_BUFFERS), nil)
    }

    deinit { SSL_CTX_free(pointer) }

    /// A server's context.
    ///
    /// - Parameters:
    ///   - certificateFile: PEM with the server's certificate first, then those that lead to an authority.
    ///   - keyFile: PEM with the private key.
    /// - Throws: `tls` when a file cannot be read or the two do not belong together.
    package static func server(certificateFile: String, keyFile: String) throws(TransportError) -> TLSContext {
        let context = try TLSContext(TLS_server_method())
        guard SSL_CTX_use_certificate_chain_file(context.pointer, certificateFile) == 1 else {
            throw .tls(lastError("the certificate cannot be read"))
        }
        guard SSL_CTX_use_PrivateKey_file(context.pointer, keyFile, SSL_FILETYPE_PEM) == 1 else {
            throw .tls(lastError("the private key cannot be read"))
        }
        guard SSL_CTX_check_private_key(context.pointer) == 1 else {
            throw .tls(lastError("certificate and key do not belong together"))
        }
        return context
    }

    /// How many seconds are left until the certificate ends, by the system's clock; negative once it has ended.
    package var secondsLeft: Int? {
        guard let certificate = SSL_CTX_get0_certificate(pointer) else { return nil }
        var days: Int32 = 0
        var seconds: Int32 = 0
        guard ASN1_TIME_diff(&days, &seconds, nil, X509_get0_notAfter(certificate)) == 1 else { return nil }
        return Int(days) * 86_400 + Int(seconds)
    }

    static func client(_ trust: TLSTrust) throws(TransportError) -> TLSContext {
        let context = try TLSContext(TLS_client_method())
        let isLoaded =
            switch trust {
            case .system: SSL_CTX_set_default_verify_paths(context.pointer)
            case .authorities(let file): SSL_CTX_load_verify_file(context.pointer, file)
            }
        guard isLoaded == 1 else { throw .tls(lastError("the authorities cannot be read")) }
        SSL_CTX_set_verify(context.pointer, SSL_VERIFY_PEER, nil)
        return context
    }

    /// OpenSSL's own words for what went wrong last on this thread, after ours.
    static func lastError(_ what: String) -> String {
        let code = ERR_get_error()
        ERR_clear_error()
        guard code != 0, let reason = ERR_reason_error_string(code) else { return what }
        return "\(what): \(String(cString: reason))"
    }
}
