import ChatWire
import Foundation
import Testing

@testable import ChatServer

/// The documented Platform API against the table of routes: `Docs/platform-api.md`.
@Suite("The documented operations")
struct PlatformAPITests {
    @Test("The table of what is there, missing or different is what the routes say")
    func table() throws {
        try Repository.expect(
            "Docs/platform-api.md", toBe: try Self.table(RESTRoutes.described), written: "make contract")
    }

    @Test(
        "An operation is there when its route reads every documented parameter, whatever a part of the path is called")
    func standing() {
        let operation = PlatformOperation(
            topic: "", method: "GET", path: "/v3/{channel_type}/{channel_url}/things/{thing_id}", query: ["limit"],
            body: [])
        func route(_ path: String, reads names: [String]) -> RESTRoute {
            RESTRoute("GET /v3/\(path)/{channel_url}/things/{id}", "A thing.") { call in
                for name in names { _ = call.query.text(name) }
                return .read { _ in [] }
            }
        }
        let group = route("group_channels", reads: ["limit", "more"])
        #expect(operation.standing(in: []) == .missing)
        #expect(operation.standing(in: [group, route("open_channels", reads: ["limit"])]) == .there)
        #expect(
            operation.standing(in: [group]) == .different(["no `/v3/open_channels/{channel_url}/things/{thing_id}`"]))
        #expect(
            operation.standing(in: [group, route("open_channels", reads: [])])
                == .different(["`limit` is not read"]))
    }

    @Test("No operation stands twice in the list")
    func unique() throws {
        let names = try PlatformOperation.all().map { "\($0.method) \($0.path)" }
        #expect(Set(names).count == names.count)
        #expect(names.count > 200)
    }

    @Test("Whatever is not served is documented, and does not exist")
    func notServed() throws {
        let operations = try PlatformOperation.all()
        for name in try PlatformOperation.notServed().keys {
            let operation = operations.first { "\($0.method) \($0.path)" == name }
            #expect(operation?.standing(in: RESTRoutes.described) == .missing, "\(name)")
        }
    }

    static func table(_ routes: [RESTRoute]) throws -> String {
        let operations = try PlatformOperation.all()
        let standings = operations.map { $0.standing(in: routes) }
        let there = standings.filter { $0 == .there }.count
        let notes = try PlatformOperation.notServed()
        func note(_ operation: PlatformOperation) -> String? { notes["\(operation.method) \(operation.path)"] }
        let missing = standings.filter { $0 == .missing }.count
        let notServed = zip(operations, standings).filter { $1 == .missing && note($0) != nil }.count
        var lines = [
            "# The documented Platform API", "",
            "Every documented operation (`Docs/platform-operations.tsv`: method, path, parameters): there, missing, or",
            "different and how. Parameters that are not read are ignored. `make contract` writes this file from the table",
            "of routes, and a test holds it to that.", "",
            "\(operations.count) operations: \(there) there, \(operations.count - there - missing) different, \(missing - notServed) missing, "
                + "\(notServed) not served, with the reason (`Docs/platform-notes.tsv`).",
        ]
        var topic = ""
        for (operation, standing) in zip(operations, standings) {
            if operation.topic != topic {
                topic = operation.topic
                lines += ["", "## \(topic)", "", "| operation | here |", "|---|---|"]
            }
            let words =
                switch standing {
                case .there: "there"
                case .missing: note(operation).map { "not served: \($0)" } ?? "missing"
                case .different(let how): "different: " + how.joined(separator: ", ")
                }
            lines.append("| `\(operation.method) \(operation.path)` | \(words) |")
        }
        lines += ["", "## Beside them", "", "Routes that the documentation does not have:", ""]
        lines += routes.filter { route in
            !operations.contains { operation in
                operation.method == route.method
                    && operation.paths.contains { PlatformOperation.shape($0) == PlatformOperation.shape(route.path) }
            }
        }.map { "- `\($0.name)`: \($0.contract?.summary ?? "")" }
        return lines.joined(separator: "\n") + "\n"
    }
}
