import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Extra data of messages")
struct MetaArrayTests {
    private struct Items: Decodable {
        var sorted_metaarray: [WireMetaArray]
    }

    private func world(limits change: (inout Limits) -> Void = { _ in }) async throws -> (
        ServiceFixture, ServiceFixture.LoggedIn, ServiceFixture.LoggedIn, String
    ) {
        var configuration = ServiceConfiguration()
        change(&configuration.limits)
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let message = try await fixture.send("hi", to: "room", as: bo)
        return (fixture, ana, bo, "/v3/group_channels/room/messages/\(message.messageID)/sorted_metaarray")
    }

    private func body(_ items: [(String, [String])], _ more: [String: Any] = [:]) -> [String: Any] {
        more.merging(["sorted_metaarray": items.map { ["key": $0.0, "value": $0.1] as [String: Any] }]) { $1 }
    }

    @Test("Keys are made, get values, lose them and go, in the order given, each value once")
    func changes() async throws {
        let (fixture, _, bo, path) = try await world()
        func items(_ method: String, _ body: [String: Any]) async throws -> [WireMetaArray] {
            try await fixture.value(Items.self, method, path, body, as: .user(bo)).sorted_metaarray
        }
        #expect(
            try await items("POST", body([("z", ["1", "2", "1"]), ("a", [])])) == [
                WireMetaArray(key: "z", values: ["1", "2"]), WireMetaArray(key: "a"),
            ])
        #expect(
            try await items("PUT", body([("z", ["3", "1"]), ("new", ["x"])], ["mode": "add"])) == [
                WireMetaArray(key: "z", values: ["1", "2", "3"]), WireMetaArray(key: "a"),
            ])
        #expect(
            try await items("PUT", body([("new", ["x"])], ["mode": "add", "upsert": true])).last
                == WireMetaArray(key: "new", values: ["x"]))
        #expect(
            try await items("PUT", body([("z", ["2", "9"]), ("gone", ["x"])], ["mode": "remove"])).first
                == WireMetaArray(key: "z", values: ["1", "3"]))
        #expect(try await fixture.refusal("POST", path, body([("a", ["1"])]), as: .user(bo)).code == .duplicatedData)
        #expect(
            try await fixture.refusal("PUT", path, body([("a", ["1"])], ["mode": "twist"]), as: .user(bo)).code
                == .invalidParameterValue)
        fixture.recorder.clear()
        #expect(try await fixture.rest("DELETE", path + "?keys=z,none", as: .user(bo)).status == 200)
        let events = try fixture.recorder.events(for: bo.session)
        guard case .messageUpdated(let told) = events.first?.body, events.count == 1 else {
            Issue.record("no event", severity: .error)
            return
        }
        #expect(told.metaArrays.map(\.key) == ["a", "new"])
        // It is no edit, and lists bring it where it is asked for.
        #expect(told.updatedAt == 0 && told.seq == events.first?.seq)
        #expect(try await fixture.page().messages.first?.metaArrays.isEmpty == true)
        #expect(try await fixture.page("with_sorted_meta_array=true").messages.first == told)
        #expect(try await fixture.rest("DELETE", path, as: .user(bo)).status == 200)
        #expect(try await fixture.page("with_sorted_meta_array=true").messages.first?.metaArrays.isEmpty == true)
    }

    @Test("A message brings its extra data when it is sent, by either face")
    func sending() async throws {
        let (fixture, _, bo, _) = try await world()
        var params = SendMessage.Params(channelURL: "room", requestID: "", message: "x")
        params.metaArrays = [WireMetaArray(key: "k", values: ["v"])]
        #expect(try await fixture.call(SendMessage.self, params, as: bo).message.metaArrays == params.metaArrays)
        let sent = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            body([("k", ["v"])], ["message_type": "MESG", "user_id": "bo", "message": "y"]))
        #expect(sent.metaArrays == params.metaArrays)
        #expect(try await fixture.message(sent.messageID).metaArrays == params.metaArrays)
    }

    @Test("At each limit it is taken, one past it refused with the limit's own code")
    func limits() async throws {
        let (fixture, ana, bo, path) = try await world {
            $0.metaArrayKeys = 2
            $0.metaArrayValues = 2
            $0.metaArrayCharacters = 3
        }
        #expect(
            try await fixture.rest("POST", path, body([("abc", ["1", "xyz"]), ("b", [])]), as: .user(bo)).status == 200)
        let more = ["mode": "add", "upsert": true] as [String: Any]
        let refused: [([(String, [String])], ErrorCode)] = [
            ([("c", [])], .socketTooManyMetaKeyForMessage), ([("abc", ["2"])], .socketTooManyMetaValueForMessage),
            ([("b", ["four"])], .invalidParameterValue),
        ]
        for (items, code) in refused {
            #expect(try await fixture.refusal("PUT", path, body(items, more), as: .user(bo)).code == code)
        }
        #expect(try await fixture.rest("DELETE", path, as: .user(bo)).status == 200)
        for items in [[("", ["1"])], [("a", []), ("a", [])]] as [[(String, [String])]] {
            let code = try await fixture.refusal("POST", path, body(items), as: .user(bo)).code
            #expect(code == .invalidParameterValue || code == .duplicatedData)
        }
        // Operators may change what others sent; others may not.
        #expect(try await fixture.rest("POST", path, body([("o", ["1"])]), as: .user(ana)).status == 200)
        _ = try await fixture.login("cy")
        _ = try await fixture.rest("POST", "/v3/group_channels/room/invite", ["user_ids": ["cy"]], as: .user(ana))
        let cy = try await fixture.login("cy")
        #expect(try await fixture.refusal("POST", path, body([("p", ["1"])]), as: .user(cy)).code == .nonAuthorized)
    }
}
