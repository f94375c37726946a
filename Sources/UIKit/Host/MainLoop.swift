internal import CGTKHost
internal import Foundation

/// The main loop: GLib's, which also serves libdispatch's main queue and the
/// run loop's timers, so that the main actor, `DispatchQueue.main`,
/// `Task.sleep` and `Timer` all run inside of it.
@MainActor
enum MainLoop {
    private static var isStopped = false

    /// Runs until `stop()`; must be called on the main thread.
    static func run() {
        isStopped = false
        run { isStopped }
    }

    /// Runs rounds until a condition holds, which is asked after each round.
    static func run(until condition: () -> Bool) {
        roost_loop_attach()
        while !condition() { roost_loop_iterate(1) }
    }

    /// Ends `run()` after the present round.
    static func stop() {
        isStopped = true
    }
}
