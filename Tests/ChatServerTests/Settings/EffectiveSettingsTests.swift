import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("EffectiveSettings")
struct EffectiveSettingsTests {
    private func refusal(
        flags: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
    ) -> String? {
        do throws(UsageError) {
            let file = try file.map { text throws(UsageError) in try SettingsFile(path: "roost.conf", text: text) }
            _ = try EffectiveSettings(flags: flags, environment: environment, file: file)
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test("A flag counts more than the environment, that more than the file, that more than the default")
    func precedence() throws {
        let file = try SettingsFile(path: "roost.conf", text: "loops = 2\nreaders=3\n\n# batch = 9\n  batch =  4 \n")
        let settings = try EffectiveSettings(
            flags: ["loops": "7"], environment: ["ROOST_LOOPS": "6", "ROOST_READERS": "5"], file: file)
        #expect(settings.configuration.edge.loopCount == 7)
        #expect(settings.configuration.service.readerCount == 5)
        #expect(settings.configuration.service.batchMost == 4)
        #expect(settings.configuration.edge.socketsPerUserMax == 20)
        func source(_ name: String) -> EffectiveSettings.Source? {
            settings.values.first { $0.setting.name == name }?.source
        }
        #expect(source("loops") == .flag("loops"))
        #expect(source("readers") == .environment("ROOST_READERS"))
        #expect(source("batch") == .file("roost.conf", line: 5))
        #expect(source("sockets-per-user") == .standard)
    }

    @Test("Without anything said, what holds is the default of the configurations")
    func defaults() throws {
        let settings = try EffectiveSettings(flags: [:], environment: [:], file: nil)
        #expect("\(settings.configuration)" == "\(ServerConfiguration(dataPath: ""))")
    }

    private static let numbers = Settings.all.filter { if case .number = $0.kind { true } else { false } }

    @Test("A number is taken at both ends of its range and refused one past them, with the range", arguments: numbers)
    func ranges(setting: Setting) {
        guard case .number(let range, _) = setting.kind else { return }
        let sentence = "must be a whole number from \(range.lowerBound) to \(range.upperBound)."
        for value in [range.lowerBound, range.upperBound] {
            #expect(refusal(flags: [setting.name: String(value)]) == nil)
        }
        for text in ["\(range.lowerBound - 1)", "\(range.upperBound + 1)", "", "1.5", "ten", "99999999999999999999"] {
            #expect(refusal(flags: [setting.name: text]) == "'--\(setting.name)' \(sentence)")
            #expect(refusal(environment: [setting.variable: text]) == "'\(setting.variable)' \(sentence)")
            #expect(refusal(file: "\(setting.name) = \(text)") == "roost.conf:1: '\(setting.name)' \(sentence)")
        }
    }

    @Test("What a setting reads back is what was put in", arguments: Settings.all)
    func roundTrip(setting: Setting) throws {
        let samples: [String] =
            switch setting.kind {
            case .text: ["/a/b", "127.0.0.1:80"]
            case .number(let range, _): ["\(range.upperBound)"]
            case .choice(let words): words
            case .list: ["10.0.0.0/8, ::1", "https://a.example, https://b.example:8443"]
            }
        var taken = 0
        for sample in samples {
            var configuration = ServerConfiguration(dataPath: "")
            guard setting.apply(sample, &configuration) != nil else { continue }
            #expect(setting.read(configuration) == sample)
            taken += 1
        }
        #expect(taken > 0, "\(setting.name) takes none of \(samples)")
    }

    @Test("Words are taken as they are written in the table, and nothing else")
    func words() {
        #expect(refusal(flags: ["log-level": "loud"]) == "'--log-level' must be debug, info, warning or error.")
        #expect(refusal(flags: ["migration-backup": "true"]) == "'--migration-backup' must be yes or no.")
        #expect(refusal(flags: ["forwarded-header": "via"]) != nil)
        #expect(refusal(flags: ["trusted-proxies": "10.0.0.0/33"]) != nil)
        #expect(refusal(flags: ["trusted-proxies": "10.0.0.0/8, localhost"]) != nil)
        #expect(refusal(flags: ["cors-origins": "https://a.example/"]) != nil)
        #expect(refusal(flags: ["cors-origins": "a.example"]) != nil)
        for path in ["chat", "/chat/", "/", "/a?b", "/a b"] { #expect(refusal(flags: ["path-prefix": path]) != nil) }
        for place in ["nowhere", ":80", "h:70000", "h:-1", "h:"] { #expect(refusal(flags: ["listen": place]) != nil) }
    }

    @Test("An address of IPv6 stands in brackets")
    func addresses() throws {
        let settings = try EffectiveSettings(flags: ["listen": "[::1]:99"], environment: [:], file: nil)
        #expect(settings.configuration.edge.address == "::1" && settings.configuration.edge.port == 99)
        #expect(settings.values.first { $0.setting.name == "listen" }?.text == "[::1]:99")
    }

    @Test(
        "A line of the file that is not understood is refused with its place, and the name that is likely meant",
        arguments: [
            ("data = x\nlopps = 2", "roost.conf:2: There is no setting 'lopps'. Is 'loops' meant?"),
            ("colour = red", "roost.conf:1: There is no setting 'colour'."),
            ("[server]", "roost.conf:1: A line must be 'name = value'; there are no sections."),
            ("\n\nloops", "roost.conf:3: A line must be 'name = value'."),
            ("loops = 1\nloops = 1", "roost.conf:2: 'loops' is in line 1 already."),
            ("ROOST_LOOPS = 1", "roost.conf:1: There is no setting 'ROOST_LOOPS'."),
        ])
    func badFiles(text: String, sentence: String) { #expect(refusal(file: text) == sentence) }

    @Test("A value is the rest of the line: it may hold signs, and line ends of either kind")
    func values() throws {
        let file = try SettingsFile(path: "f", text: "metrics-token = a=b # \"c\" \r\npath-prefix=/x\r\n")
        let configuration = try EffectiveSettings(flags: [:], environment: [:], file: file).configuration
        #expect(configuration.edge.metricsToken == "a=b # \"c\"" && configuration.edge.pathPrefix == "/x")
    }

    @Test("A file that cannot be read, or is no text, is refused by its name")
    func unreadable() throws {
        #expect(throws: UsageError.self) { try SettingsFile(path: "/none/x") }
        let path = FileManager.default.temporaryDirectory.path + "/roost-settings-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
        #expect(throws: UsageError.self) { try SettingsFile(path: path) }
    }

    @Test("A secret is not taken from the command line, and not shown")
    func secrets() throws {
        #expect(refusal(flags: ["metrics-token": "t0ps3cret"])?.contains("ROOST_METRICS_TOKEN") == true)
        let settings = try EffectiveSettings(
            flags: [:], environment: ["ROOST_METRICS_TOKEN": "t0ps3cret"], file: nil)
        #expect(settings.configuration.edge.metricsToken == "t0ps3cret")
        let text = SettingsText.effective(settings)
        #expect(!text.contains("t0ps3cret") && text.contains("metrics-token = (secret)"))
    }

    @Test("A variable that only begins like ours is told, not refused: an orchestrator may have put it there")
    func unknownVariables() throws {
        let settings = try EffectiveSettings(
            flags: [:], environment: ["ROOST_LOPPS": "2", "ROOST_CONFIG": "x", "ROOT_X": ""], file: nil)
        #expect(settings.unknownVariables == ["ROOST_LOPPS"])
        #expect(
            SettingsText.effective(settings).hasSuffix(
                "# ROOST_LOPPS in the environment is no setting. Is 'loops' meant?"))
    }

    @Test("Certificate and key belong together, wherever each was said")
    func certificate() {
        #expect(
            refusal(flags: ["tls-key": "k"])
                == "'--tls-certificate' and '--tls-key' belong together.")
        #expect(refusal(flags: ["tls-key": "k"], file: "tls-certificate = c") == nil)
    }
}
