/// What cancels a timer of an ``EventLoop``. Forgetting it lets the timer fire.
package struct TimerToken: Hashable, Sendable {
    let id: UInt64
}
