extension RouteAuthorizationTests {
    /// Polls, scheduled messages and what stands beside channels. The poll and the scheduled message are the
    /// operator's.
    static let besideLines = [
        Line(route: "GET /v3/polls", query: "channel_url=room", refused: strangers),
        Line(route: "POST /v3/polls", body: #"{"title": "?", "options": ["a"]}"#, refused: []),
        Line(route: "GET /v3/polls/{poll_id}", refused: strangers),
        Line(route: "PUT /v3/polls/{poll_id}", body: #"{"title": "!"}"#, refused: notOperators, speaks: true),
        Line(route: "DELETE /v3/polls/{poll_id}", refused: notOperators, speaks: true),
        Line(route: "PUT /v3/polls/{poll_id}/close", refused: notOperators, speaks: true),
        Line(route: "PUT /v3/polls/{poll_id}/vote", body: "VOTE", refused: strangers, speaks: true),
        Line(
            route: "POST /v3/polls/{poll_id}/options", body: #"{"text": "c"}"#, refused: notOperators, speaks: true),
        Line(route: "GET /v3/polls/{poll_id}/options/{option_id}", refused: strangers),
        Line(
            route: "PUT /v3/polls/{poll_id}/options/{option_id}", body: #"{"text": "c"}"#, refused: notOperators,
            speaks: true),
        Line(route: "DELETE /v3/polls/{poll_id}/options/{option_id}", refused: notOperators, speaks: true),
        Line(route: "GET /v3/polls/{poll_id}/options/{option_id}/voters", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/polls/changelogs", query: "ts=0", refused: strangers),
        Line(route: "GET /v3/open_channels/{channel_url}/polls/changelogs", query: "ts=0", refused: [.banned]),
        Line(
            route: "POST /v3/group_channels/{channel_url}/scheduled_messages", body: "SCHEDULED", refused: strangers,
            speaks: true),
        Line(
            route: "GET /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            refused: notOperators),
        Line(
            route: "POST /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            body: #"{"message": "x"}"#, refused: notOperators),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            body: #"{"message": "x"}"#, refused: notOperators),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            refused: notOperators),
        Line(
            route: "POST /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}/send_now",
            refused: notOperators),
        Line(route: "GET /v3/scheduled_messages", refused: []),
        Line(route: "GET /v3/scheduled_messages/count", refused: []),
        Line(route: "GET /v3/report", refused: users),
        Line(route: "GET /v3/report/users/{offending_user_id}", refused: users),
        Line(
            route: "POST /v3/report/users/{offending_user_id}", body: #"{"report_category": "spam"}"#, refused: []),
        Line(route: "GET /v3/report/group_channels/{channel_url}", refused: users),
        Line(
            route: "POST /v3/report/group_channels/{channel_url}", body: #"{"report_category": "spam"}"#,
            refused: strangers),
        Line(route: "GET /v3/report/group_channels/{channel_url}/messages/{message_id}", refused: users),
        Line(
            route: "POST /v3/report/group_channels/{channel_url}/messages/{message_id}",
            body: #"{"report_category": "spam"}"#, refused: strangers),
        Line(route: "GET /v3/report/open_channels/{channel_url}", refused: users),
        Line(
            route: "POST /v3/report/open_channels/{channel_url}", body: #"{"report_category": "spam"}"#,
            refused: [.banned]),
        Line(route: "GET /v3/report/open_channels/{channel_url}/messages/{message_id}", refused: users),
        Line(
            route: "POST /v3/report/open_channels/{channel_url}/messages/{message_id}",
            body: #"{"report_category": "spam"}"#, refused: [.banned]),
        Line(route: "GET /v3/announcements", refused: users),
        Line(
            route: "POST /v3/announcements",
            body: #"{"message": {"type": "ADMM", "content": "x"}, "target_at": "target_channels", "#
                + #""target_list": ["room"]}"#, refused: users),
        Line(route: "GET /v3/announcements/{unique_id}", refused: users),
        Line(route: "PUT /v3/announcements/{unique_id}", body: #"{"action": "cancel"}"#, refused: users),
        Line(route: "GET /v3/announcement_group", refused: users),
        Line(route: "GET /v3/applications/settings/retention", refused: users),
        Line(route: "PUT /v3/applications/settings/retention", body: #"{"message_days": 9}"#, refused: users),
        Line(route: "GET /v3/export/{data_type}", refused: users, isEverywhere: true),
        Line(
            route: "POST /v3/export/{data_type}", body: #"{"start_ts": 0, "end_ts": 1}"#, refused: users,
            isEverywhere: true),
        Line(route: "GET /v3/export/{data_type}/{request_id}", refused: users),
    ]
}
