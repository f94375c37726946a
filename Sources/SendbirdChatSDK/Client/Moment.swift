/// A point in time, by both clocks.
struct Moment: Hashable, Sendable {
    /// Milliseconds that only go forward: for waiting.
    var uptime: Int64
    /// Milliseconds since 1970 by the device's clock: for showing.
    var wall: Int64

    /// Now.
    static var current: Moment {
        Moment(
            uptime: Int64(DispatchTime.now().uptimeNanoseconds / 1_000_000),
            wall: Int64(Date().timeIntervalSince1970 * 1_000))
    }
}
