internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Open channels and who is in them.
extension StoreQueries {
    /// A page of an application's open channels, newest made first.
    func openChannels(_ query: OpenChannelsQuery, applicationKey: Int64, now: Int64) throws -> ChannelPage {
        var listing = MyChannelsQuery()
        listing.order = .chronological
        (listing.limit, listing.token) = (query.limit, query.token)
        (listing.channelURLs, listing.customTypes) = (query.channelURLs, query.customTypes)
        (listing.nameContains, listing.showFrozen) = (query.nameContains, query.showFrozen)
        (listing.showMember, listing.showMetadata) = (false, query.showMetadata)
        return try channels(
            listing, scope: .open(applicationKey, urlContains: query.urlContains), applicationKey: applicationKey,
            now: now)
    }

    /// A user's row in a channel as the rules take it: in an open channel the state says whether the user is in it.
    /// Operators always are: they moderate from wherever they are.
    func standing(_ row: Membership?, of userKey: Int64, in channel: Channel) -> Membership? {
        guard channel.isOpen else { return row }
        var row = row ?? Membership(channelKey: channel.key, userKey: userKey)
        let isOperator = row.activeRole == .operator && row.activeBan == nil
        let isIn = isOperator || participants.contains(userKey: userKey, in: channel.key)
        row.state = isIn ? .joined : .none
        return row
    }

    /// Fills in what only open channels have.
    func addOpenFields(of channel: Channel, to wire: inout WireChannel) throws {
        wire.participantCount = participants.count(in: channel.key)
        wire.operators = try operators(of: channel).map(\.wire)
        wire.participantsMayChange = try application(key: channel.applicationKey)?.participantsMayChange
    }

    /// The operators of a channel, by when they came to the server; no more than a view holds.
    private func operators(of channel: Channel) throws -> [User] {
        let operators = Self.concerned("m.role = 1", .operator, in: channel)
        return try connection.query(
            """
            SELECT \(StoreRows.columns(StoreRows.userColumns, of: "u")) FROM user u
            WHERE \(operators.text) ORDER BY u.id LIMIT ?
            """, arguments: operators.arguments + [Self.viewMembersMost]
        ) { StoreRows.user($0) }
    }

    /// A page of the users who are in a channel now.
    func participants(of channel: Channel, limit: Int, token: String?) throws -> ParticipantPage {
        var keys = participants.userKeys(in: channel.key)[...]
        if let token {
            var token = try PageToken(token, kind: "p")
            let last = try token.number()
            keys = keys.drop { $0 <= last }
        }
        let page = keys.prefix(limit)
        var next = ""
        if keys.count > limit, let last = page.last {
            var token = PageToken(kind: "p")
            token.add(last)
            next = token.text
        }
        return ParticipantPage(participants: try page.compactMap { try user(key: $0)?.wire }, next: next)
    }

    /// Refuses a channel of the other type than a route or method is for: there, it does not exist.
    func checkType(of url: String, _ type: WireChannelType, applicationKey: Int64) throws {
        guard let channel = try channel(applicationKey: applicationKey, url: url) else { return }
        guard channel.isOpen == (type == .open) else { throw Refusals.noChannel }
    }
}
