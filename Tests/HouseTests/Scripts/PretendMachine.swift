import Foundation

/// A machine made of stand-ins: the only programs on its path are small scripts
/// that answer as `dpkg-query`, `apt-get`, `id` and `sudo` would, and plain tools.
final class PretendMachine {
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - installed: Names and versions that are there.
    ///   - user: The number `id -u` prints.
    ///   - hasLists: Whether packages can be had before `apt-get update` is run.
    ///   - hasDebian: Whether there is a `dpkg-query` at all.
    init(installed: [String: String], user: Int = 0, hasLists: Bool = true, hasDebian: Bool = true) throws {
        folder = try TemporaryFolder()
        let lines = installed.map { "\($0.key) \($0.value) installed" }.sorted().joined(separator: "\n")
        _ = try folder.file("state", lines + "\n")
        _ = try folder.file("log")
        if hasLists { _ = try folder.file("lists") }
        for tool in ["bash", "sed", "awk", "cut", "dirname", "env", "grep", "cat", "dpkg"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: tool), withDestinationURL: URL(filePath: "/usr/bin/\(tool)"))
        }
        try stand(in: "swift", "exit 0")
        try stand(in: "pkg-config", "exit 1")
        try stand(in: "id", "echo \(user)")
        try stand(in: "sudo", "exit 1")
        if hasDebian { try stand(in: "dpkg-query", "cat \"$HERE/state\"") }
        try stand(
            in: "apt-get",
            """
            if [[ "$1" == update ]]; then echo update >>"$HERE/log"; : >"$HERE/lists"; exit 0; fi
            [[ -e "$HERE/lists" ]] || exit 100
            shift
            for word in "$@"; do
                case "$word" in
                    -*|DPkg*|Dpkg*) ;;
                    *) echo "install $word" >>"$HERE/log"; echo "$word 99 installed" >>"$HERE/new" ;;
                esac
            done
            # Newest first, as the last version is the one that is there.
            cat "$HERE/state" >>"$HERE/new"; cat "$HERE/new" >"$HERE/state"
            """)
    }

    /// Runs `Scripts/bootstrap` on it.
    func bootstrap(_ arguments: String...) throws -> Command {
        try Command.run(
            "/bin/bash", ["Scripts/bootstrap"] + arguments,
            environment: ["PATH": folder.url.path, "HERE": folder.url.path])
    }

    /// What `apt-get` was asked for, in order.
    var requests: [String] {
        get throws {
            try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
    }

    private func stand(in name: String, _ script: String) throws {
        _ = try folder.file(name, "#!/bin/bash\n\(script)\n", executable: true)
    }
}
