import ChatTransport
import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("The edge over WebSocket", .within(minutes: 1))
struct EdgeSocketTests {
    @Test(
        "Only a proper upgrade becomes a socket",
        arguments: [
            ("GET", "websocket", "13", "roost.v1", 101), ("GET", "websocket", "12", "roost.v1", 426),
            ("GET", "h2c", "13", "roost.v1", 426), ("POST", "websocket", "13", "roost.v1", 400),
            ("GET", "websocket", "13", "other.v9", 400),
        ])
    func upgrade(method: String, upgrade: String, version: String, subprotocol: String, status: Int) async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        let response = try await client.request(
            method, "/v3/socket",
            [
                "Upgrade": upgrade, "Connection": "Upgrade", "Sec-WebSocket-Version": version,
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": subprotocol,
            ])
        #expect(response?.status == status)
    }

    @Test("A frame sent together with the upgrade request is answered")
    func eagerClient() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        let key = [UInt8](repeating: 7, count: 16)
        let upgrade = try HTTPEncoder.request(
            method: "GET", target: "/v3/socket", host: "h",
            headers: WebSocketHandshake.requestHeaders(key: key, subprotocols: []))
        client.send(upgrade + WebSocketEncoder.frame(.text, Array("early".utf8), mask: [9, 9, 9, 9]))
        #expect(try await client.response()?.status == 101)
        #expect(try await client.text() == "nobody:early")
    }

    @Test("What is for sockets by number reaches those and no other of the same user, until they go")
    func byNumber() async throws {
        let fixture = try EdgeFixture()
        let (first, second) = (try await fixture.client(user: 7), try await fixture.client(user: 7))
        var numbers: [UInt64] = []
        for client in [first, second] {
            client.sendText("number")
            numbers.append(try #require(UInt64(try await client.text())))
        }
        fixture.deliver("one", toSockets: [numbers[0], 99])
        fixture.deliver("both", toSockets: numbers)
        #expect(try await first.text() == "one")
        #expect(try await first.text() == "both")
        #expect(try await second.text() == "both")
        var gone = fixture.gone.numbers.makeAsyncIterator()
        first.drop()
        #expect(await gone.next() == numbers[0])
        fixture.deliver("rest", toSockets: numbers)
        #expect(try await second.text() == "rest")
    }

    @Test("Before login nobody speaks, after it the user does")
    func login() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        try await client.upgrade()
        client.sendText("a")
        #expect(try await client.text() == "nobody:a")
        client.sendText("login:7")
        #expect(try await client.text() == "nobody:login:7")
        client.sendText("b")
        #expect(try await client.text() == "u7:b")
    }

    @Test("Events reach the members of a channel in order, each device of a user, and nobody else")
    func deliveries() async throws {
        let fixture = try EdgeFixture { $0.loopCount = 3 }
        let members = [
            try await fixture.client(user: 1), try await fixture.client(user: 1), try await fixture.client(user: 2),
        ]
        let stranger = try await fixture.client(user: 3)
        let list = MemberList(channelKey: 5, userKeys: [1, 2, 99])
        for round in 0..<200 {
            fixture.edge.deliver([
                Delivery(recipients: .members(list, exceptUserKeys: []), bytes: Array("m\(round)".utf8)),
                Delivery(recipients: .members(list, exceptUserKeys: [2]), bytes: Array("not 2".utf8)),
            ])
        }
        fixture.deliver(["end"], to: 1)
        fixture.deliver(["end"], to: 2)
        fixture.deliver(["only"], to: 3)
        for (index, member) in members.enumerated() {
            for round in 0..<200 {
                #expect(try await member.text() == "m\(round)")
                if index < 2 { #expect(try await member.text() == "not 2") }
            }
            #expect(try await member.text() == "end")
        }
        #expect(try await stranger.text() == "only")
    }

    @Test("A list that was resolved before knows who comes and goes")
    func comingAndGoing() async throws {
        let fixture = try EdgeFixture()
        let list = MemberList(channelKey: 5, userKeys: [1, 2])
        func deliver(_ text: String) {
            fixture.edge.deliver([
                Delivery(recipients: .members(list, exceptUserKeys: []), bytes: Array(text.utf8))
            ])
        }
        let first = try await fixture.client(user: 1)
        deliver("one")
        #expect(try await first.text() == "one")
        let second = try await fixture.client(user: 2)
        deliver("two")
        #expect(try await first.text() == "two")
        #expect(try await second.text() == "two")
        first.sendFrame(.close, [])
        #expect(try await first.closeCode() == 1000)
        deliver("three")
        #expect(try await second.text() == "three")
    }

    private static let badFrames: [([UInt8], UInt16)] = [
        ([0xC1, 0x80, 0, 0, 0, 0], 1002), ([0x81, 0x01, 0x41], 1002), ([0x8F, 0x80, 0, 0, 0, 0], 1002),
        ([0x00, 0x80, 0, 0, 0, 0], 1002), ([0x82, 0x81, 0, 0, 0, 0, 1], 1003),
        ([0x81, 0x81, 0, 0, 0, 0, 0xFF], 1007), ([0x81, 0xFF, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0, 0], 1009),
        (Array("GET / HTTP/1.1\r\n\r\n".utf8), 1002), ([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xED], 1002),
    ]

    @Test("What breaks the protocol is closed with its code", arguments: EdgeSocketTests.badFrames)
    func violations(bytes: [UInt8], code: UInt16) async throws {
        let fixture = try EdgeFixture()
        let client = try await fixture.client(user: 1)
        client.send(bytes)
        #expect(try await client.closeCode() == code)
        await client.closed()
    }

    @Test("A user who is cut off loses every connection, after what was told before; others keep theirs")
    func cutOff() async throws {
        let fixture = try EdgeFixture { $0.loopCount = 3 }
        let devices = [try await fixture.client(user: 1), try await fixture.client(user: 1)]
        let other = try await fixture.client(user: 2)
        fixture.deliver(["before"], to: 1)
        fixture.edge.deliver([Delivery(recipients: .user(1), bytes: [], close: .kicked)])
        fixture.deliver(["after"], to: 1)
        fixture.deliver(["still here"], to: 2)
        for device in devices {
            #expect(try await device.text() == "before")
            #expect(try await device.closeCode() == CloseCode.kicked.rawValue)
        }
        #expect(try await other.text() == "still here")
    }

    @Test("Pings are answered, a close is answered with its code, and a half-open client is forgotten")
    func controlFrames() async throws {
        let fixture = try EdgeFixture()
        let client = try await fixture.client(user: 1)
        client.sendFrame(.ping, [1, 2])
        #expect(try await client.frame() == .pong([1, 2]))
        client.sendFrame(.close, [0x0F, 0xA0])
        #expect(try await client.closeCode() == 4000)
        await client.closed()
        let gone = try await fixture.client(user: 2)
        gone.drop()
        let watcher = try await WireClient(port: fixture.port)
        var sessions = "?"
        while sessions != "0" {
            let page = try #require(try await watcher.request("GET", "/metrics")).body
            sessions =
                page.split(separator: "\n").last { $0.hasPrefix("roost_sessions ") }.map { String($0.dropFirst(15)) }
                ?? ""
        }
    }

    @Test("Without a login in time the socket is closed with 4005", .limit("login-timeout"))
    func loginTimeout() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        try await client.upgrade()
        fixture.advance(by: .milliseconds(9999))
        client.sendText("still nobody")
        #expect(try await client.text() == "nobody:still nobody")
        fixture.advance(by: .milliseconds(1))
        #expect(try await client.closeCode() == 4005)
    }

    @Test("A silent socket is closed with 4006; any frame is a sign of life", .limit("idle-timeout"))
    func idleTimeout() async throws {
        let fixture = try EdgeFixture()
        let client = try await fixture.client(user: 1)
        fixture.advance(by: .seconds(44))
        client.sendFrame(.pong, [])
        client.sendText("heard")
        #expect(try await client.text() == "u1:heard")
        fixture.advance(by: .seconds(44))
        await fixture.settle()
        client.sendText("heard")
        #expect(try await client.text() == "u1:heard")
        fixture.advance(by: .seconds(45))
        #expect(try await client.closeCode() == 4006)
    }

    @Test("A session's end closes its sockets with 4002, however lively they are")
    func sessionExpiry() async throws {
        let fixture = try EdgeFixture(sessionMilliseconds: 30_000)
        let client = try await fixture.client(user: 1)
        fixture.advance(by: .milliseconds(29_999))
        client.sendText("heard")
        #expect(try await client.text() == "u1:heard")
        fixture.advance(by: .milliseconds(1))
        #expect(try await client.closeCode() == 4002)
    }

    @Test("A refused token is answered and closed with 4001; after too many the address must wait")
    func refusals() async throws {
        let fixture = try EdgeFixture { $0.failuresPerMinuteMax = 3 }
        for _ in 0..<3 {
            let client = try await WireClient(port: fixture.port)
            try await client.upgrade()
            client.sendText("refuse")
            #expect(try await client.text() == "nobody:refuse")
            #expect(try await client.closeCode() == 4001)
        }
        let client = try await WireClient(port: fixture.port)
        #expect(try await client.request("GET", "/v3/socket", ["Upgrade": "websocket"])?.status == 429)
    }

    @Test("Frames without login on one socket count as failures too")
    func refusalsOnOneSocket() async throws {
        let fixture = try EdgeFixture { $0.failuresPerMinuteMax = 3 }
        let client = try await WireClient(port: fixture.port)
        try await client.upgrade()
        for _ in 0..<3 {
            client.sendText("guess")
            #expect(try await client.text() == "nobody:guess")
        }
        client.sendText("guess")
        #expect(try await client.closeCode() == 1008)
    }

    @Test("One socket too many of a user closes the oldest with 4007, over all loops", .limit("sockets-per-user"))
    func socketsPerUser() async throws {
        let fixture = try EdgeFixture {
            $0.socketsPerUserMax = 2
            $0.loopCount = 2
        }
        let first = try await fixture.client(user: 1)
        let second = try await fixture.client(user: 1)
        let other = try await fixture.client(user: 2)
        let third = try await fixture.client(user: 1)
        #expect(try await first.closeCode() == 4007)
        fixture.deliver(["x"], to: 1)
        #expect(try await second.text() == "x")
        #expect(try await third.text() == "x")
        other.sendText("still here")
        #expect(try await other.text() == "u2:still here")
    }

    @Test(
        "Requests under way are bounded: the rest waits on the wire and is answered later", .limit("requests-under-way")
    )
    func requestsUnderWay() async throws {
        let fixture = try EdgeFixture { $0.requestsUnderWayMax = 4 }
        let client = try await fixture.client(user: 1)
        for _ in 0..<20 { client.sendText("hold") }
        var answered = 0
        while answered < 20 {
            await fixture.waitUntilHeld(4)
            await fixture.settle()
            #expect(fixture.heldCount == 4)
            fixture.release()
            for _ in 0..<4 { #expect(try await client.text() == "held") }
            answered += 4
        }
    }

    @Test("A reader who stops reading is closed with 4004, and the others get everything")
    func slowReader() async throws {
        let fixture = try EdgeFixture { $0.limits.outgoingBytes = 200_000 }
        let slow = try await fixture.client(user: 1)
        let quick = try await fixture.client(user: 2)
        slow.pauseReading()
        let list = MemberList(channelKey: 5, userKeys: [1, 2])
        let text = Array(String(repeating: "x", count: 50_000).utf8)
        for _ in 0..<400 {
            fixture.edge.deliver([Delivery(recipients: .members(list, exceptUserKeys: []), bytes: text)])
            // The quick one keeps up, so its own queue stays short.
            #expect(try await quick.frame() == .text(text))
        }
        slow.resumeReading()
        #expect(try await slow.closeCode() == 4004)
        let client = try await WireClient(port: fixture.port)
        let page = try #require(try await client.request("GET", "/metrics")).body
        #expect(page.contains("roost_too_slow_total 1\n"))
        #expect(page.contains("roost_sessions 1\n"))
    }

    @Test("Stopping answers what is under way, says goodbye with 1001, and takes nobody new")
    func stop() async throws {
        // What is under way is waited for as long as a busy machine takes.
        let fixture = try EdgeFixture {
            $0.loopCount = 2
            $0.stopTimeout = .seconds(300)
        }
        let busy = try await fixture.client(user: 1)
        let quiet = try await fixture.client(user: 2)
        let page = try await WireClient(port: fixture.port)
        _ = try await page.request("GET", "/health")
        busy.sendText("hold")
        await fixture.waitUntilHeld(1)
        let edge = fixture.edge
        let stopping = Task.detached { edge.stop() }
        #expect(try await quiet.closeCode() == 1001)
        await page.closed()
        fixture.release()
        #expect(try await busy.text() == "held")
        #expect(try await busy.closeCode() == 1001)
        await stopping.value
        await #expect(throws: TransportError.self) { _ = try await WireClient(port: fixture.port) }
    }
}
