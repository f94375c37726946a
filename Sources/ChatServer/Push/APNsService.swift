internal import ChatDomain
internal import ChatOutbound
internal import ChatWire
internal import Foundation
internal import Synchronization

/// Apple's push service: HTTP/2, a provider token signed by ES256, one request a device.
///
/// As in Apple's "Sending notification requests to APNs" and "Establishing a token-based connection to APNs": a token
/// is made anew every 20 to 60 minutes.
final class APNsService: PushService {
    /// How long a provider token is used, in milliseconds.
    private static let tokenLifetime: Int64 = 50 * 60_000
    /// The most bytes of a payload; a longer text is cut.
    private static let payloadBytesMost = 4_096

    private struct Token {
        var text: String
        var madeAt: Int64
    }

    private let client: OutboundClient
    private let settings: APNsSettings
    private let base: String
    private let key: SigningKey
    private let now: @Sendable () -> Int64
    private let token = Mutex<Token?>(nil)

    /// - Returns: Nil where the key cannot be read.
    init?(_ settings: APNsSettings, base: String, client: OutboundClient, now: @escaping @Sendable () -> Int64) {
        guard let key = SigningKey(pem: settings.key), key.algorithm == "ES256" else { return nil }
        self.settings = settings
        self.base = base
        self.client = client
        self.key = key
        self.now = now
    }

    func send(
        _ notification: PushNotification, to token: String, completion: @escaping @Sendable (PushOutcome) -> Void
    ) {
        send(notification, to: token, isRenewed: false, completion: completion)
    }

    private func send(
        _ notification: PushNotification, to device: String, isRenewed: Bool,
        completion: @escaping @Sendable (PushOutcome) -> Void
    ) {
        // What no device is called cannot be one, and must not change the path.
        let isName = device.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
        }
        guard isName, !device.isEmpty, let url = OutboundURL("\(base)/3/device/\(device)") else {
            return completion(.unregistered(since: nil))
        }
        guard let provider = providerToken() else { return completion(.failed("the key does not sign")) }
        var request = OutboundRequest(
            "POST", url,
            headers: [
                ("authorization", "bearer \(provider)"), ("apns-topic", settings.bundleID),
                ("apns-push-type", "alert"), ("apns-priority", "10"),
                ("apns-expiration", "\(now() / 1_000 + 86_400)"), ("apns-collapse-id", "\(notification.messageID)"),
                ("content-type", "application/json"),
            ], body: payload(notification))
        request.version = .two
        request.timeoutMilliseconds = 10_000
        client.send(request) { [self] result in
            switch result {
            case .success(let response):
                let (outcome, isExpired) = Self.outcome(response)
                guard isExpired, !isRenewed else { return completion(outcome) }
                forget(provider)
                send(notification, to: device, isRenewed: true, completion: completion)
            case .failure(let error): completion(PushOutcome(error))
            }
        }
    }

    private func providerToken() -> String? {
        let now = now()
        return token.withLock { token in
            if let token, now - token.madeAt < Self.tokenLifetime, now >= token.madeAt { return token.text }
            let claims: [String: Any] = ["iss": settings.teamID, "iat": now / 1_000]
            guard let text = key.token(head: ["kid": settings.keyID], claims: claims) else { return nil }
            token = Token(text: text, madeAt: now)
            return text
        }
    }

    private func forget(_ text: String) {
        token.withLock { if $0?.text == text { $0 = nil } }
    }

    /// What an answer means, by Apple's "Handling notification responses from APNs".
    static func outcome(_ response: OutboundResponse) -> (outcome: PushOutcome, isExpired: Bool) {
        struct Answer: Decodable {
            var reason: String?
            var timestamp: Int64?
        }
        let answer = try? JSONDecoder().decode(Answer.self, from: Data(response.body))
        let reason = answer?.reason ?? "status \(response.status)"
        switch (response.status, reason) {
        case (200, _): return (.delivered, false)
        case (410, _): return (.unregistered(since: answer?.timestamp), false)
        case (400, "BadDeviceToken"), (400, "DeviceTokenNotForTopic"): return (.unregistered(since: nil), false)
        case (403, "ExpiredProviderToken"): return (.failed(reason), true)
        case (429, _), (500..., _): return (.later(afterSeconds: response.retryAfterSeconds), false)
        default: return (.failed(reason), false)
        }
    }

    private func payload(_ notification: PushNotification) -> [UInt8] {
        var body = notification.body
        var bytes = payload(notification, body: body)
        while bytes.count > Self.payloadBytesMost, !body.isEmpty {
            body = String(body.prefix(max(0, body.count - max(1, (bytes.count - Self.payloadBytesMost) / 4 + 1))))
            bytes = payload(notification, body: body + "…")
        }
        return bytes
    }

    private func payload(_ notification: PushNotification, body: String) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("aps")
        json.beginObject()
        json.key("alert")
        json.beginObject()
        if let title = notification.title {
            json.key("title")
            json.value(title)
        }
        json.key("body")
        json.value(body)
        json.endObject()
        if settings.hasBadge {
            json.key("badge")
            json.value(notification.unreadCount)
        }
        json.key("sound")
        json.value(notification.sound.isEmpty ? settings.sound : notification.sound)
        json.key("thread-id")
        json.value(notification.channelURL)
        if !settings.category.isEmpty {
            json.key("category")
            json.value(settings.category)
        }
        if settings.isMutable {
            json.key("mutable-content")
            json.value(Int64(1))
        }
        if settings.wakes {
            json.key("content-available")
            json.value(Int64(1))
        }
        json.endObject()
        json.key("sendbird")
        json.raw(notification.payload)
        json.endObject()
        return json.finish()
    }
}
