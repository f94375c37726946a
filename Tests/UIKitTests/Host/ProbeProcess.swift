import Foundation

/// Runs the probe, alone or under a virtual display and a bus of its own.
enum ProbeProcess {
    struct Outcome {
        let status: Int32
        let output: String
    }

    /// The probe beside the tests' own program.
    static var executable: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("UIKitProbe")
    }

    /// Runs a program to its end and returns what it printed on both outputs.
    static func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        var variables = ProcessInfo.processInfo.environment
        variables.merge(environment) { $1 }
        process.environment = variables
        // To a file, not a pipe: a bus that outlives its session would hold the pipe open.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "uikit-\(ProcessInfo.processInfo.globallyUniqueString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return Outcome(status: process.terminationStatus, output: output)
    }

    /// Runs a script of the tests with the probe's path, a display and a bus of its own.
    static func runScript(_ name: String, environment: [String: String] = [:]) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uikit-\(getpid())-\(name)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let script = Bundle.module.url(forResource: name, withExtension: "py") else {
            return Outcome(status: -1, output: "There is no script \(name).")
        }
        var variables = [
            "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state", "GSK_RENDERER": "cairo",
        ]
        variables.merge(environment) { $1 }
        // A process made by Foundation has signals blocked, and so have all that it starts:
        // the session's programs would not hear that it ends.
        let unblock = """
            import os, signal, sys
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            os.execvp(sys.argv[1], sys.argv[1:])
            """
        return try run(
            "/usr/bin/python3",
            [
                "-c", unblock, "timeout", "120", "dbus-run-session", "xvfb-run", "-a", "-s", "-screen 0 1000x1000x24",
                "/usr/bin/python3",
                script.path, executable.path,
            ], environment: variables)
    }
}
