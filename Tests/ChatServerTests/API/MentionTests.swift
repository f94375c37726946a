import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Mentions")
struct MentionTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let room = "/v3/group_channels/room"

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.login("cy")
        _ = try await fixture.login("sam")
        _ = try await fixture.rest("PUT", "/v3/users/bo", ["nickname": "Zoë 🙈"])
        _ = try await fixture.channel("room", members: ["bo", "cy"], as: ana)
    }

    private func mention(
        _ ids: [String]?, _ kind: MessageMentions.Kind? = nil, template: String? = nil, silent: Bool? = nil,
        as user: ServiceFixture.LoggedIn? = nil
    ) async throws -> WireMessage {
        try await fixture.call(
            SendMessage.self,
            .init(
                channelURL: "room", requestID: "", message: "hi", isSilent: silent, mentionKind: kind,
                mentionedUserIDs: ids, mentionTemplate: template), as: user ?? ana
        ).message
    }

    private func count(_ user: ServiceFixture.LoggedIn) async throws -> Int64 {
        try await fixture.value(WireChannel.self, "GET", room, as: .user(user)).unreadMentionCount
    }

    @Test("Type, users and template are the same in the reply, the event, a page and the changes", .covers("D16"))
    func everywhere() async throws {
        fixture.recorder.clear()
        let sent = try await mention(["bo", "sam", "bo", "nobody"], template: "hi @{bo}")
        let mentions = try #require(sent.mentions)
        #expect(mentions.kind == .users && mentions.template == "hi @{bo}")
        // Who is no member is not mentioned, and nobody twice.
        #expect(mentions.users.map(\.userID) == ["bo"])
        #expect(mentions.users.first?.nickname == "Zoë 🙈")
        guard case .messageNew(let told) = try fixture.recorder.events(for: bo.session).first?.body else {
            Issue.record("not told")
            return
        }
        #expect(told == sent)
        let page = try await fixture.value(
            MessagePage.self, "GET", room + "/messages?message_ts=\(Int64.max)", as: .user(bo))
        #expect(page.messages == [sent])
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: 1), as: bo)
        guard case .messageNew(let caughtUp) = changes.changes.first?.body else {
            Issue.record("not caught up")
            return
        }
        #expect(caughtUp == sent)
    }

    @Test("Unread mentions are counted for the mentioned and for everyone, and end with reading", .covers("D16"))
    func counting() async throws {
        let cy = try await fixture.login("cy")
        _ = try await mention(["bo"])
        _ = try await mention(nil, .channel)
        _ = try await mention(nil)
        _ = try await mention(["bo"], silent: true)
        #expect(try await count(bo) == 2)
        #expect(try await count(cy) == 1)
        #expect(try await count(ana) == 0)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo)
        #expect(try await count(bo) == 0)
        _ = try await mention(["bo"])
        #expect(try await count(bo) == 1)
        // Sending marks read.
        _ = try await mention(nil, .channel, as: bo)
        #expect(try await count(bo) == 0)
        #expect(try await count(ana) == 1)
    }

    @Test("Deleting a message takes its mention back, and an edit changes whom it mentions", .covers("D16"))
    func changing() async throws {
        let cy = try await fixture.login("cy")
        let first = try await mention(["bo"])
        let second = try await mention(["bo"])
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: first.messageID), as: ana)
        #expect(try await count(bo) == 1)
        _ = try await fixture.call(
            UpdateMessage.self,
            .init(channelURL: "room", messageID: second.messageID, message: "now cy", mentionedUserIDs: ["cy"]),
            as: ana)
        #expect(try await count(bo) == 0)
        #expect(try await count(cy) == 1)
        // An edit that says nothing of mentions leaves them.
        let edited = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: second.messageID, message: "still"), as: ana
        ).message
        #expect(edited.mentions?.users.map(\.userID) == ["cy"])
        _ = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: second.messageID, mentionedUserIDs: []), as: ana)
        #expect(try await count(cy) == 0)
    }

    @Test("Ten users may be mentioned by name, not eleven, and a template is no longer than a text")
    func limits() async throws {
        _ = try await mention((1...10).map { "u\($0)" })
        var error = await #expect(throws: WireError.self) { _ = try await mention((1...11).map { "u\($0)" }) }
        #expect(error?.code == .socketInvalidMentionForMessage)
        error = await #expect(throws: WireError.self) {
            _ = try await mention(["bo"], template: String(repeating: "x", count: 5_001))
        }
        #expect(error?.code == .invalidParameterValue)
    }

    @Test(
        "Any order of mentions, reads and deletions counts what a naive reader counts",
        .covers("D16"),
        arguments: [1, 2, 3])
    func random(seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed))
        var unread: [WireMessage] = []
        for step in 0..<120 {
            switch random.next() % 8 {
            case 0:
                _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo)
                unread = []
            case 1 where !unread.isEmpty:
                let message = unread.remove(at: Int(random.next() % UInt64(unread.count)))
                _ = try await fixture.call(
                    DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: ana)
            case 2: unread.append(try await mention(nil, .channel))
            case 3: _ = try await mention(["cy"])
            default: unread.append(try await mention(["bo", "cy"]))
            }
            #expect(try await count(bo) == Int64(unread.count), "seed \(seed), step \(step)")
        }
    }
}
