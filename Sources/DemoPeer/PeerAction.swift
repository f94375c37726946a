/// One thing that a peer does, as a line of its script says it.
enum PeerAction: Equatable {
    /// `wait 2`: does nothing for so many seconds.
    case wait(Double)
    /// `type 2`: is seen typing for so many seconds.
    case type(Double)
    /// `say TEXT`: sends a message.
    case say(String)
    /// `edit TEXT`: changes the message that it sent last.
    case edit(String)
    /// `delete`: deletes the message that it sent last.
    case delete
}
