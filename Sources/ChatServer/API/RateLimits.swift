/// How often a user may ask, by what for. The application's back end is not bound by them.
package struct RateLimits: Sendable, Hashable {
    /// A rate and what may come at once.
    package struct Rate: Sendable, Hashable {
        /// How many a second in the long run.
        package var perSecond: Double
        /// How many at once after a rest.
        package var burst: Int

        /// Makes a rate.
        package init(perSecond: Double, burst: Int) {
            self.perSecond = perSecond
            self.burst = burst
        }
    }

    /// Sending messages; past it 900200. nil for as often as one likes.
    package var messages: Rate?
    /// Marking as read and delivered, and typing; past it 500910.
    package var receipts: Rate?
    /// Reading: lists, pages, catching up; past it 500910.
    package var reads: Rate?
    /// Every other change; past it 500910.
    package var changes: Rate?

    /// As often as one likes.
    package static let unlimited = RateLimits()

    /// What `roost serve` takes unless told otherwise: more than people do, less than harms.
    package static let standard = RateLimits(
        messages: Rate(perSecond: 5, burst: 30), receipts: Rate(perSecond: 10, burst: 100),
        reads: Rate(perSecond: 20, burst: 240), changes: Rate(perSecond: 10, burst: 120))

    /// Makes limits; what is nil is not limited.
    package init(messages: Rate? = nil, receipts: Rate? = nil, reads: Rate? = nil, changes: Rate? = nil) {
        self.messages = messages
        self.receipts = receipts
        self.reads = reads
        self.changes = changes
    }
}
