import Foundation
import Processes

/// A machine whose only programs are the stand-ins of `Tests/PretendMachine` and a few plain tools.
///
/// The stand-ins are files of the package and not written by each test: a file
/// that was just written cannot be run for a moment when another thread forks.
final class PretendMachine {
    private let folder: TemporaryFolder
    private let user: Int

    /// - Parameters:
    ///   - installed: Names and versions that are there.
    ///   - user: The number `id -u` prints.
    ///   - hasLists: Whether packages can be had before `apt-get update` is run.
    ///   - hasDebian: Whether there is a `dpkg-query` at all.
    init(installed: [String: String], user: Int = 0, hasLists: Bool = true, hasDebian: Bool = true) throws {
        folder = try TemporaryFolder()
        self.user = user
        let lines = installed.map { "\($0.key) \($0.value) installed" }.sorted().joined(separator: "\n")
        _ = try folder.file("state", lines + "\n")
        _ = try folder.file("log")
        if hasLists { _ = try folder.file("lists") }
        for tool in ["bash", "sed", "awk", "cut", "dirname", "env", "cat", "dpkg"] {
            try link(tool, to: URL(filePath: "/usr/bin/\(tool)"))
        }
        for standIn in ["swift", "pkg-config", "id", "sudo", "apt-get"] + (hasDebian ? ["dpkg-query"] : []) {
            try link(standIn, to: House.root.appending(path: "Tests/PretendMachine/\(standIn)"))
        }
    }

    /// Runs `Scripts/bootstrap` on it.
    func bootstrap(_ arguments: String...) throws -> Command {
        let place = folder.url.path
        return try Command.run(
            "/bin/bash", ["Scripts/bootstrap"] + arguments,
            environment: ["PATH": place, "HERE": place, "USER_NUMBER": String(user)])
    }

    /// What `apt-get` was asked for, in order.
    var requests: [String] {
        get throws {
            try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
    }

    private func link(_ name: String, to place: URL) throws {
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: name), withDestinationURL: place)
    }
}
