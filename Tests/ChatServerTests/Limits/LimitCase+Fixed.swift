import ChatDomain
import ChatWire

@testable import ChatServer

extension LimitCase {
    /// Those that the documented API has, and no setting changes.
    static let fixed = [
        fixed("channel-url-characters", 100, .invalidChannelURL, says: "'channel_url'") { world, size in
            try await world.call("POST", "/v3/group_channels", ["user_ids": [String](), "channel_url": bytes(size)])
        },
        fixed("metadata-key-characters", ChannelRules.metadataKeyCharacters, says: "'key'") { world, size in
            try await world.call("POST", "/v3/group_channels/room/metadata", ["metadata": [text(size): "v"]])
        },
        fixed("metadata-value-characters", ChannelRules.metadataValueCharacters, says: "'value'") { world, size in
            try await world.call("POST", "/v3/group_channels/room/metadata", ["metadata": ["k": text(size)]])
        },
        fixed("user-metadata-key-characters", UserRules.metadataKeyCharacters, says: "'key'") { world, size in
            try await world.call("POST", "/v3/users/ana/metadata", ["metadata": [text(size): "v"]])
        },
        fixed("user-metadata-value-characters", UserRules.metadataValueCharacters, says: "'value'") { world, size in
            try await world.call("POST", "/v3/users/ana/metadata", ["metadata": ["k": text(size)]])
        },
        fixed("metacounter-key-characters", MetaCounterRules.keyCharacters, says: "'key'") { world, size in
            try await world.call("POST", "/v3/group_channels/room/metacounter", ["metacounter": [text(size): 1]])
        },
        fixed("moderation-note-characters", ModerationRules.noteCharacters, says: "'description'") { world, size in
            try await world.users(["bo"])
            _ = try await world.call("POST", "/v3/group_channels/room/invite", ["user_ids": ["bo"]])
            return try await world.call(
                "POST", "/v3/group_channels/room/mute", ["user_id": "bo", "description": text(size)])
        },
        fixed("retention-days", Int(RetentionRules.daysMost), says: "'message_days'") { world, size in
            try await world.call("PUT", "/v3/applications/settings/retention", ["message_days": size], asBackEnd: true)
        },
        fixed("language-characters", 35, says: "'preferred_languages'") { world, size in
            try await world.call("PUT", "/v3/users/ana", ["preferred_languages": [text(size)]])
        },
        fixed("discovery-key-characters", 256, says: "'discovery_keys'") { world, size in
            try await world.call("PUT", "/v3/users/ana", ["discovery_keys": [text(size)]])
        },
        fixed("push-sound-characters", 128, says: "'push_sound'") { world, size in
            try await world.call("PUT", "/v3/users/ana/push_preference", ["push_sound": text(size)])
        },
        fixed("webhook-secret-characters", WebhookRules.secretCharacters.upperBound, says: "'secret'") { world, size in
            try await world.call(
                "PUT", "/v3/applications/settings/webhook", ["enabled": false, "secret": bytes(size)], asBackEnd: true)
        },
    ]

    private static func fixed(
        _ name: String, _ value: Int, _ code: ErrorCode = .invalidParameterValue, says: String,
        attempt: @escaping @Sendable (LimitWorld, Int) async throws -> WireError?
    ) -> LimitCase {
        LimitCase(name: name, value: value, code: code, says: says, isFixed: true, attempt: attempt)
    }
}
