internal import ChatDomain
internal import ChatOutbound
internal import ChatWire
internal import Foundation
internal import Synchronization

/// Firebase Cloud Messaging, HTTP v1: an access token by a service account's signed assertion (RFC 7523), one
/// request a device. The app gets the data and shows what it wants, as the documentation of the SDK has it.
final class FCMService: PushService {
    private enum Access {
        case missing
        case waiting([@Sendable (Result<String, Refusal>) -> Void])
        case token(String, until: Int64)
    }

    private static let scope = "https://www.googleapis.com/auth/firebase.messaging"

    private let client: OutboundClient
    private let settings: FCMSettings
    private let url: OutboundURL
    private let tokenURL: OutboundURL
    private let key: SigningKey
    private let now: @Sendable () -> Int64
    private let access = Mutex(Access.missing)

    /// - Returns: Nil where the key or an address cannot be read.
    init?(_ settings: FCMSettings, base: String, client: OutboundClient, now: @escaping @Sendable () -> Int64) {
        guard let key = SigningKey(pem: settings.privateKey), key.algorithm == "RS256",
            let project = settings.projectID.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-"])),
            let url = OutboundURL("\(base)/v1/projects/\(project)/messages:send"),
            let tokenURL = OutboundURL(settings.tokenURL)
        else { return nil }
        self.settings = settings
        self.client = client
        self.url = url
        self.tokenURL = tokenURL
        self.key = key
        self.now = now
    }

    func send(
        _ notification: PushNotification, to token: String, completion: @escaping @Sendable (PushOutcome) -> Void
    ) {
        withAccess { [self] access in
            let key: String
            switch access {
            case .success(let granted): key = granted
            case .failure(let refusal): return completion(refusal.outcome)
            }
            var request = OutboundRequest(
                "POST", url, headers: [("Authorization", "Bearer \(key)"), ("Content-Type", "application/json")],
                body: body(notification, token: token))
            request.timeoutMilliseconds = 10_000
            client.send(request) { [self] result in
                switch result {
                case .success(let response):
                    if response.status == 401 { self.access.withLock { $0 = .missing } }
                    completion(Self.outcome(response))
                case .failure(let error): completion(PushOutcome(error))
                }
            }
        }
    }

    /// What an answer means, by the documentation's table of error codes.
    static func outcome(_ response: OutboundResponse) -> PushOutcome {
        struct Answer: Decodable {
            struct Fault: Decodable {
                struct Detail: Decodable { var errorCode: String? }
                var status: String?
                var details: [Detail]?
            }
            var error: Fault
        }
        let fault = (try? JSONDecoder().decode(Answer.self, from: Data(response.body)))?.error
        let code = fault?.details?.lazy.compactMap(\.errorCode).first ?? fault?.status ?? "status \(response.status)"
        switch (response.status, code) {
        case (200, _): return .delivered
        case (_, "UNREGISTERED"), (_, "SENDER_ID_MISMATCH"), (404, _): return .unregistered(since: nil)
        case (401, _), (429, _), (500..., _): return .later(afterSeconds: response.retryAfterSeconds)
        default: return .failed(code)
        }
    }

    private func body(_ notification: PushNotification, token: String) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("message")
        json.beginObject()
        json.key("token")
        json.value(token)
        json.key("data")
        json.beginObject()
        json.key("sendbird")
        json.value(String(decoding: notification.payload, as: UTF8.self))
        json.key("message")
        json.value(notification.body)
        if let title = notification.title {
            json.key("push_title")
            json.value(title)
        }
        json.key("sound")
        json.value(notification.sound.isEmpty ? settings.sound : notification.sound)
        json.endObject()
        json.key("android")
        json.beginObject()
        json.key("priority")
        json.value("HIGH")
        json.key("collapse_key")
        json.value("\(notification.messageID)")
        json.endObject()
        json.endObject()
        json.endObject()
        return json.finish()
    }

    // MARK: - Access

    /// Gives an access token, one that was given before as long as it holds, or what became of asking for one.
    private func withAccess(_ body: @escaping @Sendable (Result<String, Refusal>) -> Void) {
        let now = now()
        let (known, asks) = access.withLock { access -> (String?, Bool) in
            switch access {
            case .token(let text, let until) where now < until: return (text, false)
            case .missing, .token:
                access = .waiting([body])
                return (nil, true)
            case .waiting(let others):
                access = .waiting(others + [body])
                return (nil, false)
            }
        }
        if let known { return body(.success(known)) }
        if asks { askForAccess(now) }
    }

    private func askForAccess(_ now: Int64) {
        let seconds = now / 1_000
        let claims: [String: Any] = [
            "iss": settings.clientEmail, "scope": Self.scope, "aud": settings.tokenURL, "iat": seconds,
            "exp": seconds + 3_600,
        ]
        guard let assertion = key.token(head: ["typ": "JWT"], claims: claims) else {
            return answer(.failure(Refusal(outcome: .failed("the key does not sign"))), until: 0)
        }
        let form = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)"
        let request = OutboundRequest(
            "POST", tokenURL, headers: [("Content-Type", "application/x-www-form-urlencoded")],
            body: Array(form.utf8))
        client.send(request) { [self] result in
            struct Grant: Decodable {
                var token: String
                var seconds: Int64?

                enum CodingKeys: String, CodingKey {
                    case token = "access_token"
                    case seconds = "expires_in"
                }
            }
            let response: OutboundResponse
            switch result {
            case .success(let given): response = given
            case .failure(let error): return answer(.failure(Refusal(outcome: PushOutcome(error))), until: 0)
            }
            guard response.status == 200, let grant = try? JSONDecoder().decode(Grant.self, from: Data(response.body))
            else {
                let outcome = PushOutcome.later(afterSeconds: response.retryAfterSeconds)
                return answer(.failure(Refusal(outcome: outcome)), until: 0)
            }
            // A minute early: a call takes its time.
            answer(.success(grant.token), until: now + max(0, (grant.seconds ?? 3_600) - 60) * 1_000)
        }
    }

    private func answer(_ access: Result<String, Refusal>, until: Int64) {
        let waiting = self.access.withLock { known -> [@Sendable (Result<String, Refusal>) -> Void] in
            guard case .waiting(let waiting) = known else { return [] }
            if case .success(let token) = access { known = .token(token, until: until) } else { known = .missing }
            return waiting
        }
        for body in waiting { body(access) }
    }

    /// Why there is no access token.
    private struct Refusal: Error {
        let outcome: PushOutcome
    }
}
