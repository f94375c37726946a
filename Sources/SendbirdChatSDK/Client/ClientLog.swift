/// The SDK's log: lines on the standard error, none by default. It never gets a token or a text.
final class ClientLog: Sendable {
    private let current: Locked<LogLevel>
    private let write: @Sendable (String) -> Void

    init(level: LogLevel, write: @escaping @Sendable (String) -> Void = ClientLog.writeToStandardError) {
        current = Locked(level)
        self.write = write
    }

    var level: LogLevel {
        get { current.value }
        set { current.withLock { $0 = newValue } }
    }

    func log(_ level: LogLevel, _ line: @autoclosure () -> String) {
        guard level != .none, level <= self.level else { return }
        write("[SendbirdChat \(level)] \(line())")
    }

    static let writeToStandardError: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
