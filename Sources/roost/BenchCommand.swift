import CLoadGenerator
import ChatServer
import Foundation

/// `roost bench`: puts a server under load and says what it does, without any other tool.
enum BenchCommand {
    /// Runs it and returns the exit status.
    static func run(_ arguments: [String]) throws -> Int32 {
        switch arguments.first {
        // The generator alone, for scripts; it is a process of its own beside the server.
        case "load": return load(Array(arguments.dropFirst()))
        case "sizes": return try sizes(Array(arguments.dropFirst()))
        default: return try measure(arguments)
        }
    }

    private static func load(_ arguments: [String]) -> Int32 {
        var words: [UnsafeMutablePointer<CChar>?] = (["load"] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        return load_generator_main(Int32(words.count), &words)
    }

    // MARK: - Under load

    private static func measure(_ arguments: [String]) throws -> Int32 {
        let options = try Options(
            arguments,
            options: ["rooms", "members", "seconds", "connections", "messages", "folder", "url", "api-token", "app"])
        if options.wantsHelp {
            print(Help.bench)
            return 0
        }
        _ = try options.words(named: [])
        let rooms = try options.number("rooms", in: 1...10_000) ?? 50
        let members = try options.number("members", in: 1...20_000) ?? 20
        let seconds = try options.number("seconds", in: 1...3_600) ?? 5
        let connections = try options.number("connections", in: 1...100_000) ?? 1_000
        let messages = try options.number("messages", in: 100...10_000_000) ?? 20_000
        let server = try server(options)
        try server.start()
        endWithSignal()
        var report = BenchReport(seesProcess: server.processID != nil)
        let users = max(rooms * members, 1)
        say("Making \(users) users, and \(rooms) channels of \(members).")
        try ask(
            server, "setup",
            ["--users", "\(users)", "--rooms", "\(rooms)", "--members", "\(members)", "--room-name", "bench-room-"])
        try ask(server, "setup", ["--rooms", "1", "--members", "1", "--room-name", "bench-long-"])
        say("One member of each sends the next message when its last one has come back, for \(seconds) s.")
        try report.add(
            try ask(
                server, "traffic",
                [
                    "--rooms", "\(rooms)", "--members", "\(members)", "--room-name", "bench-room-", "--seconds",
                    "\(seconds)",
                ]))
        say("Filling a channel with \(messages) messages, and reading its newest 30 for \(seconds) s.")
        try ask(server, "fill", ["--room-name", "bench-long-", "--count", "\(messages)"])
        try report.add(
            try ask(
                server, "history", ["--room-name", "bench-long-", "--readers", "1", "--seconds", "\(seconds)"]))
        say("Logging in \(connections) times.")
        // A server that has just started: memory that was given back before would hide what a connection takes.
        server.stop()
        try server.start()
        try report.add(
            try ask(server, "idle", ["--connections", "\(connections)"]))
        print(report.text, terminator: "")
        server.stop()
        return 0
    }

    private static func server(_ options: Options) throws -> BenchServer {
        guard let text = options.value("url") else {
            return try BenchServer(in: options.value("folder") ?? FileManager.default.temporaryDirectory.path)
        }
        guard let url = URLComponents(string: text), url.scheme == "http", let host = url.host, url.path.isEmpty else {
            throw UsageError("'--url' must be http://HOST:PORT: the generator speaks no TLS and knows no path.")
        }
        return BenchServer(
            host: host, port: url.port ?? 80, application: try options.required("app"),
            token: try options.required("api-token"))
    }

    // MARK: - Sizes

    private static func sizes(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, options: ["messages", "members", "connections", "folder"])
        if options.wantsHelp {
            print(Help.bench)
            return 0
        }
        _ = try options.words(named: [])
        let messages = try options.number("messages", in: 1_000...10_000_000) ?? 20_000
        let members = try options.number("members", in: 200...20_000) ?? 2_000
        let connections = try options.number("connections", in: 100...100_000) ?? 2_000
        let server = try BenchServer(in: options.value("folder") ?? FileManager.default.temporaryDirectory.path)
        guard let folder = server.folder else { return 1 }
        endWithSignal()
        var sizes = try BenchSizes(dataPath: folder)
        func stage(_ what: String, count: Int, _ scenario: String, _ words: [String]) throws {
            say("Measuring \(what).")
            try server.start()
            try ask(server, scenario, words)
            server.stop()
            try sizes.note(what, count: count)
        }
        try stage("a user", count: members, "setup", ["--users", "\(members)", "--rooms", "0"])
        try stage(
            "a member of a channel", count: members, "setup",
            ["--rooms", "1", "--members", "\(members)", "--room-name", "large-"])
        for length in [40, 400] {
            let name = "texts-\(length)-"
            try server.start()
            try ask(server, "setup", ["--rooms", "1", "--members", "1", "--room-name", name])
            server.stop()
            try sizes.note("a channel of one", count: 1)
            try stage(
                "a message of \(length) characters", count: messages, "fill",
                ["--room-name", name, "--count", "\(messages)", "--body", "\(length)"])
        }
        try server.start()
        var report = BenchReport(seesProcess: true)
        try report.add(try ask(server, "idle", ["--connections", "\(connections)"]))
        sizes.note(
            "a server at rest", takes: "\(Int((report.figure("rss_before_kb", of: "idle") ?? 0) / 1_000)) MB of memory")
        sizes.note(
            "an idle connection, logged in",
            takes: String(format: "%.1f KB of memory", report.figure("kb_per_connection", of: "idle") ?? 0))
        print(sizes.markdown, terminator: "")
        server.stop()
        return 0
    }

    // MARK: - Processes

    /// Runs a scenario of the generator in a process of its own, and gives what it measured.
    @discardableResult
    private static func ask(_ server: BenchServer, _ scenario: String, _ words: [String]) throws -> String {
        var arguments = [
            "bench", "load", scenario, "--host", server.host, "--port", "\(server.port)", "--app", server.application,
            "--api-token", server.token,
        ]
        if let id = server.processID { arguments += ["--pid", "\(id)"] }
        return try output(arguments + words).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs `roost` itself with these words, and gives what it printed.
    static func output(_ arguments: [String]) throws -> String {
        let process = process(arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError(
                "'roost \(arguments.prefix(3).joined(separator: " "))' ended with \(process.terminationStatus).")
        }
        return String(decoding: said, as: UTF8.self)
    }

    /// `roost` itself, to be run with these words.
    static func process(_ arguments: [String]) -> Process {
        let process = Process()
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/proc/self/exe"
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        return process
    }

    /// Whoever interrupts the bench leaves no server behind.
    private static func endWithSignal() {
        Thread {
            Server.waitForStopSignal()
            BenchServer.leaveNothing()
            exit(130)
        }.start()
    }

    private static func say(_ text: String) {
        // What it is at is for people; nobody is left to tell where that fails.
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
