import ChatDomain
import ChatWire
import Foundation
import Processes
import Synchronization
import Requirements
import Testing

@testable import ChatServer

@Suite("Notifications by Firebase Cloud Messaging", .within(minutes: 1))
struct FCMTests {
    @Test("One access token serves many messages; devices that are not registered are forgotten")
    func exchange() async throws {
        let google = try HTTPReceiver { request in
            if request.target == "/token" {
                return .status(200, body: #"{"access_token": "access", "expires_in": 3600, "token_type": "Bearer"}"#)
            }
            if request.text.contains(#""token":"gone""#) {
                return .status(
                    404,
                    body: #"{"error": {"status": "NOT_FOUND", "details": [{"errorCode": "UNREGISTERED"}]}}"#)
            }
            return .status(200, body: #"{"name": "projects/chat-1/messages/1"}"#)
        }
        let base = "http://127.0.0.1:\(google.port)"
        let outbound = try OutboundFixture { $0.outbound.fcmURL = base }
        let fixture = outbound.fixture
        try await OutboundProviders.add(
            "fcm", ["api_key": PushKeys.account(tokenURL: base + "/token"), "push_sound": "ping"], fixture)
        let (ana, bo) = (try await fixture.login("ana"), try await fixture.login("bo"))
        _ = try await fixture.channel("room", members: ["bo"], ["name": "Room"], as: ana)
        for token in ["good", "gone"] { try await outbound.register(token, type: .gcm, of: "bo") }
        try await fixture.send("one", to: "room", as: ana)
        let asked = try #require(await google.next())
        #expect(asked.target == "/token" && asked.headers["content-type"] == "application/x-www-form-urlencoded")
        #expect(asked.text.hasPrefix("grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=ey"))
        for _ in 0..<2 {
            let request = try #require(await google.next())
            #expect(request.target == "/v1/projects/chat-1/messages:send" && request.method == "POST")
            #expect(request.headers["authorization"] == "Bearer access")
            let message = try #require(request.object["message"] as? [String: Any])
            let data = try #require(message["data"] as? [String: String])
            #expect(
                data["message"]?.hasSuffix(": one") == true && data["sound"] == "ping" && data["push_title"] == "Room")
            let payload = try JSONSerialization.jsonObject(with: Data(try #require(data["sendbird"]).utf8))
            #expect((payload as? [String: Any])?["unread_message_count"] as? Int == 1)
            #expect((message["android"] as? [String: String])?["priority"] == "HIGH")
        }
        let key = bo.session.userKey
        let left = try await outbound.read({ try $0.pushTokens(userKey: key).map(\.token) }) { $0.count == 1 }
        #expect(left == ["good"])
        try await fixture.send("two", to: "room", as: ana)
        #expect(await google.next()?.target == "/v1/projects/chat-1/messages:send", "no second access token")
    }

    @Test("An access token that is refused is asked for anew")
    func expired() async throws {
        let box = CountBox()
        let google = try HTTPReceiver { request in
            if request.target == "/token" {
                let number = box.next()
                return .status(200, body: #"{"access_token": "access\#(number)", "expires_in": 3600}"#)
            }
            return .status(request.headers["authorization"] == "Bearer access1" ? 401 : 200, body: "{}")
        }
        let base = "http://127.0.0.1:\(google.port)"
        let outbound = try OutboundFixture { $0.outbound.fcmURL = base }
        try await OutboundProviders.add(
            "fcm", ["api_key": PushKeys.account(tokenURL: base + "/token")], outbound.fixture)
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.login("bo")
        _ = try await outbound.fixture.channel("room", members: ["bo"], as: ana)
        try await outbound.register("good", type: .gcm, of: "bo")
        try await outbound.fixture.send("one", to: "room", as: ana)
        var seen: [String] = []
        for _ in 0..<4 {
            let request = try #require(await google.next())
            seen.append(request.headers["authorization"] ?? request.target)
        }
        #expect(seen == ["/token", "Bearer access1", "/token", "Bearer access2"])
    }

    private final class CountBox: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }
}
