/// Where a message stands among those of the same sender and minute.
public enum MessageGroupPosition: Sendable {
    /// It stands alone.
    case none
    /// The first of its group, seen from above.
    case top
    /// Between others of its group.
    case middle
    /// The last of its group: it shows picture and time.
    case bottom
}
