internal import ChatDomain
internal import ChatWire
internal import Foundation

/// Push services of an application, and the words of its notifications.
extension RESTRoutes {
    private struct EnabledBody: Decodable {
        var isEnabled: Bool

        enum CodingKeys: String, CodingKey {
            case isEnabled = "push_enabled"
        }
    }

    private struct APNsBody: Decodable {
        var key: String?
        var keyID: String?
        var teamID: String?
        var bundleID: String?
        var environment: String?
        var hasBadge: Bool?
        var wakes: Bool?
        var isMutable: Bool?
        var sound: String?
        var category: String?
        var password: String?
        var kind: String?

        enum CodingKeys: String, CodingKey {
            case key = "apns_cert"
            case keyID = "apns_key_id"
            case teamID = "apns_team_id"
            case bundleID = "apns_bundle_id"
            case environment = "apns_cert_env_type"
            case hasBadge = "has_unread_count_badge"
            case wakes = "content_available"
            case isMutable = "mutable_content"
            case sound = "push_sound"
            case category = "push_category"
            case password = "apns_cert_password"
            case kind = "apns_type"
        }
    }

    private struct FCMBody: Decodable {
        var account: String?
        var sound: String?

        enum CodingKeys: String, CodingKey {
            case account = "api_key"
            case sound = "push_sound"
        }
    }

    private struct TemplateBody: Decodable {
        var template: PushTemplate?
        var text: PushTemplate.Words?
        var file: PushTemplate.Words?
        var admin: PushTemplate.Words?

        enum CodingKeys: String, CodingKey {
            case template
            case text = "template_mesg"
            case file = "template_file"
            case admin = "template_admn"
        }

        /// The template, whole or with some of its words changed.
        func applied(to current: PushTemplate) throws(WireError) -> PushTemplate {
            guard template != nil || text != nil || file != nil || admin != nil else {
                throw WireError(.invalidParameterValueRequired, "'template' is required.")
            }
            var changed = template ?? current
            changed.text = text ?? changed.text
            changed.file = file ?? changed.file
            changed.admin = admin ?? changed.admin
            return changed
        }
    }

    private static let settingsAnswer = RESTAnswer.fields(.flag("push_enabled"), configurations)

    private static let configurations = RESTField(
        name: "push_configurations",
        schema: .list(
            .object(
                name: nil,
                fields: [.text("id"), .text("push_type"), .number("created_at"), .text("push_sound")])))

    private static let templates = RESTField(
        name: "push_message_templates",
        schema: .list(.object(name: nil, fields: [.text("name"), .map("template", of: .map(.text))])))

    /// The names of templates stand where else the kind of a service does: they are looked at first.
    static let push = pushTemplates + pushServices

    private static let pushServices = [
        RESTRoute(
            "GET /v3/applications/push/settings", "Tells whether members are notified of messages.",
            for: .application, answers: settingsAnswer
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                let key = call.caller.applicationKey
                return pushSettings(
                    try queries.pushIsEnabled(applicationKey: key), try queries.pushProviders(applicationKey: key))
            }
        },
        RESTRoute(
            "PUT /v3/applications/push/settings", "Turns notifications of messages on or off.", for: .application,
            answers: settingsAnswer
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(EnabledBody.self)
            return .write { context in
                let key = call.caller.applicationKey
                try context.setPushEnabled(body.isEnabled, applicationKey: key)
                return pushSettings(body.isEnabled, try context.queries.pushProviders(applicationKey: key))
            }
        },
        RESTRoute(
            "POST /v3/applications/push/apns", "Adds a push service of Apple's, by a key for provider tokens.",
            for: .application, answers: .fields(configurations),
            requires: ["apns_cert", "apns_key_id", "apns_team_id", "apns_bundle_id"]
        ) { call in
            try call.caller.requireApplication()
            let settings = try apns(try call.decode(APNsBody.self), before: nil)
            return add(.apns(settings), call)
        },
        RESTRoute(
            "PUT /v3/applications/push/apns/{provider_id}", "Changes a push service of Apple's.", for: .application,
            answers: .fields(configurations)
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(APNsBody.self)
            return change(call) { service in
                guard case .apns(let before) = service else { throw noProvider }
                return .apns(try apns(body, before: before))
            }
        },
        RESTRoute(
            "POST /v3/applications/push/fcm", "Adds Firebase Cloud Messaging, by a service account.",
            for: .application, answers: .fields(configurations), requires: ["api_key"]
        ) { call in
            try call.caller.requireApplication()
            return add(.fcm(try fcm(try call.decode(FCMBody.self), before: nil)), call)
        },
        RESTRoute(
            "PUT /v3/applications/push/fcm/{provider_id}", "Changes Firebase Cloud Messaging.", for: .application,
            answers: .fields(configurations)
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(FCMBody.self)
            return change(call) { service in
                guard case .fcm(let before) = service else { throw noProvider }
                return .fcm(try fcm(body, before: before))
            }
        },
        RESTRoute(
            "DELETE /v3/applications/push/apns/cert/{provider_id}", "Removes a push service of Apple's.",
            for: .application, answers: .fields(configurations)
        ) { call in
            try call.caller.requireApplication()
            return remove(call, type: "apns")
        },
        RESTRoute(
            "GET /v3/applications/push/{push_type}", "Lists the push services of a kind: `apns` or `fcm`.",
            for: .application, answers: .fields(configurations)
        ) { call in
            try call.caller.requireApplication()
            let type = try pushType(call)
            return .read { queries in
                providers(try queries.pushProviders(applicationKey: call.caller.applicationKey, type: type))
            }
        },
        RESTRoute(
            "GET /v3/applications/push/{push_type}/{provider_id}", "Tells of a push service.", for: .application,
            answers: .fields(configurations)
        ) { call in
            try call.caller.requireApplication()
            let type = try pushType(call)
            return .read { queries in
                let key = call.caller.applicationKey
                let found = try queries.pushProviders(applicationKey: key, type: type)
                    .filter { $0.id == call.part("provider_id") }
                guard !found.isEmpty else { throw noProvider }
                return providers(found)
            }
        },
        RESTRoute(
            "DELETE /v3/applications/push/{push_type}/{provider_id}", "Removes a push service.", for: .application,
            answers: .fields(configurations)
        ) { call in
            try call.caller.requireApplication()
            return remove(call, type: try pushType(call))
        },
    ]

    private static let pushTemplates = [
        RESTRoute(
            "GET /v3/applications/push/message_templates", "Lists the words of notifications.", for: .application,
            answers: .fields(templates)
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in try templatesJSON(PushTemplate.names, call, queries) }
        },
        RESTRoute(
            "GET /v3/applications/push/message_templates/{template_name}", "Tells the words of notifications.",
            for: .application, answers: .fields(templates)
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in try templatesJSON([call.part("template_name")], call, queries) }
        },
        RESTRoute(
            "PUT /v3/applications/push/message_templates/{template_name}", "Changes the words of notifications.",
            for: .application, answers: .fields(templates)
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(TemplateBody.self)
            return .write { context in
                let name = call.part("template_name")
                let key = call.caller.applicationKey
                guard let current = try context.queries.pushTemplate(name, applicationKey: key) else {
                    throw noTemplate
                }
                try context.setPushTemplate(try body.applied(to: current), name: name, applicationKey: key)
                return try templatesJSON([name], call, context.queries)
            }
        },
    ]

    private static let noProvider = WireError(.notFoundInDatabase, "There is no such push service.")
    private static let noTemplate = WireError(
        .notFoundInDatabase, "There is no such template; there are 'default' and 'alternative'.")

    private static func pushType(_ call: RESTCall) throws(WireError) -> String {
        let type = call.part("push_type")
        guard type == "apns" || type == "fcm" || call.probe != nil else { throw noProvider }
        return type
    }

    // MARK: - Settings

    private static func apns(_ body: APNsBody, before: APNsSettings?) throws(WireError) -> APNsSettings {
        func needed(_ given: String?, _ known: String?, _ field: String) throws(WireError) -> String {
            guard let value = given ?? known, !value.isEmpty else {
                throw WireError(.invalidParameterValueRequired, "'\(field)' is required.")
            }
            guard value.utf8.count <= 8_192, !value.contains("\0") else {
                throw WireError(.invalidParameterValue, "'\(field)' is too long.")
            }
            return value
        }
        guard body.password ?? "" == "" else {
            throw WireError(
                .invalidParameterValue, "'apns_cert_password' is for certificates, which are not taken: keys have none."
            )
        }
        guard ["", "token"].contains(body.kind ?? "") else {
            throw WireError(.invalidParameterValue, "'apns_type' must be token: certificates are not taken.")
        }
        let key = try needed(body.key, before?.key, "apns_cert")
        guard SigningKey(pem: key)?.algorithm == "ES256" else {
            throw WireError(
                .invalidParameterValue,
                "'apns_cert' must be a key for provider tokens, the text of a file .p8: certificates are not taken.")
        }
        var settings = APNsSettings(
            key: key, keyID: try needed(body.keyID, before?.keyID, "apns_key_id"),
            teamID: try needed(body.teamID, before?.teamID, "apns_team_id"),
            bundleID: try needed(body.bundleID, before?.bundleID, "apns_bundle_id"), isProduction: true)
        for (field, value) in [
            ("apns_key_id", settings.keyID), ("apns_team_id", settings.teamID), ("apns_bundle_id", settings.bundleID),
        ] where !value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
            // They stand in header fields.
            throw WireError(.invalidParameterValue, "'\(field)' has characters that it cannot have.")
        }
        switch body.environment {
        case nil: settings.isProduction = before?.isProduction ?? true
        case "production": settings.isProduction = true
        case "development": settings.isProduction = false
        default:
            throw WireError(
                .invalidParameterValue, "'apns_cert_env_type' must be one of: production, development.")
        }
        settings.hasBadge = body.hasBadge ?? before?.hasBadge ?? true
        settings.wakes = body.wakes ?? before?.wakes ?? false
        settings.isMutable = body.isMutable ?? before?.isMutable ?? true
        settings.sound = body.sound ?? before?.sound ?? "default"
        settings.category = body.category ?? before?.category ?? ""
        try checkNames(sound: settings.sound, category: settings.category)
        return settings
    }

    private static func fcm(_ body: FCMBody, before: FCMSettings?) throws(WireError) -> FCMSettings {
        struct Account: Decodable {
            var projectID: String
            var clientEmail: String
            var privateKey: String
            var tokenURL: String?

            enum CodingKeys: String, CodingKey {
                case projectID = "project_id"
                case clientEmail = "client_email"
                case privateKey = "private_key"
                case tokenURL = "token_uri"
            }
        }
        var settings = before
        if let text = body.account {
            guard text.utf8.count <= 16_384,
                let account = try? JSONDecoder().decode(Account.self, from: Data(text.utf8)),
                SigningKey(pem: account.privateKey)?.algorithm == "RS256"
            else {
                throw WireError(
                    .invalidParameterValue, "'api_key' must be a service account: the text of its file in JSON.")
            }
            settings = FCMSettings(
                projectID: account.projectID, clientEmail: account.clientEmail, privateKey: account.privateKey,
                tokenURL: account.tokenURL ?? "https://oauth2.googleapis.com/token",
                sound: before?.sound ?? "default")
        }
        guard var settings else { throw WireError(.invalidParameterValueRequired, "'api_key' is required.") }
        if let sound = body.sound { settings.sound = sound }
        try checkNames(sound: settings.sound, category: "")
        return settings
    }

    private static func checkNames(sound: String, category: String) throws(WireError) {
        for (field, value) in [("push_sound", sound), ("push_category", category)] where value.count > 128 {
            throw WireError(.invalidParameterValue, "'\(field)' must have at most 128 characters.")
        }
    }

    // MARK: - Work

    private static func add(_ service: PushProvider.Service, _ call: RESTCall) -> RESTWork {
        let provider = PushProvider(
            id: Hexadecimal.text(call.environment.randomBytes(16)), service: service,
            createdAt: call.environment.now())
        return .write { context in
            try context.putPushProvider(provider, applicationKey: call.caller.applicationKey)
            return providers([provider])
        }
    }

    private static func change(
        _ call: RESTCall, _ change: @escaping @Sendable (PushProvider.Service) throws -> PushProvider.Service
    ) -> RESTWork {
        .write { context in
            let key = call.caller.applicationKey
            guard var provider = try context.queries.pushProvider(call.part("provider_id"), applicationKey: key) else {
                throw noProvider
            }
            provider.service = try change(provider.service)
            try context.putPushProvider(provider, applicationKey: key)
            return providers([provider])
        }
    }

    private static func remove(_ call: RESTCall, type: String) -> RESTWork {
        .write { context in
            let key = call.caller.applicationKey
            try context.removePushProvider(call.part("provider_id"), type: type, applicationKey: key)
            return providers(try context.queries.pushProviders(applicationKey: key, type: type))
        }
    }

    // MARK: - Answers

    private static func pushSettings(_ isEnabled: Bool, _ all: [PushProvider]) -> [UInt8] {
        RESTJSON.object { json in
            json.key("push_enabled")
            json.value(isEnabled)
            json.key("push_configurations")
            write(all, to: &json)
        }
    }

    private static func providers(_ all: [PushProvider]) -> [UInt8] {
        RESTJSON.object { json in
            json.key("push_configurations")
            write(all, to: &json)
        }
    }

    /// Everything but the keys, which no route tells.
    private static func write(_ providers: [PushProvider], to json: inout JSONWriter) {
        json.beginArray()
        for provider in providers {
            json.beginObject()
            json.key("id")
            json.value(provider.id)
            json.key("created_at")
            json.value(provider.createdAt / 1_000)
            switch provider.service {
            case .apns(let settings):
                json.key("push_type")
                json.value("APNS")
                json.key("apns_type")
                json.value("token")
                json.key("apns_key_id")
                json.value(settings.keyID)
                json.key("apns_team_id")
                json.value(settings.teamID)
                json.key("apns_bundle_id")
                json.value(settings.bundleID)
                json.key("apns_cert_env_type")
                json.value(settings.isProduction ? "production" : "development")
                json.key("has_unread_count_badge")
                json.value(settings.hasBadge)
                json.key("content_available")
                json.value(settings.wakes)
                json.key("mutable_content")
                json.value(settings.isMutable)
                json.key("push_sound")
                json.value(settings.sound)
                json.key("push_category")
                json.value(settings.category)
            case .fcm(let settings):
                json.key("push_type")
                json.value("FCM")
                json.key("project_id")
                json.value(settings.projectID)
                json.key("push_sound")
                json.value(settings.sound)
            }
            json.endObject()
        }
        json.endArray()
    }

    private static func templatesJSON(
        _ names: [String], _ call: RESTCall, _ queries: StoreQueries
    ) throws -> [UInt8] {
        let found = try names.compactMap { name in
            try queries.pushTemplate(name, applicationKey: call.caller.applicationKey).map { (name, $0) }
        }
        guard !found.isEmpty else { throw noTemplate }
        return RESTJSON.object { json in
            json.key("push_message_templates")
            json.beginArray()
            for (name, template) in found {
                json.beginObject()
                json.key("name")
                json.value(name)
                json.key("template")
                json.beginObject()
                let kinds: [(StaticString, PushTemplate.Words)] = [
                    ("MESG", template.text), ("FILE", template.file), ("ADMM", template.admin),
                ]
                for (kind, words) in kinds {
                    json.key(kind)
                    json.beginObject()
                    if let title = words.title {
                        json.key("push_title")
                        json.value(title)
                    }
                    json.key("push_message")
                    json.value(words.message)
                    json.endObject()
                }
                json.endObject()
                json.endObject()
            }
            json.endArray()
        }
    }
}
