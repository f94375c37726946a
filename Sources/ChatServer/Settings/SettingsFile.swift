internal import Foundation

/// A file with settings: a line `name = value` for each.
///
/// ```
/// # Empty lines and lines that begin with # are passed over.
/// data = /var/lib/roost
/// listen = [::]:8080
/// trusted-proxies = 127.0.0.1, ::1
/// ```
/// The value is what follows the first `=`, without the white space around it:
/// nothing is quoted or escaped, so that a path, a token or a list is written as
/// it is.
package struct SettingsFile: Sendable {
    /// A setting in the file.
    struct Line: Sendable {
        let number: Int
        let value: String
    }

    /// Where the file is.
    package let path: String
    let lines: [String: Line]

    /// Reads a file.
    ///
    /// - Throws: ``UsageError`` with the place in the file where it is not understood.
    package init(path: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("The file of settings '\(path)' cannot be read.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw UsageError("\(path): The file is not UTF-8.")
        }
        try self.init(path: path, text: text)
    }

    /// Reads the text of a file.
    package init(path: String, text: String) throws(UsageError) {
        self.path = path
        var lines: [String: Line] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = Self.trimmed(line)
            if content.isEmpty || content.hasPrefix("#") { continue }
            let place = "\(path):\(index + 1)"
            guard let sign = content.firstIndex(of: "=") else {
                let isSection = content.hasPrefix("[")
                throw UsageError(
                    "\(place): A line must be 'name = value'\(isSection ? "; there are no sections" : "").")
            }
            let name = Self.trimmed(content[..<sign])
            guard Settings.named(name) != nil else {
                throw UsageError("\(place): There is no setting '\(name)'.\(Settings.hint(name, mark: ""))")
            }
            if let first = lines[name] {
                throw UsageError("\(place): '\(name)' is in line \(first.number) already.")
            }
            let value = Self.trimmed(content[content.index(after: sign)...])
            lines[name] = Line(number: index + 1, value: value)
        }
        self.lines = lines
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        text.trimmingCharacters(in: .whitespaces)
    }
}

extension Settings {
    /// What to say after a name that is not known.
    package static func hint(_ name: String, mark: String) -> String {
        nearest(to: name).map { " Is '\(mark)\($0)' meant?" } ?? ""
    }
}
