internal import Foundation
internal import Synchronization

/// Where layout tells about mistakes in an app's constraints or data sources: the standard error stream.
enum LayoutLog {
    private static let sink = Mutex<@Sendable (String) -> Void>(writeToStandardError)

    /// Writes one line.
    static func write(_ line: String) {
        let sink = Self.sink.withLock { $0 }
        sink(line)
    }

    /// Sends the lines elsewhere while `body` runs, and returns them.
    @MainActor
    static func collecting(_ body: () -> Void) -> [String] {
        let lines = LineCollector()
        sink.withLock { $0 = { line in lines.append(line) } }
        defer { sink.withLock { $0 = writeToStandardError } }
        body()
        return lines.all
    }

    @Sendable
    private static func writeToStandardError(_ line: String) {
        FileHandle.standardError.write(Data("UIKit: \(line)\n".utf8))
    }
}

/// Lines written from any thread, in the order of their coming.
private final class LineCollector: Sendable {
    private let lines = Mutex<[String]>([])

    func append(_ line: String) { lines.withLock { $0.append(line) } }

    var all: [String] { lines.withLock { $0 } }
}
