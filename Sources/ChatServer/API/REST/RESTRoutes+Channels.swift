internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct CreateBody: Decodable {
        var inviterID: String?
        var isStrict: Bool?

        enum CodingKeys: String, CodingKey {
            case inviterID = "inviter_id"
            case isStrict = "strict"
        }
    }

    private struct UpdateBody: Decodable {
        var name: String?
        var coverURL: String?
        var data: String?
        var customType: String?
        var isPublic: Bool?
        var isDistinct: Bool?
        var isSuper: Bool?
        var accessCode: String?
        var operatorIDs: [String]?

        enum CodingKeys: String, CodingKey {
            case name
            case coverURL = "cover_url"
            case data
            case customType = "custom_type"
            case isPublic = "is_public"
            case isDistinct = "is_distinct"
            case isSuper = "is_super"
            case accessCode = "access_code"
            case operatorIDs = "operator_ids"
        }
    }

    private struct FreezeBody: Decodable {
        var freeze: Bool
    }

    static let channels = [
        RESTRoute(
            "GET /v3/group_channels", "Lists group channels: all for the back end, the public ones for users.",
            answers: .value(ChannelPage.self)
        ) { call in
            let query = try MyChannelsQuery(call.query, limits: call.limits)
            return .read { queries in
                var callerKey: Int64?
                if case .user(let user) = try queries.actor(call.caller) { callerKey = user.key }
                return RESTJSON.page(
                    try queries.channels(
                        query, scope: .application(call.caller.applicationKey, publicOnly: callerKey != nil),
                        applicationKey: call.caller.applicationKey, callerKey: callerKey, now: call.environment.now()))
            }
        },
        RESTRoute(
            "POST /v3/group_channels", "Makes a group channel.", answers: .value(CreateChannelResult.self),
            files: ["cover_file"]
        ) { call in
            let params = try call.decode(CreateChannelParams.self)
            let body = try call.decode(CreateBody.self)
            if body.inviterID != nil { try call.caller.requireApplication() }
            return .write { context in
                let result = try context.createChannel(
                    params, by: call.caller, inviterID: body.inviterID, isStrict: body.isStrict ?? false)
                return RESTJSON.object { json in
                    result.channel.writeFields(to: &json)
                    json.key("is_created")
                    json.value(result.isCreated)
                }
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}", "Tells of a group channel.", for: .visitors, answers: .channel
        ) { call in
            let showMember = try call.query.flag("show_member") ?? true
            let showMetadata = try call.query.flag("show_metadata") ?? true
            let userID = call.query.text("user_id")
            let showReadReceipt = try call.query.flag("show_read_receipt") ?? false
            let showDeliveryReceipt = try call.query.flag("show_delivery_receipt") ?? false
            return .read { queries in
                let (channel, actor, own) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkVisible(channel, to: actor, membership: own)
                var membership = own
                if let userID {
                    let user = try queries.subject(call.caller, userID: userID)
                    membership = try queries.membership(of: user.key, in: channel)
                }
                var parts = StoreQueries.ViewParts(members: showMember, metadata: showMetadata)
                parts.metaCounters = showMetadata
                let reads = AccessRules.reads(actor, membership: own)
                (parts.readReceipts, parts.deliveryReceipts) = (showReadReceipt && reads, showDeliveryReceipt && reads)
                if case .user = actor, membership?.state != .joined {
                    // A public channel shows itself to everyone, and what is said in it to its members.
                    parts.lastMessage = false
                }
                return RESTJSON.channel(try queries.view(channel, membership: membership, parts: parts))
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}", "Changes a group channel.", for: .members, answers: .channel,
            files: ["cover_file"]
        ) { call in
            let body = try call.decode(UpdateBody.self)
            let changes = ChannelRules.Changes(
                name: body.name, coverURL: body.coverURL, data: body.data, customType: body.customType,
                isPublic: body.isPublic, isDistinct: body.isDistinct, isSuper: body.isSuper,
                accessCodeHash: WriteContext.codeHash(body.accessCode))
            try FieldRules.check(body.accessCode, "access_code", most: call.limits.accessCodeCharacters)
            return .write { context in
                RESTJSON.channel(
                    try context.updateChannel(
                        call.part("channel_url"), changes, operatorIDs: body.operatorIDs, by: call.caller))
            }
        },
        RESTRoute("DELETE /v3/group_channels/{channel_url}", "Deletes a group channel.", for: .operators) { call in
            .write { context in
                try context.deleteChannel(call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/freeze", "Freezes a channel, or ends that.", for: .operators,
            answers: .channel
        ) { call in
            let body = try call.decode(FreezeBody.self)
            return .write { context in
                RESTJSON.channel(
                    try context.freezeChannel(call.part("channel_url"), body.freeze, by: call.caller))
            }
        },
    ]
}
