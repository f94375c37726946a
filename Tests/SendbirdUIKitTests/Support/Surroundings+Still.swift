@testable import SendbirdChatSDK

extension Surroundings {
    /// Surroundings in which nothing ever happens: what is asked stays unanswered.
    static var still: Surroundings {
        Surroundings(
            now: { Moment(uptime: 0, wall: 0) }, random: { 0 }, makeRequestID: { "request" },
            network: StillNetwork(), schedule: { _ in }, scheduleAfter: { _, _ in }, deliver: { _ in })
    }
}
