import ChatWire
import Foundation
import Testing

@testable import ChatServer

/// A service with one limit set by its setting, a user and a room.
struct LimitWorld: Sendable {
    let fixture: ServiceFixture
    let ana: ServiceFixture.LoggedIn

    init(_ one: LimitCase) async throws {
        var configuration = ServerConfiguration(dataPath: "")
        if let name = one.setting {
            let setting = try #require(Settings.named(name))
            try #require(setting.apply(String(one.value), &configuration) != nil)
        }
        configuration.service.rates = .unlimited
        fixture = try ServiceFixture(configuration: configuration.service)
        ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
    }

    /// Makes users of these ids.
    func users(_ ids: [String]) async throws {
        for id in ids { _ = try await fixture.login(id) }
    }

    /// What a call was refused with; nil when it was not.
    func call(_ method: String, _ target: String, _ body: [String: Any] = [:], asBackEnd: Bool = false) async throws
        -> WireError?
    {
        let (status, bytes) = try await fixture.rest(method, target, body, as: asBackEnd ? .apiToken : .user(ana))
        return status == 200 ? nil : try JSONDecoder().decode(RESTErrorBody.self, from: Data(bytes)).refusal
    }

    /// Sends a message with these fields.
    func message(_ fields: [String: Any]) async throws -> WireError? {
        try await call(
            "POST", "/v3/group_channels/room/messages",
            ["message_type": "MESG", "message": "m"].merging(fields) { $1 })
    }

    /// Sends a message over the socket.
    func message(_ change: (inout SendMessage.Params) -> Void) async throws -> WireError? {
        var params = SendMessage.Params(channelURL: "room", requestID: "", message: "m")
        change(&params)
        do {
            _ = try await fixture.call(SendMessage.self, params, as: ana)
            return nil
        } catch let refusal as WireError {
            return refusal
        }
    }

    /// Does something so many times; gives the first refusal.
    func repeated(_ count: Int, _ body: (Int) async throws -> WireError?) async throws -> WireError? {
        for number in 0..<count {
            if let refusal = try await body(number) { return refusal }
        }
        return nil
    }

    /// What an upload was refused with.
    func upload(_ query: UploadQuery) async throws -> WireError? {
        let answer = await fixture.upload([1], query, as: .user(ana))
        return answer.status == 200
            ? nil : try JSONDecoder().decode(RESTErrorBody.self, from: Data(answer.body)).refusal
    }
}
