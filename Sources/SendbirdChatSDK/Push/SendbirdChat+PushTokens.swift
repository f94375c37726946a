internal import ChatWire

extension SendbirdChat {
    /// Registers this device's token for notifications of the current user; whoever had it before has it no more.
    ///
    /// - Parameters:
    ///   - devToken: The token as the system gave it.
    ///   - unique: Whether the user's other devices of this kind are notified no more.
    ///   - completionHandler: Gets `pending` where nobody is connected: then the token is registered with the next
    ///     login.
    public class func registerDevicePushToken(
        _ devToken: Data, unique: Bool,
        completionHandler: ((_ registrationStatus: PushTokenRegistrationStatus, _ error: SBError?) -> Void)? = nil
    ) {
        guard let client = Client.current, client.connectionState == .open else {
            PendingDevice.waiting.withLock { $0 = PendingDevice(token: devToken, isUnique: unique) }
            Client.later { completionHandler?(.pending, nil) }
            return
        }
        let report: (NoAnswer?, SBError?) -> Void = { _, error in
            completionHandler?(error == nil ? .success : .error, error)
        }
        client.ask(PendingDevice(token: devToken, isUnique: unique).request, for: NoAnswer.self, report) { $0 }
    }

    /// Registers this device's token for notifications of the current user.
    @discardableResult
    nonisolated(nonsending) public class func registerDevicePushToken(
        _ devToken: Data, unique: Bool
    ) async throws -> PushTokenRegistrationStatus {
        try await awaiting { (done: @escaping (PushTokenRegistrationStatus?, SBError?) -> Void) in
            registerDevicePushToken(devToken, unique: unique) { status, error in
                done(error == nil ? status : nil, error)
            }
        }
    }

    /// Registers this device's token beside those of the user's other devices.
    public class func registerDevicePushTokenForMultiDevicePush(
        _ devToken: Data,
        completionHandler: ((_ registrationStatus: PushTokenRegistrationStatus, _ error: SBError?) -> Void)? = nil
    ) {
        registerDevicePushToken(devToken, unique: false, completionHandler: completionHandler)
    }

    /// The token that is registered with the next login; nil for none.
    public class func getPendingPushToken() -> Data? { PendingDevice.waiting.value?.token }

    /// Takes this device's token away: it is notified no more.
    public class func unregisterPushToken(
        _ devToken: Data, completionHandler: ((_ response: [AnyHashable: Any]?, _ error: SBError?) -> Void)? = nil
    ) {
        PendingDevice.waiting.withLock { if $0?.token == devToken { $0 = nil } }
        let token = PendingDevice.text(of: devToken)
        let path = RESTRequest.pathOfMe("/push/apns/" + QueryItems.encoded(token))
        Client.ask(RESTRequest("DELETE", path), for: NoAnswer.self, completionHandler) { _ in ["token": token] }
    }

    /// Takes this device's token away.
    nonisolated(nonsending) public class func unregisterPushToken(_ devToken: Data) async throws {
        try await awaitingEnd { done in unregisterPushToken(devToken) { done($1) } }
    }

    /// Takes all tokens of the current user away: no device is notified any more.
    public class func unregisterAllPushToken(
        completionHandler: ((_ response: [AnyHashable: Any]?, _ error: SBError?) -> Void)? = nil
    ) {
        PendingDevice.waiting.withLock { $0 = nil }
        Client.ask(
            RESTRequest("DELETE", RESTRequest.pathOfMe("/push")), for: NoAnswer.self, completionHandler
        ) { _ in [:] }
    }

    /// Takes all tokens of the current user away.
    nonisolated(nonsending) public class func unregisterAllPushToken() async throws {
        try await awaitingEnd { done in unregisterAllPushToken { done($1) } }
    }

    /// The tokens of the current user's devices of a kind.
    ///
    /// - Parameter token: There is one page: with a token it is empty.
    public class func getMyPushTokens(
        token: String?, pushTokenType: PushTokenType, completionHandler: @escaping GetPushTokensHandler
    ) {
        guard let type = pushTokenType.wire, token == nil else {
            Client.later { completionHandler([], pushTokenType, false, nil, nil) }
            return
        }
        let report: ([String]?, SBError?) -> Void = { tokens, error in
            completionHandler(tokens ?? [], pushTokenType, false, nil, error)
        }
        let request = RESTRequest("GET", RESTRequest.pathOfMe("/push/\(type.rawValue)"))
        Client.ask(request, for: DevicePage.self, report) { $0.tokens }
    }

    /// The tokens of the current user's devices of a kind.
    nonisolated(nonsending) public class func getMyPushTokens(pushTokenType: PushTokenType) async throws -> [String] {
        try await awaiting { (done: @escaping ([String]?, SBError?) -> Void) in
            getMyPushTokens(token: nil, pushTokenType: pushTokenType) { tokens, _, _, _, error in
                done(error == nil ? tokens : nil, error)
            }
        }
    }
}

/// A device's token that is registered with the next login.
struct PendingDevice: Hashable, Sendable {
    var token: Data
    var isUnique: Bool

    /// One for the process, as there is one device.
    static let waiting = Locked<PendingDevice?>(nil)

    /// A token in words: two hexadecimal digits a byte.
    static func text(of token: Data) -> String {
        token.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    var request: RESTRequest {
        RESTRequest(
            "POST", RESTRequest.pathOfMe("/push/apns"),
            body: DeviceBody(token: Self.text(of: token), isUnique: isUnique))
    }
}

private struct DeviceBody: Encodable {
    var token: String
    var isUnique: Bool

    enum CodingKeys: String, CodingKey {
        case token = "apns_device_token"
        case isUnique = "is_unique"
    }
}

/// What the server answers.
private struct DevicePage: Decodable, Hashable {
    var tokens: [String]
}
