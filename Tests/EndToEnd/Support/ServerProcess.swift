import Foundation
import FoundationNetworking
import Processes

/// A `roost serve` of its own, with an application and its API token.
final class ServerProcess {
    /// The server answered a request with an error, or not at all.
    struct Refused: Error {
        let status: Int
        let body: String
    }

    static let application = "community"

    private let folder = try? TemporaryFolder()
    private let data: URL
    private let log: URL
    private let token: String
    private var process: ChildProcess?
    /// Where it listens; the same again after a restart.
    private(set) var port = 0

    /// Where clients find it.
    var host: String { "http://127.0.0.1:\(port)" }

    /// Makes a data folder with an application, and starts the server on a free port.
    init() throws {
        guard let folder else { throw CocoaError(.fileWriteUnknown) }
        data = folder.url.appending(path: "server")
        log = try folder.file("log")
        let answer = try folder.file("token")
        let admin = try ChildProcess(
            BuiltPackage.program("roost"), ["admin", "app", "create", Self.application, "--data", data.path],
            environment: ProcessInfo.processInfo.environment, directory: folder.url, output: .file(answer),
            errors: .file(log))
        guard admin.wait() == 0 else { throw Refused(status: 0, body: try String(contentsOf: log, encoding: .utf8)) }
        token = try String(contentsOf: answer, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        try start()
    }

    deinit {
        process?.send(SIGTERM)
        process?.wait()
    }

    /// Starts it, on the port that it had before.
    func start() throws {
        let process = try ChildProcess(
            BuiltPackage.program("roost"),
            ["serve", "--data", data.path, "--listen", "127.0.0.1:\(port)", "--rate-limits", "no"],
            environment: ProcessInfo.processInfo.environment, directory: data.deletingLastPathComponent(),
            output: .pipe, errors: .file(log))
        self.process = process
        // The line that says where it listens comes when it does.
        var said = ""
        while !said.contains("\n") {
            guard let more = process.output?.availableData, !more.isEmpty else {
                throw Refused(status: 0, body: try String(contentsOf: log, encoding: .utf8))
            }
            said += String(decoding: more, as: UTF8.self)
        }
        guard let listening = said.split(whereSeparator: { $0 == ":" || $0 == "\n" }).compactMap({ Int($0) }).last
        else {
            throw Refused(status: 0, body: said)
        }
        port = listening
    }

    /// Ends it at once, as a power cut would.
    func killAtOnce() {
        process?.send(SIGKILL)
        process?.wait()
        process = nil
    }

    /// Asks it to stop, and returns its exit status.
    func stop() -> Int32? {
        process?.send(SIGTERM)
        defer { process = nil }
        return process?.wait()
    }

    /// Whether it runs.
    var isRunning: Bool { process != nil }

    // MARK: - Its REST API

    /// The answer to a request of the application's back end, as it was written.
    func ask(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Data {
        guard let url = URL(string: host + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue(token, forHTTPHeaderField: "Api-Token")
        if let body {
            request.httpBody = try JSONSerialization.data(withJSONObject: body)
            request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
        }
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw Refused(status: status, body: String(decoding: data, as: UTF8.self)) }
        return data
    }

    /// Fills it with the community of the demo, or with its first channels.
    func seed(channels: Int? = nil) throws {
        let part = channels.map { ["--channels", String($0)] } ?? []
        let seed = try ChildProcess(
            "Scripts/seed", ["--host", host, "--token", token] + part,
            environment: ProcessInfo.processInfo.environment, directory: BuiltPackage.root, errors: .file(log))
        guard seed.wait() == 0 else { throw Refused(status: 0, body: try String(contentsOf: log, encoding: .utf8)) }
    }
}
