internal import ChatDomain
internal import ChatWire

/// The secondary API tokens of an application, and from where its tokens may be used. For the primary token alone.
extension RESTRoutes {
    private struct AddressList: Decodable {
        var addresses: [String]

        enum CodingKeys: String, CodingKey {
            case addresses = "ip_whitelist_addresses"
        }
    }

    /// The documentation names a field; the server makes the token itself.
    private struct NewToken: Decodable {
        var ignored: String?

        enum CodingKeys: String, CodingKey {
            case ignored = "http_api_token"
        }
    }

    /// A token as it can be told from others.
    private struct TokenView: Codable {
        var token: String
        var createdAt: Int64

        init(_ token: StoreQueries.APIToken) { (self.token, createdAt) = (token.id, token.createdAt) }

        enum CodingKeys: String, CodingKey {
            case token
            case createdAt = "created_at"
        }
    }

    private static let tokenAnswer = RESTAnswer.fields(.text("token"), .number("created_at"))
    private static let addressAnswer = RESTAnswer.fields(.texts("ip_whitelist_addresses"))
    private static let addressPath = "/v3/applications/settings/ip_whitelist"

    static let apiTokens = [
        RESTRoute(
            "GET /v3/applications/api_tokens",
            "Lists the secondary API tokens, each by the beginning of its hash. For the primary token.",
            for: .application, answers: .fields(.list("api_tokens", of: TokenView.self))
        ) { call in
            try call.caller.requireApplication()
            return .write { context in
                try context.requirePrimary(call.apiTokenHash, by: call.caller)
                let tokens = try context.queries.secondaryTokens(applicationKey: call.caller.applicationKey)
                return try RESTJSON.object { json in
                    json.key("api_tokens")
                    json.raw(try RESTJSON.encoded(tokens.map(TokenView.init)))
                }
            }
        },
        RESTRoute(
            "POST /v3/applications/api_tokens",
            "Makes a secondary API token, which is told this once. For the primary token.", for: .application,
            answers: tokenAnswer
        ) { call in
            try call.caller.requireApplication()
            _ = try call.decode(NewToken.self)
            let token = Secret.make(call.environment.randomBytes)
            return .write { context in
                try context.requirePrimary(call.apiTokenHash, by: call.caller)
                let createdAt = try context.insertAPIToken(
                    hash: Secret.hash(token),
                    applicationID: try context.queries.applicationID(key: call.caller.applicationKey),
                    sessions: call.sessions, by: call.caller)
                return RESTJSON.object { json in
                    json.key("token")
                    json.value(token)
                    json.key("created_at")
                    json.value(createdAt)
                }
            }
        },
        RESTRoute(
            "GET /v3/applications/api_tokens/{api_token}",
            "A secondary API token, by itself or by the beginning of its hash. For the primary token.",
            for: .application, answers: tokenAnswer
        ) { call in
            try call.caller.requireApplication()
            return .write { context in
                try context.requirePrimary(call.apiTokenHash, by: call.caller)
                let token = try context.queries.secondaryToken(
                    call.part("api_token"), applicationKey: call.caller.applicationKey)
                return try RESTJSON.encoded(TokenView(token))
            }
        },
        RESTRoute(
            "DELETE /v3/applications/api_tokens/{api_token}",
            "Takes a secondary API token back, at once. For the primary token, which stays.", for: .application,
            answers: tokenAnswer
        ) { call in
            try call.caller.requireApplication()
            return .write { context in
                try context.requirePrimary(call.apiTokenHash, by: call.caller)
                let token = try context.deleteAPIToken(
                    call.part("api_token"), sessions: call.sessions, by: call.caller)
                return try RESTJSON.encoded(TokenView(token))
            }
        },
        RESTRoute(
            "GET \(addressPath)", "Lists from where the API tokens may be used; empty for from anywhere.",
            for: .application, answers: addressAnswer
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                addresses(try queries.allowedAddresses(applicationKey: call.caller.applicationKey))
            }
        },
        RESTRoute(
            "PUT \(addressPath)",
            "Lets the API tokens be used from further addresses and networks. For the primary token.",
            for: .application, answers: addressAnswer
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(AddressList.self)
            return .write { context in
                try context.requirePrimary(call.apiTokenHash, by: call.caller)
                return addresses(try context.allow(body.addresses, sessions: call.sessions, by: call.caller))
            }
        },
        RESTRoute(
            "DELETE \(addressPath)",
            "Takes addresses off the list; with none left the tokens may be used from anywhere. For the primary token.",
            for: .application, answers: addressAnswer, requires: ["ip_whitelist_addresses"]
        ) { call in
            let named = call.query.list("ip_whitelist_addresses")
            try call.caller.requireApplication()
            guard let named else {
                throw WireError(.invalidParameterValueRequired, "'ip_whitelist_addresses' is required.")
            }
            return .write { context in
                try context.requirePrimary(call.apiTokenHash, by: call.caller)
                return addresses(
                    try context.disallow(
                        named, sessions: call.sessions, applicationKey: call.caller.applicationKey))
            }
        },
    ]

    private static func addresses(_ addresses: [String]) -> [UInt8] {
        RESTJSON.object { json in
            json.key("ip_whitelist_addresses")
            json.array(addresses) { $1.value($0) }
        }
    }
}
