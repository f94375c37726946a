@testable import ChatServer

extension RouteAuthorizationTests {
    /// What an application orders of itself. The request about data and the announcement are there in the world.
    static let applicationLines = typeLines + tokenLines + statisticsLines

    private static let typePath = "/v3/applications/settings_by_channel_custom_type/{custom_type}"

    private static let typeLines = [
        Line(route: "GET \(typePath)/ban", refused: users, isEverywhere: true),
        Line(
            route: "POST \(typePath)/ban", body: #"{"banned_list": [{"user_id": "cy"}]}"#, refused: users,
            isEverywhere: true),
        Line(route: "DELETE \(typePath)/ban", query: "user_ids=cy", refused: users, isEverywhere: true),
        Line(route: "GET \(typePath)/mute", refused: users, isEverywhere: true),
        Line(route: "POST \(typePath)/mute", body: #"{"user_ids": ["cy"]}"#, refused: users, isEverywhere: true),
        Line(route: "DELETE \(typePath)/mute", query: "user_ids=cy", refused: users, isEverywhere: true),
        Line(
            route: "POST /v3/users/{user_id}/banned_channel_custom_types", body: #"{"channel_custom_types": ["k"]}"#,
            refused: users),
        Line(
            route: "POST /v3/users/{user_id}/muted_channel_custom_types", body: #"{"channel_custom_types": ["k"]}"#,
            refused: users),
        Line(
            route: "POST /v3/users/{user_id}/operating_channel_custom_types",
            body: #"{"channel_custom_types": ["k"]}"#, refused: users),
    ]

    private static let tokenLines = [
        Line(route: "GET /v3/applications/api_tokens", refused: users),
        Line(route: "POST /v3/applications/api_tokens", refused: users),
        Line(route: "GET /v3/applications/api_tokens/{api_token}", refused: users),
        Line(route: "DELETE /v3/applications/api_tokens/{api_token}", refused: users),
        Line(route: "GET /v3/applications/settings/ip_whitelist", refused: users),
        Line(
            route: "PUT /v3/applications/settings/ip_whitelist",
            body: #"{"ip_whitelist_addresses": ["127.0.0.1"]}"#, refused: users),
        Line(
            route: "DELETE /v3/applications/settings/ip_whitelist", query: "ip_whitelist_addresses=127.0.0.1",
            refused: users),
        Line(route: "GET /v3/applications/settings/auto_event_message", refused: users),
        Line(
            route: "PUT /v3/applications/settings/auto_event_message",
            body: #"{"auto_event_message": {"user_join": {"user_join": true}}}"#, refused: users),
        Line(route: "PUT /v3/users/{user_id}/push/template", body: #"{"name": "alternative"}"#, refused: notAna),
        Line(route: "GET /v3/privacy/gdpr", refused: users),
        Line(route: "POST /v3/privacy/gdpr", body: "PRIVACY", refused: users),
        Line(route: "GET /v3/privacy/gdpr/{request_id}", refused: users),
        Line(route: "DELETE /v3/privacy/gdpr/{request_id}", refused: users),
    ]

    private static let range = "start_year=2023&start_month=11&end_year=2023&end_month=11"

    private static let statisticsLines = [
        Line(route: "GET /v3/applications/ccu", refused: users),
        Line(route: "GET /v3/applications/dau", refused: users),
        Line(route: "GET /v3/applications/mau", refused: users),
        Line(
            route: "GET /v3/applications/peak_connections", query: "time_dimension=daily&\(range)", refused: users),
        Line(
            route: "GET /v3/statistics/metric", query: "metric_type=messages&time_dimension=daily&\(range)",
            refused: users),
        Line(route: "GET /v3/announcement_open_rate/{unique_id}", refused: users),
        Line(route: "GET /v3/announcement_open_rate_by_group/{announcement_group}", refused: users),
        Line(route: "GET /v3/announcement_open_status/{unique_id}", refused: users),
        Line(
            route: "GET /v3/announcement_stats/daily", query: "start_date=2023-11-14&end_date=2023-11-15",
            refused: users),
        Line(
            route: "GET /v3/announcement_stats/weekly", query: "start_week=2023-W46&end_week=2023-W46", refused: users),
        Line(
            route: "GET /v3/announcement_stats/monthly", query: "start_month=2023-11&end_month=2023-11",
            refused: users),
    ]
}
