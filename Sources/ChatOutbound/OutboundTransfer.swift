internal import CCurl
internal import Glibc

/// One call under way: curl's handle for it and what came so far. Belongs to the client's thread.
final class OutboundTransfer {
    let request: OutboundRequest
    let completion: @Sendable (Result<OutboundResponse, OutboundError>) -> Void
    let handle: UnsafeMutableRawPointer
    private let configuration: OutboundConfiguration
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var body: [UInt8] = []
    private var headerBytes = 0
    private var isTooLarge = false
    private var isCut = false
    /// The last address that the policy did not let through.
    private var refused: IPAddress?

    /// The most bytes of an answer's header fields.
    private static let headerBytesMost = 65_536

    init?(
        _ request: OutboundRequest, configuration: OutboundConfiguration,
        completion: @escaping @Sendable (Result<OutboundResponse, OutboundError>) -> Void
    ) {
        guard let handle = curl_easy_init() else { return nil }
        self.request = request
        self.handle = handle
        self.configuration = configuration
        self.completion = completion
        setUp()
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
    }

    private func setUp() {
        setNumber(CURLOPT_NOSIGNAL, 1)
        setText(CURLOPT_URL, request.url.text)
        // Proxies of the environment would connect for us, past the policy.
        setText(CURLOPT_PROXY, "")
        setText(CURLOPT_PROTOCOLS_STR, "http,https")
        setNumber(CURLOPT_FOLLOWLOCATION, 0)
        setText(CURLOPT_CUSTOMREQUEST, request.method)
        setText(CURLOPT_USERAGENT, configuration.userAgent)
        setNumber(CURLOPT_TIMEOUT_MS, request.timeoutMilliseconds)
        setNumber(CURLOPT_CONNECTTIMEOUT_MS, request.connectTimeoutMilliseconds)
        setNumber(CURLOPT_PIPEWAIT, 1)
        switch request.version {
        case .any: setNumber(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
        case .two where request.url.isSecure: setNumber(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2_0)
        case .two: setNumber(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE)
        }
        if let trustFile = configuration.trustFile { setText(CURLOPT_CAINFO, trustFile) }
        if let body = request.body {
            _ = body.withUnsafeBytes {
                ccurl_set_body(handle, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), $0.count)
            }
        } else if request.method == "HEAD" {
            setNumber(CURLOPT_NOBODY, 1)
        }
        // Without this field curl waits a second for leave to send a long body.
        headers = curl_slist_append(headers, "Expect:")
        for header in request.headers {
            headers = curl_slist_append(headers, "\(header.name): \(header.value)")
        }
        _ = ccurl_set_headers(handle, headers)
        let context = Unmanaged.passUnretained(self).toOpaque()
        _ = ccurl_set_body_taker(handle, Self.takeBody, context)
        _ = ccurl_set_header_taker(handle, Self.takeHeader, context)
        _ = ccurl_set_opener(handle, Self.open, context)
    }

    private func setNumber(_ option: CURLoption, _ value: Int) { _ = ccurl_set_number(handle, option, value) }

    private func setText(_ option: CURLoption, _ value: String) { _ = ccurl_set_text(handle, option, value) }

    // MARK: - What curl calls, on the client's thread, while the client holds the transfer

    private static let takeBody: ccurl_take_bytes = { bytes, size, count, context in
        guard let context, let bytes else { return 0 }
        return OutboundTransfer.of(context).take(UnsafeBufferPointer(start: bytes, count: size * count))
    }

    private static let takeHeader: ccurl_take_bytes = { _, size, count, context in
        guard let context else { return 0 }
        let transfer = OutboundTransfer.of(context)
        transfer.headerBytes += size * count
        guard transfer.headerBytes <= headerBytesMost else {
            transfer.isTooLarge = true
            return 0
        }
        return size * count
    }

    private static let open: ccurl_open = { context, _, address in
        guard let context, let address, OutboundTransfer.of(context).allows(address) else { return -1 }
        return ccurl_socket(address)
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> OutboundTransfer {
        Unmanaged<OutboundTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    /// Fewer bytes taken than given end the transfer.
    private func take(_ bytes: UnsafeBufferPointer<CChar>) -> Int {
        let room = request.bodyLimit.bytes - body.count
        body.append(contentsOf: bytes.prefix(room).lazy.map { UInt8(bitPattern: $0) })
        guard bytes.count > room else { return bytes.count }
        switch request.bodyLimit {
        case .refuse: isTooLarge = true
        case .cut: isCut = true
        }
        return 0
    }

    private func allows(_ address: UnsafePointer<curl_sockaddr>) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        var port: UInt16 = 0
        let count = Int(ccurl_address(address, &bytes, &port))
        guard let target = IPAddress(bytes: bytes.prefix(count)) else { return false }
        if configuration.policy.allows(target, port: port, host: request.url.host) { return true }
        refused = target
        return false
    }

    // MARK: - The end

    /// What is answered once curl is done with it.
    func result(_ code: CURLcode) -> Result<OutboundResponse, OutboundError> {
        if isTooLarge { return .failure(.tooLarge) }
        guard code == CURLE_OK || isCut else { return .failure(error(code)) }
        var (status, version) = (0, 0)
        _ = ccurl_number(handle, CURLINFO_RESPONSE_CODE, &status)
        _ = ccurl_number(handle, CURLINFO_HTTP_VERSION, &version)
        var wait: curl_off_t = 0
        _ = ccurl_long_number(handle, CURLINFO_RETRY_AFTER, &wait)
        return .success(
            OutboundResponse(
                status: status, contentType: text(CURLINFO_CONTENT_TYPE), redirection: text(CURLINFO_REDIRECT_URL),
                retryAfterSeconds: wait > 0 ? Int64(wait) : nil, body: body, isCut: isCut,
                majorVersion: version == CURL_HTTP_VERSION_2_0 ? 2 : 1))
    }

    private func text(_ info: CURLINFO) -> String? { ccurl_text(handle, info).map { String(cString: $0) } }

    private func error(_ code: CURLcode) -> OutboundError {
        let reason = String(cString: curl_easy_strerror(code))
        switch code {
        case CURLE_COULDNT_CONNECT:
            return refused.map { .refusedAddress($0, setting: configuration.policy.setting) } ?? .unreachable(reason)
        case CURLE_COULDNT_RESOLVE_HOST: return .unresolved
        case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_HTTP2, CURLE_HTTP2_STREAM,
            CURLE_PARTIAL_FILE:
            return .unreachable(reason)
        case CURLE_OPERATION_TIMEDOUT:
            return refused.map { .refusedAddress($0, setting: configuration.policy.setting) } ?? .timedOut
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
            CURLE_SSL_CERTPROBLEM:
            return .insecure(reason)
        default: return .failed(reason)
        }
    }
}
