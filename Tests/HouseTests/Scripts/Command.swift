import Foundation
import Glibc

/// A command run to its end.
struct Command {
    /// What it exited with, or 128 and the signal that ended it.
    let status: Int32
    let output: String
    let errors: String

    struct CannotStart: Error {
        let program: String
        let code: Int32
    }

    /// Runs a program in the package's root, with just this environment and no standard input.
    ///
    /// By `posix_spawn` and not by Foundation's `Process`, whose children
    /// inherit the signal mask of the thread that starts them: on a worker of
    /// the thread pool that is nearly every signal, and the child's own children
    /// could not be ended any more.
    static func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Command {
        // Files and not pipes: a pipe that fills while the other is read would hang both.
        let folder = try TemporaryFolder()
        let output = try folder.file("output")
        let errors = try folder.file("errors")

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY, 0)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let words: [UnsafeMutablePointer<CChar>?] =
            (["/usr/bin/env", "-C", House.root.path, program] + arguments).map { strdup($0) } + [nil]
        let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var child = pid_t()
        let code = posix_spawn(&child, "/usr/bin/env", &actions, &attributes, words, variables)
        guard code == 0 else { throw CannotStart(program: program, code: code) }

        var state: Int32 = 0
        while waitpid(child, &state, 0) == -1, errno == EINTR {}
        let signal = state & 0x7f
        return Command(
            status: signal == 0 ? (state >> 8) & 0xff : 128 + signal,
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
