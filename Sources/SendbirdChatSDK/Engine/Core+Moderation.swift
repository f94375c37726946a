internal import ChatWire

extension Core {
    func moderate(_ place: ChannelPlace, _ moderation: ChannelModeration, _ completion: CompletionID?) {
        let purpose = QueryCall.Purpose.moderate(place, moderation, completion)
        switch moderation {
        case .addOperators(let ids): call(purpose, "POST", place.path("/operators"), ["operator_ids": ids])
        case .removeOperators(let ids):
            var query = QueryItems()
            query.add("operator_ids", ids)
            if ids == nil { query.add("delete_all", true) }
            call(QueryCall(purpose: purpose, method: "DELETE", path: place.path("/operators"), query: query))
        case .mute(let id, let how): call(purpose, "POST", place.path("/mute"), RestrictBody(id, how))
        case .ban(let id, let how): call(purpose, "POST", place.path("/ban"), RestrictBody(id, how))
        case .unmute(let id):
            call(QueryCall(purpose: purpose, method: "DELETE", path: place.path("/mute/" + QueryItems.encoded(id))))
        case .unban(let id):
            call(QueryCall(purpose: purpose, method: "DELETE", path: place.path("/ban/" + QueryItems.encoded(id))))
        case .freeze(let isFrozen): call(purpose, "PUT", place.path("/freeze"), ["freeze": isFrozen])
        case .delete: call(QueryCall(purpose: purpose, method: "DELETE", path: place.path()))
        }
    }

    func moderated(_ place: ChannelPlace, _ moderation: ChannelModeration, _ completion: CompletionID?) {
        // The event tells all else; a channel that is gone must not be shown for a moment longer.
        if moderation == .delete {
            switch place.type {
            case .group: remove(place.url, source: .eventChannelDeleted)
            case .open: deleted(open: place.url)
            }
        }
        complete(completion, .done)
    }

    func ask(_ metaData: MetaDataCall, of place: ChannelPlace, _ completion: CompletionID?) {
        let purpose = QueryCall.Purpose.metaData(metaData, completion)
        let path = place.path("/metadata")
        switch metaData {
        case .create(let values): call(purpose, "POST", path, MetaDataBody(metadata: values))
        case .update(let values): call(purpose, "PUT", path, MetaDataBody(metadata: values, upsert: true))
        case .read(let keys):
            var query = QueryItems()
            query.add("keys", keys)
            call(QueryCall(purpose: purpose, path: path, query: query))
        case .delete(let key):
            call(QueryCall(purpose: purpose, method: "DELETE", path: path + "/" + QueryItems.encoded(key)))
        }
    }

    /// The server answers making with `{"metadata": {…}}` and the rest with the values alone, as documented.
    func metaDataOutcome(_ metaData: MetaDataCall, _ body: [UInt8]) throws -> Outcome {
        switch metaData {
        case .create: .metaData(try JSONDecoder().decode(MetaDataBody.self, from: Data(body)).metadata)
        case .update, .read: .metaData(try JSONDecoder().decode([String: String].self, from: Data(body)))
        case .delete: .done
        }
    }

    /// Asks for a page of a list.
    func page(_ purpose: QueryCall.Purpose, _ path: String, _ limit: Int, _ token: String?) {
        var query = QueryItems()
        query.add("limit", Int64(limit))
        query.add("token", token)
        call(QueryCall(purpose: purpose, path: path, query: query))
    }

    private struct RestrictBody: Encodable {
        var userID: String
        var seconds: Int
        var description: String?

        init(_ userID: String, _ how: Restricting) {
            self.userID = userID
            seconds = how.seconds
            description = how.description
        }

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case seconds, description
        }
    }

    private struct MetaDataBody: Codable {
        var metadata: [String: String]
        var upsert: Bool?
    }
}
