import Foundation

/// A test that says which limits it proves, as found in the sources.
struct LimitProof {
    let title: String
    let limits: [String]

    /// All of them, in the order of the files.
    static func all() throws -> [LimitProof] {
        let folder = Repository.path.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
        let swift = (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        return try swift.flatMap { try proofs(in: String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func proofs(in text: String) -> [LimitProof] {
        guard text.contains(".limit(\"") else { return [] }
        let test = #/@Test\(\s*"(?<title>(?:[^"\\]|\\.)*)"(?<traits>.*?)\n\s*func /#.dotMatchesNewlines()
        return text.matches(of: test).compactMap { match in
            let named = match.output.traits.firstMatch(of: #/\.limit\((?<names>[^)]*)\)/#)
            guard let names = named?.output.names else { return nil }
            return LimitProof(
                title: String(match.output.title),
                limits: names.split(separator: ",").map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " \n\""))
                })
        }
    }
}
