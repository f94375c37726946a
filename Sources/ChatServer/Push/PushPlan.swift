internal import ChatDomain
internal import ChatWire

/// Who of a channel's members is notified of a message, and with what: one page of them.
struct PushPlan: Sendable {
    /// A notification for one device.
    struct Item: Sendable {
        let notification: PushNotification
        let token: PushToken
    }

    /// The application's push services.
    var providers: [PushProvider] = []
    var items: [Item] = []
    /// Where the next page begins; nil behind the last one.
    var next: Int64?

    /// How many members one page looks at.
    private static let pageMembers = 100
    /// The most characters of a text in a notification; more is not shown anyway, and would not fit.
    private static let textCharacters = 500
    /// The longest address of a picture in a notification, in bytes.
    private static let pictureBytes = 512

    /// Plans a page.
    ///
    /// - Parameters:
    ///   - userKey: Members with higher keys are looked at.
    ///   - isConnected: Whether a user has a connection.
    static func make(
        _ job: StoreQueries.PushJob, after userKey: Int64, now: Int64, _ queries: StoreQueries,
        isConnected: (User) -> Bool
    ) throws -> PushPlan {
        var plan = PushPlan()
        guard let channel = try queries.channel(key: job.channelKey),
            let message = try queries.message(id: job.messageID, in: channel),
            PushRules.notifies(of: message, in: channel),
            try queries.pushIsEnabled(applicationKey: job.applicationKey),
            let application = try queries.application(key: job.applicationKey),
            let templates = try templates(queries, job.applicationKey)
        else { return plan }
        plan.providers = try queries.pushProviders(applicationKey: job.applicationKey)
        guard !plan.providers.isEmpty else { return plan }
        let members = try queries.membersWithDevices(of: channel, after: userKey, limit: pageMembers)
        let words = templates.mapValues { $0.filled(for: message.wire, channelName: channel.name) }
        let blockers = try queries.blockerKeys(of: message.senderKey)
        for (membership, user) in members {
            let preference = try queries.pushPreference(userKey: user.key)
            let recipient = PushRules.Recipient(
                user: user, membership: membership, preference: preference, isConnected: isConnected(user),
                blocksSender: blockers.contains(user.key))
            guard PushRules.notifies(recipient, of: message, in: channel, at: now) else { continue }
            guard let words = words[preference.template] ?? words[PushTemplate.names[0]] else { continue }
            let sound = try queries.sound(of: user.key, in: channel.key) ?? preference.sound
            let unread = try queries.unreadCounts(userKey: user.key, customTypes: nil, superMode: .all).messages
            let deleted = try queries.deletedCount(channelKey: channel.key, afterNumber: membership.readNumber)
            let channelUnread = max(0, channel.messageNumber - membership.readNumber - deleted)
            let notification = PushNotification(
                messageID: message.wire.messageID, channelURL: channel.url,
                title: words.title.map { String($0.prefix(textCharacters)) },
                body: String(words.message.prefix(textCharacters)),
                sound: sound == PushPreference.standardSound ? "" : sound, unreadCount: unread,
                payload: payload(
                    message.wire, channel, application, recipient: user, unread: unread, channelUnread: channelUnread,
                    sound: sound, template: preference.template))
            for token in try queries.pushTokens(userKey: user.key) {
                plan.items.append(Item(notification: notification, token: token))
            }
        }
        plan.next = members.count == pageMembers ? members.last?.1.key : nil
        return plan
    }

    /// The templates that users may have chosen, by name; nil where even the first is missing.
    private static func templates(_ queries: StoreQueries, _ applicationKey: Int64) throws -> [String: PushTemplate]? {
        var templates: [String: PushTemplate] = [:]
        for name in PushTemplate.names {
            templates[name] = try queries.pushTemplate(name, applicationKey: applicationKey)
        }
        return templates.isEmpty ? nil : templates
    }

    /// The documented object `sendbird`.
    private static func payload(
        _ message: WireMessage, _ channel: Channel, _ application: Application, recipient: User, unread: Int64,
        channelUnread: Int64, sound: String, template: String
    ) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("category")
        json.value("messaging:offline_notification")
        json.key("type")
        json.value(message.type.rawValue)
        json.key("message")
        json.value(String(message.message.prefix(textCharacters)))
        json.key("message_id")
        json.value(message.messageID)
        json.key("custom_type")
        json.value(message.customType)
        json.key("created_at")
        json.value(message.createdAt)
        json.key("app_id")
        json.value(application.applicationID)
        json.key("unread_message_count")
        json.value(unread)
        json.key("channel_type")
        json.value("messaging")
        json.key("audience_type")
        json.value("only")
        json.key("push_sound")
        json.value(sound)
        writeChannel(channel, unread: channelUnread, to: &json)
        if let sender = message.sender { writeSender(sender, to: &json) }
        writeRecipient(recipient, template: template, to: &json)
        writeContents(of: message, to: &json)
        json.endObject()
        return json.finish()
    }

    private static func writeChannel(_ channel: Channel, unread: Int64, to json: inout JSONWriter) {
        json.key("channel")
        json.beginObject()
        json.key("channel_url")
        json.value(channel.url)
        json.key("name")
        json.value(channel.name)
        json.key("custom_type")
        json.value(channel.customType)
        json.key("channel_unread_count")
        json.value(unread)
        json.endObject()
    }

    private static func writeSender(_ sender: WireSender, to json: inout JSONWriter) {
        json.key("sender")
        json.beginObject()
        json.key("id")
        json.value(sender.userID)
        json.key("name")
        json.value(sender.nickname)
        json.key("profile_url")
        json.value(sender.profileURL.utf8.count <= pictureBytes ? sender.profileURL : "")
        json.endObject()
    }

    private static func writeRecipient(_ recipient: User, template: String, to json: inout JSONWriter) {
        json.key("recipient")
        json.beginObject()
        json.key("id")
        json.value(recipient.userID)
        json.key("name")
        json.value(recipient.nickname)
        json.key("push_template")
        json.value(template)
        json.endObject()
    }

    private static func writeContents(of message: WireMessage, to json: inout JSONWriter) {
        json.key("mentioned_users")
        json.beginArray()
        for user in message.mentions?.users ?? [] {
            json.beginObject()
            json.key("user_id")
            json.value(user.userID)
            json.endObject()
        }
        json.endArray()
        json.key("files")
        json.beginArray()
        if let file = message.file {
            json.beginObject()
            json.key("name")
            json.value(String(file.name.prefix(textCharacters)))
            json.key("type")
            json.value(file.type)
            json.endObject()
        }
        json.endArray()
    }
}
