public import Foundation
internal import Glibc
internal import Synchronization

/// A process that this one started.
///
/// By `posix_spawn` and not by Foundation's `Process`, whose children inherit
/// the signal mask of the thread that starts them: on a worker of the thread
/// pool that is nearly every signal, so that the child could not be ended
/// politely, nor its own children.
public final class ChildProcess: Sendable {
    /// Where one of the child's streams goes to or comes from.
    public enum Stream {
        /// Nothing in, and what comes out is dropped.
        case null
        /// A file, written from its end.
        case file(URL)
        /// The other end is in this process.
        case pipe
    }

    /// The program could not be started.
    public struct CannotStart: Error {
        /// What was to be run.
        public let program: String
        /// The system's error number.
        public let code: Int32
    }

    /// The system's number for it.
    public let id: pid_t
    /// What the child reads, if that is a pipe.
    public let input: FileHandle?
    /// What the child writes, if that is a pipe.
    public let output: FileHandle?
    private let ending = Mutex<Int32?>(nil)

    /// One start at a time: a child that is started between another's pipe and
    /// its close-on-exec would keep that pipe open.
    private static let starting = Mutex(())

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - environment: All of it; nothing is inherited.
    ///   - directory: Where it runs.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String], directory: URL,
        input: Stream = .null, output: Stream = .null, errors: Stream = .null
    ) throws {
        var plan = SpawnPlan()
        defer { plan.dispose() }
        (id, self.input, self.output) = try Self.starting.withLock { _ in
            let toChild = try plan.connect(input, to: 0)
            let fromChild = try plan.connect(output, to: 1)
            _ = try plan.connect(errors, to: 2)
            // `env` changes the folder: the call for it is not among those that Swift sees.
            let words = ["/usr/bin/env", "-C", directory.path, program] + arguments
            return (try plan.start(words, environment: environment), toChild, fromChild)
        }
    }

    /// Sends it a signal; nothing happens if it has been waited for.
    public func send(_ signal: Int32) {
        ending.withLock { status in
            if status == nil { _ = kill(id, signal) }
        }
    }

    /// Waits until it has ended.
    ///
    /// - Returns: What it exited with, or 128 and the signal that ended it.
    @discardableResult
    public func wait() -> Int32 {
        // Without reaping, so that a signal in the meantime cannot meet another process of the same number.
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        return ending.withLock { status in
            if let status { return status }
            var state: Int32 = 0
            while waitpid(id, &state, 0) == -1, errno == EINTR {}
            let signal = state & 0x7f
            let code = signal == 0 ? (state >> 8) & 0xff : 128 + signal
            status = code
            return code
        }
    }
}
