internal import ChatWire

/// A message: a fixed picture, replaced by a new object when the message changes. Safe to read from any thread.
///
/// Collections and delegates bring the new object by themselves; whoever keeps messages of their own brings one up to
/// date with ``apply(_:)-(ReactionEvent)`` and its like.
// Unchecked: all state is constant but for what was applied, which is behind a lock.
open class BaseMessage: NSObject, Identifiable, @unchecked Sendable {
    let local: LocalMessage

    /// Who sent it; nil for admin messages and for users who were deleted.
    public let sender: Sender?

    init(_ local: LocalMessage) {
        self.local = local
        sender = local.wire.sender.map(Sender.init)
    }

    /// Reactions, thread and poll after what was applied to this object; nil where nothing was.
    private var applied: WireMessage?
    /// One for all messages: it is held for a moment, and by few.
    private static let applying = NSLock()

    /// The message with what was applied to this object.
    var current: WireMessage {
        Self.applying.withLock { applied ?? local.wire }
    }

    /// Takes over what an event says; false where the message knows of it, or it is about another.
    func apply(_ body: (inout WireMessage) -> Void) -> Bool {
        Self.applying.withLock {
            let before = applied ?? local.wire
            var after = before
            body(&after)
            guard after != before else { return false }
            applied = after
            return true
        }
    }

    /// Makes a row that a screen puts among messages, such as the one that says who is typing: nobody sent it, and
    /// it has no status.
    package init(rowIn channelURL: String, requestID: String, createdAt: Int64) {
        local = LocalMessage(
            WireMessage(
                type: .admin, messageID: 0, requestID: requestID, channelURL: channelURL, sender: nil,
                createdAt: createdAt), status: .none)
        sender = nil
    }

    /// Makes the object of the message's kind.
    static func make(_ local: LocalMessage) -> BaseMessage {
        switch local.wire.type {
        case .user: UserMessage(local)
        case .file where !local.wire.files.isEmpty: MultipleFilesMessage(local)
        case .file: FileMessage(local)
        case .admin: AdminMessage(local)
        }
    }

    /// What tells the message from all others: the server's id, or the request id while it has none.
    public var id: AnyHashable { messageId == 0 ? AnyHashable(requestId) : AnyHashable(messageId) }

    /// The server's id, strictly increasing within a channel; 0 while it is not sent.
    public var messageId: Int64 { local.wire.messageID }

    /// The id that the sender's SDK chose; empty for messages from elsewhere.
    public var requestId: String { local.wire.requestID }

    /// The channel that holds the message.
    public var channelURL: String { local.wire.channelURL }

    /// The type of that channel.
    public var channelType: ChannelType { local.wire.channelType == .open ? .open : .group }

    /// The text; empty for files.
    public var message: String { local.wire.message }

    /// The application's own data.
    public var data: String { local.wire.data }

    /// The application's own kind; nil when there is none.
    public var customType: String? { local.wire.customType.isEmpty ? nil : local.wire.customType }

    /// When the server took it, in milliseconds since 1970; this device's clock while it is not sent.
    public var createdAt: Int64 { local.wire.createdAt }

    /// When it was last edited, in milliseconds since 1970; 0 if never.
    public var updatedAt: Int64 { local.wire.updatedAt }

    /// How far the sending has come.
    public var sendingStatus: MessageSendingStatus { local.status }

    /// Why the sending failed, as a ``ChatError`` number; 0 when it did not.
    public var errorCode: UInt { UInt(clamping: local.errorCode) }

    /// Whether the sender was an operator.
    public var isOperatorMessage: Bool { local.wire.isOperatorMessage }

    /// Whether it neither counts as unread nor is pushed.
    public var isSilent: Bool { local.wire.isSilent }

    /// The same as ``isSilent``.
    public var silent: Bool { isSilent }

    /// Whether the message stands in a group channel.
    public func isGroupChannel() -> Bool { channelType == .group }

    /// Whether the message stands in an open channel.
    public func isOpenChannel() -> Bool { channelType == .open }

    /// Whether sending it again can help: it failed or was withdrawn, and not because the server's rules refuse it.
    public func isResendable() -> Bool {
        switch sendingStatus {
        case .canceled: true
        case .failed: SendOutcome.isResendable(local.errorCode)
        case .none, .pending, .succeeded, .scheduled: false
        }
    }

    /// Whether it can be sent again in this channel.
    public func isResendable(in channel: BaseChannel) -> Bool {
        isResendable() && channel.channelURL == channelURL
    }

    /// The same message as failed.
    public func copyWithFailedState() -> Self {
        copyWithFailedState(errorCode: 0)
    }

    /// The same message as failed for a reason.
    public func copyWithFailedState(errorCode: Int) -> Self {
        var failed = local
        failed.status = .failed
        failed.errorCode = errorCode
        return Self.copy(failed, of: self)
    }

    /// The same message as failed; for no reason where there is none.
    public func copyWithFailedState(errorCode: Int?) -> Self {
        let code: Int = errorCode ?? 0
        return copyWithFailedState(errorCode: code)
    }

    /// Keeps the static type: `make` gives the class that `self` has.
    private static func copy<Message: BaseMessage>(_ local: LocalMessage, of original: Message) -> Message {
        (make(local) as? Message) ?? original
    }

    /// The kind, id and state; not the text.
    open override var description: String {
        "\(type(of: self))(\(messageId == 0 ? requestId : String(messageId)), \(sendingStatus))"
    }

    /// Two messages are equal when they are the same version of the same message.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? BaseMessage else { return false }
        return other === self || other.local == local
    }

    /// Equal messages have equal hashes.
    open override var hash: Int { id.hashValue }
}
