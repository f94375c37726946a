internal import ChatDomain
internal import ChatWire

/// Messages that the server sends about events, and which words a user's notifications have.
extension RESTRoutes {
    private struct EventMessagesBody: Codable {
        var settings: EventMessages

        enum CodingKeys: String, CodingKey {
            case settings = "auto_event_message"
        }
    }

    private struct EventMessagesChange: Decodable {
        var settings: EventMessages?

        enum CodingKeys: String, CodingKey {
            case settings = "auto_event_message"
        }
    }

    private struct TemplateChoice: Codable {
        var name: String
    }

    static let eventMessages = [
        RESTRoute(
            "GET /v3/applications/settings/auto_event_message",
            "Tells of which events the members of group channels are told by a message.", for: .application,
            answers: .value(EventMessagesBody.self)
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                try RESTJSON.encoded(
                    EventMessagesBody(
                        settings: try queries.eventMessages(applicationKey: call.caller.applicationKey)))
            }
        },
        RESTRoute(
            "PUT /v3/applications/settings/auto_event_message",
            "Says of which events the members of group channels are told by a message; what is not named stays.",
            for: .application, answers: .value(EventMessagesBody.self)
        ) { call in
            let change = try call.decode(EventMessagesChange.self)
            return .write { context in
                try RESTJSON.encoded(
                    EventMessagesBody(
                        settings: try context.setEventMessages(change.settings ?? EventMessages(), by: call.caller)))
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/push/template", "Chooses the words of a user's notifications.", for: .oneself,
            answers: .value(TemplateChoice.self)
        ) { call in
            let choice = try call.decode(TemplateChoice.self)
            return .write { context in
                try context.setPushTemplate(choice.name, of: call.part("user_id"), by: call.caller)
                return try RESTJSON.encoded(choice)
            }
        },
    ]
}
