/// The words after a command: options with their values, flags, and plain words in order.
///
/// `--name value` and `--name=value` are the same. What is not known is refused by its name.
package struct Options: Sendable {
    /// The options' values by name.
    package private(set) var values: [String: String] = [:]
    private var flags: Set<String> = []
    /// The plain words.
    package private(set) var words: [String] = []
    /// Whether `--help` was given.
    package private(set) var wantsHelp = false

    /// Reads the words of a command that knows these options and flags, given without dashes.
    package init(_ arguments: [String], options: Set<String>, flags known: Set<String> = []) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument.count > 1 else {
                words.append(argument)
                continue
            }
            if argument == "--help" || argument == "-h" {
                wantsHelp = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0].dropFirst(2))
            guard argument.hasPrefix("--"), options.contains(name) || known.contains(name) else {
                let near = Settings.nearest(to: name, of: Array(options.union(known)))
                throw UsageError("Unknown option '\(parts[0])'.\(near.map { " Is '--\($0)' meant?" } ?? "")")
            }
            if known.contains(name) {
                guard parts.count == 1 else { throw UsageError("'--\(name)' takes no value.") }
                flags.insert(name)
                continue
            }
            guard values[name] == nil else { throw UsageError("'--\(name)' is given twice.") }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw UsageError("'--\(name)' needs a value.")
            }
            values[name] = value
        }
    }

    /// An option's value, if it was given.
    package func value(_ name: String) -> String? { values[name] }

    /// An option's value.
    package func required(_ name: String) throws(UsageError) -> String {
        guard let value = values[name], !value.isEmpty else { throw UsageError("'--\(name)' is missing.") }
        return value
    }

    /// A whole number in a range, if the option was given.
    package func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError("'--\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// Whether a flag was given.
    package func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The plain words, by what they mean.
    package func words(named names: [String]) throws(UsageError) -> [String] {
        guard words.count <= names.count else {
            throw UsageError("'\(words[names.count])' is one word too many.")
        }
        guard words.count == names.count else { throw UsageError("\(names[words.count]) is missing.") }
        return words
    }
}
