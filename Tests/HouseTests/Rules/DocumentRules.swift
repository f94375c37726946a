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

    /// Listings of a guide that stand, line by line, in none of the sources that are compiled.
    static func strayListings(path: String, text: String, sources: [String]) -> [Fault] {
        let compiled = sources.map { "\n" + bare($0).joined(separator: "\n") + "\n" }
        var faults: [Fault] = []
        var listing: [String] = []
        var start: Int?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if start == nil, line == "```swift" {
                (start, listing) = (index + 1, [])
            } else if let first = start, line == "```" {
                let wanted = "\n" + bare(listing.joined(separator: "\n")).joined(separator: "\n") + "\n"
                if !compiled.contains(where: { $0.contains(wanted) }) {
                    faults.append(Fault(path: path, line: first, complaint: "a listing that no example has"))
                }
                start = nil
            } else if start != nil {
                listing.append(line)
            }
        }
        return faults
    }

    /// A text's lines without their indentation.
    private static func bare(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
