internal import ChatDomain
internal import ChatWire

/// Requests about people's data, for back ends alone.
extension RESTRoutes {
    private struct PrivacyBody: Decodable {
        var action: WirePrivacyRequest.Action?
        var userIDs: [String]?
        var userID: String?
        var channelOption: WirePrivacyRequest.ChannelOption?

        enum CodingKeys: String, CodingKey {
            case action
            case userIDs = "user_ids"
            case userID = "user_id"
            case channelOption = "channel_delete_option"
        }
    }

    static let privacy = [
        RESTRoute(
            "GET /v3/privacy/gdpr", "Lists requests about people's data, newest first.", for: .application,
            answers: .fields(.list("requests", of: WirePrivacyRequest.self), .text("next"))
        ) { call in
            let (limit, token) = try pageOfList(call)
            try call.caller.requireApplication()
            return .read { queries in
                let page = try queries.privacyRequests(
                    applicationKey: call.caller.applicationKey, limit: limit, token: token)
                return try RESTJSON.list("requests", page.requests, next: page.next)
            }
        },
        RESTRoute(
            "POST /v3/privacy/gdpr",
            "Asks for the deletion of users with all that they said, or for all that is known of one.",
            for: .application, answers: .value(WirePrivacyRequest.self)
        ) { call in
            let body = try call.decode(PrivacyBody.self)
            return .write { context in
                try RESTJSON.encoded(
                    try context.requestPrivacy(
                        body.action ?? .delete, userID: body.userID, userIDs: body.userIDs,
                        option: body.channelOption ?? .keep, by: call.caller))
            }
        },
        RESTRoute(
            "GET /v3/privacy/gdpr/{request_id}", "A request about people's data, with its file once it is there.",
            for: .application, answers: .value(WirePrivacyRequest.self)
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                let key = call.caller.applicationKey
                guard let job = try queries.privacyJob(call.part("request_id"), applicationKey: key) else {
                    throw WriteContext.noPrivacyRequest
                }
                return try RESTJSON.encoded(try queries.told(job))
            }
        },
        RESTRoute(
            "DELETE /v3/privacy/gdpr/{request_id}",
            "Takes a request about people's data back, before it is begun with.",
            for: .application
        ) { call in
            .write { context in
                try context.cancelPrivacy(call.part("request_id"), by: call.caller)
                return RESTJSON.empty
            }
        },
    ]
}
