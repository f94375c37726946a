import ChatDomain
import ChatWire
import Foundation
import Processes
import Requirements
import Testing

@testable import ChatServer

@Suite("Previews of linked pages", .within(minutes: 1))
struct LinkPreviewTests {
    private func setting(
        _ change: (inout OutboundSettings) -> Void = { _ in }
    ) async throws -> (outbound: OutboundFixture, ana: ServiceFixture.LoggedIn) {
        let outbound = try OutboundFixture { configuration in
            configuration.pictureProgram = RoostProgram.path
            change(&configuration.outbound)
        }
        let ana = try await outbound.fixture.login("ana")
        _ = try await outbound.fixture.channel("room", members: ["ana"], as: ana)
        return (outbound, ana)
    }

    private static let page = """
        <html><head><title>T</title><meta property="og:title" content="A page">
        <meta property="og:description" content="About"><meta property="og:image" content="/p.png">
        <meta property="og:image:width" content="64"></head></html>
        """

    /// The message once its preview is as asked.
    private func message(
        _ id: Int64, _ outbound: OutboundFixture, until isSo: (WireMessage) -> Bool
    ) async throws -> WireMessage {
        try await outbound.read(
            { queries in
                let channel = try #require(try queries.channel(applicationKey: 1, url: "room"))
                return try #require(try queries.message(id: id, in: channel)).wire
            }, until: isSo)
    }

    private func figure(_ name: String, _ outbound: OutboundFixture) -> Int {
        let lines = outbound.figures.split(separator: "\n")
        return lines.first { $0.hasPrefix(name + " ") }.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
    }

    /// Waits until so many links were looked at in vain.
    private func withoutPreview(_ count: Int, _ outbound: OutboundFixture) async throws {
        _ = try await outbound.read({ _ in 0 }) { _ in
            figure("roost_links_without_preview_total", outbound) == count
        }
    }

    @Test("A message gets what the page says of itself, by an event, and is not edited by that")
    func preview() async throws {
        let receiver = try HTTPReceiver { request in
            request.target == "/start"
                ? .status(301, headers: ["Location": "/page"])
                : .status(200, headers: ["Content-Type": "text/html; charset=utf-8"], body: Self.page)
        }
        let (outbound, ana) = try await setting()
        let base = "http://127.0.0.1:\(receiver.port)"
        let sent = try await outbound.fixture.send("look (\(base)/start).", to: "room", as: ana)
        #expect(sent.linkPreview == nil)
        let message = try await message(sent.messageID, outbound) { $0.linkPreview != nil }
        let expected = WireLinkPreview(
            link: base + "/start", title: "A page", text: "About", url: base + "/page",
            image: WireLinkPreview.Image(url: base + "/p.png", width: 64))
        #expect(message.linkPreview == expected && message.updatedAt == 0 && message.seq > sent.seq)
        _ = try await outbound.fixture.rest("GET", "/v3/users/ana")
        let events = try outbound.fixture.recorder.events(for: ana.session)
        #expect(
            events.contains { event in
                guard case .messageUpdated(let told) = event.body else { return false }
                return told == message && event.seq == message.seq
            })
        let (_, bytes) = try await outbound.fixture.rest(
            "GET", "/v3/group_channels/room/messages/\(sent.messageID)", as: .user(ana))
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let tag = object?["og_tag"] as? [String: Any]
        #expect(tag?["og:title"] as? String == "A page" && (tag?["og:image"] as? [String: Any])?["width"] as? Int == 64)
    }

    @Test("An edit to another link brings another preview, one without a link takes it away, deleting too")
    func edits() async throws {
        let receiver = try HTTPReceiver { request in
            .status(200, headers: ["Content-Type": "text/html"], body: "<title>\(request.target)</title>")
        }
        let (outbound, ana) = try await setting()
        let base = "http://127.0.0.1:\(receiver.port)"
        let sent = try await outbound.fixture.send(base + "/1", to: "room", as: ana)
        _ = try await message(sent.messageID, outbound) { $0.linkPreview?.title == "/1" }
        func edit(_ text: String) async throws {
            _ = try await outbound.fixture.call(
                UpdateMessage.self, .init(channelURL: "room", messageID: sent.messageID, message: text), as: ana)
        }
        try await edit(base + "/2")
        _ = try await message(sent.messageID, outbound) { $0.linkPreview?.title == "/2" }
        try await edit("more " + base + "/2")
        try await edit("nothing")
        _ = try await message(sent.messageID, outbound) { $0.linkPreview == nil }
        try await edit(base + "/3")
        _ = try await message(sent.messageID, outbound) { $0.linkPreview?.title == "/3" }
        _ = try await outbound.fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: sent.messageID), as: ana)
        _ = try await message(sent.messageID, outbound) { $0.linkPreview == nil }
        var seen: [String] = []
        for _ in 0..<3 { seen.append(try #require(await receiver.next()).target) }
        #expect(seen == ["/1", "/2", "/3"], "the same link is not looked at twice")
    }

    @Test("Links to addresses that are not public reach nobody, and nobody can tell them apart", .covers("C-71"))
    func addresses() async throws {
        let four = try HTTPReceiver { _ in .status(200, headers: ["Content-Type": "text/html"], body: Self.page) }
        let six = try HTTPReceiver(onVersion6: true) { _ in .status(200) }
        let (outbound, ana) = try await setting { $0.previewAllow = [] }
        let hosts = [
            "0.0.0.0", "[::]", "[::1]", "[::ffff:127.0.0.1]", "127.1", "2130706433", "0x7f000001", "127.0.0.1",
            "localhost.", "user@127.0.0.1",
        ]
        var links = hosts.flatMap { ["http://\($0):\(four.port)/", "http://\($0):\(six.port)/"] }
        links += ["http://169.254.169.254/latest/", "http://100.64.0.1/", "http://[fe80::1]/", "http://127.0.0.1:9/"]
        for link in links + ["file:///etc/passwd", "gopher://127.0.0.1:\(four.port)/"] {
            let sent = try await outbound.fixture.send(link, to: "room", as: ana)
            #expect(sent.message == link)
        }
        try await withoutPreview(links.count, outbound)
        #expect(four.connectionCount == 0 && six.connectionCount == 0)
        let events = try outbound.fixture.recorder.events(for: ana.session)
        #expect(!events.contains { $0.body.name == EventName.messageUpdated.rawValue })
    }

    @Test("A redirection to an address that is not public is not followed", .covers("C-71"))
    func redirected() async throws {
        let inner = try HTTPReceiver(onVersion6: true) { _ in .status(200) }
        let outer = try HTTPReceiver { _ in .status(302, headers: ["Location": "http://[::1]:\(inner.port)/"]) }
        let (outbound, ana) = try await setting()
        try await outbound.fixture.send("http://127.0.0.1:\(outer.port)/", to: "room", as: ana)
        try await withoutPreview(1, outbound)
        #expect(outer.connectionCount == 1 && inner.connectionCount == 0)
    }

    @Test("Five redirections are followed, a sixth is not", arguments: [5, 6])
    func redirections(count: Int) async throws {
        let receiver = try HTTPReceiver { request in
            let number = Int(request.target.dropFirst()) ?? 0
            return number < count
                ? .status(302, headers: ["Location": "/\(number + 1)"])
                : .status(200, headers: ["Content-Type": "text/html"], body: "<title>end</title>")
        }
        let (outbound, ana) = try await setting()
        let sent = try await outbound.fixture.send("http://127.0.0.1:\(receiver.port)/0", to: "room", as: ana)
        if count == 5 {
            _ = try await message(sent.messageID, outbound) { $0.linkPreview?.title == "end" }
        } else {
            try await withoutPreview(1, outbound)
        }
    }

    @Test(
        "What is no page, says nothing, is an error or does not come leaves the message as it is",
        .limit("preview-timeout"))
    func nothing() async throws {
        let receiver = try HTTPReceiver { request in
            switch request.target {
            case "/picture": .status(200, headers: ["Content-Type": "image/png"], body: Self.page)
            case "/error": .status(404, headers: ["Content-Type": "text/html"], body: Self.page)
            case "/empty": .status(200, headers: ["Content-Type": "text/html"])
            case "/broken": .raw(Array("no http".utf8))
            default: .silence
            }
        }
        let (outbound, ana) = try await setting { $0.previewTimeoutMilliseconds = 100 }
        for path in ["picture", "error", "empty", "broken", "silence"] {
            try await outbound.fixture.send("http://127.0.0.1:\(receiver.port)/\(path)", to: "room", as: ana)
        }
        try await withoutPreview(5, outbound)
        let events = try outbound.fixture.recorder.events(for: ana.session)
        #expect(!events.contains { $0.body.name == EventName.messageUpdated.rawValue })
    }

    @Test("Of a page without end the beginning is read")
    func endless() async throws {
        let receiver = try HTTPReceiver { _ in
            .status(
                200, headers: ["Content-Type": "text/html"],
                body: "<title>begin</title>" + String(repeating: "<p>x", count: 300_000))
        }
        let (outbound, ana) = try await setting { $0.previewBytesMost = 100 }
        let sent = try await outbound.fixture.send("http://127.0.0.1:\(receiver.port)/", to: "room", as: ana)
        _ = try await message(sent.messageID, outbound) { $0.linkPreview?.title == "begin" }
    }

    @Test(
        "Turned off, no link is looked at; past the limit of waiting links one more is not", .limit("preview-waiting"))
    func offAndLimit() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let (outbound, ana) = try await setting { $0.previewsMost = 0 }
        let link = "http://127.0.0.1:\(receiver.port)/"
        try await outbound.fixture.send(link, to: "room", as: ana)
        try await withoutPreview(1, outbound)
        let path = "/v3/applications/settings/link_previews"
        struct Enabled: Decodable { var enabled: Bool }
        #expect(try await outbound.fixture.value(Enabled.self, "GET", path).enabled)
        #expect(try await !outbound.fixture.value(Enabled.self, "PUT", path, ["enabled": false]).enabled)
        try await outbound.fixture.send(link, to: "room", as: ana)
        #expect(figure("roost_links_without_preview_total", outbound) == 1 && receiver.connectionCount == 0)
    }
}
