import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// A small server that speaks the protocol from memory: what the SDK is measured against where a test needs every
/// frame in its hand. It is written from Docs/protocol.md and shares no code with the real server.
final class ModelServer {
    /// A connection that logged in, or is about to.
    final class Connection {
        var userID: String?
        let send: ([UInt8]) -> Void
        let close: (UInt16) -> Void

        init(send: @escaping ([UInt8]) -> Void, close: @escaping (UInt16) -> Void) {
            self.send = send
            self.close = close
        }
    }

    final class Channel {
        var wire: WireChannel
        var messages: [WireMessage] = []
        var log: [WireEvent] = []
        var memberships: [String: WireMembership] = [:]
        var position: Int64 = 0

        init(_ wire: WireChannel) { self.wire = wire }
    }

    var users: [String: WireUser] = [:]
    var channels: [String: Channel] = [:]
    var connections: [Connection] = []
    var tokens: [String: String] = [:]
    /// Refusals for the next sendings, first in first out.
    var refusals: [WireError] = []
    /// Methods that get no reply at all.
    var muted: Set<String> = []
    var logReach: Int64 = .max
    /// The epoch that is told at login; nil as an older server, which has none.
    var epoch: String?
    /// The limits that are told at login.
    var limits = Limits.standard
    /// Refusals for the next uploads, first in first out.
    var uploadRefusals: [WireError] = []
    /// The files that were uploaded, in order.
    var files: [[UInt8]] = []
    /// How many HTTP calls are told that their key has run out.
    var expiredCalls = 0
    private(set) var position: Int64 = 0
    private(set) var time: Int64 = 1_000_000
    private var nextMessageID: Int64 = 1
    private var userSeqs: [String: Int64] = [:]
    private var departures: [(userID: String, url: String, position: Int64)] = []
    private var sent: [String: WireMessage] = [:]
    /// Requests by method, for counting.
    var calls: [String: Int] = [:]
    /// Places in lists of channels, by token.
    var places: [String: ChannelOrderKey] = [:]

    // MARK: - Doing

    @discardableResult
    func addUser(_ id: String, nickname: String? = nil) -> WireUser {
        let user = WireUser(userID: id, nickname: nickname ?? id.capitalized)
        users[id] = user
        return user
    }

    @discardableResult
    func makeChannel(_ url: String, members: [String], name: String = "", customType: String = "") -> Channel {
        time += 1
        let channel = Channel(
            WireChannel(channelURL: url, name: name, customType: customType, createdAt: time))
        channels[url] = channel
        let wires = members.map { WireMember(user: users[$0] ?? addUser($0), joinedAt: time) }
        channel.wire.members = wires
        (channel.wire.memberCount, channel.wire.joinedMemberCount) = (wires.count, wires.count)
        for id in members { channel.memberships[id] = WireMembership(state: .joined, joinedAt: time) }
        log(
            .membersJoined(MembersChange(members: wires, memberCount: wires.count, joinedMemberCount: wires.count)),
            in: channel)
        for id in members { tellOwn(id, .joined, channel) }
        return channel
    }

    @discardableResult
    func send(
        _ text: String, file: WireFile? = nil, by userID: String, in url: String, requestID: String = "",
        customType: String = "", isSilent: Bool = false, mentions: MessageMentions? = nil
    ) -> WireMessage? {
        guard let channel = channels[url] else { return nil }
        let key = "\(url) \(userID) \(requestID)"
        if !requestID.isEmpty, let known = sent[key] { return known }
        time += 3
        if !isSilent { channel.wire.messageNumber += 1 }
        let user = users[userID]
        var message = WireMessage(
            type: file == nil ? .user : .file, messageID: nextMessageID, requestID: requestID, channelURL: url,
            sender: WireSender(userID: userID, nickname: user?.nickname ?? ""), message: text,
            file: file, customType: customType, createdAt: time, isSilent: isSilent, mentions: mentions,
            seq: channel.wire.seq + 1, number: channel.wire.messageNumber)
        nextMessageID += 1
        message.mentions = mentions
        channel.messages.append(message)
        channel.wire.lastMessage = message
        sent[key] = message
        read(by: userID, in: channel)
        log(.messageNew(message), in: channel)
        return message
    }

    /// What a message mentions, as the server knows the people.
    private func mentions(_ ids: [String]?, _ template: String?) -> MessageMentions? {
        guard let ids, !ids.isEmpty else { return nil }
        return MessageMentions(kind: .users, users: ids.compactMap { users[$0] }, template: template)
    }

    func edit(_ id: Int64, to text: String, in url: String, mentions: MessageMentions? = nil) {
        guard let channel = channels[url], let index = channel.messages.firstIndex(where: { $0.messageID == id }) else {
            return
        }
        time += 1
        channel.messages[index].message = text
        if let mentions { channel.messages[index].mentions = mentions }
        channel.messages[index].updatedAt = time
        channel.messages[index].seq = channel.wire.seq + 1
        if channel.wire.lastMessage?.messageID == id { channel.wire.lastMessage = channel.messages[index] }
        log(.messageUpdated(channel.messages[index]), in: channel)
    }

    func delete(_ id: Int64, in url: String) {
        guard let channel = channels[url], let index = channel.messages.firstIndex(where: { $0.messageID == id }) else {
            return
        }
        let message = channel.messages.remove(at: index)
        let wasLast = channel.wire.lastMessage?.messageID == id
        channel.wire.lastMessage = channel.messages.last
        for (userID, my) in channel.memberships where my.readNumber < message.number && !message.isSilent {
            channel.memberships[userID]?.deletedAfterRead += 1
        }
        log(
            .messageDeleted(
                DeletedMessage(
                    messageID: id, createdAt: message.createdAt, number: message.isSilent ? 0 : message.number,
                    lastMessage: wasLast ? channel.messages.last : nil, wasLastMessage: wasLast)), in: channel)
    }

    func rename(_ url: String, to name: String) {
        guard let channel = channels[url] else { return }
        channel.wire.name = name
        var fields = channel.wire
        (fields.members, fields.lastMessage) = (nil, nil)
        log(.channelUpdated(fields), in: channel)
    }

    func freeze(_ url: String, _ isFrozen: Bool) {
        guard let channel = channels[url] else { return }
        channel.wire.isFrozen = isFrozen
        var fields = channel.wire
        (fields.members, fields.lastMessage) = (nil, nil)
        log(.channelUpdated(fields), in: channel)
    }

    func update(_ userID: String, in url: String, _ reason: MembersUpdate.Reason, _ body: (inout WireMember) -> Void) {
        guard let channel = channels[url],
            let index = channel.wire.members?.firstIndex(where: { $0.user.userID == userID }),
            var member = channel.wire.members?[index]
        else { return }
        body(&member)
        channel.wire.members?[index] = member
        channel.memberships[userID]?.role = member.role
        channel.memberships[userID]?.isMuted = member.isMuted
        let change = MembersChange(
            members: [member], memberCount: channel.wire.memberCount,
            joinedMemberCount: channel.wire.joinedMemberCount)
        log(.membersUpdated(MembersUpdate(reason: reason, change: change)), in: channel)
        tellOwn(userID, .settings, channel)
    }

    func markDelivered(to userID: String, in url: String) -> DeliveryReceipt? {
        guard let channel = channels[url] else { return nil }
        let at = channel.wire.lastMessage?.createdAt ?? 0
        channel.memberships[userID]?.deliveredAt = at
        if let index = channel.wire.members?.firstIndex(where: { $0.user.userID == userID }) {
            channel.wire.members?[index].deliveredAt = at
        }
        let receipt = DeliveryReceipt(userID: userID, deliveredAt: at)
        broadcast(WireEvent(channelURL: url, body: .channelDelivered(receipt)), to: channel)
        return receipt
    }

    func leave(_ userID: String, _ url: String) {
        guard let channel = channels[url] else { return }
        let member = channel.wire.members?.first { $0.user.userID == userID }
        channel.wire.members?.removeAll { $0.user.userID == userID }
        channel.memberships[userID] = nil
        channel.wire.memberCount -= 1
        channel.wire.joinedMemberCount -= 1
        log(
            .membersLeft(
                MembersChange(
                    members: member.map { [$0] } ?? [], memberCount: channel.wire.memberCount,
                    joinedMemberCount: channel.wire.joinedMemberCount)), in: channel)
        departures.append((userID, url, position))
        tellOwn(userID, .left, channel)
    }

    func markRead(by userID: String, in url: String) -> ReadReceipt? {
        guard let channel = channels[url] else { return nil }
        let receipt = read(by: userID, in: channel)
        broadcast(WireEvent(channelURL: url, body: .channelRead(receipt)), to: channel)
        return receipt
    }

    @discardableResult
    private func read(by userID: String, in channel: Channel) -> ReadReceipt {
        let at = channel.wire.lastMessage?.createdAt ?? 0
        let number = channel.wire.messageNumber
        channel.memberships[userID]?.readAt = at
        channel.memberships[userID]?.readNumber = number
        channel.memberships[userID]?.deletedAfterRead = 0
        if let index = channel.wire.members?.firstIndex(where: { $0.user.userID == userID }) {
            channel.wire.members?[index].readAt = at
        }
        return ReadReceipt(userID: userID, readAt: at, readNumber: number)
    }

    func type(_ userID: String, _ isTyping: Bool, in url: String) {
        guard let channel = channels[url], let user = users[userID] else { return }
        time += 1
        broadcast(
            WireEvent(
                channelURL: url, body: .channelTyping(TypingState(user: user, isTyping: isTyping, at: time))),
            to: channel)
    }

    // MARK: - Telling

    func log(_ body: EventBody, in channel: Channel) {
        position += 1
        channel.wire.seq += 1
        channel.position = position
        let event = WireEvent(
            channelURL: channel.wire.channelURL, seq: channel.wire.seq, position: position, body: body)
        channel.log.append(event)
        broadcast(event, to: channel)
    }

    func tellOwn(_ userID: String, _ reason: OwnChannelChange.Reason, _ channel: Channel) {
        position += 1
        userSeqs[userID, default: 0] += 1
        let number = userSeqs[userID] ?? 0
        channel.memberships[userID]?.userSeq = number
        let event = WireEvent(
            userSeq: number, position: position,
            body: .myChannel(OwnChannelChange(reason: reason, channel: row(channel, for: userID))))
        for connection in connections where connection.userID == userID { write(event, to: connection) }
    }

    func broadcast(_ event: WireEvent, to channel: Channel) {
        for connection in connections {
            guard let id = connection.userID, channel.memberships[id] != nil else { continue }
            write(event, to: connection)
        }
    }

    private func write(_ event: WireEvent, to connection: Connection) {
        if let bytes = try? event.jsonBytes() { connection.send(bytes) }
    }

    func row(_ channel: Channel, for userID: String) -> WireChannel {
        var row = channel.wire
        row.my = channel.memberships[userID] ?? WireMembership(state: .none)
        let readNumber = row.my?.readNumber ?? 0
        row.my?.unreadMentions = channel.messages.filter { message in
            !message.isSilent && message.number > readNumber && message.mentions?.includes(userID) ?? false
        }.map(\.number)
        return row
    }

    // MARK: - The socket

    func receive(_ text: [UInt8], on connection: Connection) {
        guard let head = try? JSONDecoder().decode(FrameHead.self, from: Data(text)), let id = head.id else { return }
        let method = head.method ?? ""
        calls[method, default: 0] += 1
        guard !muted.contains(method) else { return }
        do {
            let reply = try answer(method, id, Data(text), connection)
            connection.send([UInt8](reply))
        } catch {
            let error = (error as? WireError) ?? WireError(decoding: error)
            let reply = try? JSONEncoder().encode(ReplyFrame<Empty>(id: id, error: error))
            connection.send([UInt8](reply ?? Data()))
        }
    }

    private func answer(_ method: String, _ id: Int64, _ text: Data, _ connection: Connection) throws -> Data {
        func params<Method: SocketMethod>(_ method: Method.Type) throws -> Method.Params {
            try JSONDecoder().decode(RequestFrame<Method.Params>.self, from: text).params
        }
        func reply<Result: Codable & Sendable>(_ result: Result) throws -> Data {
            try JSONEncoder().encode(ReplyFrame(id: id, result: result))
        }
        if method == Login.name { return try reply(try login(try params(Login.self), connection)) }
        guard let userID = connection.userID else { throw WireError(.socketLoginRequired, "Log in first.") }
        switch method {
        case Ping.name: return try reply(Ping.Result(serverTime: time))
        case SendMessage.name:
            let params = try params(SendMessage.self)
            if !refusals.isEmpty { throw refusals.removeFirst() }
            guard
                let message = send(
                    params.message,
                    file: params.file.map {
                        WireFile(url: $0.url, name: $0.name ?? "", type: $0.type ?? "", size: $0.size ?? 0)
                    }, by: userID, in: params.channelURL, requestID: params.requestID,
                    customType: params.customType ?? "", isSilent: params.isSilent ?? false,
                    mentions: mentions(params.mentionedUserIDs, params.mentionTemplate))
            else { throw WireError(.socketChannelNotFound, "No such channel.") }
            return try reply(MessageResult(message: message))
        case UpdateMessage.name:
            let params = try params(UpdateMessage.self)
            if !refusals.isEmpty { throw refusals.removeFirst() }
            edit(
                params.messageID, to: params.message ?? "", in: params.channelURL,
                mentions: mentions(params.mentionedUserIDs, params.mentionTemplate))
            guard let message = channels[params.channelURL]?.messages.first(where: { $0.messageID == params.messageID })
            else { throw WireError(.socketMessageNotFound, "No such message.") }
            return try reply(MessageResult(message: message))
        case DeleteMessage.name:
            let params = try params(DeleteMessage.self)
            delete(params.messageID, in: params.channelURL)
            return try reply(Empty())
        case MarkRead.name:
            guard let receipt = markRead(by: userID, in: try params(MarkRead.self).channelURL) else {
                throw WireError(.socketChannelNotFound, "No such channel.")
            }
            return try reply(receipt)
        case MarkDelivered.name:
            guard let receipt = markDelivered(to: userID, in: try params(MarkDelivered.self).channelURL) else {
                throw WireError(.socketChannelNotFound, "No such channel.")
            }
            return try reply(receipt)
        case SetTyping.name:
            let params = try params(SetTyping.self)
            type(userID, params.isTyping, in: params.channelURL)
            return try reply(Empty())
        case ChannelChanges.name: return try reply(try changes(try params(ChannelChanges.self)))
        case ChannelsChanges.name: return try reply(changes(try params(ChannelsChanges.self), for: userID))
        default: throw WireError(.invalidParameterValue, "Unknown method.")
        }
    }

    private func login(_ params: Login.Params, _ connection: Connection) throws -> Login.Result {
        if let token = tokens[params.userID], token != params.accessToken {
            throw WireError(.accessTokenNotValid, "The token is wrong.")
        }
        let user = users[params.userID] ?? addUser(params.userID)
        connection.userID = user.userID
        return Login.Result(
            user: user, sessionKey: "key-\(user.userID)", fileKey: "file-\(user.userID)", sessionExpiresAt: .max,
            serverTime: time,
            serverVersion: "model", userSeq: userSeqs[user.userID] ?? 0, position: position, epoch: epoch,
            heartbeatMilliseconds: 15_000, idleTimeoutMilliseconds: 40_000, limits: limits)
    }

    private func changes(_ params: ChannelChanges.Params) throws -> ChannelChanges.Result {
        guard let channel = channels[params.channelURL] else {
            throw WireError(.socketChannelNotFound, "No such channel.")
        }
        if channel.wire.seq - params.sinceSeq > logReach {
            return ChannelChanges.Result(changes: [], completeSeq: 0, hasMore: false, mustReload: true)
        }
        let page = channel.log.filter { $0.seq ?? 0 > params.sinceSeq }.prefix(params.limit ?? 100)
        let current = Dictionary(channel.messages.map { ($0.messageID, $0) }, uniquingKeysWith: { $1 })
        let changes = page.compactMap { event -> WireEvent? in
            var event = event
            switch event.body {
            case .messageNew(let message):
                guard let now = current[message.messageID] else { return nil }
                event.body = .messageNew(now)
            case .messageUpdated(let message):
                guard let now = current[message.messageID] else { return nil }
                event.body = .messageUpdated(now)
            default: break
            }
            return event
        }
        let complete = page.last?.seq ?? channel.wire.seq
        return ChannelChanges.Result(changes: changes, completeSeq: complete, hasMore: complete < channel.wire.seq)
    }

    private func changes(_ params: ChannelsChanges.Params, for userID: String) -> ChannelsChanges.Result {
        let changed = channels.values.filter { $0.memberships[userID] != nil && $0.position > params.since }
            .sorted { $0.position < $1.position }
        let page = changed.prefix(params.limit ?? 100)
        let hasMore = page.count < changed.count
        let gone = departures.filter { $0.userID == userID && $0.position >= params.since }.map(\.url)
        return ChannelsChanges.Result(
            channels: page.map { row($0, for: userID) },
            deletedChannelURLs: gone.filter { channels[$0]?.memberships[userID] == nil },
            position: hasMore ? page.last?.position ?? position : position, hasMore: hasMore)
    }
}
