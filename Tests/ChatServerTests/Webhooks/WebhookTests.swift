import ChatDomain
import ChatWire
import Foundation
import Processes
import Requirements
import Synchronization
import Testing

@testable import ChatServer

@Suite("Webhooks", .within(minutes: 1))
struct WebhookTests {
    private static let path = OutboundFixture.webhookPath

    @Test("The signature is HMAC-SHA256 as in RFC 4231, test case 2", .covers("C-89"))
    func vector() {
        let signature = WebhookSignature.of(Array("what do ya want for nothing?".utf8), secret: "Jefe")
        #expect(signature == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test("What happens is told in order, signed for the exact bytes that are sent", .covers("C-89"))
    func told() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let outbound = try OutboundFixture()
        let secret = try #require(try await outbound.tellEverything(to: receiver).secret)
        let (ana, bo) = (try await outbound.fixture.login("ana"), try await outbound.fixture.login("bo"))
        _ = try await outbound.fixture.channel("room", members: ["bo"], ["name": "Röm \"1\""], as: ana)
        let text = "日本 🎉 \u{202E}x \\ \" \u{7F} 9007199254740993"
        let sent = try await outbound.fixture.send(text, to: "room", as: ana)
        _ = try await outbound.fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo)
        var ids: [Int64] = []
        for category in ["group_channel:create", "group_channel:message_send", "group_channel:message_read"] {
            let request = try #require(await receiver.next())
            #expect(request.category == category && request.method == "POST" && request.target == "/hook")
            #expect(request.headers["x-sendbird-signature"] == WebhookSignature.of(request.body, secret: secret))
            #expect(request.headers["content-type"] == "application/json; charset=utf-8")
            #expect(request.headers["x-roost-attempt"] == "1" && request.object["app_id"] as? String == "app")
            #expect((request.object["channel"] as? [String: Any])?["channel_url"] as? String == "room")
            ids.append(try #require(request.headers["x-roost-delivery"].flatMap { Int64($0) }))
            guard category.hasSuffix("send") else { continue }
            #expect(
                request.message == text && (request.object["sender"] as? [String: Any])?["user_id"] as? String == "ana")
            #expect(
                (request.object["payload"] as? [String: Any])?["message_id"] as? Int64 == sent.messageID)
        }
        #expect(ids == ids.sorted() && Set(ids).count == 3)
        _ = try await outbound.read({ try $0.webhookEventCount() }) { $0 == 0 }
    }

    @Test("Every kind of change has its category")
    func categories() async throws {
        let receiver = try HTTPReceiver { _ in .status(204) }
        let outbound = try OutboundFixture()
        try await outbound.tellEverything(to: receiver)
        let fixture = outbound.fixture
        let (ana, bo) = (try await fixture.login("ana"), try await fixture.login("bo"))
        let (cy, di) = (try await fixture.login("cy"), try await fixture.login("di"))
        _ = try await fixture.channel("room", members: ["bo"], ["is_public": true], as: ana)
        let message = try await fixture.send("hi", to: "room", as: ana)
        let path = "/v3/group_channels/room"
        func call(_ method: String, _ target: String, _ body: [String: Any] = [:], as user: ServiceFixture.LoggedIn)
            async throws
        {
            let (status, bytes) = try await fixture.rest(method, target, body, as: .user(user))
            #expect(status == 200, "\(method) \(target): \(String(decoding: bytes, as: UTF8.self))")
        }
        try await call("PUT", path, ["name": "New"], as: ana)
        try await call("PUT", path + "/freeze", ["freeze": true], as: ana)
        try await call("PUT", path + "/freeze", ["freeze": false], as: ana)
        try await call("POST", path + "/invite", ["user_ids": ["cy"]], as: ana)
        try await call("PUT", "/v3/users/di/channel_invitation_preference", ["auto_accept": false], as: di)
        try await call("POST", path + "/invite", ["user_ids": ["di"]], as: ana)
        try await call("PUT", path + "/decline", ["user_id": "di"], as: di)
        try await call("PUT", path + "/leave", as: cy)
        try await call("PUT", path + "/join", as: cy)
        try await call("POST", path + "/operators", ["operator_ids": ["bo"]], as: ana)
        try await call("DELETE", path + "/operators?operator_ids=bo", as: ana)
        _ = try await fixture.call(MarkDelivered.self, .init(channelURL: "room"), as: bo)
        try await call("PUT", path + "/messages/\(message.messageID)", ["message": "ho"], as: ana)
        try await call("DELETE", path + "/messages/\(message.messageID)", as: ana)
        try await call("POST", path + "/ban", ["user_id": "cy"], as: ana)
        try await call("DELETE", path, as: ana)
        let expected = [
            "create", "message_send", "changed", "freeze_unfreeze", "freeze_unfreeze", "invite", "invite",
            "decline_invite", "leave", "join", "operators:register_by_operator", "operators:unregister_by_operator",
            "message_deliver", "message_update", "message_delete", "leave", "remove",
        ].map { $0.contains(":") ? $0 : "group_channel:\($0)" }
        var seen: [String] = []
        for _ in expected { seen.append(try #require(await receiver.next()).category) }
        #expect(seen == expected)
    }

    @Test("Open channels have theirs")
    func openCategories() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let outbound = try OutboundFixture()
        try await outbound.tellEverything(to: receiver)
        let fixture = outbound.fixture
        let ana = try await fixture.login("ana")
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        _ = try await fixture.call(EnterChannel.self, .init(channelURL: "lobby"), as: ana)
        _ = try await fixture.send("hi", to: "lobby", as: ana)
        _ = try await fixture.call(ExitChannel.self, .init(channelURL: "lobby"), as: ana)
        _ = try await fixture.rest("DELETE", "/v3/open_channels/lobby")
        var seen: [String] = []
        for _ in 0..<5 { seen.append(try #require(await receiver.next()).category) }
        #expect(seen == ["create", "enter", "message_send", "exit", "remove"].map { "open_channel:\($0)" })
    }

    @Test("Only the chosen categories are told, with the members where they are asked for")
    func chosen() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let outbound = try OutboundFixture()
        let settings = try await outbound.tellEverything(
            to: receiver, ["enabled_events": ["group_channel:message_send"], "include_members": true])
        #expect(settings.enabled_events == ["group_channel:message_send"] && settings.include_members)
        let (ana, _) = (try await outbound.fixture.login("ana"), try await outbound.fixture.login("bo"))
        _ = try await outbound.fixture.channel("room", members: ["bo"], as: ana)
        _ = try await outbound.fixture.send("hi", to: "room", as: ana)
        let request = try #require(await receiver.next())
        #expect(request.category == "group_channel:message_send")
        let members = request.object["members"] as? [[String: Any]] ?? []
        #expect(Set(members.compactMap { $0["user_id"] as? String }) == ["ana", "bo"])
        // What was chosen is read from the store as it was written.
        try await outbound.write { try $0.reset() }
        _ = try await outbound.fixture.rest("PUT", "/v3/group_channels/room", ["name": "New"])
        _ = try await outbound.fixture.send("again", to: "room", as: ana)
        let next = try #require(await receiver.next())
        #expect(next.category == "group_channel:message_send" && next.message == "again")
        let all = try await outbound.fixture.value(
            OutboundFixture.Settings.self, "GET", Self.path + "?display_all_webhook_categories=true"
        ).webhook
        #expect(all.all_webhook_categories?.contains("user:block") == true && all.secret == nil)
    }

    @Test("A refused event is told again before the next one of its channel; another channel goes on")
    func ordered() async throws {
        let refusals = Mutex(["1": 3, "2": 1])
        let receiver = try HTTPReceiver { request in
            let refuses = refusals.withLock { refusals in
                guard let left = refusals[request.message], left > 0 else { return false }
                refusals[request.message] = left - 1
                return true
            }
            return .status(refuses ? 500 : 200)
        }
        let outbound = try OutboundFixture()
        try await outbound.tellEverything(to: receiver, ["enabled_events": ["group_channel:message_send"]])
        let ana = try await outbound.fixture.login("ana")
        for url in ["room", "other"] { _ = try await outbound.fixture.channel(url, members: ["ana"], as: ana) }
        for text in ["1", "2", "3"] { _ = try await outbound.fixture.send(text, to: "room", as: ana) }
        for text in ["a", "b"] { _ = try await outbound.fixture.send(text, to: "other", as: ana) }
        var (room, other): ([String], [String]) = ([], [])
        for _ in 0..<9 {
            let request = try #require(await receiver.next())
            if request.message < "9" {
                room.append(request.message + (request.headers["x-roost-attempt"] ?? ""))
            } else {
                other.append(request.message)
            }
        }
        #expect(room == ["11", "12", "13", "14", "21", "22", "31"] && other == ["a", "b"])
    }

    @Test(
        "After ten refusals an event is set aside, later ones go on, and it can be told again",
        .limit("webhook-attempts"))
    func setAside() async throws {
        let isHealed = Mutex(false)
        let receiver = try HTTPReceiver { request in
            .status(request.message == "poison" && !isHealed.withLock { $0 } ? 500 : 200)
        }
        let outbound = try OutboundFixture()
        try await outbound.tellEverything(to: receiver, ["enabled_events": ["group_channel:message_send"]])
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        for text in ["poison", "next"] { _ = try await outbound.fixture.send(text, to: "room", as: ana) }
        var seen: [String] = []
        for _ in 0..<11 { seen.append(try #require(await receiver.next()).message) }
        #expect(seen == Array(repeating: "poison", count: 10) + ["next"])
        struct Failed: Decodable {
            struct Event: Decodable {
                var id: Int64
                var category: String
                var attempts: Int
                var reason: String
                var body: String
            }
            var events: [Event]
            var next: String
        }
        let failed = try await outbound.fixture.value(Failed.self, "GET", Self.path + "/failed")
        let event = try #require(failed.events.first)
        #expect(failed.events.count == 1 && failed.next.isEmpty && event.attempts == 10 && event.reason == "status 500")
        #expect(event.category == "group_channel:message_send" && event.body.contains("poison"))
        isHealed.withLock { $0 = true }
        struct Replayed: Decodable { var replayed: Int }
        let none = try await outbound.fixture.value(
            Replayed.self, "POST", Self.path + "/replay", ["ids": [event.id + 1]])
        #expect(none.replayed == 0)
        let replayed = try await outbound.fixture.value(Replayed.self, "POST", Self.path + "/replay")
        #expect(replayed.replayed == 1)
        let again = try #require(await receiver.next())
        #expect(again.message == "poison" && again.headers["x-roost-delivery"] == "\(event.id)")
        _ = try await outbound.read({ try $0.webhookEventCount() }) { $0 == 0 }
    }

    @Test("A receiver that is not there is waited for, and no event is counted as refused")
    func unreached() async throws {
        let gone = try HTTPReceiver { _ in .status(200) }
        let outbound = try OutboundFixture()
        try await outbound.tellEverything(to: gone, ["enabled_events": ["group_channel:message_send"]])
        gone.stop()
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        for text in ["1", "2", "3"] { _ = try await outbound.fixture.send(text, to: "room", as: ana) }
        let lane = try #require(try await outbound.read({ try $0.webhookLanes() }) { !$0.isEmpty }.first)
        let waiting = try await outbound.read({ try $0.webhookEvents(in: lane, after: 0, limit: 9) }) {
            $0.contains { !$0.reason.isEmpty }
        }
        #expect(waiting.count == 3 && waiting.allSatisfy { $0.attempts == 0 })
        #expect(waiting[0].reason.hasPrefix("no connection"))
        let receiver = try HTTPReceiver(port: gone.port) { _ in .status(200) }
        var seen: [String] = []
        while seen.count < 3 { seen.append(try #require(await receiver.next()).message) }
        #expect(seen == ["1", "2", "3"])
    }

    @Test("Without the list saving, testing and telling refuse a private address for one reason", .covers("C-72"))
    func privateAddress() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let outbound = try OutboundFixture { $0.outbound.webhookAllow = [] }
        let url = "http://127.0.0.1:\(receiver.port)/hook"
        let reason =
            "the address 127.0.0.1 is not public; --webhook-allow lists addresses that may be called all the same"
        let refusal = try await outbound.fixture.refusal("PUT", Self.path, ["enabled": true, "url": url])
        #expect(refusal.code == .invalidParameterValue && refusal.message == "'url' cannot be called: \(reason).")
        // As if the list had been longer once.
        let change = WebhookRules.Change(
            isEnabled: true, url: url, includesMembers: nil, categories: nil, secret: nil)
        try await outbound.write {
            _ = try $0.setWebhook(change, newSecret: "s", renewsSecret: false, applicationKey: 1)
        }
        struct Tested: Decodable {
            var delivered: Bool
            var status: Int
            var reason: String
        }
        let tested = try await outbound.fixture.value(Tested.self, "POST", Self.path + "/test")
        #expect(!tested.delivered && tested.status == 0 && tested.reason == reason)
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        let lane = try #require(try await outbound.read({ try $0.webhookLanes() }) { !$0.isEmpty }.first)
        let events = try await outbound.read({ try $0.webhookEvents(in: lane, after: 0, limit: 1) }) {
            $0.first?.reason.isEmpty == false
        }
        #expect(events.first?.reason == reason && receiver.connectionCount == 0)
    }

    @Test("With the list all three work", .covers("C-72"), arguments: ["127.0.0.0/8", "127.0.0.1"])
    func listed(entry: String) async throws {
        let receiver = try HTTPReceiver { _ in .status(202) }
        let outbound = try OutboundFixture { $0.outbound.webhookAllow = [entry] }
        try await outbound.tellEverything(to: receiver)
        struct Tested: Decodable {
            var delivered: Bool
            var status: Int
        }
        let tested = try await outbound.fixture.value(Tested.self, "POST", Self.path + "/test")
        #expect(tested.delivered && tested.status == 202)
        #expect(await receiver.next()?.category == "roost:test")
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        #expect(await receiver.next()?.category == "group_channel:create")
    }

    @Test("A new secret signs every call from its answer on; the old one none", .covers("C-89"))
    func secrets() async throws {
        let refuses = Mutex(true)
        let receiver = try HTTPReceiver { _ in .status(refuses.withLock { $0 } ? 500 : 200) }
        let outbound = try OutboundFixture { $0.outbound.webhookAttemptsMost = 1_000_000 }
        let old = try #require(try await outbound.tellEverything(to: receiver).secret)
        #expect(try await outbound.tellEverything(to: receiver).secret == nil, "it is told once")
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        let first = try #require(await receiver.next())
        #expect(first.headers["x-sendbird-signature"] == WebhookSignature.of(first.body, secret: old))
        let new = try #require(try await outbound.tellEverything(to: receiver, ["renew_secret": true]).secret)
        #expect(new != old && new.count == 64)
        refuses.withLock { $0 = false }
        _ = try await outbound.read({ try $0.webhookEventCount() }) { $0 == 0 }
        let own = String(repeating: "k", count: 16)
        #expect(try await outbound.tellEverything(to: receiver, ["secret": own]).secret == own)
        _ = try await outbound.fixture.send("last", to: "room", as: ana)
        var last = try #require(await receiver.next())
        while last.message != "last" {
            let isOld = last.headers["x-sendbird-signature"] == WebhookSignature.of(last.body, secret: old)
            let isNew = last.headers["x-sendbird-signature"] == WebhookSignature.of(last.body, secret: new)
            #expect(isOld || isNew)
            last = try #require(await receiver.next())
        }
        #expect(last.headers["x-sendbird-signature"] == WebhookSignature.of(last.body, secret: own))
    }

    @Test(
        "Settings that make no sense are refused by the field's name",
        arguments: [
            (#"{"enabled": true}"#, "'url' is required."),
            (#"{}"#, "'enabled' is required."),
            (
                #"{"enabled": true, "url": "ftp://a/"}"#,
                "'url' must be an address that begins with http:// or https://."
            ),
            (#"{"enabled": false, "enabled_events": ["x:y"]}"#, "'enabled_events' has 'x:y', which is no category."),
            (#"{"enabled": false, "secret": "123456789012345"}"#, "'secret' must have 16 to 256 characters."),
        ])
    func refused(body: String, sentence: String) async throws {
        let outbound = try OutboundFixture()
        let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
        let refusal = try await outbound.fixture.refusal("PUT", Self.path, object ?? [:])
        #expect(refusal.message == sentence)
    }

    @Test("Turned off, nothing is kept, and what waited is dropped")
    func off() async throws {
        let outbound = try OutboundFixture(isStarted: false)
        let change = { isEnabled in
            WebhookRules.Change(
                isEnabled: isEnabled, url: "http://a/", includesMembers: nil, categories: nil, secret: nil)
        }
        try await outbound.write { [on = change(true)] in
            _ = try $0.setWebhook(on, newSecret: "s", renewsSecret: false, applicationKey: 1)
        }
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        #expect(try await outbound.read({ try $0.webhookEventCount() }) { _ in true } == 1)
        _ = try await outbound.fixture.rest("PUT", Self.path, ["enabled": false])
        _ = try await outbound.fixture.send("hi", to: "room", as: ana)
        #expect(try await outbound.read({ try $0.webhookEventCount() }) { _ in true } == 0)
    }

    @Test("At the limit of kept events one more is dropped and counted", .limit("webhook-events"))
    func limit() async throws {
        let outbound = try OutboundFixture(isStarted: false) { $0.outbound.webhookEventsMost = 2 }
        let change = WebhookRules.Change(
            isEnabled: true, url: "http://a/", includesMembers: nil, categories: nil, secret: nil)
        try await outbound.write {
            _ = try $0.setWebhook(change, newSecret: "s", renewsSecret: false, applicationKey: 1)
        }
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        _ = try await outbound.fixture.send("1", to: "room", as: ana)
        #expect(!outbound.figures.contains("roost_webhooks_dropped_total 1"))
        _ = try await outbound.fixture.send("2", to: "room", as: ana)
        #expect(try await outbound.read({ try $0.webhookEventCount() }) { _ in true } == 2)
        #expect(outbound.figures.contains("roost_webhooks_dropped_total 1"))
    }

    @Test("After a week an event is forgotten", .limit("webhook-kept"))
    func old() async throws {
        let outbound = try OutboundFixture(isStarted: false)
        let change = WebhookRules.Change(
            isEnabled: true, url: "http://127.0.0.1:9/", includesMembers: nil, categories: nil, secret: nil)
        try await outbound.write {
            _ = try $0.setWebhook(change, newSecret: "s", renewsSecret: false, applicationKey: 1)
        }
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        let week: Int64 = 7 * 86_400_000
        outbound.fixture.clock.advance(week)
        let start = outbound.fixture.clock.now
        #expect(try await outbound.write { try $0.forgetWebhookEvents(before: start - week) } == 0)
        outbound.fixture.clock.advance(1)
        try outbound.fixture.service.startOutbound()
        _ = try await outbound.read({ try $0.webhookEventCount() }) { $0 == 0 }
    }

    @Test("What a refused request had written is not told")
    func undone() async throws {
        let outbound = try OutboundFixture(isStarted: false)
        let change = WebhookRules.Change(
            isEnabled: true, url: "http://a/", includesMembers: nil, categories: nil, secret: nil)
        try await outbound.write {
            _ = try $0.setWebhook(change, newSecret: "s", renewsSecret: false, applicationKey: 1)
        }
        await #expect(throws: WireError.self) {
            try await outbound.write { context in
                try context.tellWebhook(.userBlock, channel: nil, applicationKey: 1) { _ in }
                throw WireError(.internalServerError, "undone")
            }
        }
        let count = try await outbound.write { context in context.webhookEventCount }
        #expect(count == 0)
        #expect(try await outbound.read({ try $0.webhookEventCount() }) { _ in true } == 0)
    }
}
