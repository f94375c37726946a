import Foundation
import Processes
import Testing

@Suite("Scripts")
struct ScriptTests {
    private let environment = ProcessInfo.processInfo.environment

    @Test("Every script can be run, and bash and Python read it", arguments: House.scripts)
    func readable(path: String) throws {
        #expect(FileManager.default.isExecutableFile(atPath: House.root.appending(path: path).path))
        let first = (House.text(at: path) ?? "").prefix { $0 != "\n" }
        switch first {
        case "#!/usr/bin/env bash":
            #expect(try Command.run("/bin/bash", ["-n", path], environment: environment).status == 0)
            #expect(House.text(at: path)?.contains("\nset -euo pipefail\n") == true)
        case "#!/usr/bin/python3":
            let check = "import ast, sys; ast.parse(open(sys.argv[1], encoding='utf-8').read())"
            #expect(try Command.run("/usr/bin/python3", ["-c", check, path], environment: environment).status == 0)
        default:
            Issue.record("\(path) begins with \(first)")
        }
    }

    @Test("Every requirement is proven by a test, and Docs/requirements.md says by which")
    func requirements() throws {
        let run = try Command.run("/usr/bin/python3", ["Scripts/seeds-table", "--check"], environment: environment)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("Every behaviour was taken away once, and Docs/breaks.md says which test noticed")
    func breaks() throws {
        let run = try Command.run("/usr/bin/python3", ["Scripts/breaks", "--check"], environment: environment)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("Docs/compatibility.md says of each documented declaration of the SDK what the built module says")
    func compatibility() throws {
        let run = try Command.run("/usr/bin/python3", ["Scripts/compatibility", "--check"], environment: environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("headless gives a display and a session bus of its own, and hands on the status and both outputs")
    func headless() throws {
        let script = """
            [[ -n "$DBUS_SESSION_BUS_ADDRESS" && -d "$XDG_RUNTIME_DIR" ]] || exit 1
            xdpyinfo >/dev/null || exit 2
            echo "$XDG_RUNTIME_DIR"; echo complaint >&2; exit 7
            """
        let run = try Command.run(
            "/bin/bash", ["Scripts/headless", "bash", "-c", script], environment: environment)
        #expect(run.status == 7)
        #expect(run.errors == "complaint\n")
        let folder = run.output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(folder.contains("roost-headless"))
        #expect(!FileManager.default.fileExists(atPath: folder), "The run's folder is gone")
    }

    @Test(
        "make demo is Ana's unless another is named, whatever make calls its assembler",
        arguments: [([], "ana"), (["AS=bo"], "bo")])
    func demoUser(arguments: [String], user: String) throws {
        // A makefile beside ours asks what ours would hand to the script.
        let asking = "include Makefile\nasked:\n\t@echo $$AS"
        let folder = try TemporaryFolder()
        let file = try folder.file("asking.mk", asking)
        let run = try Command.run(
            "/usr/bin/make", ["--no-print-directory", "-f", file.path, "asked"] + arguments,
            environment: ["PATH": environment["PATH"] ?? ""])
        #expect(run.output == user + "\n")
    }

    @Test("make alone says what there is")
    func help() throws {
        let run = try Command.run("/usr/bin/make", ["--no-print-directory"], environment: environment)
        #expect(run.status == 0)
        for command in ["make test", "make lint", "make format", "make help"] {
            #expect(run.output.contains(command))
        }
    }
}
