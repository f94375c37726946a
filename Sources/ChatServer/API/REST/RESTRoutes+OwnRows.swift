internal import ChatDomain
internal import ChatWire

/// What members decide for themselves: hiding, history, notifications, invitations.
extension RESTRoutes {
    private struct HideBody: Decodable {
        var userID: String?
        var allowsAutoUnhide: Bool?
        var hidesHistory: Bool?
        var isForAll: Bool?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case allowsAutoUnhide = "allow_auto_unhide"
            case hidesHistory = "hide_previous_messages"
            case isForAll = "should_hide_all"
        }
    }

    private struct ResetBody: Decodable {
        var userID: String?
        var isForAll: Bool?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case isForAll = "reset_all"
        }
    }

    private struct PushBody: Decodable {
        var trigger: PushTrigger
        var sound: String?

        enum CodingKeys: String, CodingKey {
            case trigger = "push_trigger_option"
            case sound = "push_sound"
        }
    }

    private struct InvitationBody: Decodable {
        var autoAccepts: Bool

        enum CodingKeys: String, CodingKey {
            case autoAccepts = "auto_accept"
        }
    }

    static let ownRows = [
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/hide", "Hides a channel from the list of a member.",
            for: .visitors
        ) { call in
            let body = try call.decode(HideBody.self)
            return .write { context in
                let url = call.part("channel_url")
                for userID in try members(body.isForAll, body.userID, of: url, call, context) {
                    try context.hide(
                        url, hidesHistory: body.hidesHistory ?? false,
                        allowsAutoUnhide: body.allowsAutoUnhide ?? true, by: call.caller, userID: userID)
                }
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/hide", "Shows a hidden channel again.", for: .visitors
        ) { call in
            let userID = call.query.text("user_id")
            let isForAll = try call.query.flag("should_unhide_all")
            return .write { context in
                let url = call.part("channel_url")
                for userID in try members(isForAll, userID, of: url, call, context) {
                    try context.unhide(url, by: call.caller, userID: userID)
                }
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/reset_user_history", "Hides what was said so far from a member.",
            for: .members, answers: .fields(.number("ts_message_offset"))
        ) { call in
            let body = try call.decode(ResetBody.self)
            return .write { context in
                let url = call.part("channel_url")
                var offset: Int64 = 0
                for userID in try members(body.isForAll, body.userID, of: url, call, context) {
                    offset = try context.resetHistory(url, by: call.caller, userID: userID)
                }
                return RESTJSON.object { json in
                    json.key("ts_message_offset")
                    json.value(offset)
                }
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/push_preference/{channel_url}",
            "Tells which messages of a channel a user is notified of.", for: .oneself,
            answers: .fields(.flag("enable"), .text("push_trigger_option"), .text("push_sound"))
        ) { call in
            .read { queries in
                let row = try queries.ownRow(call)
                return preference(
                    row.pushTrigger, sound: try queries.sound(of: row.userKey, in: row.channelKey))
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/push_preference/{channel_url}",
            "Says which messages of a channel a user is notified of.", for: .oneself,
            answers: .fields(.flag("enable"), .text("push_trigger_option"), .text("push_sound"))
        ) { call in
            let body = try call.decode(PushBody.self)
            return .write { context in
                let sound = try context.setPushTrigger(
                    body.trigger, sound: body.sound, call.part("channel_url"), by: call.caller,
                    userID: call.part("user_id"))
                return preference(body.trigger, sound: sound)
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/channel_invitation_preference",
            "Tells whether a user joins at once when invited.", for: .oneself,
            answers: .fields(.flag("auto_accept"))
        ) { call in
            .read { queries in
                invitation(try queries.subject(call.caller, userID: call.part("user_id")).autoAccepts)
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/channel_invitation_preference",
            "Says whether a user joins at once when invited.", for: .oneself, answers: .fields(.flag("auto_accept"))
        ) { call in
            let body = try call.decode(InvitationBody.self)
            return .write { context in
                try context.setAutoAccepts(body.autoAccepts, of: call.part("user_id"), by: call.caller)
                return invitation(body.autoAccepts)
            }
        },
    ]

    /// Whom a call is about: the one it names, or every member where the application says so.
    private static func members(
        _ isForAll: Bool?, _ userID: String?, of url: String, _ call: RESTCall, _ context: WriteContext
    ) throws -> [String?] {
        isForAll == true ? try context.memberIDs(of: url, by: call.caller) : [userID]
    }

    private static func preference(_ trigger: PushTrigger, sound: String?) -> [UInt8] {
        RESTJSON.object { json in
            json.key("enable")
            json.value(trigger != .off)
            json.key("push_trigger_option")
            json.value(trigger.rawValue)
            json.key("push_sound")
            json.value(sound ?? PushPreference.standardSound)
        }
    }

    private static func invitation(_ autoAccepts: Bool) -> [UInt8] {
        RESTJSON.object { json in
            json.key("auto_accept")
            json.value(autoAccepts)
        }
    }
}

extension StoreQueries {
    /// The row of the user in the channel that a path names, for the user and for the application.
    /// - Throws: 900020 for who is no member.
    func ownRow(_ call: RESTCall) throws -> Membership {
        let user = try subject(call.caller, userID: call.part("user_id"))
        let (channel, _, _) = try access(call.part("channel_url"), call.caller)
        guard let row = try membership(of: user.key, in: channel), row.state != .none else {
            throw WireError(.socketUserNotMember, "The user is not a member of the channel.")
        }
        return row
    }
}
