import Foundation

/// A language that the screens speak.
enum TextLanguage: CaseIterable, Sendable {
    case english
    case arabic
    case german
    case japanese
    case korean

    /// Finds the language of a locale; English where we have no texts in it.
    init(_ locale: Locale) {
        self = Self(code: locale.identifier) ?? .english
    }

    /// Finds the first of the user's languages that we have texts in; English for none.
    init(preferred: [String]) {
        self = preferred.lazy.compactMap { Self(code: $0) }.first ?? .english
    }

    /// - Parameter code: A language code, perhaps with a region: `de`, `de_AT`, `de-CH`.
    private init?(code: String) {
        switch code.prefix(while: { $0 != "_" && $0 != "-" }).lowercased() {
        case "en": self = .english
        case "ar": self = .arabic
        case "de": self = .german
        case "ja": self = .japanese
        case "ko": self = .korean
        default: return nil
        }
    }
}
