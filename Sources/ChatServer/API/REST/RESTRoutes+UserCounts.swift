internal import ChatDomain
internal import ChatWire

/// What waits for a user, what of it counts, and leaving many channels at once.
extension RESTRoutes {
    private struct LeaveBody: Decodable {
        var customType: String?
        var reason: String?

        enum CodingKeys: String, CodingKey {
            case customType = "custom_type"
            case reason
        }
    }

    private struct PreferenceBody: Decodable {
        var preference: CountPreference

        enum CodingKeys: String, CodingKey {
            case preference = "count_preference"
        }
    }

    /// The documented names of what is counted.
    private enum ItemKey: String, CaseIterable {
        case messages = "group_channel_unread_message_count"
        case superMessages = "super_group_channel_unread_message_count"
        case otherMessages = "non_super_group_channel_unread_message_count"
        case mentions = "group_channel_unread_mention_count"
        case superMentions = "super_group_channel_unread_mention_count"
        case otherMentions = "non_super_group_channel_unread_mention_count"
        case invitations = "group_channel_invitation_count"
        case superInvitations = "super_group_channel_invitation_count"
        case otherInvitations = "non_super_group_channel_invitation_count"

        func count(in items: StoreQueries.UnreadItems) -> Int64 {
            switch self {
            case .messages: items.messages.super + items.messages.others
            case .superMessages: items.messages.super
            case .otherMessages: items.messages.others
            case .mentions: items.mentions.super + items.mentions.others
            case .superMentions: items.mentions.super
            case .otherMentions: items.mentions.others
            case .invitations: items.invitations.super + items.invitations.others
            case .superInvitations: items.invitations.super
            case .otherInvitations: items.invitations.others
            }
        }
    }

    static let userCounts = [
        RESTRoute(
            "GET /v3/users/{user_id}/unread_item_count", "Counts what waits for a user, by kind.", for: .oneself,
            answers: RESTAnswer(
                schema: .object(
                    name: nil, fields: ItemKey.allCases.map { .number($0.rawValue, isRequired: false) }))
        ) { call in
            let customTypes = call.query.list("custom_type")
            let keys = try (call.query.list("item_keys") ?? []).map { word in
                guard let key = ItemKey(rawValue: word) else {
                    throw WireError(.invalidParameterValue, "'item_keys' has a value that is not allowed.")
                }
                return key
            }
            return .read { queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                let items = try queries.unreadItems(userKey: user.key, customTypes: customTypes)
                return RESTJSON.object { json in
                    for key in keys.isEmpty ? ItemKey.allCases : keys {
                        json.key(escaping: key.rawValue)
                        json.value(key.count(in: items))
                    }
                }
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/count_preference/{channel_url}",
            "Tells what of a channel counts into the unread counts of a user.", for: .oneself,
            answers: .fields(.text("count_preference"))
        ) { call in
            .read { queries in
                preference(try queries.ownRow(call).countPreference)
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/count_preference/{channel_url}",
            "Says what of a channel counts into the unread counts of a user.", for: .oneself,
            answers: .fields(.text("count_preference"))
        ) { call in
            let body = try call.decode(PreferenceBody.self)
            return .write { context in
                try context.setCountPreference(
                    body.preference, call.part("channel_url"), by: call.caller, userID: call.part("user_id"))
                return preference(body.preference)
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/my_group_channels/leave",
            "Takes a user out of all group channels, or of those of a custom type.", for: .oneself
        ) { call in
            let body = try call.decode(LeaveBody.self)
            return .write { context in
                let user = try context.subject(call.caller, userID: call.part("user_id"))
                try context.leaveChannels(of: user, customType: body.customType, reason: body.reason)
                return RESTJSON.empty
            }
        },
    ]

    private static func preference(_ preference: CountPreference) -> [UInt8] {
        RESTJSON.object { json in
            json.key("count_preference")
            json.value(preference.rawValue)
        }
    }
}
