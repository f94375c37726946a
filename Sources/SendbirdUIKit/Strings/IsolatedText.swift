import UIKit

/// Puts texts of any direction into one line, so that none turns its
/// neighbours round (Unicode UAX #9, “Explicit Directional Isolates”).
///
/// A Hebrew name before an English message must not move the message's question
/// mark to the wrong end.
@MainActor
enum IsolatedText {
    private static let firstStrongIsolate = "\u{2068}"
    private static let leftToRightIsolate = "\u{2066}"
    private static let popIsolate = "\u{2069}"
    private static let leftToRightMark = "\u{200E}"
    private static let rightToLeftMark = "\u{200F}"

    /// A text that keeps its own direction between others; as it is where it
    /// cannot turn anything round.
    static func isolated(_ text: String) -> String {
        needsIsolation(text) ? firstStrongIsolate + text + popIsolate : text
    }

    /// A line made of isolated texts, read in the direction of the screens.
    static func line(_ text: String) -> String {
        guard text.contains(firstStrongIsolate) || isRightToLeft else { return text }
        return (isRightToLeft ? rightToLeftMark : leftToRightMark) + text
    }

    /// A number with a sign, which keeps the sign behind it where all else runs
    /// from right to left: “99+”, not “+99”.
    static func leftToRight(_ text: String) -> String {
        isRightToLeft ? leftToRightIsolate + text + popIsolate : text
    }

    /// A text without the marks, for what is not painted.
    static func plain(_ text: String) -> String {
        let marks = [firstStrongIsolate, leftToRightIsolate, popIsolate, leftToRightMark, rightToLeftMark].joined()
            .unicodeScalars
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    }

    private static var isRightToLeft: Bool {
        UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    }

    /// Whether a text has letters against the direction of the screens.
    private static func needsIsolation(_ text: String) -> Bool {
        isRightToLeft || text.unicodeScalars.contains { isRightToLeftLetter($0) }
    }

    /// The blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
    private static func isRightToLeftLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
            || (0xFE70...0xFEFF).contains(scalar.value) || (0x10800...0x10FFF).contains(scalar.value)
            || (0x1E800...0x1EFFF).contains(scalar.value)
    }
}
