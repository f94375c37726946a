internal import ChatDomain
internal import ChatOutbound
internal import ChatWire

/// Webhooks: of what an application's back end is told, and what it refused.
extension RESTRoutes {
    private struct SettingsBody: Decodable {
        var isEnabled: Bool
        var url: String?
        var includesMembers: Bool?
        var categories: [String]?
        var secret: String?
        var renewsSecret: Bool?

        enum CodingKeys: String, CodingKey {
            case isEnabled = "enabled"
            case url
            case includesMembers = "include_members"
            case categories = "enabled_events"
            case secret
            case renewsSecret = "renew_secret"
        }
    }

    private struct ReplayBody: Decodable {
        var ids: [Int64]?
    }

    private static let path = "/v3/applications/settings/webhook"

    private static let settingsAnswer = RESTAnswer.fields(
        RESTField(
            name: "webhook",
            schema: .object(
                name: nil,
                fields: [
                    .flag("enabled"), .text("url"), .flag("include_members"),
                    RESTField(name: "enabled_events", schema: .list(.text)), .text("secret", isRequired: false),
                    RESTField(name: "all_webhook_categories", schema: .list(.text), isRequired: false),
                ])))

    static let webhooks = [
        RESTRoute(
            "GET \(path)", "Tells the settings of webhooks.", for: .application, answers: settingsAnswer
        ) { call in
            try call.caller.requireApplication()
            // The reference has it in two spellings.
            let all = try call.query.flag("display_all_webhook_categories")
            let singular = try call.query.flag("display_all_webhook_category")
            return .read { queries in
                let settings = try queries.webhook(applicationKey: call.caller.applicationKey)
                return settingsJSON(settings, listsAll: all ?? singular ?? false)
            }
        },
        RESTRoute(
            "PUT \(path)", "Chooses where webhooks go and of what they tell.", for: .application,
            answers: settingsAnswer
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(SettingsBody.self)
            let secret = Secret.make(call.environment.randomBytes)
            let change = WebhookRules.Change(
                isEnabled: body.isEnabled, url: body.url, includesMembers: body.includesMembers,
                categories: body.categories, secret: body.secret)
            return .outside { service, answer in
                let save: @Sendable () -> Void = {
                    service.store.write(
                        { context in
                            let (settings, fresh) = try context.setWebhook(
                                change, newSecret: secret, renewsSecret: body.renewsSecret ?? false,
                                applicationKey: call.caller.applicationKey)
                            return settingsJSON(settings, secret: fresh)
                        }, completion: answer)
                }
                guard let url = body.url, !url.isEmpty else { return save() }
                guard let outbound = service.outbound else { return answer(.failure(notStarted)) }
                outbound.checkWebhook(url) { refusal in
                    if let refusal { answer(.failure(refusal)) } else { save() }
                }
            }
        },
        RESTRoute(
            "POST \(path)/test", "Calls the address of webhooks once, and tells what it answered.", for: .application,
            answers: .fields(.flag("delivered"), .number("status"), .text("reason"))
        ) { call in
            try call.caller.requireApplication()
            let applicationKey = call.caller.applicationKey
            return .outside { service, answer in
                service.store.read { queries in
                    (
                        try queries.webhook(applicationKey: applicationKey),
                        try queries.application(key: applicationKey)?.applicationID ?? ""
                    )
                } completion: { result in
                    switch result {
                    case .failure(let error): answer(.failure(error))
                    case .success((let settings, _)) where settings.url.isEmpty:
                        answer(.success(testJSON(.failure(.failed("no address is set")))))
                    case .success((let settings, let applicationID)):
                        guard let outbound = service.outbound else { return answer(.failure(notStarted)) }
                        outbound.testWebhook(settings, applicationID: applicationID) { outcome in
                            answer(.success(testJSON(outcome)))
                        }
                    }
                }
            }
        },
        RESTRoute(
            "GET \(path)/failed", "Lists events that were refused too often and set aside, oldest first.",
            for: .application,
            answers: .fields(
                RESTField(
                    name: "events",
                    schema: .list(
                        .object(
                            name: nil,
                            fields: [
                                .number("id"), .text("category"), .number("created_at"), .number("attempts"),
                                .text("reason"), .text("body"),
                            ]))), .text("next"))
        ) { call in
            try call.caller.requireApplication()
            let limit = try call.query.pageSize(standard: 10, limits: call.limits)
            let token = call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
            return .read { queries in
                let page = try queries.webhookEventsAside(
                    applicationKey: call.caller.applicationKey, limit: limit, token: token)
                return RESTJSON.object { json in
                    json.key("events")
                    json.beginArray()
                    for event in page.events { write(event, to: &json) }
                    json.endArray()
                    json.key("next")
                    json.value(page.next)
                }
            }
        },
        RESTRoute(
            "POST \(path)/replay", "Tells events again that were set aside.", for: .application,
            answers: .fields(.number("replayed"))
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(ReplayBody.self)
            return .write { context in
                let count = try context.replayWebhookEvents(body.ids, applicationKey: call.caller.applicationKey)
                return RESTJSON.object { json in
                    json.key("replayed")
                    json.value(Int64(count))
                }
            }
        },
    ]

    static let notStarted = WireError(.serviceUnavailable, "The server does not call others yet.")

    private static func settingsJSON(
        _ settings: WebhookSettings, listsAll: Bool = false, secret: String? = nil
    ) -> [UInt8] {
        RESTJSON.object { json in
            json.key("webhook")
            json.beginObject()
            json.key("enabled")
            json.value(settings.isEnabled)
            json.key("url")
            json.value(settings.url)
            json.key("include_members")
            json.value(settings.includesMembers)
            json.key("enabled_events")
            json.beginArray()
            for name in settings.categories.map({ $0.map(\.rawValue).sorted() }) ?? ["*"] { json.value(name) }
            json.endArray()
            if let secret {
                json.key("secret")
                json.value(secret)
            }
            if listsAll {
                json.key("all_webhook_categories")
                json.beginArray()
                for category in WebhookCategory.allCases { json.value(category.rawValue) }
                json.endArray()
            }
            json.endObject()
        }
    }

    private static func testJSON(_ outcome: Result<OutboundResponse, OutboundError>) -> [UInt8] {
        RESTJSON.object { json in
            var (status, reason) = (0, "")
            switch outcome {
            case .success(let response): status = response.status
            case .failure(let error): reason = "\(error)"
            }
            json.key("delivered")
            json.value((200..<300).contains(status))
            json.key("status")
            json.value(Int64(status))
            json.key("reason")
            json.value(reason)
        }
    }

    private static func write(_ event: WebhookEvent, to json: inout JSONWriter) {
        json.beginObject()
        json.key("id")
        json.value(event.id)
        json.key("category")
        json.value(event.category)
        json.key("created_at")
        json.value(event.createdAt)
        json.key("attempts")
        json.value(Int64(event.attempts))
        json.key("reason")
        json.value(event.reason)
        json.key("body")
        json.value(event.body)
        json.endObject()
    }
}
