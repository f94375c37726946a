internal import ChatWire

/// The body of `PUT /v3/users/{user_id}/push_preference/{channel_url}`.
struct PushPreference: Hashable, Sendable, Codable {
    var trigger: PushTrigger

    private enum CodingKeys: String, CodingKey {
        case trigger = "push_trigger_option"
    }
}

/// The body of `PUT /v3/users/{user_id}/channel_invitation_preference`.
struct InvitationPreference: Hashable, Sendable, Codable {
    var autoAccept: Bool

    private enum CodingKeys: String, CodingKey {
        case autoAccept = "auto_accept"
    }
}

extension Core {
    func changeMembership(of url: String, _ change: MembershipChange, _ completion: CompletionID?) {
        let purpose = QueryCall.Purpose.changeMembership(url: url, change, completion)
        func path(_ rest: String) -> String { QueryCall.path(ofChannel: url, rest) }
        switch change {
        case .leave(let removesRole):
            call(
                purpose, "PUT", path("/leave"),
                LeaveBody(userIDs: [userID], removesRole: removesRole ? true : nil))
        case .invite(let ids): call(purpose, "POST", path("/invite"), ["user_ids": ids])
        case .join(let code): call(purpose, "PUT", path("/join"), Self.entry(userID, code))
        case .accept(let code): call(purpose, "PUT", path("/accept"), Self.entry(userID, code))
        case .decline: call(purpose, "PUT", path("/decline"), ["user_id": userID])
        case .hide(let hidesHistory, let allowsAutoUnhide):
            call(
                purpose, "PUT", path("/hide"),
                HideBody(userID: userID, allowsAutoUnhide: allowsAutoUnhide, hidesHistory: hidesHistory))
        case .unhide:
            var query = QueryItems()
            query.add("user_id", userID)
            call(QueryCall(purpose: purpose, method: "DELETE", path: path("/hide"), query: query))
        case .resetHistory: call(purpose, "PUT", path("/reset_user_history"), ["user_id": userID])
        case .pushTrigger(let trigger):
            call(purpose, "PUT", pushPreferencePath(url), PushPreference(trigger: trigger))
        case .countPreference(let preference):
            call(
                purpose, "PUT", QueryCall.path(ofUser: userID, "/count_preference/" + QueryItems.encoded(url)),
                ["count_preference": preference])
        }
    }

    func membershipChanged(
        _ url: String, _ change: MembershipChange, _ body: [UInt8], _ completion: CompletionID?
    ) throws {
        switch change {
        case .leave: remove(url, source: .eventUserLeft)
        case .decline: remove(url, source: .eventUserDeclinedInvitation)
        case .join, .accept:
            take(row: try JSONDecoder().decode(WireChannel.self, from: Data(body)), source: .eventUserJoined)
        case .pushTrigger(let trigger):
            // Shown at once: the switch that was flipped reads it back before the event is here.
            if let record = record(url), record.channel.my?.pushTrigger != trigger {
                record.update { $0.my?.pushTrigger = trigger }
                reflect(record, .eventChannelChanged, telling: true)
            }
        case .countPreference(let preference):
            if let record = record(url), record.channel.my?.countPreference != preference {
                record.update { $0.my?.countPreference = preference }
                reflect(record, .eventChannelChanged, telling: true)
            }
        case .invite, .hide, .unhide, .resetHistory: break
        }
        complete(completion, .done)
    }

    private static func entry(_ userID: String, _ accessCode: String?) -> [String: String] {
        var body = ["user_id": userID]
        body["access_code"] = accessCode
        return body
    }

    func pushPreferencePath(_ url: String) -> String {
        QueryCall.path(ofUser: userID, "/push_preference/" + QueryItems.encoded(url))
    }

    var invitationPreferencePath: String { QueryCall.path(ofUser: userID, "/channel_invitation_preference") }

    private struct LeaveBody: Encodable {
        var userIDs: [String]
        var removesRole: Bool?

        enum CodingKeys: String, CodingKey {
            case userIDs = "user_ids"
            case removesRole = "should_remove_operator_status"
        }
    }

    private struct HideBody: Encodable {
        var userID: String
        var allowsAutoUnhide: Bool
        var hidesHistory: Bool

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case allowsAutoUnhide = "allow_auto_unhide"
            case hidesHistory = "hide_previous_messages"
        }
    }
}
