internal import ChatDomain
internal import ChatWire

/// Devices that notifications go to.
extension RESTRoutes {
    private struct DeviceBody: Decodable {
        var apns: String?
        var gcm: String?
        var huawei: String?
        var isUnique: Bool?

        enum CodingKeys: String, CodingKey {
            case apns = "apns_device_token"
            case gcm = "gcm_reg_token"
            case huawei = "huawei_device_token"
            case isUnique = "is_unique"
        }

        func token(of type: PushTokenType) -> String? {
            switch type {
            case .apns, .apnsVoIP: apns
            case .gcm: gcm
            case .huawei: huawei
            }
        }
    }

    static let devices = deviceRoutes + pushPreferences

    private static let deviceRoutes = [
        RESTRoute(
            "GET /v3/users/{user_id}/push/{token_type}", "Lists the devices of a user.", for: .oneself,
            answers: .fields(.texts("tokens"), .text("type"))
        ) { call in
            let type = try tokenType(call)
            return .read { queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                let tokens = try queries.pushTokens(userKey: user.key, type: type)
                return RESTJSON.object { json in
                    json.key("type")
                    json.value(type.rawValue)
                    json.key("tokens")
                    json.value(tokens.map(\.token))
                    user.write(beside: &json)
                }
            }
        },
        RESTRoute(
            "POST /v3/users/{user_id}/push/{token_type}",
            "Registers a device for a user. Whoever had it before has it no more.", for: .oneself,
            answers: .fields(.text("token"), .text("type"))
        ) { call in
            let type = try tokenType(call)
            let body = try call.decode(DeviceBody.self)
            guard let token = body.token(of: type) else {
                throw WireError(.invalidParameterValueRequired, "'\(type.bodyField)' is required.")
            }
            return .write { context in
                let user = try context.addPushToken(
                    token, type: type, of: call.part("user_id"), sessionHash: call.session?.keyHash ?? [],
                    isOnly: body.isUnique ?? false, by: call.caller)
                return RESTJSON.object { json in
                    json.key("token")
                    json.value(token)
                    json.key("type")
                    json.value(type.rawValue)
                    user.write(beside: &json)
                }
            }
        },
        RESTRoute(
            "DELETE /v3/users/{user_id}/push/{token_type}/{token}", "Removes a device of a user.", for: .oneself,
            answers: .fields(.text("token"))
        ) { call in
            let type = try tokenType(call)
            return .write { context in
                let user = try context.removePushToken(
                    call.part("token"), type: type, of: call.part("user_id"), by: call.caller)
                return RESTJSON.object { json in
                    json.key("token")
                    json.value(call.part("token"))
                    user.write(beside: &json)
                }
            }
        },
        RESTRoute("DELETE /v3/users/{user_id}/push", "Removes all devices of a user.", for: .oneself) { call in
            .write { context in
                let user = try context.subject(call.caller, userID: call.part("user_id"))
                try context.removePushTokens(of: user.key)
                return RESTJSON.object { user.write(beside: &$0) }
            }
        },
        RESTRoute(
            "GET /v3/push/device_tokens/{token_type}/{token}", "Tells whose a device is.", for: .application,
            answers: .fields(.text("user_id"))
        ) { call in
            try call.caller.requireApplication()
            let type = try tokenType(call)
            return .read { queries in
                let device = try queries.pushToken(
                    call.part("token"), type: type, applicationKey: call.caller.applicationKey)
                guard let device, let user = try queries.user(key: device.userKey) else { throw noDevice }
                return RESTJSON.object { json in
                    json.key("user_id")
                    json.value(user.userID)
                }
            }
        },
        RESTRoute(
            "DELETE /v3/push/device_tokens/{token_type}/{token}", "Removes a device from whoever has it.",
            for: .application
        ) { call in
            try call.caller.requireApplication()
            let type = try tokenType(call)
            return .write { context in
                let key = call.caller.applicationKey
                guard try context.queries.pushToken(call.part("token"), type: type, applicationKey: key) != nil else {
                    throw noDevice
                }
                try context.removePushToken(call.part("token"), type: type, applicationKey: key)
                return RESTJSON.empty
            }
        },
    ]

    private static let noDevice = WireError(.notFoundInDatabase, "Nobody has such a device.")

    private static func tokenType(_ call: RESTCall) throws(WireError) -> PushTokenType {
        if call.probe != nil { return .apns }
        guard let type = PushTokenType(rawValue: call.part("token_type")) else {
            throw WireError(.invalidParameterValue, "'token_type' must be apns, apns_voip, gcm or huawei.")
        }
        return type
    }
}

extension User {
    /// Writes the user beside other fields.
    fileprivate func write(beside json: inout JSONWriter) {
        json.key("user")
        wire.write(to: &json)
    }
}
