import ChatTransport
import ChatWire
import Foundation
import Requirements
import Testing

@Suite("Bad input at a real server", .within(minutes: 3))
struct BadInputTests {
    @Test("Frames that are wrong are refused with the field's code, and the connection stays")
    func frames() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let bo = try await RoostClient(server, user: "bo")
        let theirs = try await bo.createChannel(with: ["bo"])
        let wrong: [(String, Int)] = [
            ("", 400_403), ("{", 400_403), ("[]", 400_403), ("null", 400_403), ("\"x\"", 400_403), ("{}", 400_403),
            (#"{"method":"ping"}"#, 400_403), (#"{"id":"1","method":"ping"}"#, 400_403),
            (#"{"id":2,"method":"nothing","params":{}}"#, 400_111),
            (#"{"id":3,"method":"message.send","params":{"channel_url":7,"req_id":"r","message":"m"}}"#, 400_100),
            (#"{"id":4,"method":"message.send","params":{"channel_url":"c","req_id":"r"}}"#, 400_105),
            (#"{"id":5,"method":"channel.typing","params":{"channel_url":"c","typing":"yes"}}"#, 400_104),
            (#"{"id":6,"method":"channel.changes","params":{"channel_url":"c","since_seq":"0"}}"#, 400_101),
            (#"{"id":7,"method":"message.send","params":[]}"#, 400_103),
            (
                #"{"id":8,"method":"message.send","params":{"channel_url":"no_such","req_id":"r","message":"m"}}"#,
                900_500
            ),
            (
                #"{"id":9,"method":"message.send","params":{"channel_url":"\#(theirs)","req_id":"r","message":"m"}}"#,
                900_020
            ),
            (#"{"id":10,"method":"channels.changes","params":{"since":0,"limit":-1}}"#, 400_111),
            (#"{"id":11,"method":"channels.changes","params":{"since":0,"limit":1000000000}}"#, 400_111),
            (
                #"{"id":12,"method":"login","params":{"app_id":"app","user_id":"bo","protocol_version":1,"sdk_version":"x"}}"#,
                400_111
            ),
            (String(repeating: "[", count: 100_000), 400_403),
        ]
        for (frame, code) in wrong { #expect(try await ana.refusal(frame) == code, "\(frame.prefix(120))") }
        _ = try await ana.call(Ping.self, Empty())
    }

    @Test(
        "REST calls that are wrong are refused with status and code",
        arguments: [
            ("GET", "/v3/users?limit=-1", nil, 400, 400_111), ("GET", "/v3/users?limit=1000000000", nil, 400, 400_111),
            ("GET", "/v3/users?limit=x", nil, 400, 400_101), ("GET", "/v3/nothing", nil, 404, 400_201),
            ("POST", "/v3/group_channels", "{", 400, 400_403), ("POST", "/v3/group_channels", "[]", 400, 400_103),
            ("POST", "/v3/group_channels", #"{"user_ids":"ana"}"#, 400, 400_102),
            ("GET", "/v3/group_channels/%FF/messages?message_ts=0", nil, 400, nil),
            ("GET", "/v3/group_channels/none/messages?message_ts=0", nil, 400, nil),
            ("DELETE", "/v3/users", nil, 404, nil),
        ] as [(String, String, String?, Int, Int?)])
    func rest(method: String, target: String, body: String?, status: Int, code: Int?) async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let response = try await ana.rest(method, target, body: body)
        #expect((400..<500).contains(response.status), "\(response.status) \(response.body)")
        let refusal = try JSONDecoder().decode(RESTErrorBody.self, from: Data(response.body.utf8))
        #expect(refusal.error)
        if let code {
            #expect(refusal.code.rawValue == code && response.status == status, "\(response.status) \(response.body)")
        }
    }

    @Test("Wrong keys and tokens get nothing, and another user's channel stays closed")
    func strangers() async throws {
        let folder = try RoostFolder(["--require-token"])
        let made = try RoostProgram.run(["admin", "user", "create", "app", "ana", "--data", folder.path])
        #expect(made.status == 0)
        let issued = try RoostProgram.run(["admin", "user", "token", "app", "ana", "--data", folder.path])
        let token = issued.out.trimmingCharacters(in: .whitespacesAndNewlines)
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana", token: token)
        let channel = try await ana.createChannel(with: ["ana"])
        for field in ["Session-Key", "Api-Token"] {
            let client = try await WireClient(port: server.port)
            for value in ["", "x", String(repeating: "0", count: 64), token, "' OR 1=1 --"] {
                let response = try #require(try await client.request("GET", "/v3/users", [field: value]))
                #expect(response.status == 401 || response.status == 400, "\(field) \(value): \(response.body)")
            }
            let bare = try #require(try await client.request("GET", "/v3/group_channels/\(channel)"))
            #expect(bare.status >= 400)
        }
        let wire = try await WireClient(port: server.port)
        try await wire.upgrade()
        wire.sendText(
            #"{"id":1,"method":"login","params":{"app_id":"app","user_id":"ana","access_token":"wrong","protocol_version":1,"sdk_version":"x"}}"#
        )
        #expect(try await wire.text().contains("400302"))
        #expect(try await wire.closeCode() == 4001)
    }

    @Test("Garbage, cut frames, half-open and slow connections: it stays up, quick, and its memory flat")
    func hostile() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path, ["--failures-per-minute", "0"])
        let ana = try await RoostClient(server, user: "ana")
        var random = SplitMix(seed: 20_260_310)
        print("hostile connections: seed 20260310")
        func round() async throws {
            for number in 0..<60 {
                let client = try await WireClient(port: server.port)
                switch number % 6 {
                case 0:
                    client.send((0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) })
                    await client.closed()
                case 1:
                    try await client.upgrade()
                    client.send((0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) })
                    client.send([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
                    await client.closed()
                case 2:
                    try await client.upgrade()
                    let frame = WebSocketEncoder.frame(
                        .text, [UInt8](repeating: 97, count: 100_000), mask: [1, 2, 3, 4])
                    client.send(Array(frame.prefix(Int.random(in: 1..<frame.count, using: &random))))
                    client.drop()
                case 3:
                    client.send("POST /v3/users HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n{\"user_id\":")
                    client.drop()
                case 4:
                    try await client.upgrade()
                    client.send(
                        WebSocketEncoder.frame(.text, [UInt8](repeating: 97, count: 262_145), mask: [1, 2, 3, 4]))
                    #expect(try await client.closeCode() == 1009)
                default:
                    // Half-open: nothing is said and nothing read; it goes with its timeout or its end.
                    client.drop()
                }
            }
            _ = try await ana.call(Ping.self, Empty())
        }
        // The first rounds warm the allocator up.
        for _ in 0..<3 { try await round() }
        let before = try server.residentKilobytes()
        for _ in 0..<5 { try await round() }
        let growth = try server.residentKilobytes() - before
        #expect(growth < 4096, "\(growth) KB")
        #expect(server.isRunning)
        let (status, log) = server.stop()
        #expect(status == 0)
        #expect(!log.contains("fault"))
    }

    @Test("A member who does not read is closed with 4004; memory stays bounded and the others are served")
    func slowReader() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let bo = try await RoostClient(server, user: "bo")
        let channel = try await ana.createChannel(with: ["ana", "bo"])
        bo.wire.pauseReading()
        let text = String(repeating: "x", count: 5000)
        let before = try server.residentKilobytes()
        // Until the server has had enough of it, and no longer: how much the system holds for a connection differs,
        // and what is being closed waits only so long for its other end.
        var number = 0
        while try await tooSlow(server) == 0, number < 6_000 {
            for _ in 0..<25 {
                number += 1
                _ = try await ana.call(
                    SendMessage.self, SendMessage.Params(channelURL: channel, requestID: "\(number)", message: text))
            }
        }
        bo.wire.resumeReading()
        #expect(try server.residentKilobytes() - before < 24_000)
        #expect(try await bo.wire.closeCode() == 4004)
        _ = try await ana.call(Ping.self, Empty())
    }

    /// How many connections the server has closed for not reading.
    private func tooSlow(_ server: RoostProcess) async throws -> Int {
        let page = try #require(try await WireClient(port: server.port).request("GET", "/metrics")).body
        let line = page.split(separator: "\n").first { $0.hasPrefix("roost_too_slow_total") }
        return try #require(line?.split(separator: " ").last.flatMap { Int($0) })
    }

    /// SplitMix64.
    private struct SplitMix: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
