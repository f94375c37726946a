import Foundation

/// The languages and formats that the user chose for the device.
///
/// On Linux Foundation does not read the environment: both come from it by the
/// rules of POSIX (IEEE Std 1003.1, section 8.2) and of gettext (“The LANGUAGE
/// variable”).
enum DeviceLocale {
    /// The user's languages, the best first.
    static var languages: [String] {
        #if os(Linux)
            languages(of: ProcessInfo.processInfo.environment)
        #else
            Locale.preferredLanguages
        #endif
    }

    /// The region by which dates, times and numbers are written.
    static var formats: Locale {
        #if os(Linux)
            formats(of: ProcessInfo.processInfo.environment)
        #else
            Locale.current
        #endif
    }

    /// The languages that an environment names, the best first.
    static func languages(of environment: [String: String]) -> [String] {
        guard let locale = locale(for: "LC_MESSAGES", in: environment) else { return [] }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map { clean(String($0)) }
        return list.filter { !$0.isEmpty } + [locale]
    }

    /// The region that an environment names; neutral English for none.
    static func formats(of environment: [String: String]) -> Locale {
        Locale(identifier: locale(for: "LC_TIME", in: environment) ?? "en_001")
    }

    /// What decides a category: `LC_ALL`, then the category's own variable, then
    /// `LANG`. Nil for the locale without a language.
    private static func locale(for category: String, in environment: [String: String]) -> String? {
        let value = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = clean(value ?? "")
        return ["", "C", "POSIX"].contains(name) ? nil : name
    }

    /// A locale's name without the encoding and the modifier: `de_AT` of `de_AT.UTF-8@euro`.
    private static func clean(_ name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "@" })
    }
}
