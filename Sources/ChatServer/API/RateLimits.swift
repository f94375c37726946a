/// How often a user may ask, by what for. The application's back end is not bound by them.
package struct RateLimits: Sendable, Hashable {
    /// A rate and what may come at once.
    package struct Rate: Sendable, Hashable {
        /// How many a second in the long run.
        package var perSecond: Int
        /// How many at once after a rest.
        package var burst: Int

        /// Makes a rate.
        package init(perSecond: Int, burst: Int) {
            self.perSecond = perSecond
            self.burst = burst
        }
    }

    /// Whether they hold.
    package var isOn = true
    /// Sending messages; past it 900200.
    package var messages = Rate(perSecond: 5, burst: 30)
    /// Marking as read and delivered, and typing; past it 500910.
    package var receipts = Rate(perSecond: 10, burst: 100)
    /// Reading: lists, pages, catching up; past it 500910.
    package var reads = Rate(perSecond: 20, burst: 240)
    /// Every other change; past it 500910.
    package var changes = Rate(perSecond: 10, burst: 120)

    /// What a server takes unless told otherwise: more than people do, less than harms.
    package static let standard = RateLimits()

    /// As often as one likes.
    package static let unlimited = {
        var limits = RateLimits()
        limits.isOn = false
        return limits
    }()

    /// The defaults, to be changed one by one.
    package init() {}
}
