import ChatDomain
import ChatWire
import Foundation
import Processes
import Testing

@testable import ChatServer

/// A service that calls others, which are allowed on loopback, and tries again after a millisecond.
struct OutboundFixture {
    let fixture: ServiceFixture

    init(isStarted: Bool = true, _ change: (inout ServiceConfiguration) -> Void = { _ in }) throws {
        var configuration = ServiceConfiguration()
        configuration.outbound.webhookAllow = ["127.0.0.1"]
        configuration.outbound.pushAllow = ["127.0.0.1"]
        configuration.outbound.previewAllow = ["127.0.0.1"]
        configuration.outbound.retryMilliseconds = 1
        configuration.outbound.retryMostMilliseconds = 4
        change(&configuration)
        fixture = try ServiceFixture(configuration: configuration)
        if isStarted { try fixture.service.startOutbound() }
    }

    /// The figures as Prometheus reads them.
    var figures: String {
        var page = PrometheusText()
        fixture.service.appendOutboundFigures(to: &page)
        return page.text
    }

    /// What the settings of webhooks answer.
    struct Settings: Decodable {
        struct Webhook: Decodable {
            var enabled: Bool
            var url: String
            var include_members: Bool
            var enabled_events: [String]
            var secret: String?
            var all_webhook_categories: [String]?
        }
        var webhook: Webhook
    }

    static let webhookPath = "/v3/applications/settings/webhook"

    /// Has everything told to a receiver.
    @discardableResult
    func tellEverything(to receiver: HTTPReceiver, _ more: [String: Any] = [:]) async throws -> Settings.Webhook {
        var body: [String: Any] = ["enabled": true, "url": "http://127.0.0.1:\(receiver.port)/hook"]
        body.merge(more) { $1 }
        return try await fixture.value(Settings.self, "PUT", Self.webhookPath, body).webhook
    }

    /// Reads until something is so.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (StoreQueries) throws -> Value, until isSo: (Value) -> Bool
    ) async throws -> Value {
        while true {
            let value = try await withCheckedContinuation { continuation in
                fixture.service.store.read(body) { continuation.resume(returning: $0) }
            }.get()
            if isSo(value) { return value }
        }
    }

    /// Writes.
    @discardableResult
    func write<Value: Sendable>(_ body: @escaping @Sendable (WriteContext) throws -> Value) async throws -> Value {
        try await withCheckedContinuation { continuation in
            fixture.service.store.write(body) { continuation.resume(returning: $0) }
        }.get()
    }

    /// Registers a device of a user.
    func register(_ token: String, type: PushTokenType = .apns, of userID: String) async throws {
        try await write {
            _ = try $0.addPushToken(
                token, type: type, of: userID, sessionHash: [], isOnly: false, by: .application(1))
        }
    }
}

extension HTTPReceiver.Request {
    /// The body as an object.
    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]) ?? [:]
    }

    var category: String { object["category"] as? String ?? "" }

    /// The text of the message that is told.
    var message: String { (object["payload"] as? [String: Any])?["message"] as? String ?? "" }
}
