import Foundation
import Processes

/// A display of its own with apps on it, which are worked through the
/// accessibility bus by `Driver/driver.py`.
final class Screen {
    /// The driver could not do what it was asked.
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    private let driver: ChildProcess
    private var unread: [UInt8] = []

    /// Starts the display, the buses and the driver.
    init(width: Int = 1_000, height: Int = 900) throws {
        var environment = ProcessInfo.processInfo.environment
        environment["ROOST_SCREEN"] = "\(width)x\(height)"
        driver = try ChildProcess(
            "Scripts/headless", ["/usr/bin/python3", "Tests/EndToEnd/Driver/driver.py"], environment: environment,
            directory: BuiltPackage.root, input: .pipe, output: .pipe,
            errors: .file(BuiltPackage.root.appending(path: ".build/driver.log")))
    }

    deinit {
        // Without further requests the driver ends its apps and itself.
        try? driver.input?.close()
        driver.wait()
    }

    // MARK: - Apps

    /// Starts an app and waits until it is on the accessibility bus.
    func launch(
        _ name: String, _ command: [String], environment: [String: String] = [:], log: URL, timeout: Double = 30
    ) throws {
        try ask(
            Request(
                does: "launch", timeout: timeout, appName: name, command: command, log: log.path,
                environment: environment))
    }

    /// Ends an app by a signal and waits until it has ended.
    func stop(_ app: String, signal: String = "SIGTERM") throws {
        try ask(Request(does: "stop", app: app, signal: signal))
    }

    /// Moves an app's window: all open at the same place.
    func place(_ app: String, x: Int, y: Int) throws {
        try ask(Request(does: "place", app: app, x: x, y: y))
    }

    // MARK: - Looking

    /// Waits until something is there.
    @discardableResult
    func find(_ query: Query, in app: String, timeout: Double = 10) throws -> Element {
        try ask(Request(does: "find", app: app, query: query, timeout: timeout), for: Element.self)
    }

    /// Waits until something is not there any more.
    func waitUntilGone(_ query: Query, in app: String, timeout: Double = 10) throws {
        try ask(Request(does: "gone", app: app, query: query, timeout: timeout))
    }

    /// Waits until so many things fit.
    func wait(for count: Int, _ query: Query, in app: String, timeout: Double = 10) throws {
        try ask(Request(does: "count", app: app, query: query, timeout: timeout, count: count))
    }

    /// Everything that fits, in reading order, as it is now.
    func all(_ query: Query, in app: String) throws -> [Element] {
        try ask(Request(does: "texts", app: app, query: query), for: Elements.self).all
    }

    /// Where something is on the display, in pixels.
    func frame(of query: Query, in app: String) throws -> CGRect {
        let place = try ask(Request(does: "place of", app: app, query: query), for: Place.self)
        return CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
    }

    /// The whole tree of an app, to be read by people.
    func tree(of app: String) throws -> String {
        try ask(Request(does: "dump", app: app), for: Tree.self).tree
    }

    // MARK: - Doing

    /// Presses something as soon as it is there and can be pressed.
    func press(_ query: Query, in app: String, timeout: Double = 10) throws {
        try ask(Request(does: "press", app: app, query: query, timeout: timeout))
    }

    /// Does something's action of this name as soon as it is there.
    func perform(_ action: String, on query: Query, in app: String, timeout: Double = 10) throws {
        try ask(Request(does: "perform", app: app, query: query, timeout: timeout, action: action))
    }

    /// Types at the end of a field, or in place of what is there.
    func type(_ text: String, into query: Query = .field, in app: String, replacing: Bool = false) throws {
        try ask(Request(does: "insert", app: app, query: query, text: text, replace: replacing))
    }

    /// Presses a key in an app's window, by X's name for it.
    func press(key: String, in app: String) throws {
        try ask(Request(does: "key", app: app, key: key))
    }

    /// Writes a picture of the whole screen when nothing moves any more, or after two seconds.
    func settledPicture(to file: URL) throws {
        try ask(Request(does: "settle", timeout: 2, path: file.path))
    }

    /// Writes a picture of an app's window, or of the whole screen.
    func picture(of app: String? = nil, to file: URL) throws {
        try ask(Request(does: "picture", app: app, path: file.path))
    }

    // MARK: - The driver

    struct Request: Encodable {
        var does: String
        var app: String?
        var query = Query()
        var timeout: Double?
        var text: String?
        var replace: Bool?
        var key: String?
        var action: String?
        var path: String?
        var signal: String?
        var appName: String?
        var command: [String]?
        var log: String?
        var environment: [String: String]?
        var paths: [String]?
        var saves: Bool?
        var notches: Int?
        var count: Int?
        var x: Int?
        var y: Int?

        enum CodingKeys: String, CodingKey {
            case does = "do"
            case app, timeout, text, replace, key, action, path, signal, command, log, environment, paths, saves
            case notches, count, x, y
            case appName = "name"
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(does, forKey: .does)
            try container.encodeIfPresent(app, forKey: .app)
            try container.encodeIfPresent(timeout, forKey: .timeout)
            try container.encodeIfPresent(text, forKey: .text)
            try container.encodeIfPresent(replace, forKey: .replace)
            try container.encodeIfPresent(key, forKey: .key)
            try container.encodeIfPresent(action, forKey: .action)
            try container.encodeIfPresent(path, forKey: .path)
            try container.encodeIfPresent(signal, forKey: .signal)
            try container.encodeIfPresent(appName, forKey: .appName)
            try container.encodeIfPresent(command, forKey: .command)
            try container.encodeIfPresent(log, forKey: .log)
            try container.encodeIfPresent(environment, forKey: .environment)
            try container.encodeIfPresent(paths, forKey: .paths)
            try container.encodeIfPresent(saves, forKey: .saves)
            try container.encodeIfPresent(notches, forKey: .notches)
            try container.encodeIfPresent(count, forKey: .count)
            try container.encodeIfPresent(x, forKey: .x)
            try container.encodeIfPresent(y, forKey: .y)
            // A query's fields stand beside the request's.
            if appName == nil { try query.encode(to: encoder) }
        }
    }

    private struct Reply: Decodable {
        let ok: Bool
        let error: String?
    }

    private struct Elements: Decodable {
        let all: [Element]
    }

    private struct Place: Decodable {
        let x, y, width, height: Double
    }

    private struct Tree: Decodable {
        let tree: String
    }

    private struct Nothing: Decodable {}

    func ask(_ request: Request) throws {
        _ = try ask(request, for: Nothing.self)
    }

    private func ask<Answer: Decodable>(_ request: Request, for type: Answer.Type) throws -> Answer {
        var line = try JSONEncoder().encode(request)
        line.append(UInt8(ascii: "\n"))
        try driver.input?.write(contentsOf: line)
        let answer = Data(try readLine())
        let reply = try JSONDecoder().decode(Reply.self, from: answer)
        guard reply.ok else { throw Failed(description: reply.error ?? "without a reason") }
        return try JSONDecoder().decode(type, from: answer)
    }

    private func readLine() throws -> [UInt8] {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread.removeSubrange(...end) }
                return Array(unread[..<end])
            }
            // What is there now: FileHandle would wait for all that it was allowed to read.
            guard let more = driver.output?.availableData, !more.isEmpty else {
                throw Failed(description: "The driver has ended: see .build/driver.log")
            }
            unread.append(contentsOf: more)
        }
    }
}
