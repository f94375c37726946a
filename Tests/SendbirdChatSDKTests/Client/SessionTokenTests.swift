import ChatWire
import Foundation
import Testing

@testable import SendbirdChatSDK

@Suite("Session tokens: expired, given up, failing, invalid")
@MainActor
struct SessionTokenTests {
    /// An app's source of tokens, and what it hears.
    private final class Source: SessionDelegate {
        enum Answer { case token(String?), failure, nothing }

        var answers: [Answer] = []
        var heard: [String] = []

        func sessionTokenDidRequire(
            successCompletion success: @escaping (String?) -> Void, failCompletion fail: @escaping () -> Void
        ) {
            heard.append("required")
            switch answers.isEmpty ? .nothing : answers.removeFirst() {
            case .token(let token): success(token)
            case .failure: fail()
            case .nothing: break
            }
        }
        func sessionWasClosed() { heard.append("closed") }
        func sessionWasRefreshed() { heard.append("refreshed") }
        func sessionDidHaveError(_ error: SBError) { heard.append("error \(error.code)") }
    }

    private let rig = Rig()
    private let source = Source()

    /// A device that is connected, and whose token expires.
    private func expired(_ answers: [Source.Answer]) -> Device {
        source.answers = answers
        rig.server.tokens["ana"] = "old"
        let device = rig.makeDevice()
        device.delegates.session.add(source, identifier: "")
        #expect(device.connect("ana", token: "old").error == nil)
        rig.server.tokens["ana"] = "new"
        rig.server.connections.last?.close(CloseCode.sessionExpired.rawValue)
        rig.run()
        return device
    }

    @Test("A new token goes on with the session")
    func refreshed() {
        let device = expired([.token("new")])
        rig.advance(by: 1_000)
        #expect(source.heard == ["required", "refreshed"] && device.client.connectionState == .open)
    }

    @Test("No token closes the session, which is asked for no more")
    func givenUp() {
        let device = expired([.token(nil)])
        rig.advance(by: 600_000)
        #expect(source.heard == ["required", "closed"] && device.client.connectionState == .closed)
    }

    @Test("A source that fails is an error, and so is one that says nothing for a minute")
    func failing() {
        let first = expired([.failure])
        rig.advance(by: 600_000)
        #expect(source.heard == ["required", "error 800502"] && first.client.connectionState == .closed)
        source.heard = []
        let second = expired([.nothing])
        rig.advance(by: 59_000)
        #expect(source.heard == ["required"])
        rig.advance(by: 600_000)
        #expect(source.heard == ["required", "error 800502"] && second.client.connectionState == .closed)
    }

    @Test("A token that is not valid is another error, and nothing goes round in circles")
    func invalid() {
        let device = expired([.token("wrong"), .token("wrong"), .token("wrong")])
        rig.advance(by: 600_000)
        #expect(source.heard == ["required", "error 800500"] && device.client.connectionState == .closed)
        // The app may connect again with a token that is good.
        #expect(device.connect("ana", token: "new").error == nil)
    }
}
