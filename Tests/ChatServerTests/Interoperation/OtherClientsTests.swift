import Foundation
import Processes
import Requirements
import Testing

/// Clients that others wrote against a real server: each is a script of `Tests/Clients`, which ends with status 0 when
/// everything was as it must be.
@Suite("Clients that others wrote", .within(minutes: 5))
struct OtherClientsTests {
    @Test("The Python package websockets", .covers("C-68"))
    func websockets() async throws { try run("with_websockets.py", expecting: "done") }

    @Test("The Python package wsproto")
    func wsproto() async throws { try run("with_wsproto.py", expecting: "done") }

    @Test("Requests damaged at random are read as the package h11 reads them, or refused")
    func h11() async throws { try run("against_h11.py", ["4000"], expecting: "done") }

    @Test("Frames damaged at random are closed with the code with which wsproto closes")
    func frames() async throws {
        try run("against_wsproto.py", ["400"], expecting: "done", ["--failures-per-minute", "0"])
    }

    @Test("Ten thousand wrong tokens from one address end in waiting, others feel nothing", .covers("C-79"))
    func guessing() async throws {
        let log = try run("guessing.py", expecting: "done")
        // Not a line for each.
        #expect(log.split(separator: "\n").count < 200, "\(log.prefix(1_000))")
    }

    @Test("curl")
    func curl() async throws { try run("with_curl.py", expecting: "done") }

    @Test("A page in headless Chromium logs in and sends")
    func browser() async throws { try run("with_browser.py", ["socket"], expecting: "done") }

    @Test("No script in an uploaded file runs in a browser", .covers("C-73"))
    func scripts() async throws { try run("with_browser.py", ["scripts"], expecting: "done") }

    @Test("A client that openapi-python-client makes of the contract drives users, channels, messages and moderation")
    func generated() async throws {
        let python = try Self.python()
        let folder = try TemporaryFolder()
        let made = try Self.output(
            python.deletingLastPathComponent().appending(path: "openapi-python-client").path,
            [
                "generate", "--path", Repository.path.appending(path: "Docs/openapi.json").path, "--meta", "none",
                "--output-path", folder.url.appending(path: "roost_client").path,
            ], [:])
        try #require(made.status == 0, "\(made.text)")
        // What the generator cannot make sense of it says so.
        #expect(!made.text.contains("WARNING"), "\(made.text)")
        try run("generated.py", [folder.url.path], expecting: "operations")
    }

    /// Runs a script against a server of its own; returns the server's log.
    @discardableResult
    private func run(
        _ script: String, _ arguments: [String] = [], expecting word: String, _ options: [String] = []
    ) throws -> String {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path, ["--sockets-per-user", "100"] + options)
        let ran = try Self.output(
            try Self.python().path, [Repository.path.appending(path: "Tests/Clients/\(script)").path] + arguments,
            ["ROOST_PORT": String(server.port), "ROOST_TOKEN": folder.token])
        #expect(ran.status == 0 && ran.text.contains(word), "\(ran.text.suffix(4_000))")
        #expect(server.isRunning)
        let (status, log) = server.stop()
        #expect(status == 0)
        #expect(!log.contains("fault"), "\(log.suffix(2_000))")
        return log
    }

    /// The Python with the packages; installs them the first time.
    private static func python() throws -> URL {
        let installed = try output(Repository.path.appending(path: "Scripts/python-tools").path, [], [:])
        try #require(installed.status == 0, "\(installed.text)")
        return Repository.path.appending(path: ".build/python/bin/python")
    }

    /// Runs a program to its end.
    private static func output(_ program: String, _ arguments: [String], _ environment: [String: String]) throws
        -> (status: Int32, text: String)
    {
        let folder = try TemporaryFolder()
        let errors = folder.url.appending(path: "errors")
        var all = ProcessInfo.processInfo.environment
        all["PYTHONDONTWRITEBYTECODE"] = "1"
        all.merge(environment) { $1 }
        let child = try ChildProcess(
            program, arguments, environment: all, directory: folder.url, output: .pipe, errors: .file(errors))
        let out = try child.output?.readToEnd() ?? Data()
        let status = child.wait()
        let complaints = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        return (status, String(decoding: out, as: UTF8.self) + complaints)
    }
}
