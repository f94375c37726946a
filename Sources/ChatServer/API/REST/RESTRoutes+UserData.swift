internal import ChatDomain
internal import ChatWire

/// The application's own data about users.
extension RESTRoutes {
    private struct MetadataBody: Decodable {
        var metadata: [String: String]
        var upsert: Bool?
    }

    private struct ValueBody: Decodable {
        var value: String
        var upsert: Bool?
    }

    static let userData = [
        RESTRoute("GET /v3/users/{user_id}/metadata", "Tells the metadata of a user.", answers: .texts) { call in
            let keys = call.query.list("keys") ?? call.query.text("key").map { [$0] }
            return .read { queries in
                let metadata = try known(call, queries).metadata
                return RESTJSON.texts(keys.map { keys in metadata.filter { keys.contains($0.key) } } ?? metadata)
            }
        },
        RESTRoute(
            "POST /v3/users/{user_id}/metadata", "Adds metadata to a user.", for: .oneself, answers: .texts
        ) { call in
            let body = try call.decode(MetadataBody.self)
            return .write { context in
                let after = try context.setMetadata(
                    body.metadata.mapValues { $0 }, ofUser: call.part("user_id"), mustBeNew: true, by: call.caller)
                return RESTJSON.texts(after.filter { body.metadata[$0.key] != nil })
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/metadata", "Changes metadata of a user.", for: .oneself, answers: .texts
        ) { call in
            let body = try call.decode(MetadataBody.self)
            return .write { context in
                var values = body.metadata
                if body.upsert != true {
                    // Without upsert only keys that are there change.
                    let current = try context.subject(call.caller, userID: call.part("user_id")).metadata
                    values = values.filter { current[$0.key] != nil }
                }
                let after = try context.setMetadata(
                    values.mapValues { $0 }, ofUser: call.part("user_id"), mustBeNew: false, by: call.caller)
                return RESTJSON.texts(after.filter { body.metadata[$0.key] != nil })
            }
        },
        RESTRoute("DELETE /v3/users/{user_id}/metadata", "Deletes the metadata of a user.", for: .oneself) { call in
            .write { context in
                let current = try context.subject(call.caller, userID: call.part("user_id")).metadata
                _ = try context.setMetadata(
                    current.mapValues { _ in nil }, ofUser: call.part("user_id"), mustBeNew: false, by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/metadata/{key}", "Tells one value of the metadata of a user.", answers: .texts
        ) { call in
            .read { queries in
                guard let value = try known(call, queries).metadata[call.part("key")] else { throw noKey }
                return RESTJSON.texts([call.part("key"): value])
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/metadata/{key}", "Sets one value of the metadata of a user.", for: .oneself,
            answers: .texts
        ) { call in
            let body = try call.decode(ValueBody.self)
            return .write { context in
                let (userID, key) = (call.part("user_id"), call.part("key"))
                let current = try context.subject(call.caller, userID: userID).metadata
                guard current[key] != nil || body.upsert == true else { throw noKey }
                _ = try context.setMetadata([key: body.value], ofUser: userID, mustBeNew: false, by: call.caller)
                return RESTJSON.texts([key: body.value])
            }
        },
        RESTRoute(
            "DELETE /v3/users/{user_id}/metadata/{key}", "Deletes one value of the metadata of a user.", for: .oneself
        ) { call in
            .write { context in
                _ = try context.setMetadata(
                    [call.part("key"): nil], ofUser: call.part("user_id"), mustBeNew: false, by: call.caller)
                return RESTJSON.empty
            }
        },
    ]

    private static let noKey = WireError(.notFoundInDatabase, "The metadata key does not exist.")

    /// The user of the path, whom everyone in the application may know.
    private static func known(_ call: RESTCall, _ queries: StoreQueries) throws -> User {
        _ = try queries.actor(call.caller)
        let user = try queries.user(applicationKey: call.caller.applicationKey, userID: call.part("user_id"))
        guard let user else { throw Refusals.noUser }
        return user
    }
}
