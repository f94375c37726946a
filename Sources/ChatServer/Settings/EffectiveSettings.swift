/// What holds once everything that was said is put together.
///
/// A flag counts more than the environment, the environment more than the file, the file more than the default.
package struct EffectiveSettings: Sendable {
    /// Who said a value.
    package enum Source: Sendable, Equatable, CustomStringConvertible {
        /// Nobody.
        case standard
        /// A line of a file.
        case file(String, line: Int)
        /// The environment.
        case environment(String)
        /// The command line.
        case flag(String)

        /// Where it is, as `--name`.
        package var description: String {
            switch self {
            case .standard: "default"
            case .file(let path, let line): "\(path):\(line)"
            case .environment(let name): name
            case .flag(let name): "--\(name)"
            }
        }
    }

    /// A setting's value and who said it.
    package struct Value: Sendable {
        /// The setting.
        package let setting: Setting
        /// Its value as text.
        package let text: String
        /// Who said it.
        package let source: Source

        /// The value, or what stands for a secret.
        package var shown: String { setting.isSecret && !text.isEmpty ? "(secret)" : text }
    }

    /// All settings, in the table's order.
    package let values: [Value]
    /// What the server is to be made with.
    package let configuration: ServerConfiguration
    /// Names in the environment that begin like ours and are none.
    ///
    /// They are told and not refused: an orchestrator may put such names there for a service called `roost`.
    package let unknownVariables: [String]

    /// Puts together what was said.
    ///
    /// - Parameters:
    ///   - flags: Values by setting, from the command line. Its parser has refused unknown ones.
    ///   - environment: All variables of the process.
    /// - Throws: ``UsageError`` when a value is not what its setting takes, or two contradict each other.
    package init(flags: [String: String], environment: [String: String], file: SettingsFile?) throws(UsageError) {
        var configuration = ServerConfiguration(dataPath: "")
        var values: [Value] = []
        for setting in Settings.all {
            guard let (text, source) = Self.said(setting, flags: flags, environment: environment, file: file) else {
                values.append(Value(setting: setting, text: setting.standard, source: .standard))
                continue
            }
            if case .flag = source, setting.isSecret {
                throw UsageError(
                    "'--\(setting.name)' is a secret, and every user of the machine can read command lines: "
                        + "put it into the file or into \(setting.variable).")
            }
            guard setting.apply(text, &configuration) != nil else {
                throw UsageError("\(Self.subject(setting, source)) must be \(setting.requirement).")
            }
            values.append(Value(setting: setting, text: text, source: source))
        }
        guard (configuration.tlsCertificate == nil) == (configuration.tlsKey == nil) else {
            throw UsageError("'--tls-certificate' and '--tls-key' belong together.")
        }
        self.values = values
        self.configuration = configuration
        let known = Set(Settings.all.map(\.variable)).union(["ROOST_CONFIG"])
        unknownVariables = environment.keys.filter { $0.hasPrefix("ROOST_") && !known.contains($0) }.sorted()
    }

    private static func said(
        _ setting: Setting, flags: [String: String], environment: [String: String], file: SettingsFile?
    ) -> (String, Source)? {
        if let text = flags[setting.name] { return (text, .flag(setting.name)) }
        if let text = environment[setting.variable] { return (text, .environment(setting.variable)) }
        if let file, let line = file.lines[setting.name] {
            return (line.value, .file(file.path, line: line.number))
        }
        return nil
    }

    private static func subject(_ setting: Setting, _ source: Source) -> String {
        switch source {
        case .standard, .flag: "'--\(setting.name)'"
        case .environment(let name): "'\(name)'"
        case .file(let path, let line): "\(path):\(line): '\(setting.name)'"
        }
    }
}
