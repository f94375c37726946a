import ChatWire
import Foundation

@testable import ChatServer

/// An operation of the documented Platform API: a line of `Docs/platform-operations.tsv`.
struct PlatformOperation: Sendable {
    let topic: String
    let method: String
    /// The path; `{channel_type}` stands for both types of channel.
    let path: String
    let query: [String]
    let body: [String]

    /// What became of it here.
    enum Standing: Hashable {
        case there
        case missing
        /// Parameters that are documented and not read, and paths that are missing.
        case different([String])
    }

    /// All of them, in the file's order.
    static func all() throws -> [PlatformOperation] {
        try Repository.text("Docs/platform-operations.tsv").split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return PlatformOperation(
                topic: fields[0], method: fields[1], path: fields[2],
                query: fields[3].split(separator: ",").map(String.init),
                body: fields[4].split(separator: ",").map(String.init))
        }
    }

    /// Why operations are not served: a line of `Docs/platform-notes.tsv` each, by method and path.
    static func notServed() throws -> [String: String] {
        let lines = try Repository.text("Docs/platform-notes.tsv").split(separator: "\n").dropFirst()
        let notes = lines.compactMap { line -> (String, String)? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return fields.count == 3 ? ("\(fields[0]) \(fields[1])", fields[2]) : nil
        }
        return Dictionary(notes, uniquingKeysWith: { $1 })
    }

    /// The paths that it means.
    var paths: [String] {
        guard path.contains("{channel_type}") else { return [path] }
        return ["group_channels", "open_channels"].map { path.replacing("{channel_type}", with: $0) }
    }

    /// What became of it in a table of routes.
    func standing(in routes: [RESTRoute]) -> Standing {
        var differences: [String] = []
        var found = 0
        for path in paths {
            let route = routes.first { $0.method == method && Self.shape($0.path) == Self.shape(path) }
            guard let route else {
                differences.append("no `\(path)`")
                continue
            }
            found += 1
            let reading = RESTProbe.reading(of: route)
            let fields = Set((reading.body ?? []).map(\.name) + (route.contract?.files ?? []))
            let names = fields.union(reading.query.map(\.name))
            for name in query + body where !names.contains(name) { differences.append("`\(name)` is not read") }
            for name in query where !reading.query.contains(where: { $0.name == name }) && fields.contains(name) {
                differences.append("`\(name)` is in the body")
            }
        }
        if found == 0 { return .missing }
        var told: Set<String> = []
        differences.removeAll { !told.insert($0).inserted }
        return differences.isEmpty ? .there : .different(differences)
    }

    /// A path whatever its variable parts are called.
    static func shape(_ path: String) -> String { path.replacing(#/\{[a-z_]+\}/#, with: "{}") }
}
