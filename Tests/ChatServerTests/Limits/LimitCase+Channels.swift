import ChatWire
import Foundation

@testable import ChatServer

extension LimitCase {
    /// What users have.
    static let users = [
        LimitCase(name: "user-id-characters", value: 10, code: .authUserIdTooLong, says: "'user_id'") { world, size in
            try await world.call("POST", "/v3/users", user(text(size)), asBackEnd: true)
        },
        LimitCase(name: "nickname-characters", value: 4, code: .invalidParameterValue, says: "'nickname'") {
            world, size in
            try await world.call("PUT", "/v3/users/ana", ["nickname": text(size)])
        },
        LimitCase(name: "url-bytes", value: 64, code: .invalidParameterValue, says: "'profile_url'") { world, size in
            try await world.call("PUT", "/v3/users/ana", ["profile_url": "https://a.org/" + bytes(size - 14)])
        },
        LimitCase(name: "user-metadata-keys", value: 2, code: .reachedMaxCount, says: "at most 2 metadata keys") {
            world, size in
            try await world.call("POST", "/v3/users/ana/metadata", ["metadata": keys(size, "v")])
        },
        LimitCase(name: "blocked-users", value: 2, code: .reachedMaxCount, says: "at most 2 users") { world, size in
            let ids = (0..<size).map { "user\($0)" }
            try await world.users(ids)
            return try await world.call("POST", "/v3/users/ana/block", ["user_ids": ids])
        },
        LimitCase(name: "user-tokens", value: 2, code: .reachedMaxCount, says: "at most 2 tokens") { world, size in
            try await world.repeated(size) { _ in
                try await world.call("POST", "/v3/users/ana/token", asBackEnd: true)
            }
        },
        LimitCase(name: "preferred-languages", value: 2, code: .invalidParameterValue, says: "'preferred_languages'") {
            world, size in
            try await world.call("PUT", "/v3/users/ana", ["preferred_languages": Array(repeating: "en", count: size)])
        },
        LimitCase(name: "discovery-keys", value: 2, code: .invalidParameterValue, says: "'discovery_keys'") {
            world, size in
            try await world.call("PUT", "/v3/users/ana", ["discovery_keys": (0..<size).map { "k\($0)" }])
        },
        LimitCase(name: "push-token-bytes", value: 64, code: .invalidParameterValue, says: "'token'") { world, size in
            try await world.call("POST", "/v3/users/ana/push/apns", ["apns_device_token": bytes(size)])
        },
    ]

    /// What channels are and have.
    static let channels = [
        LimitCase(name: "channel-name-characters", value: 4, code: .invalidParameterValue, says: "'name'") {
            world, size in
            try await world.call("PUT", "/v3/group_channels/room", ["name": text(size)])
        },
        LimitCase(name: "channel-members", value: 3, code: .reachedMaxCount, says: "at most 3 members") { world, size in
            try await members(size, ["is_super": false], world)
        },
        LimitCase(name: "super-channel-members", value: 3, code: .reachedMaxCount, says: "at most 3 members") {
            world, size in
            try await members(size, ["is_super": true], world)
        },
        LimitCase(name: "invitees", value: 2, code: .invalidParameterValue, says: "'user_ids'") { world, size in
            let ids = (0..<size).map { "user\($0)" }
            try await world.users(ids)
            return try await world.call("POST", "/v3/group_channels/room/invite", ["user_ids": ids])
        },
        LimitCase(name: "access-code-characters", value: 4, code: .invalidParameterValue, says: "'access_code'") {
            world, size in
            try await world.call(
                "POST", "/v3/group_channels", ["user_ids": [String](), "is_public": true, "access_code": text(size)])
        },
        LimitCase(name: "metadata-keys", value: 2, code: .reachedMaxCount, says: "at most 2 metadata keys") {
            world, size in
            try await world.call("POST", "/v3/group_channels/room/metadata", ["metadata": keys(size, "v")])
        },
        LimitCase(name: "metacounter-keys", value: 2, code: .reachedMaxCount, says: "at most 2 metacounters") {
            world, size in
            try await world.call("POST", "/v3/group_channels/room/metacounter", ["metacounter": keys(size, 1)])
        },
        LimitCase(name: "page-items", value: 3, code: .invalidParameterValue, says: "'limit'") { world, size in
            try await world.call("GET", "/v3/users?limit=\(size)", asBackEnd: true)
        },
    ]

    /// Polls, and what goes out by the clock.
    static let beside = [
        LimitCase(name: "poll-options", value: 2, code: .reachedMaxCount, says: "at most 2 options") { world, size in
            try await poll("t", (0..<size).map { "o\($0)" }, world)
        },
        LimitCase(name: "poll-title-characters", value: 4, code: .invalidParameterValue, says: "'title'") {
            world, size in
            try await poll(text(size), ["o"], world)
        },
        LimitCase(name: "poll-option-characters", value: 4, code: .invalidParameterValue, says: "'text'") {
            world, size in
            try await poll("t", [text(size)], world)
        },
        LimitCase(name: "scheduled-messages", value: 2, code: .reachedMaxCount, says: "at most 2 scheduled messages") {
            world, size in
            try await world.repeated(size) { _ in try await scheduled(400, world) }
        },
        LimitCase(
            name: "scheduled-least-seconds", value: 60, code: .invalidParameterValue, says: "'scheduled_at'", step: -1
        ) { world, size in
            try await scheduled(size, world)
        },
        LimitCase(name: "scheduled-most-seconds", value: 400, code: .invalidParameterValue, says: "'scheduled_at'") {
            world, size in
            try await scheduled(size, world)
        },
        LimitCase(name: "announcement-targets", value: 2, code: .reachedMaxCount, says: "'target_list'") {
            world, size in
            try await world.call(
                "POST", "/v3/announcements",
                [
                    "message": ["type": "ADMM", "content": "x"], "target_at": "target_channels",
                    "target_list": (0..<size).map { "room\($0)" },
                ], asBackEnd: true)
        },
    ]

    /// What an application orders of itself.
    static let orders = [
        LimitCase(name: "api-tokens", value: 2, code: .reachedMaxCount, says: "at most 2 API tokens") { world, size in
            // The application's first token counts too.
            try await world.repeated(size - 1) { _ in
                try await world.call("POST", "/v3/applications/api_tokens", asBackEnd: true)
            }
        },
        LimitCase(name: "allowed-addresses", value: 2, code: .reachedMaxCount, says: "at most 2 addresses") {
            world, size in
            try await world.call(
                "PUT", "/v3/applications/settings/ip_whitelist",
                ["ip_whitelist_addresses": (1...size).map { "192.0.2.\($0)" }], asBackEnd: true)
        },
        LimitCase(name: "privacy-users", value: 2, code: .invalidParameterValue, says: "at most 2 users") {
            world, size in
            let ids = (0..<size).map { "user\($0)" }
            try await world.users(ids)
            return try await world.call(
                "POST", "/v3/privacy/gdpr", ["action": "delete", "user_ids": ids], asBackEnd: true)
        },
    ]

    private static func user(_ id: String) -> [String: Any] { ["user_id": id, "nickname": "N", "profile_url": ""] }

    private static func keys<Value>(_ count: Int, _ value: Value) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", value) })
    }

    /// Makes a channel of so many members, its maker among them.
    private static func members(_ count: Int, _ kind: [String: Any], _ world: LimitWorld) async throws -> WireError? {
        let others = (1..<count).map { "user\($0)" }
        try await world.users(others)
        return try await world.call("POST", "/v3/group_channels", ["user_ids": others].merging(kind) { $1 })
    }

    private static func poll(_ title: String, _ options: [String], _ world: LimitWorld) async throws -> WireError? {
        try await world.call("POST", "/v3/polls", ["title": title, "options": options])
    }

    private static func scheduled(_ seconds: Int, _ world: LimitWorld) async throws -> WireError? {
        let time = world.fixture.clock.now + Int64(seconds) * 1_000
        return try await world.call(
            "POST", "/v3/group_channels/room/scheduled_messages", ["message": "m", "scheduled_at": time])
    }
}
