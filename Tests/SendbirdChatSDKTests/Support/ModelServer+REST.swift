import ChatWire
import Foundation

@testable import SendbirdChatSDK

extension ModelServer {
    /// Answers an HTTP call at once.
    func answer(_ call: HTTPCall) -> HTTPAnswer {
        do {
            return .response(status: 200, body: [UInt8](try result(of: call)))
        } catch {
            let refusal = (error as? WireError) ?? WireError(decoding: error)
            let body = try? JSONEncoder().encode(RESTErrorBody(refusal))
            return .response(status: 400, body: [UInt8](body ?? Data()))
        }
    }

    private func result(of call: HTTPCall) throws -> Data {
        guard let components = URLComponents(string: call.url),
            let key = call.headers[WireProtocol.sessionKeyHeader], key.hasPrefix("key-"),
            let fields = QueryItems.fields(ofQuery: components.percentEncodedQuery ?? "")
        else { throw WireError(.nonAuthorized, "No session.") }
        if expiredCalls > 0 {
            expiredCalls -= 1
            throw WireError(.sessionKeyExpired, "The session has expired.")
        }
        let userID = String(key.dropFirst(4))
        let path = components.path.split(separator: "/").map(String.init)
        calls["\(call.method) \(path.last ?? "")", default: 0] += 1
        switch (call.method, path.count, path.last ?? "") {
        case ("GET", 2, "users"): return try JSONEncoder().encode(userPage(try UsersQuery(fields, limits: .standard)))
        case ("GET", 4, "my_group_channels"):
            let query = try MyChannelsQuery(fields, limits: .standard)
            return try JSONEncoder().encode(channelPage(query, for: userID))
        case ("GET", 4, "messages"):
            return try JSONEncoder().encode(try messagePage(path[2], try MessagesQuery(fields, limits: .standard)))
        case ("POST", 2, "files"):
            let query = try UploadQuery(fields)
            if !uploadRefusals.isEmpty { throw uploadRefusals.removeFirst() }
            files.append(call.body ?? [])
            let file = WireFile(
                url: "/v3/files/\(files.count)/\(QueryItems.encoded(query.name))", name: query.name,
                type: MediaType.sniff(call.body ?? []) ?? MediaType.unknown, size: Int64(call.body?.count ?? 0))
            return try JSONEncoder().encode(UploadResult(file: file))
        case ("POST", 2, "group_channels"):
            let params = try JSONDecoder().decode(CreateChannelParams.self, from: Data(call.body ?? []))
            let url = params.channelURL ?? "made_\(channels.count)"
            let members = params.userIDs.contains(userID) ? params.userIDs : [userID] + params.userIDs
            let channel = makeChannel(url, members: members, name: params.name ?? "")
            return try JSONEncoder().encode(CreateChannelResult(channel: row(channel, for: userID), isCreated: true))
        case ("GET", 3, let url):
            guard let channel = channels[url] else { throw WireError(.notFoundInDatabase, "No such channel.") }
            return try JSONEncoder().encode(row(channel, for: userID))
        default: throw WireError(.notFoundInDatabase, "No such route.")
        }
    }

    private func userPage(_ query: UsersQuery) -> UserPage {
        let start = query.token.flatMap(Int.init) ?? 0
        let all = users.values.sorted { $0.userID < $1.userID }
        let page = all.dropFirst(start).prefix(query.limit)
        let next = start + page.count
        return UserPage(users: Array(page), next: next < all.count ? String(next) : "")
    }

    /// The token is the place of the last channel, so that pages go on where they stopped whatever moved meanwhile.
    private func channelPage(_ query: MyChannelsQuery, for userID: String) -> ChannelPage {
        let listing = ChannelListing(query: query)
        var rows = channels.values.filter { $0.memberships[userID] != nil }.map { row($0, for: userID) }
            .filter { listing.accepts($0, of: userID) }
            .sorted { listing.precedes($0, $1) }
        if let token = query.token, let place = places[token] {
            rows = rows.filter { place.precedes(listing.key(of: $0)) }
        }
        let page = rows.prefix(query.limit)
        var next = ""
        if page.count < rows.count, let last = page.last {
            next = "place-\(places.count)"
            places[next] = listing.key(of: last)
        }
        return ChannelPage(channels: Array(page), next: next, serverTime: time, position: position)
    }

    private func messagePage(_ url: String, _ query: MessagesQuery) throws -> MessagePage {
        guard let channel = channels[url] else { throw WireError(.notFoundInDatabase, "No such channel.") }
        let anchor: Int64
        switch query.anchor {
        case .time(let time): anchor = time
        case .message(let id): anchor = channel.messages.first { $0.messageID == id }?.createdAt ?? 0
        }
        let older = channel.messages.filter { $0.createdAt < anchor }
        let newer = channel.messages.filter { $0.createdAt > anchor }
        let exact = query.includesAnchor ? channel.messages.filter { $0.createdAt == anchor } : []
        let before = older.suffix(query.previousLimit)
        let after = newer.prefix(query.nextLimit)
        let messages = Array(before) + exact + Array(after)
        return MessagePage(
            messages: query.isReversed ? messages.reversed() : messages, hasPrevious: before.count < older.count,
            hasNext: after.count < newer.count, channelSeq: channel.wire.seq)
    }
}
