internal import CLinux
internal import Glibc

/// A child process for work on what strangers sent: it inherits nothing but
/// its arguments and one file for its output, and is ended when it takes too long.
///
/// What it may use is limited by itself, with ``ProcessLimits/limitSelf(memoryBytes:cpuSeconds:fileBytes:)``, before
/// it opens the first file.
package enum LimitedProcess {
    /// How a child ended.
    package enum End: Sendable, Equatable {
        /// By itself, with a code.
        case exited(Int32)
        /// By a signal: of the system, as for going past a limit, or ours, for taking too long.
        case signalled(Int32)
        /// It could not be started.
        case notStarted(Int32)
    }

    /// Runs a program and waits for its end. Blocks the thread.
    ///
    /// - Parameters:
    ///   - output: A file that is made for what it writes.
    ///   - timeout: In whole seconds; after it the child is killed.
    package static func run(_ program: String, _ arguments: [String], output: String, timeout: Duration) -> End {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // The server's own descriptors are all closed on exec; the signals that it blocks are not for the child.
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        let variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), strdup("LC_ALL=C.UTF-8"), nil]
        defer { (words + variables).forEach { free($0) } }
        var child = pid_t()
        let code = posix_spawn(&child, program, &actions, &attributes, words, variables)
        guard code == 0 else { return .notStarted(code) }
        return wait(for: child, timeout: timeout)
    }

    private static func wait(for child: pid_t, timeout: Duration) -> End {
        let milliseconds = timeout.components.seconds * 1_000
        if clinux_wait_for_child(child, Int32(clamping: milliseconds)) != 0 { _ = kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 {
            guard errno == EINTR else { return .notStarted(errno) }
        }
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}
