import Foundation

/// Rules for what is not Swift, and for text of every kind.
enum DocumentRules {
    /// Paths of somebody's own machine, which mean nothing on another.
    static func machinePaths(path: String, text: String) -> [Fault] {
        let places = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/Us" + "ers/", "../sha" + "red"]
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            places.filter { line.contains($0) }.map { Fault(path: path, line: index + 1, complaint: $0) }
        }
    }

    /// Links of a Markdown document to files that are not there.
    static func deadLinks(path: String, text: String, exists: (String) -> Bool) -> [Fault] {
        let folder = path.split(separator: "/").dropLast().map(String.init)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.matches(of: #/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/#).compactMap { match -> Fault? in
                let target = String(match.output.1)
                guard !target.contains("://"), !target.hasPrefix("mailto:") else { return nil }
                var parts = folder
                for part in target.split(separator: "/") {
                    switch part {
                    case ".": break
                    case "..": _ = parts.popLast()
                    default: parts.append(String(part))
                    }
                }
                let place = parts.joined(separator: "/")
                return exists(place) ? nil : Fault(path: path, line: index + 1, complaint: "no file \(place)")
            }
        }
    }
}
