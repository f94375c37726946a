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
    /// Tall enough that a whole conversation shows, and so is in the accessibility tree.
    private static let height = 1_600

    /// - Parameter name: The folder of the pictures.
    init(name: String) throws {
        folder = try TemporaryFolder()
        pictures = try BuiltPackage.pictures(name)
        server = try ServerProcess()
        screen = try Screen(width: 2 * Self.width, height: Self.height)
    }

    /// Opens the app for a user, on the left or on the right; the server is found at `host`, where that is given.
    func open(_ user: String, onTheRight: Bool = false, host: String? = nil) throws {
        let command = [
            BuiltPackage.program("Demo"), "--host", host ?? server.host, "--app", ServerProcess.application, "--user",
            user,
            "--cache", folder.url.appending(path: "cache-\(user)").path, "--window", "\(Self.width)x\(Self.height)",
        ]
        try screen.launch(user, command, log: folder.url.appending(path: "\(user).log"))
        try screen.place(user, x: onTheRight ? Self.width : 0, y: 0)
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
