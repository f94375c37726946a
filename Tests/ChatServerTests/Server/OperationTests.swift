import ChatTransport
import ChatWire
import Foundation
import Processes
import Requirements
import Testing

/// What operators do with a real server, from outside.
@Suite("Operating a real server", .serialized, .within(minutes: 3))
struct OperationTests {
    private func admin(_ folder: RoostFolder, _ words: String...) async throws -> RoostProgram.Output {
        let arguments = ["admin"] + words + ["--data", folder.path]
        return try await Blocking.run { try RoostProgram.run(arguments) }
    }

    @Test("A command beside a running server is carried out by it, and takes effect at once")
    func adminWhileRunning() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        #expect(try await admin(folder, "app", "list") == .init(status: 0, out: "app\n", error: ""))
        #expect(try await admin(folder, "user", "create", "app", "ana", "--nickname", "Ana").status == 0)
        let token = try await admin(folder, "user", "token", "app", "ana").out.trimmingCharacters(in: .newlines)
        let ana = try await RoostClient(server, user: "ana", token: token)
        #expect(
            try await admin(folder, "user", "show", "app", "ana").out.contains(
                "nickname: Ana\nactive: yes\nhas-token: yes"))
        #expect(try await admin(folder, "user", "list", "app").out == "ana\n")
        #expect(try await admin(folder, "user", "list", "app", "--after", "ana").out == "")
        #expect(try await admin(folder, "user", "deactivate", "app", "ana").status == 0)
        #expect(try await ana.wire.closeCode() == 4003)
        #expect(try await admin(folder, "user", "show", "app", "ana").out.contains("active: no"))
        #expect(try await admin(folder, "user", "activate", "app", "ana").status == 0)
        _ = try await RoostClient(server, user: "ana", token: token)
        #expect(try await admin(folder, "user", "create", "app", "ana").error.contains("400202"))
        #expect(try await admin(folder, "app", "crate", "x").error.contains("Is 'admin app create' meant?"))
        #expect(try await admin(folder, "app", "create", "x", "--nonsense").status == 64)
        let (status, log) = server.stop()
        #expect(status == 0 && log.contains(#""event":"admin.command","command":"user token","status":0"#))
        #expect(!log.contains(token) && !log.contains("ana"))
    }

    @Test(
        "Further API tokens are listed by their ids, never by themselves, and end at once when revoked; the last stays")
    func tokens() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        func status(_ token: String) async throws -> Int? {
            try await WireClient(port: server.port).request("GET", "/v3/users", ["Api-Token": token])?.status
        }
        let second = try await admin(folder, "token", "create", "app", "--name", "billing").out
            .trimmingCharacters(in: .newlines)
        #expect(try await status(second) == 200)
        let list = try await admin(folder, "token", "list", "app").out
        #expect(!list.contains(second) && !list.contains(folder.token))
        let line = try #require(list.split(separator: "\n").first { $0.hasSuffix(" billing") })
        let id = String(line.prefix { $0 != " " })
        #expect(try await admin(folder, "token", "revoke", "app", "0000").error.contains("400201"))
        #expect(try await admin(folder, "token", "revoke", "app", id).status == 0)
        #expect(try await status(second) == 401)
        #expect(try await status(folder.token) == 200)
        let last = try await admin(folder, "token", "list", "app").out.prefix { $0 != " " }
        #expect(try await admin(folder, "token", "revoke", "app", String(last)).error.contains("last token"))
        server.killNow()
        let again = try RoostProcess(dataPath: folder.path)
        #expect(
            try await WireClient(port: again.port).request("GET", "/v3/users", ["Api-Token": second])?.status == 401)
    }

    @Test("Settings come from file, environment and flags; 'check config' tells from where")
    func configuration() async throws {
        let folder = try RoostFolder()
        let temporary = try TemporaryFolder()
        let file = try temporary.file("roost.conf", "data = \(folder.path)\nsockets-per-user = 1\nlog-level = debug\n")
        let shown = try await Blocking.run {
            try RoostProgram.run(["check", "config", "--config", file.path, "--loops", "2"])
        }
        #expect(shown.status == 0)
        #expect(shown.out.contains(/data = \S+ +# \S+roost.conf:1\n/))
        #expect(shown.out.contains(/loops = 2 +# --loops\n/) && shown.out.contains(/readers = 2 +# default\n/))
        let wrong = try temporary.file("wrong.conf", "sockets = 1\n")
        let refused = try await Blocking.run { try RoostProgram.run(["serve", "--config", wrong.path]) }
        #expect(
            refused.status == 64
                && refused.error.hasPrefix("roost: \(wrong.path):1: There is no setting 'sockets'."))
        let server = try RoostProcess(dataPath: folder.path, ["--config", file.path, "--login-timeout", "5"])
        let first = try await RoostClient(server, user: "ana")
        _ = try await RoostClient(server, user: "ana")
        #expect(try await first.wire.closeCode() == 4007)
        #expect(server.stop().log.contains(#""event":"socket.opened""#))
    }

    @Test("The service manager is told when it is ready, when it reloads and when it stops")
    func notices() async throws {
        let folder = try RoostFolder()
        let manager = try NoticeSocket()
        let server = try RoostProcess(
            dataPath: folder.path, environment: ["NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "2000000"])
        #expect(try await manager.next() == "READY=1")
        #expect(try await manager.next() == "WATCHDOG=1")
        #expect(try await manager.next() == "WATCHDOG=1")
        server.send(SIGHUP)
        #expect(try await manager.nextState() == "RELOADING=1")
        #expect(try await manager.nextState() == "READY=1")
        #expect(server.stop().status == 0)
        #expect(try await manager.nextState() == "STOPPING=1")
    }

    @Test(
        "With everything logged and counted, nothing secret and no text stands in log, figures or errors",
        .covers("C-78"))
    func secrets() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path, ["--log-level", "debug"])
        #expect(try await admin(folder, "user", "create", "app", "bo").status == 0)
        let userToken = try await admin(folder, "user", "token", "app", "bo").out.trimmingCharacters(in: .newlines)
        let bo = try await RoostClient(server, user: "bo", token: userToken)
        let channel = try await bo.createChannel(with: ["bo"])
        let text = "a very private text"
        _ = try await bo.call(
            SendMessage.self, SendMessage.Params(channelURL: channel, requestID: "r", message: text))
        let wire = try await WireClient(port: server.port)
        let upload = try #require(
            try await wire.request(
                "POST", "/v3/files?file_name=private.txt",
                ["Session-Key": bo.sessionKey, "Content-Type": "text/plain"],
                body: text))
        #expect(upload.status == 200, "\(upload.body)")
        struct Uploaded: Decodable {
            struct File: Decodable { var url: String }
            var file: File
        }
        let address = try JSONDecoder().decode(Uploaded.self, from: Data(upload.body.utf8)).file.url
        let key = "f1lek3y"
        var errors: [String] = []
        for headers in [["Session-Key": bo.sessionKey + "x"], ["Api-Token": folder.token + "x"]] {
            for target in ["/v3/users?nickname=\(key)", "\(address)?auth=\(key)"] {
                var fields = HTTPHeaders()
                for (name, value) in headers { fields.append(name, value) }
                errors.append(try await wire.request("GET", target, fields)?.body ?? "")
            }
        }
        errors.append(
            try await bo.refusal(
                #"{"id":9,"method":"login","params":{"app_id":"app","user_id":"bo","access_token":"\#(userToken)"}}"#
            ).map(String.init) ?? "")
        let figures = try #require(try await wire.request("GET", "/metrics")).body
        #expect(figures.contains(#"roost_http_request_seconds_count{route="GET /v3/users"}"#))
        #expect(figures.contains(#"roost_socket_request_seconds_count{method="message.send"} 1"#))
        let log = server.stop().log
        #expect(log.contains(#""event":"http.request""#) && log.contains(#""method":"message.send""#))
        let fileID = address.split(separator: "/")[2]
        for secret in [userToken, bo.sessionKey, folder.token, text, key, String(fileID)] {
            #expect(!secret.isEmpty && !log.contains(secret) && !figures.contains(secret), "\(secret)")
            #expect(!errors.joined().contains(secret))
        }
    }

    @Test("Two thousand wrong keys of one address are one line in the log, and keep nobody else out", .covers("C-79"))
    func wrongKeys() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path, ["--trusted-proxies", "127.0.0.1"])
        let client = try await WireClient(port: server.port)
        let wrong = "GET /v3/users HTTP/1.1\r\nHost: h\r\nApi-Token: wrong\r\nX-Forwarded-For: 1.1.1.1\r\n\r\n"
        client.send(String(repeating: wrong, count: 2_000))
        var statuses: [Int: Int] = [:]
        for _ in 0..<2_000 { statuses[try await client.response()?.status ?? 0, default: 0] += 1 }
        #expect(statuses == [401: 60, 429: 1_940])
        let right = try await client.request(
            "GET", "/v3/users", ["Api-Token": folder.token, "X-Forwarded-For": "2.2.2.2"])
        #expect(right?.status == 200)
        let ana = try await RoostClient(server, user: "ana")
        _ = try await ana.call(Ping.self, Empty())
        let log = server.stop().log
        #expect(log.contains(#""event":"login.throttled","address":"1.1.1.1","seconds":"#))
        #expect(log.split(separator: "\n").filter { $0.contains("1.1.1.1") }.count == 1)
    }
}
