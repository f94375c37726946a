import ChatServer
import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// A service with many channels of `ana` that differ in all that lists ask for, and random queries about them.
// Unchecked: touched by one test's task at a time.
final class ListingWorld: @unchecked Sendable {
    private let service: ChatService
    private let folder: TemporaryFolder
    private let apiToken: String
    private let time = Locked<Int64>(1_700_000_000_000)
    private var random: SeededGenerator

    /// Names that look alike, sort close together, or fold in unusual ways.
    static let names = [
        "Elan", "élan", "e\u{301}lan", "ELAN", "", "b", "B", "Zoo", "Äpfel", "apple", "李", "İstanbul", "istanbul",
        "Straße",
        "STRASSE", "ﬁn", "fin", "🎉 party", "👨‍👩‍👧 Kim", "a\u{200B}b", "ab", "שלום", "100%", "a_b", "A", "z\u{327}",
    ]
    private static let types = ["", "work", "Work", "work-2", "éa", "e\u{301}a"]

    init(seed: UInt64, count: Int) async throws {
        random = SeededGenerator(seed: seed)
        folder = try TemporaryFolder()
        let time = time
        let bytes = Locked<UInt64>(0)
        service = try ChatService(
            path: folder.url.appendingPathComponent("roost.sqlite").path,
            environment: ServiceEnvironment(
                now: { time.value },
                randomBytes: { length in
                    let value = bytes.withLock { value in
                        value += 1
                        return value
                    }
                    return (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0 % 8))) }
                }, onFault: { _ in }))
        apiToken = try Administration(service).createApplication("app")
        for (index, id) in ["ana", "bo", "cy", "di", "ed"].enumerated() {
            try Administration(service).createUser(id, nickname: Self.names[index * 3], in: "app")
        }
        try await must("PUT", "/v3/users/ana/channel_invitation_preference", ["auto_accept": false])
        for number in 0..<count { try await make(number) }
    }

    func close() { service.close() }

    private func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }

    private func happens(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    private func make(_ number: Int) async throws {
        // Now and then two channels are made in one millisecond.
        if !happens(3) { time.withLock { $0 += 7 } }
        let url = "room-\(number)"
        let others = ["bo", "cy", "di", "ed"].filter { _ in happens(2) }
        let isInvited = happens(6)
        var body: [String: Any] = [
            "channel_url": url, "name": pick(Self.names), "custom_type": pick(Self.types),
            "user_ids": others + (isInvited ? ["ana"] : []), "inviter_id": isInvited ? "bo" : "ana",
        ]
        if happens(4) { body["is_public"] = true }
        if happens(5) { body["is_super"] = true }
        if happens(6) { body["is_broadcast"] = true }
        try await must("POST", "/v3/group_channels", body)
        let path = "/v3/group_channels/\(url)"
        if happens(2) {
            try await must("POST", path + "/metadata", ["metadata": ["rank": pick(Self.names), "x": pick(Self.types)]])
        }

        if !happens(3) {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if happens(2) { time.withLock { $0 += 3 } }
                try await must("POST", path + "/messages", ["message_type": "ADMM", "message": "hi"])
            }
            if happens(3), !isInvited { try await must("PUT", path + "/messages/mark_as_read", ["user_id": "ana"]) }
        }

        if happens(4) { try await must("PUT", path + "/freeze", ["freeze": true]) }
        if happens(4) {
            try await must("PUT", path + "/hide", ["user_id": "ana", "allow_auto_unhide": happens(2)])
            if happens(3) { try await must("POST", path + "/messages", ["message_type": "ADMM", "message": "back"]) }
        }
        if happens(6) { try await must("PUT", path, ["name": pick(Self.names)]) }
    }

    func randomQuery() -> MyChannelsQuery {
        var query = MyChannelsQuery()
        query.order = pick(GroupChannelOrder.allCases)
        query.metadataOrderKey = pick(["rank", "x", "none"])
        query.limit = pick([1, 4, 20, 100])
        (query.showMember, query.showMetadata) = (false, false)
        query.showEmpty = !happens(3)
        query.showFrozen = !happens(3)
        query.hiddenMode = pick([
            .all, .all, .unhiddenOnly, .hiddenOnly, .hiddenAllowAutoUnhide, .hiddenPreventAutoUnhide,
        ])
        query.memberState = pick([.all, .all, .joinedOnly, .invitedOnly])
        if happens(4) { query.unreadOnly = true }
        if happens(4) { query.publicMode = pick([.public, .private]) }
        if happens(4) { query.superMode = pick([.super, .nonsuper, .broadcastOnly]) }
        if happens(5) { query.customTypes = [pick(Self.types), pick(Self.types)] }
        if happens(6) { query.customTypeStartsWith = pick(["w", "W", "e", "é", ""]) }
        if happens(4) {
            query.nameContains = pick(["e", "E", "é", "\u{301}", "lan", "ß", "ss", "I", "i", "🎉", "%", "_", ""])
        }
        if happens(6) { query.channelURLs = (0..<20).map { "room-\($0 * 2)" } }
        if happens(6) { query.membersIncludeIn = pick([["bo"], ["bo", "cy"], ["nobody"], ["BO"]]) }
        if happens(8) { query.membersExactlyIn = pick([["ana", "bo"], ["bo"], [], ["bo", "cy"]]) }
        if happens(6) { query.membersNicknameContains = pick(["e", "É", "z", "", "lan", "b"]) }
        query.includesAnyMember = happens(2)
        if happens(8) { query.membersNicknameStartsWith = pick(["e", "É", "z", "", "b"]) }
        if happens(10) { query.membersNickname = pick(["B", "b", "Elan", "Zoo"]) }
        if happens(6) {
            query.searchText = pick(["e", "É", "z", "", "lan", "b", "ß"])
            query.searchFields = pick([[.channelName], [.memberNickname], [.channelName, .memberNickname], []])
        }
        if happens(5) { query.metadataKey = pick(["rank", "x"]) }
        if query.metadataKey != nil, happens(2) { query.metadataValues = [pick(Self.names), pick(Self.types)] }
        if query.metadataKey != nil, query.metadataValues == nil, happens(2) {
            query.metadataValueStartsWith = pick(["e", "E", "é", "w", ""])
        }
        if happens(6) { query.createdBefore = 1_700_000_000_150 }
        if happens(6) { query.createdAfter = 1_700_000_000_050 }
        return query
    }

    /// Every channel of `ana`, with all that the device knows of it.
    func everything() async throws -> [WireChannel] {
        var query = MyChannelsQuery()
        (query.hiddenMode, query.limit, query.showMember, query.showMetadata) = (.all, 100, true, true)
        return try await page(query).channels
    }

    /// The server's answer, all pages.
    func pages(_ query: MyChannelsQuery) async throws -> [String] {
        var query = query
        var urls: [String] = []
        repeat {
            let page = try await page(query)
            urls += page.channels.map(\.channelURL)
            query.token = page.next
        } while query.token?.isEmpty == false && urls.count < 1_000
        return urls
    }

    private func page(_ query: MyChannelsQuery) async throws -> ChannelPage {
        let body = try await answer("GET", "/v3/users/ana/my_group_channels", query: query.items.text)
        return try JSONDecoder().decode(ChannelPage.self, from: Data(body))
    }

    private func must(_ method: String, _ path: String, _ body: [String: Any]) async throws {
        _ = try await answer(method, path, body: [UInt8](try JSONSerialization.data(withJSONObject: body)))
    }

    private func answer(
        _ method: String, _ path: String, query: String = "", body: [UInt8] = []
    ) async throws -> [UInt8] {
        let request = APIRequest(method: method, path: path, query: query, apiToken: apiToken, body: body)
        let response = await withCheckedContinuation { continuation in
            service.handle(request) { continuation.resume(returning: $0) }
        }
        guard response.status == 200 else {
            throw try JSONDecoder().decode(RESTErrorBody.self, from: Data(response.body)).refusal
        }
        return response.body
    }
}
