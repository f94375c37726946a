internal import ChatWire

/// Whether pages are looked at that messages link to.
extension RESTRoutes {
    private struct EnabledBody: Decodable {
        var isEnabled: Bool

        enum CodingKeys: String, CodingKey {
            case isEnabled = "enabled"
        }
    }

    static let linkPreviews = [
        RESTRoute(
            "GET /v3/applications/settings/link_previews", "Tells whether messages get previews of linked pages.",
            for: .application, answers: .fields(.flag("enabled"))
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                answer(try queries.looksAtLinks(applicationKey: call.caller.applicationKey))
            }
        },
        RESTRoute(
            "PUT /v3/applications/settings/link_previews", "Turns previews of linked pages on or off.",
            for: .application, answers: .fields(.flag("enabled"))
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(EnabledBody.self)
            return .write { context in
                try context.setLooksAtLinks(body.isEnabled, applicationKey: call.caller.applicationKey)
                return answer(body.isEnabled)
            }
        },
    ]

    private static func answer(_ isEnabled: Bool) -> [UInt8] {
        RESTJSON.object { json in
            json.key("enabled")
            json.value(isEnabled)
        }
    }
}
