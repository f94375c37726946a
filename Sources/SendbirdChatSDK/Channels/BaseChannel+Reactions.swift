internal import ChatWire

extension BaseChannel {
    /// Adds the current user's reaction to a message. Adding it again changes nothing.
    ///
    /// - Parameters:
    ///   - key: An emoji's, or whatever the application takes as one: up to 191 characters.
    ///   - completionHandler: Gets the event that delegates are told of too. Fails with 400203 where the message has as
    ///     many different reactions as the server takes.
    public func addReaction(with message: BaseMessage, key: String, completionHandler: ReactionEventHandler? = nil) {
        react(.add, key, message, completionHandler)
    }

    /// Adds the current user's reaction to a message.
    @discardableResult
    nonisolated(nonsending) public func addReaction(
        with message: BaseMessage, key: String
    ) async throws -> ReactionEvent {
        try await awaiting { addReaction(with: message, key: key, completionHandler: $0) }
    }

    /// Takes the current user's reaction to a message back. Where there is none nothing changes.
    public func deleteReaction(
        with message: BaseMessage, key: String, completionHandler: ReactionEventHandler? = nil
    ) {
        react(.delete, key, message, completionHandler)
    }

    /// Takes the current user's reaction to a message back.
    @discardableResult
    nonisolated(nonsending) public func deleteReaction(
        with message: BaseMessage, key: String
    ) async throws -> ReactionEvent {
        try await awaiting { deleteReaction(with: message, key: key, completionHandler: $0) }
    }

    private func react(
        _ operation: ReactionChange.Operation, _ key: String, _ message: BaseMessage,
        _ completionHandler: ReactionEventHandler?
    ) {
        guard message.channelURL == channelURL, message.messageId != 0 else {
            client.fail(completionHandler, .invalidParameter, "Only sent messages of this channel have reactions.")
            return
        }
        let params = React.Params(
            channelURL: channelURL, messageID: message.messageId, key: key, operation: operation)
        client.post(.react(params), completionHandler) { outcome in
            outcome.answer(as: ReactionChange.self).map { ReactionEvent($0, seq: 0) }
        }
    }
}
