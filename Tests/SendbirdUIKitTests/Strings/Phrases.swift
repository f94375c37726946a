import Foundation
import Testing

/// The texts of `SBUStringSet` as its sources declare them.
struct Phrases {
    /// A text or function that is shown, with its translations.
    struct Declaration {
        let name: String
        /// The wrapper's arguments; nil where there is no wrapper.
        let arguments: String?

        /// The text in a language, where it is one text; nil for functions.
        func text(_ language: String) -> String? {
            guard let arguments else { return nil }
            let pattern = #"(?:^|[\s(,])"# + language + #":\s*"((?:[^"\\]|\\.)*)""#
            guard let expression = try? NSRegularExpression(pattern: pattern),
                let match = expression.firstMatch(
                    in: arguments, range: NSRange(arguments.startIndex..., in: arguments)),
                let range = Range(match.range(at: 1), in: arguments)
            else { return nil }
            return String(arguments[range])
        }
    }

    let declarations: [Declaration]

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/SendbirdUIKit/Strings").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("SBUStringSet") }
        declarations = try files.sorted { $0.path < $1.path }.flatMap {
            Self.declarations(in: try String(contentsOf: $0, encoding: .utf8))
        }
    }

    /// Reads the declarations; a wrapper ends where the declaration begins.
    private static func declarations(in source: String) -> [Declaration] {
        var found: [Declaration] = []
        var wrapper: String?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let code = line.trimmingCharacters(in: .whitespaces)
            if code.hasPrefix("@SBULocalized(") { wrapper = "" }
            if let name = code.firstMatch(of: /^public static var (\w+)/)?.1 {
                found.append(Declaration(name: String(name), arguments: wrapper))
                wrapper = nil
            } else {
                wrapper?.append(code + "\n")
            }
        }
        return found
    }
}
