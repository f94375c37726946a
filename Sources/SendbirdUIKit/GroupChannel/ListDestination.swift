/// Where a list goes to as soon as it has the rows.
enum ListDestination {
    /// It is there.
    case none
    /// The time that the screen was asked to start at.
    case startingPoint
    /// The first message that was unread.
    case firstUnread
}
