internal import Foundation
internal import Glibc

/// What `posix_spawn` is to do.
struct SpawnPlan {
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    /// The child's ends of pipes, which this process has no use for.
    private var childEnds: [Int32] = []

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }

    mutating func dispose() {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
        for end in childEnds { close(end) }
    }

    /// Connects one of the child's standard streams; returns this process's end of a pipe.
    mutating func connect(_ stream: ChildProcess.Stream, to number: Int32) throws -> FileHandle? {
        switch stream {
        case .null:
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
            return nil
        case .file(let url):
            posix_spawn_file_actions_addopen(&actions, number, url.path, O_RDWR | O_CREAT | O_APPEND, 0o644)
            return nil
        case .pipe:
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw ChildProcess.CannotStart(program: "pipe", code: errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let (child, own) = number == 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
            posix_spawn_file_actions_adddup2(&actions, child, number)
            childEnds.append(child)
            return FileHandle(fileDescriptor: own, closeOnDealloc: true)
        }
    }

    mutating func start(_ words: [String], environment: [String: String]) throws -> pid_t {
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var child = pid_t()
        let code = posix_spawn(&child, words[0], &actions, &attributes, arguments, variables)
        guard code == 0 else { throw ChildProcess.CannotStart(program: words[0], code: code) }
        return child
    }
}
