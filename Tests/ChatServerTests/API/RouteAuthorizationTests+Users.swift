@testable import ChatServer

extension RouteAuthorizationTests {
    /// Users whole, and counters of channels.
    static let userLines = ownLines + channelLines

    /// What is a user's own: `ana` is the operator.
    private static let ownLines = [
        Line(route: "GET /v3/users/{user_id}/metadata", refused: []),
        Line(route: "POST /v3/users/{user_id}/metadata", body: #"{"metadata": {"b": "2"}}"#, refused: notAna),
        Line(route: "PUT /v3/users/{user_id}/metadata", body: #"{"metadata": {"a": "2"}}"#, refused: notAna),
        Line(route: "DELETE /v3/users/{user_id}/metadata", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/metadata/{key}", refused: []),
        Line(route: "PUT /v3/users/{user_id}/metadata/{key}", body: #"{"value": "2"}"#, refused: notAna),
        Line(route: "DELETE /v3/users/{user_id}/metadata/{key}", refused: notAna),
        Line(route: "DELETE /v3/users/{user_id}", refused: users),
        Line(route: "DELETE /v3/users/{user_id}/token", refused: users),
        Line(route: "GET /v3/users/{user_id}/unread_item_count", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/count_preference/{channel_url}", refused: notAna),
        Line(
            route: "PUT /v3/users/{user_id}/count_preference/{channel_url}", body: #"{"count_preference": "off"}"#,
            refused: notAna),
        Line(route: "PUT /v3/users/{user_id}/my_group_channels/leave", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/block", refused: notAna),
        Line(route: "POST /v3/users/{user_id}/block", body: #"{"target_id": "bo"}"#, refused: notAna),
        Line(route: "DELETE /v3/users/{user_id}/block/{target_id}", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/push/{token_type}", refused: notAna),
        Line(
            route: "POST /v3/users/{user_id}/push/{token_type}", body: #"{"apns_device_token": "new"}"#, refused: notAna
        ),
        Line(route: "DELETE /v3/users/{user_id}/push/{token_type}/{token}", refused: notAna),
        Line(route: "DELETE /v3/users/{user_id}/push", refused: notAna),
        Line(route: "GET /v3/push/device_tokens/{token_type}/{token}", refused: users),
        Line(route: "DELETE /v3/push/device_tokens/{token_type}/{token}", refused: users),
        Line(route: "GET /v3/users/{user_id}/push_preference", refused: notAna),
        Line(
            route: "PUT /v3/users/{user_id}/push_preference", body: #"{"push_trigger_option": "off"}"#, refused: notAna),
        Line(route: "DELETE /v3/users/{user_id}/push_preference", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/ban", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/mute", refused: notAna),
        Line(route: "GET /v3/applications/default_channel_invitation_preference", refused: users),
        Line(
            route: "PUT /v3/applications/default_channel_invitation_preference", body: #"{"auto_accept": false}"#,
            refused: users),
    ]

    private static let channelLines =
        counterLines("group_channels", outsiders) + counterLines("open_channels", [.banned])

    /// Counters, metadata by key and bans of a type of channel.
    private static func counterLines(_ type: String, _ hidden: Set<Role>) -> [Line] {
        let path = "/v3/\(type)/{channel_url}"
        return [
            Line(route: "GET \(path)/metacounter", refused: hidden),
            Line(route: "POST \(path)/metacounter", body: #"{"metacounter": {"b": 2}}"#, refused: notOperators),
            Line(
                route: "PUT \(path)/metacounter", body: #"{"metacounter": {"a": 2}, "mode": "increase"}"#,
                refused: notOperators),
            Line(route: "DELETE \(path)/metacounter", refused: notOperators),
            Line(route: "GET \(path)/metacounter/{key}", refused: hidden),
            Line(route: "PUT \(path)/metacounter/{key}", body: #"{"value": 5}"#, refused: notOperators),
            Line(route: "DELETE \(path)/metacounter/{key}", refused: notOperators),
            Line(route: "PUT \(path)/metadata/{key}", body: #"{"value": "2"}"#, refused: notOperators),
            Line(route: "DELETE \(path)/metadata", refused: notOperators),
            Line(
                route: "PUT \(path)/ban/{user_id}", body: #"{"seconds": 60, "description": "less"}"#,
                refused: notOperators, user: "ba"),
        ]
    }
}
