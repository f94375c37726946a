import Foundation

/// The screens' log, written to standard error.
///
/// Texts of messages and tokens are never written.
@MainActor
enum SBULog {
    /// What is written; nothing by default.
    static var types: Set<LogType> = []
    /// Where a line goes. Tests read it here.
    static var write: (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Writes a failure.
    static func error(_ text: @autoclosure () -> String) {
        line(.error, "error", text)
    }

    /// Writes what may become a failure.
    static func warning(_ text: @autoclosure () -> String) {
        line(.warning, "warning", text)
    }

    /// Writes what happens.
    static func info(_ text: @autoclosure () -> String) {
        line(.info, "info", text)
    }

    private static func line(_ type: LogType, _ name: String, _ text: () -> String) {
        guard types.contains(type) || types.contains(.all) else { return }
        write("SendbirdUIKit \(name): \(text())")
    }
}
