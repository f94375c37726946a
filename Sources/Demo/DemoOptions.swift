import Foundation

/// What the demo is started with.
struct DemoOptions {
    /// The server, such as `http://127.0.0.1:8642`.
    private(set) var host = ""
    /// The application on the server.
    private(set) var application = ""
    /// Who uses the app.
    private(set) var user = ""
    /// The user's token, where the application wants one.
    private(set) var token: String?
    /// Where the cache is kept; the system's place for caches if nil.
    private(set) var cache: String?
    /// How large the window is at first.
    private(set) var windowSize = CGSize(width: 420, height: 800)
    /// Whether the screens are dark.
    private(set) var isDark = false
    /// Whether the screens are read from right to left.
    private(set) var isRightToLeft = false

    static let usage = """
        Demo --host URL --app APPLICATION --user USER [--token TOKEN] [--cache FOLDER]
             [--window WIDTHxHEIGHT] [--dark] [--rtl]
        """

    /// Why the demo cannot start.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the arguments.
    ///
    /// - Throws: `Refusal` for an option that is unknown, without its value, or missing.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--dark": isDark = true
            case "--rtl": isRightToLeft = true
            default: try take(option, rest.popFirst())
            }
        }
        for (name, value) in [("--host", host), ("--app", application), ("--user", user)] where value.isEmpty {
            throw Refusal(description: "\(name) is missing.")
        }
    }

    private mutating func take(_ option: String, _ value: String?) throws {
        guard ["--host", "--app", "--user", "--token", "--cache", "--window"].contains(option) else {
            throw Refusal(description: "There is no option \(option).")
        }
        guard let value else { throw Refusal(description: "\(option) wants a value.") }
        switch option {
        case "--host": host = value
        case "--app": application = value
        case "--user": user = value
        case "--token": token = value
        case "--cache": cache = value
        default: windowSize = try Self.size(value)
        }
    }

    private static func size(_ text: String) throws -> CGSize {
        let sides = text.split(separator: "x").compactMap { Int($0) }.filter { (200...8_000).contains($0) }
        guard sides.count == 2 else { throw Refusal(description: "--window wants a size such as 420x800.") }
        return CGSize(width: sides[0], height: sides[1])
    }
}
