internal import ChatWire

/// A reaction that was added to a message, or taken back.
// Unchecked: constant.
open class ReactionEvent: NSObject, @unchecked Sendable {
    let change: ReactionChange
    /// The event's number in its channel; 0 for the answer to a call, whose event has it.
    let seq: Int64

    init(_ change: ReactionChange, seq: Int64) {
        self.change = change
        self.seq = seq
    }

    /// The message.
    open var messageId: Int64 { change.messageID }

    /// The reaction's key.
    open var key: String { change.reaction.key }

    /// Whether it was added or taken back.
    open var operation: ReactionEventAction { change.operation == .add ? .add : .delete }

    /// Who did it.
    open var userId: String { change.userID }

    /// When, in milliseconds since 1970.
    open var updatedAt: Int64 { change.reaction.updatedAt }
}
