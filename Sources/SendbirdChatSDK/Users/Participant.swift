/// Unavailable: who is in an open channel is told as a user; who is muted there, by a list of its own.
@available(*, unavailable, message: "Participants are users; see createMutedUserListQuery for who is muted.")
open class Participant: NSObject {
    /// Whether operators have muted the participant.
    open var isMuted: Bool { false }
}
