internal import ChatDomain
internal import ChatWire

/// Retention rules, for back ends alone.
extension RESTRoutes {
    static let retention = [
        RESTRoute(
            "GET /v3/applications/settings/retention", "Lists the retention rules.", for: .application,
            answers: .fields(.list("rules", of: RetentionRule.self))
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                let rules = try RESTJSON.encoded(
                    try queries.retentionRules(applicationKey: call.caller.applicationKey))
                return RESTJSON.object { json in
                    json.key("rules")
                    json.raw(rules)
                }
            }
        },
        RESTRoute(
            "PUT /v3/applications/settings/retention",
            "Sets for how many days messages and files are kept; with neither the rule is removed.",
            for: .application, answers: .value(RetentionRule.self)
        ) { call in
            let rule = try call.decode(RetentionRule.self)
            return .write { context in try RESTJSON.encoded(try context.setRetention(rule, by: call.caller)) }
        },
    ]
}
