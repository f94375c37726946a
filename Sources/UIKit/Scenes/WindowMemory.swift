internal import Foundation

/// Remembers the sizes of the application's windows from one start to the next.
///
/// They are in a file of the user's state folder (XDG Base Directory
/// Specification 0.8, `XDG_STATE_HOME`). A size is given back to a window that
/// asks for the same size as it did when the user changed it; a program that
/// asks for another size means it.
struct WindowMemory {
    /// What is known of a window, in points.
    struct Entry: Codable, Equatable {
        var requestedWidth: Int
        var requestedHeight: Int
        var width: Int
        var height: Int
        var isMaximized: Bool

        var size: CGSize { CGSize(width: width, height: height) }
    }

    /// No window is larger, whatever a file says.
    static let lengthMax = 16_384

    let file: URL

    init(file: URL) {
        self.file = file
    }

    /// The memory of a program, by its name.
    init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home =
            environment["HOME"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
        // The specification has relative paths ignored.
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        file = (state ?? home.appendingPathComponent(".local/state"))
            .appendingPathComponent(program).appendingPathComponent("windows.json")
    }

    /// What is known of the window of a number that asks for a size.
    func entry(_ number: Int, requested: CGSize) -> Entry? {
        guard let entry = all["\(number)"], entry.requestedWidth == Int(requested.width),
            entry.requestedHeight == Int(requested.height),
            (1...Self.lengthMax).contains(entry.width), (1...Self.lengthMax).contains(entry.height)
        else { return nil }
        return entry
    }

    /// Remembers a window. What cannot be written is not remembered: no reason to trouble anybody.
    func remember(_ entry: Entry, _ number: Int) {
        var all = all
        guard all["\(number)"] != entry else { return }
        all["\(number)"] = entry
        guard let data = try? JSONEncoder().encode(all) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try? data.write(to: file, options: .atomic)
    }

    private var all: [String: Entry] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
    }
}
