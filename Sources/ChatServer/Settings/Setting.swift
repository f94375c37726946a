/// One thing that `roost serve` can be told: on the command line, in the environment or in a file.
///
/// The table of all of them (``Settings``) is the one place that knows a setting: the parser, `--help`, and the table
/// in `Docs/operations.md` come from it.
package struct Setting: Sendable {
    /// What values look like.
    package enum Kind: Sendable {
        /// Any text; the word stands for it in the help.
        case text(String)
        /// A whole number with its unit.
        case number(ClosedRange<Int>, unit: String)
        /// One of a few words.
        case choice([String])
        /// Texts with commas between them, possibly none.
        case list(String)
    }

    /// What settings are about.
    package enum Group: String, Sendable, CaseIterable {
        /// Where things are.
        case place = "Place"
        /// How clients find the server.
        case network = "Network"
        /// How connections are treated.
        case connections = "Connections"
        /// What is kept, and how.
        case store = "Store and files"
        /// Whom the server calls.
        case outbound = "Calls to others"
        /// What the server says of itself.
        case reports = "Log and figures"
        /// What requests may bring.
        case limits = "Limits"
    }

    /// The name: `--name` on the command line, `ROOST_NAME` in the environment, `name = …` in a file.
    package let name: String
    /// What it is about.
    package let group: Group
    /// What its values look like.
    package let kind: Kind
    /// What it does, in a few words.
    package let help: String
    /// Whether its value is shown to nobody, and not taken from the command line, which every user of the machine sees.
    package var isSecret = false
    /// A configuration's value of it, as it would be written.
    let read: @Sendable (ServerConfiguration) -> String
    /// Puts a value into a configuration; nil when the value is not understood, and nothing changed.
    let apply: @Sendable (String, inout ServerConfiguration) -> Void?

    /// The name in the environment.
    package var variable: String { "ROOST_" + name.uppercased().replacing("-", with: "_") }

    /// The value where nobody says another.
    package var standard: String { read(ServerConfiguration(dataPath: "")) }

    /// What a value must be, for the sentence that refuses another.
    package var requirement: String {
        switch kind {
        case .text(let word): word
        case .number(let range, _): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words): words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        case .list(let word): "\(word), with commas between several"
        }
    }

    /// What stands for a value in the help.
    package var placeholder: String {
        switch kind {
        case .text(let word): word
        case .number(_, let unit): unit.isEmpty ? "N" : unit.uppercased()
        case .choice(let words): words.joined(separator: "|")
        case .list(let word): "\(word),…"
        }
    }
}

// MARK: - Kinds of settings

extension Setting {
    /// A whole number.
    static func number(
        _ name: String, _ group: Group, _ range: ClosedRange<Int>, _ unit: String = "", _ help: String,
        _ path: any WritableKeyPath<ServerConfiguration, Int> & Sendable
    ) -> Setting {
        number(name, group, range, unit, help, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A whole number that is kept in another form.
    static func number(
        _ name: String, _ group: Group, _ range: ClosedRange<Int>, _ unit: String, _ help: String,
        get: @escaping @Sendable (ServerConfiguration) -> Int,
        set: @escaping @Sendable (inout ServerConfiguration, Int) -> Void
    ) -> Setting {
        Setting(name: name, group: group, kind: .number(range, unit: unit), help: help) {
            String(get($0))
        } apply: { text, configuration in
            guard let number = Int(text), range.contains(number) else { return nil }
            return set(&configuration, number)
        }
    }

    /// Whole seconds.
    static func seconds(
        _ name: String, _ group: Group, _ range: ClosedRange<Int>, _ help: String,
        _ path: any WritableKeyPath<ServerConfiguration, Duration> & Sendable
    ) -> Setting {
        number(
            name, group, range, "seconds", help, get: { Int($0[keyPath: path].components.seconds) },
            set: { $0[keyPath: path] = .seconds($1) })
    }

    /// Whole seconds that are kept as milliseconds.
    static func seconds(
        _ name: String, _ group: Group, _ range: ClosedRange<Int>, _ help: String,
        _ path: any WritableKeyPath<ServerConfiguration, Int64> & Sendable
    ) -> Setting {
        number(
            name, group, range, "seconds", help, get: { Int($0[keyPath: path] / 1_000) },
            set: { $0[keyPath: path] = Int64($1) * 1_000 })
    }

    /// One of the protocol's limits, which every client is told at login.
    static func limit(
        _ name: String, _ range: ClosedRange<Int>, _ unit: String = "", _ help: String,
        _ path: any WritableKeyPath<ServerConfiguration, Int> & Sendable
    ) -> Setting {
        number("limit-\(name)", .limits, range, unit, help, path)
    }

    /// A text that may be left out.
    static func text(
        _ name: String, _ group: Group, _ placeholder: String, _ help: String, isSecret: Bool = false,
        _ path: any WritableKeyPath<ServerConfiguration, String?> & Sendable
    ) -> Setting {
        Setting(name: name, group: group, kind: .text(placeholder), help: help, isSecret: isSecret) {
            $0[keyPath: path] ?? ""
        } apply: { text, configuration in
            configuration[keyPath: path] = text.isEmpty ? nil : text
        }
    }

    /// `yes` or `no`.
    static func choice(
        _ name: String, _ group: Group, _ help: String,
        _ path: any WritableKeyPath<ServerConfiguration, Bool> & Sendable
    ) -> Setting {
        Setting(name: name, group: group, kind: .choice(["yes", "no"]), help: help) {
            $0[keyPath: path] ? "yes" : "no"
        } apply: { text, configuration in
            guard text == "yes" || text == "no" else { return nil }
            return configuration[keyPath: path] = text == "yes"
        }
    }

    /// One of the cases of a type.
    static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, _ group: Group, _ help: String, _ type: Value.Type,
        _ path: any WritableKeyPath<ServerConfiguration, Value> & Sendable
    ) -> Setting where Value.RawValue == String {
        Setting(name: name, group: group, kind: .choice(Value.allCases.map(\.rawValue)), help: help) {
            $0[keyPath: path].rawValue
        } apply: { text, configuration in
            guard let value = Value(rawValue: text) else { return nil }
            return configuration[keyPath: path] = value
        }
    }

    /// Several texts, each turned into a value.
    static func list<Value: Sendable>(
        _ name: String, _ group: Group, _ placeholder: String, _ help: String,
        _ path: any WritableKeyPath<ServerConfiguration, [Value]> & Sendable,
        parse: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
    ) -> Setting {
        Setting(name: name, group: group, kind: .list(placeholder), help: help) {
            $0[keyPath: path].map(write).joined(separator: ", ")
        } apply: { text, configuration in
            var values: [Value] = []
            for part in text.split(separator: ",") {
                guard let value = parse(SettingsFile.trimmed(part)) else { return nil }
                values.append(value)
            }
            return configuration[keyPath: path] = values
        }
    }
}
