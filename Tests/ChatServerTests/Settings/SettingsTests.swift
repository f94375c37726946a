import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Settings")
struct SettingsTests {
    @Test("Every limit that clients are told can be set, and is named as they are told it")
    func limits() throws {
        let told = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Limits.standard)) as? [String: Int]
        for (name, value) in try #require(told) {
            let setting = Settings.named("limit-" + name.replacing("_", with: "-"))
            // An upload's limit is set in megabytes.
            if name == "upload_bytes" { continue }
            #expect(setting?.standard == String(value), "the limit '\(name)' wants a line in Settings+Limits.swift")
        }
    }

    /// What is not an operator's to set: what the program knows by itself, and the loops' own objects.
    private static let notSet: Set = [
        "edge.tls", "edge.limits", "edge.idleTimeout", "service.pictureProgram", "service.serverVersion",
    ]

    @Test("Every property of the configurations can be set")
    func properties() {
        var reached: Set<String> = []
        let before = Self.properties(of: ServerConfiguration(dataPath: ""))
        for setting in Settings.all {
            var configuration = ServerConfiguration(dataPath: "")
            for sample in Self.samples(setting) where setting.apply(sample, &configuration) != nil {
                for (name, text) in Self.properties(of: configuration) where before[name] != text {
                    reached.insert(name)
                }
            }
        }
        let missing = Set(before.keys).subtracting(reached).subtracting(Self.notSet)
        #expect(missing.isEmpty, "no setting changes \(missing.sorted())")
    }

    private static func samples(_ setting: Setting) -> [String] {
        switch setting.kind {
        case .text: ["/x", "[::1]:7"]
        case .number(let range, _): ["\(range.lowerBound)", "\(range.upperBound)"]
        case .choice(let words): words
        case .list: ["10.0.0.0/8", "https://a.example"]
        }
    }

    private static func properties(of configuration: ServerConfiguration) -> [String: String] {
        var properties: [String: String] = [:]
        for (prefix, value) in [
            ("", configuration as Any), ("edge.", configuration.edge), ("service.", configuration.service),
            ("service.limits.", configuration.service.limits),
        ] {
            for child in Mirror(reflecting: value).children {
                guard let label = child.label, !["edge", "service"].contains(label) else { continue }
                properties[prefix + label] = "\(child.value)"
            }
        }
        return properties
    }

    @Test("Names are plain, differ, and make variables that differ")
    func names() {
        #expect(Set(Settings.all.map(\.name)).count == Settings.all.count)
        #expect(Set(Settings.all.map(\.variable)).count == Settings.all.count)
        for setting in Settings.all {
            #expect(setting.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil, "\(setting.name)")
            #expect(
                !setting.help.isEmpty && (setting.help.hasPrefix("PEM") || setting.help.first?.isUppercase == false),
                "\(setting.name)")
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("The table in the operators' guide is the one in the code: write it with 'roost help settings'")
    func documented() throws {
        let guide = try String(
            contentsOf: Self.root.appendingPathComponent("Docs/operations.md"), encoding: .utf8)
        #expect(guide.contains("\n" + SettingsText.markdown + "\n"))
    }

    @Test("The file that comes with the unit holds only settings that are known, and takes effect")
    func sample() throws {
        let file = try SettingsFile(path: Self.root.appendingPathComponent("Packaging/roost.conf").path)
        let settings = try EffectiveSettings(flags: [:], environment: [:], file: file)
        #expect(settings.configuration.dataPath == "/var/lib/roost")
    }

    @Test(
        "The nearest name is found for slips of the hand, and none for another word",
        arguments: [
            ("lopps", "loops"), ("tls-cert", nil), ("tls-certificat", "tls-certificate"), ("log_level", "log-level"),
            ("conifg", "config"), ("listne", "listen"), ("zzz", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(name: String, expected: String?) { #expect(Settings.nearest(to: name) == expected) }
}
