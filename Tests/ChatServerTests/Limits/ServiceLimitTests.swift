import ChatWire
import Foundation
import Processes
import Requirements
import SQLite
import Synchronization
import Testing

@testable import ChatServer

@Suite("Limits of the service at their values", .within(minutes: 1))
struct ServiceLimitTests {
    @Test("A session holds to the last millisecond of its life", .limit("session-lifetime"))
    func sessionLifetime() async throws {
        var configuration = ServiceConfiguration()
        configuration.sessionLifetimeMilliseconds = 5_000
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        fixture.clock.advance(4_999)
        #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(ana)).status == 200)
        fixture.clock.advance(1)
        #expect(try await fixture.refusal("GET", "/v3/users/ana", as: .user(ana)).code == .sessionKeyExpired)
    }

    @Test("An upload may wait to the end of its time, and is deleted after it", .limit("unsent-lifetime"))
    func unsentLifetime() async throws {
        var configuration = ServiceConfiguration()
        configuration.unsentFileLifetimeMilliseconds = 5_000
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        _ = try await fixture.uploaded([1], as: .user(ana))
        func sweep() async {
            await withCheckedContinuation { done in fixture.service.files.sweep { done.resume() } }
        }
        fixture.clock.advance(5_000)
        await sweep()
        #expect(fixture.storedFiles.count == 1)
        fixture.clock.advance(1)
        await sweep()
        #expect(fixture.storedFiles == [])
    }

    @Test("A webhook that does not answer in time is told again", .limit("webhook-timeout"))
    func webhookTimeout() async throws {
        let calls = Mutex(0)
        let receiver = try HTTPReceiver { _ in
            let number = calls.withLock { calls in
                calls += 1
                return calls
            }
            return number == 1 ? .silence : .status(200)
        }
        let outbound = try OutboundFixture { $0.outbound.webhookTimeoutMilliseconds = 100 * Slowness.factor }
        try await outbound.tellEverything(to: receiver, ["enabled_events": ["group_channel:message_send"]])
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: [], as: ana)
        try await outbound.fixture.send("late", to: "room", as: ana)
        var attempts: [String] = []
        // The silent call is noted when it ends, which may be after the one that follows it.
        while attempts.count < 2 {
            attempts.append(try #require(await receiver.next()).headers["x-roost-attempt"] ?? "")
        }
        #expect(attempts.sorted() == ["1", "2"])
        _ = try await outbound.read({ try $0.webhookEventCount() }) { $0 == 0 }
    }

    @Test(
        "Members are notified of as many messages at once as the setting says, and of the next ones after",
        .limit("push-messages"))
    func pushMessages() async throws {
        let google = try HTTPReceiver { request in
            if request.target == "/token" {
                return .status(200, body: #"{"access_token": "access", "expires_in": 3600}"#)
            }
            return .status(200, body: "{}")
        }
        let base = "http://127.0.0.1:\(google.port)"
        let outbound = try OutboundFixture(isStarted: false) {
            $0.outbound.fcmURL = base
            $0.outbound.pushMessagesMost = 1
        }
        let fixture = outbound.fixture
        try await OutboundProviders.add("fcm", ["api_key": PushKeys.account(tokenURL: base + "/token")], fixture)
        let (ana, _) = (try await fixture.login("ana"), try await fixture.login("bo"))
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        try await outbound.register("good", type: .gcm, of: "bo")
        for text in ["1", "2", "3"] { try await fixture.send(text, to: "room", as: ana) }
        try fixture.service.startOutbound()
        #expect(await google.next()?.target == "/token")
        // One at a time they come in their order.
        var seen: [String] = []
        while seen.count < 3 {
            let message = try #require(await google.next()).object["message"] as? [String: Any]
            seen.append((message?["data"] as? [String: String])?["message"] ?? "")
        }
        #expect(seen.map { $0.suffix(1) } == ["1", "2", "3"])
    }

    @Test("A message is news to the end of its time, and old after it", .limit("push-kept"))
    func pushKept() async throws {
        let outbound = try OutboundFixture(isStarted: false) { $0.outbound.pushKeptMilliseconds = 5_000 }
        let now = outbound.fixture.clock.now
        for age in [5_000, 5_001] as [Int64] {
            try await outbound.write { context in
                try context.connection.run(
                    "INSERT INTO push_job (application, channel, message, created_at) VALUES (1, 1, 1, ?)", now - age)
            }
        }
        try outbound.fixture.service.startOutbound()
        _ = try await outbound.read({ try $0.pushJobCount() }) { $0 == 0 }
        #expect(outbound.figures.contains("roost_pushes_dropped_total 1\n"))
    }

    @Test("Of a linked page as much is read as the limit says, and not a byte more", .limit("preview-bytes"))
    func previewBytes() async throws {
        // The title is whole with the last byte that is read, or is not there.
        let page = "<title>begin</title><p>more"
        let whole = "<title>begin</title>".utf8.count
        let receiver = try HTTPReceiver { _ in
            .status(200, headers: ["Content-Type": "text/html"], body: page)
        }
        for (most, title) in [(whole, "begin"), (whole - "in</title>".utf8.count, "beg")] {
            let outbound = try OutboundFixture {
                $0.outbound.previewBytesMost = most
                $0.pictureProgram = RoostProgram.path
            }
            let ana = try await outbound.fixture.login("ana")
            _ = try await outbound.fixture.channel("room", members: [], as: ana)
            let sent = try await outbound.fixture.send("http://127.0.0.1:\(receiver.port)/", to: "room", as: ana)
            var preview: WireLinkPreview?
            while preview == nil {
                preview = try await outbound.fixture.message(sent.messageID).linkPreview
            }
            #expect(preview?.title == title)
        }
    }
}
