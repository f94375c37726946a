/// When a message is to be sent, and what became of it.
// Unchecked: constant.
open class ScheduledInfo: NSObject, @unchecked Sendable {
    /// When it is to be sent, in milliseconds since 1970.
    public let scheduledAt: Int64
    /// The server's id of the scheduled message; the one that is sent gets one of its own.
    public let scheduledMessageId: Int64
    /// What became of it.
    public let scheduledStatus: ScheduledStatus

    init(_ schedule: WireSchedule) {
        (scheduledAt, scheduledMessageId) = (schedule.at, schedule.id)
        scheduledStatus = ScheduledStatus(schedule.status)
    }
}
