import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The languages of the screens", .serialized, .oneAtATime)
@MainActor
struct LanguageTests {
    private static let languages = ["ar", "de", "ja", "ko"]
    /// Texts that are the same in German or everywhere.
    private static let shared: Set = ["URL", "GIF", "OK", "System", "Video", "Chats", "Moderation"]

    private func speaking<T>(
        _ language: TextLanguage, region: String = "en_US@hours=h23", _ body: () throws -> T
    ) rethrows -> T {
        let before = ScreenClock.current
        defer { ScreenClock.current = before }
        ScreenClock.current = .fixed(at: Fixture.now, language: language, region: region)
        return try body()
    }

    @Test("Every text that can be set is there in every language, and translated")
    func complete() throws {
        let declarations = try Phrases().declarations
        #expect(declarations.count > 150)
        for declaration in declarations {
            let arguments = try #require(declaration.arguments, "\(declaration.name) is not localized")
            guard let english = declaration.text("en") else {
                // A function: the compiler wants all languages, or one that follows the language.
                #expect(arguments.contains("each:") || arguments.contains("ko:"), "\(declaration.name)")
                continue
            }
            #expect(!english.isEmpty, "\(declaration.name)")
            for language in Self.languages {
                let text = try #require(declaration.text(language), "\(declaration.name) in \(language)")
                #expect(!text.isEmpty, "\(declaration.name) in \(language)")
                #expect(text != english || Self.shared.contains(english), "\(declaration.name) in \(language)")
            }
        }
    }

    @Test("Each language is written in its own letters")
    func scripts() throws {
        func isWritten(_ text: String, in language: String) -> Bool {
            text.unicodeScalars.filter(\.properties.isAlphabetic).contains { scalar in
                switch language {
                case "ar": (0x0600...0x06FF).contains(scalar.value)
                case "ja": (0x3040...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
                case "ko": (0xAC00...0xD7A3).contains(scalar.value)
                default: true
                }
            }
        }
        for declaration in try Phrases().declarations {
            guard let english = declaration.text("en"), !Self.shared.contains(english) else { continue }
            for language in Self.languages {
                let text = try #require(declaration.text(language))
                #expect(isWritten(text, in: language), "\(declaration.name) in \(language): \(text)")
            }
        }
    }

    @Test(
        "Arabic has a form for none, one, two, few, many and the hundreds",
        arguments: [
            (0, "لا أعضاء"), (1, "عضو واحد"), (2, "عضوان"), (3, "3 أعضاء"), (10, "10 أعضاء"), (11, "11 عضوًا"),
            (99, "99 عضوًا"), (100, "100 عضو"), (102, "102 عضو"), (103, "103 أعضاء"), (111, "111 عضوًا"),
        ])
    func arabicPlurals(count: UInt, text: String) {
        speaking(.arabic) {
            #expect(SBUStringSet.ChannelSettings_Members(count) == text)
        }
    }

    @Test("Two of a time stand in Arabic as “before” asks for it")
    func arabicTimes() {
        speaking(.arabic) {
            let two = [SBUStringSet.Date_Min(2), SBUStringSet.Date_Hour(2), SBUStringSet.Date_Day(2)]
            #expect(two == ["دقيقتين", "ساعتين", "يومين"])
        }
    }

    @Test("German has two forms, Japanese and Korean one")
    func otherPlurals() {
        speaking(.german) {
            #expect(SBUStringSet.ChannelSettings_Members(1) == "1 Mitglied")
            #expect(SBUStringSet.ChannelSettings_Members(0) == "0 Mitglieder")
        }
        speaking(.japanese) { #expect(SBUStringSet.ChannelSettings_Members(1) == "メンバー1人") }
        speaking(.korean) { #expect(SBUStringSet.Channel_New_Message(250) == "새 메시지 99+개") }
    }

    @Test("Digits and groups are those of the region")
    func numbers() {
        speaking(.arabic, region: "ar_EG") { #expect(SBUStringSet.ChannelSettings_Members(1_234) == "١٬٢٣٤ عضوًا") }
        speaking(.german, region: "de_DE") {
            #expect(SBUStringSet.ChannelSettings_Members(1_234) == "1.234 Mitglieder")
        }
    }

    @Test("A text of the app's own counts in every language, until all are put back")
    func ownText() {
        SBUStringSet.Cancel = "Never mind"
        speaking(.japanese) { #expect(SBUStringSet.Cancel == "Never mind") }
        SBUStringSet.restoreDefaultStrings()
        speaking(.japanese) { #expect(SBUStringSet.Cancel == "キャンセル") }
        speaking(.english) { #expect(SBUStringSet.Cancel == "Cancel") }
    }

    @Test("The language is the first of the user's that we have; English for none")
    func choice() {
        #expect(TextLanguage(preferred: ["fr-FR", "ko-KR", "de"]) == .korean)
        #expect(TextLanguage(preferred: ["fr"]) == .english)
        #expect(TextLanguage(preferred: []) == .english)
        #expect(TextLanguage(Locale(identifier: "de_AT")) == .german)
        #expect(TextLanguage(Locale(identifier: "arz")) == .english)
    }

    @Test("The environment says language and region, each by its own variable")
    func environment() {
        let both = ["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8", "LANGUAGE": "ja:de"]
        #expect(DeviceLocale.languages(of: both) == ["ja", "de", "de_DE"])
        #expect(DeviceLocale.formats(of: both).identifier == "en_GB")
        #expect(DeviceLocale.languages(of: ["LANG": "C.UTF-8", "LANGUAGE": "ja"]).isEmpty)
        #expect(DeviceLocale.formats(of: ["LC_ALL": "POSIX", "LANG": "de_DE"]).identifier == "en_001")
        #expect(DeviceLocale.formats(of: ["LC_ALL": "ko_KR.UTF-8@x", "LANG": "de_DE"]).identifier == "ko_KR")
    }

    @Test(
        "Times and days are written as in the region",
        arguments: [
            ("en_US", "9:41 AM", "Wed, Feb 25"), ("en_GB", "09:41", "Wed 25 Feb"), ("de_DE", "09:41", "Mi. 25. Feb."),
            ("ja_JP", "9:41", "2月25日(水)"), ("ko_KR", "오전 9:41", "2월 25일 (수)"),
        ])
    func dates(region: String, time: String, day: String) {
        speaking(.english, region: region) {
            let milliseconds = Int64(Fixture.now.timeIntervalSince1970) * 1_000
            // The space before AM is a narrow one in newer data (CLDR 42).
            #expect(DateText.messageTime(milliseconds).replacing("\u{202F}", with: " ") == time)
            #expect(DateText.separator(Fixture.now.addingTimeInterval(-14 * 86_400)) == day)
        }
    }

    /// Every text of the labels below a view.
    private func texts(below view: UIView) -> [String] {
        let own = [(view as? UILabel)?.text, (view as? UITextField)?.placeholder].compactMap { $0 }
        return own + view.subviews.filter { !$0.isHidden }.flatMap(texts(below:))
    }

    @Test("No screen shows English beside another language", arguments: [TextLanguage.arabic, .japanese, .korean])
    func screens(language: TextLanguage) throws {
        let english = Set(try Phrases().declarations.compactMap { $0.text("en") }).subtracting(Self.shared)
        let names = Set(try Phrases().declarations.map(\.name))
        SBUAvailable.kinds = [.supergroup, .broadcast]
        defer { SBUAvailable.kinds = [] }
        try Stage.run(rightToLeft: language == .arabic) { stage in
            ScreenClock.current = .fixed(at: Fixture.now, language: language)
            let list = StillListViewController()
            list.still?.channels = Fixture.community()
            let create = SBUCreateChannelViewController(users: [])
            let empty = StillListViewController()
            let failed = StillListViewController()
            failed.still?.outcome = .error
            for screen in [list, create, empty, failed] as [UIViewController] {
                stage.show(screen)
                if screen === list { list.showCreateChannelOrTypeSelector() }
                stage.window.layoutIfNeeded()
                let shown = texts(below: stage.window)
                #expect(!shown.isEmpty)
                for text in shown {
                    #expect(!english.contains(text) && !names.contains(text), "\(type(of: screen)): \(text)")
                }
            }
        }
    }
}
