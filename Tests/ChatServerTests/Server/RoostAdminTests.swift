import Foundation
import Requirements
import Testing

@Suite("roost on the command line", .within(minutes: 2))
struct RoostAdminTests {
    @Test(
        "What is not understood is refused by its name",
        arguments: [
            ([], "A command is missing."), (["dance"], "There is no command 'dance'."),
            (["serve", "--data", "x", "--colour", "red"], "Unknown option '--colour'."),
            (["serve", "-x"], "Unknown option '-x'."), (["serve"], "'--data' is missing."),
            (["serve", "--data"], "'--data' needs a value."),
            (["serve", "--data", "x", "y"], "'y' is one word too many."),
            (["serve", "--data", "x", "--listen", "nowhere"], "'--listen' must be HOST:PORT."),
            (["serve", "--data", "x", "--listen", "h:70000"], "'--listen' must be HOST:PORT."),
            (["serve", "--data", "x", "--loops", "0"], "'--loops' must be a whole number from 1 to 64."),
            (["serve", "--data", "x", "--data", "y"], "'--data' is given twice."),
            (["serve", "--data", "x", "--tls-key", "k"], "'--tls-certificate' and '--tls-key' belong together."),
            (["serve", "--data", "x", "--log-level", "loud"], "'--log-level' must be debug, info, warning or error."),
            (["admin", "app"], "There is no command 'admin app'."),
            (["admin", "app", "create"], "The application's id is missing."),
            (["admin", "user", "create", "app", "--data", "x"], "The user's id is missing."),
            (
                ["admin", "app", "set", "a", "--data", "x", "--open-channels-changed-by", "all"],
                "--open-channels-changed-by must be participants or operators."
            ),
            (["admin", "app", "set", "a", "--data", "x"], "Nothing is to be changed: see 'roost admin --help'."),
            (
                ["admin", "app", "create", "a", "--data", "x", "--require-token=yes"],
                "'--require-token' takes no value."
            ),
        ])
    func usage(arguments: [String], sentence: String) throws {
        let output = try RoostProgram.run(arguments)
        #expect(output == .init(status: 64, out: "", error: "roost: \(sentence)\nTry 'roost --help'.\n"))
        // What is refused has touched nothing.
        #expect(!FileManager.default.fileExists(atPath: "x"))
    }

    @Test(
        "Help is printed for each command",
        arguments: [
            ["--help"], ["serve", "--help"], ["admin", "--help"], ["admin"], ["check", "--help"], ["check"],
            ["check", "data", "--help"], ["check", "config", "--help"], ["backup", "--help"],
        ])
    func help(arguments: [String]) throws {
        let output = try RoostProgram.run(arguments)
        #expect(output.status == 0 && output.out.contains("usage: roost") && output.error.isEmpty)
    }

    @Test("Applications, users and tokens are made, and a second of the same id is refused")
    func administers() throws {
        let folder = try RoostFolder()
        func admin(_ words: String...) throws -> RoostProgram.Output {
            try RoostProgram.run(["admin"] + words + ["--data", folder.path])
        }
        #expect(folder.token.count == 64)
        #expect(try admin("app", "create", "app").error.contains("400202"))
        #expect(try admin("app", "create", "second").status == 0)
        #expect(try admin("app", "list").out == "app\nsecond\n")
        #expect(
            try admin("user", "create", "app", "ana", "--nickname", "Ana", "--profile-url=http://x/y.png").status == 0)
        #expect(try admin("user", "create", "app", "ana").error.contains("400202"))
        #expect(try admin("user", "token", "app", "ana", "--days", "3").out.count == 65)
        #expect(try admin("user", "token", "app", "nobody").status == 1)
        #expect(try admin("user", "create", "none", "ana").error.contains("400304"))
        #expect(try admin("token", "create", "app").out.count == 65)
        #expect(try admin("app", "set", "app", "--open-channels-changed-by", "operators").status == 0)
        #expect(try admin("app", "set", "none", "--open-channels-changed-by", "operators").error.contains("400304"))
    }

    @Test("A folder that a server works in is its own: it carries commands out itself, and no second server starts")
    func locked() throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let admin = try RoostProgram.run(["admin", "app", "list", "--data", folder.path])
        #expect(admin.out == "app\n" && admin.error.isEmpty)
        let second = try RoostProgram.run(["serve", "--data", folder.path, "--listen", "127.0.0.1:0"])
        #expect(second.status == 1 && second.error.contains("Another process works in the data folder"))
        #expect(server.isRunning)
        server.killNow()
        #expect(try RoostProgram.run(["admin", "app", "list", "--data", folder.path]).out == "app\n")
    }

    @Test("What keeps a server from starting is said in words")
    func cannotStart() throws {
        let folder = try RoostFolder()
        let first = try RoostProcess(dataPath: folder.path)
        let other = try RoostFolder()
        let taken = try RoostProgram.run(["serve", "--data", other.path, "--listen", "127.0.0.1:\(first.port)"])
        #expect(taken.status == 1 && taken.error.hasPrefix("roost: 127.0.0.1:\(first.port): Address already in use"))
        let named = try RoostProgram.run(["serve", "--data", other.path, "--listen", "example.org:80"])
        #expect(named.status == 1 && named.error.contains("Invalid argument"))
        let tls = try RoostProgram.run([
            "serve", "--data", other.path, "--listen", "127.0.0.1:0", "--tls-certificate", "/none", "--tls-key",
            "/none",
        ])
        #expect(tls.status == 1 && tls.error.contains("the certificate cannot be read"))
        let file = try RoostProgram.run(["serve", "--data", "/dev/null/x"])
        #expect(file.status == 1 && file.error.contains("cannot be made"))
    }

    @Test("A signal stops it: exit 0, and a log of JSON lines without any token", arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path, ["--log-level", "debug"])
        let client = try await RoostClient(server, user: "ana")
        let (status, log) = server.stop(signal)
        #expect(status == 0)
        #expect(try await client.wire.closeCode() == 1001)
        let events = try log.split(separator: "\n").map { line in
            let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return entry?["event"] as? String
        }
        #expect(
            events == [
                "server.started", "socket.request", "socket.opened", "server.stopping", "socket.closing",
                "server.stopped",
            ])
        #expect(!log.contains(folder.token) && !log.contains(client.sessionKey))
    }
}
