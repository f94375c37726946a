import Foundation
import SendbirdChatSDK

extension SBUStringSet {
    /// The most that a badge counts; beyond it shows “99+”.
    static let badgeCountMax = 99

    private static var formatters: [String: NumberFormatter] = [:]

    /// A count for a badge: “99+” beyond the most it counts.
    static func capped(_ count: Int) -> String {
        count > badgeCountMax ? IsolatedText.leftToRight("\(number(badgeCountMax))+") : number(count)
    }

    /// A whole number in the digits and groups of the user's region.
    static func number(_ number: Int) -> String {
        let locale = ScreenClock.current.locale
        let formatter = formatters[locale.identifier] ?? NumberFormatter()
        if formatters[locale.identifier] == nil {
            formatter.locale = locale
            formatter.numberStyle = .decimal
            formatters[locale.identifier] = formatter
        }
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }

    /// A button's text with how many are chosen: “Invite (3)”.
    static func chosen(_ count: Int, _ action: String) -> String {
        count <= 0 ? action : "\(action) (\(number(count)))"
    }

    /// How many members there are.
    static func members(_ count: Int) -> String {
        let plural = Plural(count, max: nil)
        return switch ScreenClock.current.language {
        case .english: plural.english(one: "# member", other: "# members")
        case .arabic:
            plural.arabic(
                zero: "لا أعضاء", one: "عضو واحد", two: "عضوان", few: "# أعضاء", many: "# عضوًا", other: "# عضو")
        case .german: plural.german(one: "# Mitglied", other: "# Mitglieder")
        case .japanese: plural.uncounted("メンバー#人")
        case .korean: plural.uncounted("멤버 #명")
        }
    }

    /// Who is typing: up to two by name.
    static func typing(_ users: [User]) -> String {
        let names = users.map { IsolatedText.isolated(SBUUser(user: $0).refinedNickname()) }
        guard let first = names.first else { return "" }
        let second = names.count == 2 ? names[1] : nil
        return IsolatedText.line(typing(first, second, isCrowd: names.count > 2))
    }

    private static func typing(_ first: String, _ second: String?, isCrowd: Bool) -> String {
        switch ScreenClock.current.language {
        case .english:
            if isCrowd { return "Several people are typing…" }
            return second.map { "\(first) and \($0) are typing…" } ?? "\(first) is typing…"
        case .arabic:
            if isCrowd { return "عدّة أشخاص يكتبون…" }
            return second.map { "\(first) و\($0) يكتبان…" } ?? "\(first) يكتب…"
        case .german:
            if isCrowd { return "Mehrere Personen schreiben …" }
            return second.map { "\(first) und \($0) schreiben …" } ?? "\(first) schreibt …"
        case .japanese:
            if isCrowd { return "複数の人が入力中…" }
            return second.map { "\(first)さんと\($0)さんが入力中…" } ?? "\(first)さんが入力中…"
        case .korean:
            if isCrowd { return "여러 명이 입력 중…" }
            return second.map { "\(first)님과 \($0)님이 입력 중…" } ?? "\(first)님이 입력 중…"
        }
    }
}
