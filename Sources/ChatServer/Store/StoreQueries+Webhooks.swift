internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Webhooks and the events that wait for them.
extension StoreQueries {
    /// An application's settings.
    func webhook(applicationKey: Int64) throws -> WebhookSettings {
        try connection.queryFirst(
            "SELECT is_enabled, url, includes_members, categories, secret FROM webhook WHERE application = ?",
            applicationKey
        ) { row in
            var settings = WebhookSettings()
            settings.isEnabled = row.bool(at: 0)
            settings.url = row.text(at: 1)
            settings.includesMembers = row.bool(at: 2)
            let names = row.text(at: 3)
            // Names that another version knew are passed over.
            settings.categories =
                names == "*"
                ? nil : Set(names.split(separator: ",").compactMap { WebhookCategory(rawValue: String($0)) })
            settings.secret = row.text(at: 4)
            return settings
        } ?? WebhookSettings()
    }

    /// The first events of a lane after one.
    func webhookEvents(in lane: WebhookLane, after id: Int64, limit: Int) throws -> [WebhookEvent] {
        try connection.query(
            """
            SELECT id, application, channel, category, body, created_at, attempts, reason FROM webhook_event
            WHERE application = ? AND channel = ? AND aside = 0 AND id > ? ORDER BY id LIMIT ?
            """, lane.applicationKey, lane.channelKey, id, limit, row: Self.webhookEvent)
    }

    /// The lanes that have events.
    func webhookLanes() throws -> [WebhookLane] {
        try connection.query("SELECT DISTINCT application, channel FROM webhook_event WHERE aside = 0") {
            WebhookLane(applicationKey: $0.integer(at: 0), channelKey: $0.integer(at: 1))
        }
    }

    /// How many events wait or are set aside.
    func webhookEventCount() throws -> Int {
        try connection.queryFirst("SELECT count(*) FROM webhook_event") { Int($0.integer(at: 0)) } ?? 0
    }

    /// Events that were set aside, oldest first.
    func webhookEventsAside(
        applicationKey: Int64, limit: Int, token: String?
    ) throws -> (events: [WebhookEvent], next: String) {
        var after: Int64 = 0
        if let token {
            var token = try PageToken(token, kind: "w")
            after = try token.number()
        }
        let events = try connection.query(
            """
            SELECT id, application, channel, category, body, created_at, attempts, reason FROM webhook_event
            WHERE application = ? AND aside = 1 AND id > ? ORDER BY id LIMIT ?
            """, applicationKey, after, limit + 1, row: Self.webhookEvent)
        guard events.count > limit else { return (events, "") }
        var next = PageToken(kind: "w")
        next.add(events[limit - 1].id)
        return (Array(events.prefix(limit)), next.text)
    }

    private static func webhookEvent(_ row: Statement) -> WebhookEvent {
        WebhookEvent(
            id: row.integer(at: 0),
            lane: WebhookLane(applicationKey: row.integer(at: 1), channelKey: row.integer(at: 2)),
            category: row.text(at: 3), body: row.text(at: 4), createdAt: row.integer(at: 5),
            attempts: Int(row.integer(at: 6)), reason: row.text(at: 7))
    }
}
