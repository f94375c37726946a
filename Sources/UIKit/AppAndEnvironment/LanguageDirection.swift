import Foundation

/// The direction of the language that the user chose, by the environment.
///
/// The toolkit knows it only where the system has that language's locale
/// installed; the screens' texts come without one, and must not stand in it
/// the wrong way round.
enum LanguageDirection {
    /// Whether the language of an environment's messages is written from right to left.
    ///
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` decide, in this order (IEEE Std 1003.1, section 8.2).
    static func isRightToLeft(in environment: [String: String]) -> Bool {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let language = value.prefix { $0 != "." && $0 != "@" }
        guard !["", "C", "POSIX"].contains(language) else { return false }
        return Locale.Language(identifier: String(language)).characterDirection == .rightToLeft
    }
}
