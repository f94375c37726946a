import Foundation
import Processes

/// Two windows of the demo app and a server: the stage of the end-to-end tests.
final class Conversation {
    let server: ServerProcess
    let screen: Screen
    private let folder: TemporaryFolder
    private let pictures: URL
    private var pictureCount = 0

    /// How many pixels wide a window is.
    private static let width = 420
    /// How many pixels high a window is.
    private let height: Int

    /// - Parameters:
    ///   - name: The folder of the pictures.
    ///   - height: Of the windows. As a rule tall enough that a whole conversation shows, and so is in the
    ///     accessibility tree.
    ///   - margin: Of the display, on the right of both windows, for other programs.
    init(name: String, height: Int = 1_600, margin: Int = 0) throws {
        folder = try TemporaryFolder()
        pictures = try BuiltPackage.pictures(name)
        server = try ServerProcess()
        self.height = height
        screen = try Screen(width: 2 * Self.width + margin, height: height)
    }

    /// Opens the app for a user, on the left or on the right.
    ///
    /// - Parameters:
    ///   - host: Where the server is found; directly if nil.
    ///   - options: Further arguments of the app.
    ///   - environment: What is set for the app beside what it inherits.
    func open(
        _ user: String, onTheRight: Bool = false, host: String? = nil, options: [String] = [],
        environment: [String: String] = [:]
    ) throws {
        let command = [
            BuiltPackage.program("Demo"), "--host", host ?? server.host, "--app", ServerProcess.application, "--user",
            user,
            "--cache", folder.url.appending(path: "cache-\(user)").path, "--window", "\(Self.width)x\(height)",
        ]
        try screen.launch(
            user, command + options, environment: environment, log: folder.url.appending(path: "\(user).log"))
        try screen.place(user, x: onTheRight ? Self.width : 0, y: 0)
    }

    /// Opens the app for Ana on the left and for Bo on the right.
    func openBoth(options: [String] = [], environment: [String: String] = [:]) throws {
        try open("ana", options: options, environment: environment)
        try open("bo", onTheRight: true, options: options, environment: environment)
    }

    /// Makes users, each called by the id with a capital.
    func makeUsers(_ ids: String...) async throws {
        for id in ids {
            _ = try await server.ask(
                "POST", "/v3/users", ["user_id": id, "nickname": id.capitalized, "profile_url": ""])
        }
    }

    /// Waits until both windows show something.
    func bothFind(_ query: Query, timeout: Double = 10) throws {
        for user in ["ana", "bo"] { try screen.find(query, in: user, timeout: timeout) }
    }

    /// A file that exists for the time of the test.
    func file(_ name: String, _ content: Data) throws -> URL {
        let file = folder.url.appending(path: name)
        try content.write(to: file)
        return file
    }

    /// Where a file of that name would be.
    func place(of name: String) -> URL { folder.url.appending(path: name) }

    /// A picture that exists for the time of the test, of an evening sky.
    func sky(_ name: String) throws -> URL {
        let file = place(of: name)
        let paint = try ChildProcess(
            "/usr/bin/convert", ["-size", "900x600", "gradient:#fdb06b-#274b7a", file.path],
            environment: ProcessInfo.processInfo.environment, directory: folder.url)
        guard paint.wait() == 0 else { throw CocoaError(.fileWriteUnknown) }
        return file
    }

    /// Takes a picture of both windows.
    func picture(_ title: String) throws {
        pictureCount += 1
        let number = String(format: "%02d", pictureCount)
        try screen.settledPicture(to: pictures.appending(path: "\(number)-\(title).png"))
    }

    /// Writes a message and presses send.
    func say(_ text: String, as user: String) throws {
        // By its name: the screen before may have a field too, and is there until the next one has come.
        try screen.type(text, into: .message, in: user, replacing: true)
        try screen.press(.button("Send"), in: user)
    }

    /// What has been said, as a window shows it from top to bottom: the messages that carry a number.
    func said(in user: String) throws -> [String] {
        try screen.all(Query(role: "label", has: " says "), in: user).compactMap { element in
            // “You, ana says 3, 09:40, Read”: a message's element begins with who said it.
            guard let match = element.name.firstMatch(of: #/^[^,]+, ((ana|bo) says \d+), /#) else { return nil }
            return String(match.output.1)
        }
    }

    /// The same, from the server.
    func saidOnServer(in channel: String) async throws -> [String] {
        struct Page: Decodable {
            struct Message: Decodable { let message: String }
            let messages: [Message]
        }
        let answer = try await server.ask(
            "GET", "/v3/group_channels/\(channel)/messages?message_ts=9999999999999&prev_limit=100")
        return try JSONDecoder().decode(Page.self, from: answer).messages.map(\.message)
            .filter { $0.contains(" says ") }
    }

    /// The address of the only channel that a user is in.
    func channel(of user: String) async throws -> String {
        struct Page: Decodable {
            struct Channel: Decodable {
                let url: String
                enum CodingKeys: String, CodingKey { case url = "channel_url" }
            }
            let channels: [Channel]
        }
        let answer = try await server.ask("GET", "/v3/users/\(user)/my_group_channels?limit=10&show_empty=true")
        return try JSONDecoder().decode(Page.self, from: answer).channels.map(\.url).joined(separator: " ")
    }
}
