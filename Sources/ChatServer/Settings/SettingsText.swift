internal import Foundation

/// The table of settings as people read it.
package enum SettingsText {
    /// The settings as `--help` lists them.
    package static var help: String {
        Setting.Group.allCases.map { group in
            let lines = Settings.all.filter { $0.group == group }.map { setting in
                let name = "  --\(setting.name) \(setting.placeholder)"
                let value = setting.standard.isEmpty ? "" : " (\(setting.standard))"
                let space = max(1, 34 - name.count)
                return name + String(repeating: " ", count: space) + setting.help + value
            }
            return "\(group.rawValue):\n" + lines.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The table in `Docs/operations.md`.
    package static var markdown: String {
        let lines = Settings.all.map { setting in
            let value = setting.standard.isEmpty ? "" : "`\(setting.standard)`"
            let help = setting.help.replacing("|", with: "\\|")
            return "| `\(setting.name)` | \(value) | \(range(setting)) | \(help)\(setting.isSecret ? "; secret" : "") |"
        }
        return "| setting | default | values | what |\n|---|---|---|---|\n" + lines.joined(separator: "\n") + "\n"
    }

    private static func range(_ setting: Setting) -> String {
        switch setting.kind {
        case .text(let word): word
        case .number(let range, let unit):
            "\(range.lowerBound) to \(range.upperBound)" + (unit.isEmpty ? "" : " \(unit)")
        case .choice(let words): words.joined(separator: ", ")
        case .list(let word): "\(word), …"
        }
    }

    /// A line a setting: its name, its value, and who said it.
    package static func effective(_ settings: EffectiveSettings) -> String {
        let lines = settings.values.map { value in
            let said = "\(value.setting.name) = \(value.shown)"
            return said + String(repeating: " ", count: max(1, 48 - said.count)) + "# \(value.source)"
        }
        let unknown = settings.unknownVariables.map { name in
            let setting = name.dropFirst("ROOST_".count).lowercased().replacing("_", with: "-")
            return "# \(name) in the environment is no setting.\(Settings.hint(setting, mark: ""))"
        }
        return (lines + unknown).joined(separator: "\n")
    }
}
