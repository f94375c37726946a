internal import ChatDomain
internal import ChatWire
internal import SQLite
internal import Synchronization

/// Webhooks: what is written of them.
extension WriteContext {
    /// An application's settings, from memory.
    func webhook(applicationKey: Int64) throws -> WebhookSettings {
        if let known = webhooks[applicationKey] { return known }
        let settings = try queries.webhook(applicationKey: applicationKey)
        webhooks[applicationKey] = settings
        return settings
    }

    /// Changes an application's settings. What waits is dropped where webhooks are turned off.
    ///
    /// - Parameter newSecret: What calls are signed with from now on, where there is no secret yet or a new one is
    ///   asked for.
    /// - Returns: The settings, and the secret where it is new.
    func setWebhook(
        _ change: WebhookRules.Change, newSecret: String, renewsSecret: Bool, applicationKey: Int64
    ) throws -> (settings: WebhookSettings, secret: String?) {
        let before = try queries.webhook(applicationKey: applicationKey)
        let isNew = renewsSecret || before.secret.isEmpty
        let settings = try WebhookRules.settings(before, change, newSecret: isNew ? newSecret : nil)
        try connection.run(
            """
            INSERT INTO webhook (application, is_enabled, url, includes_members, categories, secret)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (application) DO UPDATE SET is_enabled = excluded.is_enabled,
                url = excluded.url, includes_members = excluded.includes_members, categories = excluded.categories,
                secret = excluded.secret
            """, applicationKey, settings.isEnabled, settings.url, settings.includesMembers,
            settings.categories.map { $0.map(\.rawValue).sorted().joined(separator: ",") } ?? "*", settings.secret)
        if !settings.isEnabled {
            webhookEventCount -= try connection.run(
                "DELETE FROM webhook_event WHERE application = ? AND aside = 0", applicationKey)
        }
        undo.append { [self, known = webhooks[applicationKey]] in webhooks[applicationKey] = known }
        webhooks[applicationKey] = settings
        return (settings, settings.secret != before.secret ? settings.secret : nil)
    }

    /// Keeps an event to be told, where the application wants to hear of its kind. Part of the change itself: what is
    /// acknowledged is told, whatever happens to the server.
    ///
    /// - Parameters:
    ///   - channel: Whose events it stands in line with; nil for none.
    ///   - body: Writes the event's own fields.
    func tellWebhook(
        _ category: WebhookCategory, channel: Channel?, applicationKey: Int64,
        _ body: (inout JSONWriter) throws -> Void
    ) throws {
        guard try webhook(applicationKey: applicationKey).tells(category) else { return }
        guard webhookEventCount < outbound.settings.webhookEventsMost else {
            outbound.figures.webhooksDropped.add(1, ordering: .relaxed)
            return
        }
        var json = JSONWriter()
        json.beginObject()
        json.key("category")
        json.value(category.rawValue)
        json.key("app_id")
        json.value(try queries.application(key: applicationKey)?.applicationID ?? "")
        if let channel {
            json.key("channel")
            channel.writeWebhookFields(to: &json)
            json.key("channel_type")
            json.value(channel.isOpen ? "open" : "group")
        }
        try body(&json)
        json.endObject()
        let lane = WebhookLane(applicationKey: applicationKey, channelKey: channel?.key ?? 0)
        try connection.run(
            "INSERT INTO webhook_event (application, channel, category, body, created_at) VALUES (?, ?, ?, ?, ?)",
            lane.applicationKey, lane.channelKey, category.rawValue,
            String(decoding: json.finish(), as: UTF8.self), environment.now())
        webhookEventCount += 1
        undo.append { [self] in webhookEventCount -= 1 }
        outboundNews.append(.webhook(lane))
    }

    /// Events were taken by the receiver.
    func removeWebhookEvents(_ ids: [Int64]) throws {
        for id in ids { webhookEventCount -= try connection.run("DELETE FROM webhook_event WHERE id = ?", id) }
    }

    /// An event was refused once more.
    func noteWebhookRefusal(_ id: Int64, attempts: Int, reason: String, isAside: Bool) throws {
        try connection.run(
            "UPDATE webhook_event SET attempts = ?, reason = ?, aside = ? WHERE id = ?", attempts, reason, isAside, id)
    }

    /// Events that are too old go, whether they wait or were set aside.
    ///
    /// - Returns: How many of them were still waiting.
    func forgetWebhookEvents(before time: Int64) throws -> Int {
        let waited = try connection.run("DELETE FROM webhook_event WHERE created_at < ? AND aside = 0", time)
        let aside = try connection.run("DELETE FROM webhook_event WHERE created_at < ? AND aside = 1", time)
        webhookEventCount -= waited + aside
        return waited
    }

    /// Puts events that were set aside back into their lanes: before what waits there, since they are older.
    ///
    /// - Parameter ids: Which; nil for all.
    /// - Returns: How many.
    func replayWebhookEvents(_ ids: [Int64]?, applicationKey: Int64) throws -> Int {
        var count = 0
        let lanes = try connection.query(
            "SELECT id, channel FROM webhook_event WHERE application = ? AND aside = 1", applicationKey
        ) { (id: $0.integer(at: 0), lane: WebhookLane(applicationKey: applicationKey, channelKey: $0.integer(at: 1))) }
        let wanted = ids.map(Set.init)
        for (id, lane) in lanes where wanted?.contains(id) ?? true {
            count += try connection.run(
                "UPDATE webhook_event SET aside = 0, attempts = 0, reason = '' WHERE id = ?", id)
            outboundNews.append(.webhook(lane))
        }
        return count
    }
}

extension Channel {
    /// The channel as webhooks have it.
    func writeWebhookFields(to json: inout JSONWriter) {
        json.beginObject()
        json.key("channel_url")
        json.value(url)
        json.key("name")
        json.value(name)
        json.key("custom_type")
        json.value(customType)
        json.key("data")
        json.value(data)
        if !isOpen {
            json.key("is_distinct")
            json.value(isDistinct)
            json.key("is_public")
            json.value(isPublic)
            json.key("is_super")
            json.value(isSuper)
        }
        json.endObject()
    }
}
