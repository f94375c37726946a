internal import ChatWire
internal import Foundation

/// Structured logs: one JSON object a line. No message text and no token ever stands in one.
package struct ServerLog: Sendable {
    /// How much an entry matters.
    package enum Level: String, Sendable, Comparable, CaseIterable {
        /// For who looks for a fault.
        case debug
        /// What an operator wants to know.
        case info
        /// What an operator should look at, while the server does its work.
        case warning
        /// Something failed.
        case error

        /// The lesser matters less.
        package static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

        /// The word in the log and on the command line.
        package var word: String { rawValue }

        private var rank: Int {
            switch self {
            case .debug: 0
            case .info: 1
            case .warning: 2
            case .error: 3
            }
        }
    }

    /// A field's value.
    package enum Value: Sendable {
        /// Text.
        case text(String)
        /// A whole number.
        case number(Int64)
    }

    private let least: Level
    private let now: @Sendable () -> Int64
    private let write: @Sendable ([UInt8]) -> Void

    /// A log.
    ///
    /// - Parameters:
    ///   - least: What matters less is left out.
    ///   - now: Milliseconds since 1970.
    ///   - write: Takes a line with its line feed. Called from any thread.
    package init(
        least: Level, now: @escaping @Sendable () -> Int64, write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.least = least
        self.now = now
        self.write = write
    }

    /// A log to standard error. A line is written in one call, so that lines of several threads do not mix.
    package static func standardError(least: Level, now: @escaping @Sendable () -> Int64) -> ServerLog {
        ServerLog(least: least, now: now) { line in
            // A full or closed pipe is no reason to stop serving.
            try? FileHandle.standardError.write(contentsOf: Data(line))
        }
    }

    /// Writes an entry.
    package func callAsFunction(
        _ level: Level, _ event: String, _ fields: KeyValuePairs<StaticString, Value> = [:]
    ) {
        guard level >= least else { return }
        entry(level, event, fields.lazy.map { ($0.key, $0.value) })
    }

    /// Writes an entry whose fields were gathered before.
    package func callAsFunction(_ level: Level, _ event: String, _ fields: [(StaticString, Value)]) {
        guard level >= least else { return }
        entry(level, event, fields)
    }

    private func entry(_ level: Level, _ event: String, _ fields: some Sequence<(StaticString, Value)>) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("ts")
        writer.value(now())
        writer.key("level")
        writer.value(level.word)
        writer.key("event")
        writer.value(event)
        for (name, value) in fields {
            writer.key(name)
            switch value {
            case .text(let text): writer.value(text)
            case .number(let number): writer.value(number)
            }
        }
        writer.endObject()
        write(writer.finish() + [0x0A])
    }
}
