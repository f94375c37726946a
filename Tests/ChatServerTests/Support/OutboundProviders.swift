import Foundation
import Testing

@testable import ChatServer

/// The push services of the application of a ``RouteAuthorizationTests/World``, and the lines of the routes on them.
struct OutboundProviders: Sendable {
    private let apns: String
    private let fcm: String

    init(_ fixture: ServiceFixture) async throws {
        apns = try await Self.add("apns", OutboundFixture.apns, fixture)
        fcm = try await Self.add(
            "fcm", ["api_key": PushKeys.account(tokenURL: "https://oauth2.googleapis.com/token")], fixture)
    }

    /// Adds a push service and gives its id.
    @discardableResult
    static func add(_ type: String, _ body: [String: Any], _ fixture: ServiceFixture) async throws -> String {
        struct Answer: Decodable {
            struct Configuration: Decodable { var id: String }
            var push_configurations: [Configuration]
        }
        let answer = try await fixture.value(Answer.self, "POST", "/v3/applications/push/\(type)", body)
        return try #require(answer.push_configurations.first?.id)
    }

    func id(for route: String) -> String { route.contains("/fcm/") ? fcm : apns }
}

extension OutboundFixture {
    /// A push service of Apple's, for what is being developed.
    static var apns: [String: Any] {
        [
            "apns_cert": PushKeys.elliptic, "apns_key_id": "KEYIDKEYID", "apns_team_id": "TEAMIDTEAM",
            "apns_bundle_id": "org.example.chat", "apns_cert_env_type": "development",
        ]
    }
}

extension RouteAuthorizationTests {
    private static func json(_ object: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// Webhooks, push services and link previews: for the application alone.
    static let outboundLines = [
        Line(route: "GET /v3/applications/settings/webhook", refused: users),
        Line(route: "PUT /v3/applications/settings/webhook", body: #"{"enabled": false}"#, refused: users),
        Line(route: "POST /v3/applications/settings/webhook/test", refused: users),
        Line(route: "GET /v3/applications/settings/webhook/failed", refused: users),
        Line(route: "POST /v3/applications/settings/webhook/replay", refused: users),
        Line(route: "GET /v3/applications/push/settings", refused: users),
        Line(route: "PUT /v3/applications/push/settings", body: #"{"push_enabled": false}"#, refused: users),
        Line(route: "POST /v3/applications/push/apns", body: json(OutboundFixture.apns), refused: users),
        Line(route: "PUT /v3/applications/push/apns/{provider_id}", body: #"{"push_sound": "a"}"#, refused: users),
        Line(
            route: "POST /v3/applications/push/fcm", body: json(["api_key": PushKeys.account(tokenURL: "https://a/")]),
            refused: users),
        Line(route: "PUT /v3/applications/push/fcm/{provider_id}", body: #"{"push_sound": "a"}"#, refused: users),
        Line(route: "DELETE /v3/applications/push/apns/cert/{provider_id}", refused: users),
        Line(route: "GET /v3/applications/push/{push_type}", refused: users, isEverywhere: true),
        Line(route: "GET /v3/applications/push/{push_type}/{provider_id}", refused: users),
        Line(route: "DELETE /v3/applications/push/{push_type}/{provider_id}", refused: users),
        Line(route: "GET /v3/applications/push/message_templates", refused: users),
        Line(
            route: "GET /v3/applications/push/message_templates/{template_name}", refused: users, isEverywhere: true),
        Line(
            route: "PUT /v3/applications/push/message_templates/{template_name}",
            body: json([
                "template": [
                    "MESG": ["push_message": "a"], "FILE": ["push_message": "b"], "ADMM": ["push_message": "c"],
                ]
            ]), refused: users, isEverywhere: true),
        Line(route: "GET /v3/applications/settings/link_previews", refused: users),
        Line(route: "PUT /v3/applications/settings/link_previews", body: #"{"enabled": false}"#, refused: users),
    ]
}
