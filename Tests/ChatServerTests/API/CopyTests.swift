import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Copies of messages, and several files in one")
struct CopyTests {
    private struct World {
        let fixture: ServiceFixture
        let ana: ServiceFixture.LoggedIn
        let bo: ServiceFixture.LoggedIn
    }

    /// `ana` and `bo` in `room`; `bo` and `cy` in `other`.
    private func world() async throws -> World {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.login("cy")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        _ = try await fixture.channel("other", members: ["cy"], as: bo)
        return World(fixture: fixture, ana: ana, bo: bo)
    }

    private func copy(
        _ message: WireMessage, to url: String, requestID: String = "", as user: ServiceFixture.LoggedIn,
        _ fixture: ServiceFixture
    ) async throws -> WireMessage {
        try await fixture.call(
            CopyMessage.self,
            .init(
                channelURL: message.channelURL, messageID: message.messageID, targetChannelURL: url,
                requestID: requestID), as: user
        ).message
    }

    @Test("A copy says the same with its mentions, of the mentioned those who are members there", .covers("C-52"))
    func text() async throws {
        let world = try await world()
        let fixture = world.fixture
        var params = SendMessage.Params(
            channelURL: "room", requestID: "", message: "hi", data: "d", customType: "t", mentionKind: .users,
            mentionedUserIDs: ["ana", "bo"], mentionTemplate: "hi @{ana} @{bo}")
        params.metaArrays = [WireMetaArray(key: "k", values: ["v"])]
        let message = try await fixture.call(SendMessage.self, params, as: world.ana).message
        try await fixture.react("k", to: message.messageID, as: world.ana)
        let same = try await copy(message, to: "room", as: world.bo, fixture)
        #expect(same.mentions == message.mentions && same.metaArrays == message.metaArrays)
        #expect(same.message == "hi" && same.data == "d" && same.customType == "t")
        #expect(same.sender?.userID == "bo" && same.messageID > message.messageID && same.reactions.isEmpty)
        let other = try await copy(message, to: "other", requestID: "r", as: world.bo, fixture)
        #expect(other.channelURL == "other" && other.mentions?.users.map(\.userID) == ["bo"])
        #expect(other.mentions?.template == "hi @{ana} @{bo}")
        #expect(try await copy(message, to: "other", requestID: "r", as: world.bo, fixture) == other)
    }

    @Test("Who may not read the source, or not write to the target, copies nothing", .covers("C-77"))
    func refusals() async throws {
        let world = try await world()
        let fixture = world.fixture
        let bytes = Array("secret".utf8)
        let uploaded = try await fixture.uploaded(bytes, as: .user(world.ana))
        let params = SendMessage.Params(
            channelURL: "room", requestID: "", message: "", file: FileReference(url: uploaded.url))
        let message = try await fixture.call(SendMessage.self, params, as: world.ana).message
        let cy = try await fixture.login("cy")
        let stranger = await #expect(throws: WireError.self) {
            try await copy(message, to: "other", as: cy, fixture)
        }
        #expect(stranger?.code == .nonAuthorized)
        let writer = await #expect(throws: WireError.self) {
            try await copy(message, to: "other", as: world.ana, fixture)
        }
        #expect(writer?.code == .socketUserNotMember)
        #expect(try await fixture.page(in: "other").messages.isEmpty)
        // A copy's file is one of its own: the first one's deletion leaves it.
        let copied = try await copy(message, to: "other", as: world.bo, fixture)
        let file = try #require(copied.file)
        #expect(file.url != message.file?.url && file.name == message.file?.name)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: world.ana)
        #expect(try await fixture.read(file.url, as: .user(cy)).bytes() == bytes)
        #expect(await fixture.read(message.file?.url ?? "", as: .user(world.bo)).status == 404)
        let gone = await #expect(throws: WireError.self) { try await copy(message, to: "room", as: world.bo, fixture) }
        #expect(gone?.code == .socketMessageNotFound)
        let admin = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages", ["message_type": "ADMM", "message": "hear"])
        let notice = await #expect(throws: WireError.self) { try await copy(admin, to: "other", as: world.bo, fixture) }
        #expect(notice?.code == .invalidParameterValue)
    }

    @Test("Several files go in one message, are read, copied and deleted with it", .covers("C-46"))
    func severalFiles() async throws {
        let world = try await world()
        let fixture = world.fixture
        var files: [WireFile] = []
        for number in 0..<3 {
            files.append(
                try await fixture.uploaded(
                    Array("file \(number)".utf8), UploadQuery(name: "\(number).txt", type: "text/plain"),
                    as: .user(world.ana)))
        }
        var params = SendMessage.Params(channelURL: "room", requestID: "", message: "three", customType: "t")
        params.files = files.map { FileReference(url: $0.url) }
        let message = try await fixture.call(SendMessage.self, params, as: world.ana).message
        #expect(message.type == .file && message.file == nil && message.files == files && message.message == "three")
        #expect(try await fixture.page().messages == [message])
        #expect(try await fixture.message(message.messageID) == message)
        let changes = try await fixture.call(
            ChannelChanges.self, .init(channelURL: "room", sinceSeq: 0), as: world.bo)
        #expect(changes.changes.last?.body == .messageNew(message))
        let copied = try await copy(message, to: "other", as: world.bo, fixture)
        #expect(copied.files.map(\.name) == ["0.txt", "1.txt", "2.txt"])
        #expect(Set(copied.files.map(\.url)).isDisjoint(with: files.map(\.url)))
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: world.ana)
        for file in files { #expect(await fixture.read(file.url, as: .user(world.bo)).status == 404) }
        for (number, file) in copied.files.enumerated() {
            #expect(try await fixture.read(file.url, as: .user(world.bo)).bytes() == Array("file \(number)".utf8))
        }
    }

    @Test("As many files as allowed are taken; none, one more, and one twice are refused")
    func fileLimit() async throws {
        let world = try await world()
        let fixture = world.fixture
        let most = Limits.standard.messageFiles
        func refusal(_ files: [FileReference]) async -> ErrorCode? {
            var params = SendMessage.Params(channelURL: "room", requestID: "", message: "x")
            params.files = files
            do {
                _ = try await fixture.call(SendMessage.self, params, as: world.ana)
                return nil
            } catch {
                return (error as? WireError)?.code
            }
        }
        let foreign = FileReference(url: "https://example.com/a", name: "a")
        #expect(await refusal(Array(repeating: foreign, count: most)) == nil)
        #expect(await refusal(Array(repeating: foreign, count: most + 1)) == .invalidParameterValue)
        #expect(await refusal([]) == .invalidParameterValue)
        let file = try await fixture.uploaded(Array("x".utf8), as: .user(world.ana))
        let reference = FileReference(url: file.url)
        #expect(await refusal([reference, reference]) == .notFoundInDatabase)
        // The refused message has not used it up.
        #expect(await refusal([reference]) == nil)
        // REST names them the same way.
        let sent = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            ["message_type": "FILE", "user_id": "bo", "files": [["url": "https://example.com/b", "name": "b"]]])
        #expect(sent.files.map(\.name) == ["b"] && sent.message.isEmpty)
    }
}
