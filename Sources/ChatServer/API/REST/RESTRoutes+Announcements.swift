internal import ChatDomain
internal import ChatWire

/// Announcements, for back ends alone.
extension RESTRoutes {
    private struct AnnouncementBody: Decodable {
        var plan: WireAnnouncement.Plan
        var uniqueID: String?
        var targets: [String]?

        enum CodingKeys: String, CodingKey {
            case uniqueID = "unique_id"
            case targets = "target_list"
        }

        init(from decoder: any Decoder) throws {
            plan = try WireAnnouncement.Plan(from: decoder)
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            uniqueID = try fields.decodeIfPresent(String.self, forKey: .uniqueID)
            targets = try fields.decodeIfPresent([String].self, forKey: .targets)
        }
    }

    private struct AnnouncementEdit: Decodable {
        var action: AnnouncementRules.Action?
        var group: String?
        var createsChannels: Bool?
        var name: String?
        var coverURL: String?
        var customType: String?
        var data: String?
        var isDistinct: Bool?
        var userID: String?
        var content: String?
        var messageData: String?
        var pushes: Bool?
        var scheduledAt: Int64?
        var endAt: Int64?
        var ceaseAt: String?
        var resumeAt: String?

        enum CodingKeys: String, CodingKey {
            case action
            case group = "announcement_group"
            case createsChannels = "create_channel"
            case name = "create_channel_options_name"
            case coverURL = "create_channel_options_cover_url"
            case customType = "create_channel_options_custom_type"
            case data = "create_channel_options_data"
            case isDistinct = "create_channel_options_distinct"
            case userID = "message_user_id"
            case content = "message_content"
            case messageData = "message_data"
            case pushes = "enable_push"
            case scheduledAt = "scheduled_at"
            case endAt = "end_at"
            case ceaseAt = "cease_at"
            case resumeAt = "resume_at"
        }

        func apply(to plan: inout WireAnnouncement.Plan) {
            if let group { plan.group = group }
            if let createsChannels { plan.createsChannels = createsChannels }
            if name != nil || coverURL != nil || customType != nil || data != nil || isDistinct != nil {
                var options = plan.channelOptions ?? WireAnnouncement.ChannelOptions()
                if let name { options.name = name }
                if let coverURL { options.coverURL = coverURL }
                if let customType { options.customType = customType }
                if let data { options.data = data }
                if let isDistinct { options.isDistinct = isDistinct }
                plan.channelOptions = options
            }
            if let userID { plan.message.userID = userID }
            if let content { plan.message.content = content }
            if let messageData { plan.message.data = messageData }
            if let pushes { plan.pushes = pushes }
            if let scheduledAt { plan.scheduledAt = scheduledAt }
            if let endAt { plan.endAt = endAt }
            if let ceaseAt { plan.ceaseAt = ceaseAt }
            if let resumeAt { plan.resumeAt = resumeAt }
        }
    }

    static let announcements = [
        RESTRoute(
            "GET /v3/announcements", "Lists announcements, newest first.", for: .application,
            answers: .fields(.list("announcements", of: WireAnnouncement.self), .text("next"))
        ) { call in
            let (limit, token) = try pageOfList(call)
            let status = try call.query.choice("status", AnnouncementStatus.self)
            let group = call.query.text("announcement_group")
            let order = try call.query.choice("order", AnnouncementOrder.self)
            try call.caller.requireApplication()
            return .read { queries in
                let page = try queries.announcements(
                    applicationKey: call.caller.applicationKey, status: status, group: group,
                    isReversed: order == .ascending, limit: limit, token: token)
                return try RESTJSON.list("announcements", page.announcements, next: page.next)
            }
        },
        RESTRoute(
            "POST /v3/announcements", "Plans an announcement.", for: .application,
            answers: .value(WireAnnouncement.self)
        ) { call in
            let body = try call.decode(AnnouncementBody.self)
            return .write { context in
                try RESTJSON.encoded(
                    try context.createAnnouncement(
                        body.plan, uniqueID: body.uniqueID, targets: body.targets ?? [], by: call.caller))
            }
        },
        RESTRoute(
            "GET /v3/announcements/{unique_id}", "An announcement with what is counted of it.", for: .application,
            answers: .value(WireAnnouncement.self)
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                let key = call.caller.applicationKey
                guard let stored = try queries.announcement(call.part("unique_id"), applicationKey: key) else {
                    throw WriteContext.noAnnouncement
                }
                return try RESTJSON.encoded(try queries.counted(stored))
            }
        },
        RESTRoute(
            "PUT /v3/announcements/{unique_id}", "Changes an announcement, or pauses, resumes, cancels or stops it.",
            for: .application, answers: .value(WireAnnouncement.self)
        ) { call in
            let edit = try call.decode(AnnouncementEdit.self)
            return .write { context in
                try RESTJSON.encoded(
                    try context.updateAnnouncement(call.part("unique_id"), action: edit.action, by: call.caller) {
                        edit.apply(to: &$0)
                    })
            }
        },
        RESTRoute(
            "GET /v3/announcement_group", "Lists the topics of announcements.", for: .application,
            answers: .fields(.list("announcement_groups", of: String.self), .text("next"))
        ) { call in
            let (limit, token) = try pageOfList(call)
            try call.caller.requireApplication()
            return .read { queries in
                let page = try queries.announcementGroups(
                    applicationKey: call.caller.applicationKey, limit: limit, token: token)
                return try RESTJSON.list("announcement_groups", page.groups, next: page.next)
            }
        },
    ]

    private enum AnnouncementOrder: String, CaseIterable {
        case ascending = "asc"
        case descending = "desc"
    }

    /// The page of a list that a call asks for.
    static func pageOfList(_ call: RESTCall) throws(WireError) -> (limit: Int, token: String?) {
        let limit = try call.query.pageSize(standard: 10, limits: call.limits)
        return (limit, call.query.text("token").flatMap { $0.isEmpty ? nil : $0 })
    }
}
