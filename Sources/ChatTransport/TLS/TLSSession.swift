internal import COpenSSL
internal import Glibc

/// TLS 1.2 or later over a connection, by OpenSSL with memory buffers. On the connection's loop only.
final class TLSSession: ConnectionSecurity {
    private let session: OpaquePointer
    private let incoming: OpaquePointer
    private let outgoing: OpaquePointer
    /// Plain bytes given before the handshake was done.
    private var waiting: [UInt8] = []
    private var hasFailed = false

    private static let pieceBytes = 16384

    private init(context: TLSContext) throws(TransportError) {
        guard let session = SSL_new(context.pointer), let incoming = BIO_new(BIO_s_mem()),
            let outgoing = BIO_new(BIO_s_mem())
        else { throw .tls("no memory for a TLS session") }
        self.session = session
        self.incoming = incoming
        self.outgoing = outgoing
        // The session frees both buffers.
        SSL_set_bio(session, incoming, outgoing)
    }

    deinit { SSL_free(session) }

    /// A server's end.
    static func server(_ context: TLSContext) throws(TransportError) -> TLSSession {
        let made = try TLSSession(context: context)
        SSL_set_accept_state(made.session)
        return made
    }

    /// A client's end that checks the server's certificate and that it was made for `host`.
    static func client(host: String, trust: TLSTrust) throws(TransportError) -> TLSSession {
        let made = try TLSSession(context: try TLSContext.client(trust))
        SSL_set_connect_state(made.session)
        let parameters = SSL_get0_param(made.session)
        // A numeric address is checked as one; only names are sent in the clear (RFC 6066 section 3).
        if X509_VERIFY_PARAM_set1_ip_asc(parameters, host) != 1 {
            let isNamed = host.withCString { name in
                SSL_ctrl(
                    made.session, SSL_CTRL_SET_TLSEXT_HOSTNAME, Int(TLSEXT_NAMETYPE_host_name),
                    UnsafeMutableRawPointer(mutating: name))
            }
            guard X509_VERIFY_PARAM_set1_host(parameters, host, 0) == 1, isNamed == 1 else {
                throw .tls("the host cannot be checked")
            }
        }
        ERR_clear_error()
        return made
    }

    func start() -> [UInt8] {
        // A client writes its hello; that the answer is missing yet is no error.
        _ = SSL_do_handshake(session)
        return takeOutgoing()
    }

    func decrypt(_ bytes: UnsafeRawBufferPointer) throws(TransportError) -> (plain: [UInt8], toPeer: [UInt8]) {
        guard !hasFailed else { return ([], []) }
        _ = BIO_write(incoming, bytes.baseAddress, Int32(bytes.count))
        if SSL_is_init_finished(session) == 0 {
            try check(SSL_do_handshake(session))
            if SSL_is_init_finished(session) == 0 { return ([], takeOutgoing()) }
            let early = waiting
            waiting = []
            early.withUnsafeBytes { write($0) }
        }
        var plain: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
        while true {
            let count = SSL_read(session, &piece, Int32(piece.count))
            guard count > 0 else {
                try check(count)
                break
            }
            plain.append(contentsOf: piece[..<Int(count)])
        }
        return (plain, takeOutgoing())
    }

    func encrypt(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        guard SSL_is_init_finished(session) == 1 else {
            waiting.append(contentsOf: bytes)
            return []
        }
        write(bytes)
        return takeOutgoing()
    }

    func finish() -> [UInt8] {
        if SSL_is_init_finished(session) == 1 { _ = SSL_shutdown(session) }
        return takeOutgoing()
    }

    /// A memory buffer takes all of it at once.
    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(Self.pieceBytes))
            let count = SSL_write(session, piece.baseAddress, Int32(piece.count))
            guard count > 0 else { return }
            rest = rest.dropFirst(Int(count))
        }
    }

    /// That more bytes are needed, or that the peer has ended, is no error.
    private func check(_ result: Int32) throws(TransportError) {
        guard result <= 0 else { return }
        let reason = SSL_get_error(session, result)
        if reason == SSL_ERROR_WANT_READ || reason == SSL_ERROR_WANT_WRITE || reason == SSL_ERROR_ZERO_RETURN { return }
        hasFailed = true
        throw .tls(TLSContext.lastError("the TLS connection failed"))
    }

    private func takeOutgoing() -> [UInt8] {
        let count = BIO_ctrl_pending(outgoing)
        guard count > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: count)
        let taken = BIO_read(outgoing, &bytes, Int32(clamping: count))
        return Array(bytes.prefix(Int(max(0, taken))))
    }
}
