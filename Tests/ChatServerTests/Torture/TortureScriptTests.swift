import Foundation
import Processes
import Requirements
import Testing

/// A short run of what `make torture` does for an hour.
@Suite("Hurting a real server", .within(minutes: 5))
struct TortureScriptTests {
    @Test(
        "Kills with the clock set anew, readers that do not read, peers without a word, connections that come and go",
        .covers("C-94"),
        arguments: [
            ["kills", "4"], ["readers", "3"], ["half-open", "5"], ["drops", "500"], ["scheduled", "1"],
            ["search", "5"],
        ])
    func torture(arguments: [String]) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var environment = ProcessInfo.processInfo.environment
        environment["ROOST"] = RoostProgram.path
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        let child = try ChildProcess(
            root.appendingPathComponent("Tests/Torture/torture").path, arguments, environment: environment,
            directory: root, output: .pipe, errors: .null)
        let output = String(decoding: try child.output?.readToEnd() ?? Data(), as: UTF8.self)
        #expect(child.wait() == 0, "\(output)")
        #expect(output.contains("\"scenario\": \"\(arguments[0])\""))
        #expect(!output.contains("\"acknowledged\": 0"))
    }
}
