extension GroupChannel {
    /// Hides the channel from the current user's list until the next message.
    public func hide(hidePreviousMessages: Bool, completionHandler: SBErrorHandler? = nil) {
        hide(hidePreviousMessages: hidePreviousMessages, allowAutoUnhide: true, completionHandler: completionHandler)
    }

    /// Hides the channel from the current user's list.
    ///
    /// - Parameters:
    ///   - hidePreviousMessages: Whether what was said until now is never shown to the current user again, and counts
    ///     as read.
    ///   - allowAutoUnhide: Whether the next message, of whatever kind and sender, brings the channel back.
    public func hide(hidePreviousMessages: Bool, allowAutoUnhide: Bool, completionHandler: SBErrorHandler? = nil) {
        client.postEnd(
            .changeMembership(
                url: channelURL, .hide(hidesHistory: hidePreviousMessages, allowsAutoUnhide: allowAutoUnhide)),
            completionHandler)
    }

    /// Hides the channel from the current user's list.
    nonisolated(nonsending) public func hide(
        hidePreviousMessages: Bool, allowAutoUnhide: Bool = true
    ) async throws {
        try await awaitingEnd {
            hide(
                hidePreviousMessages: hidePreviousMessages, allowAutoUnhide: allowAutoUnhide, completionHandler: $0)
        }
    }

    /// Shows the channel in the current user's list again.
    public func unhide(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .unhide), completionHandler)
    }

    /// Shows the channel in the current user's list again.
    nonisolated(nonsending) public func unhide() async throws {
        try await awaitingEnd { unhide(completionHandler: $0) }
    }

    /// Never shows the current user again what was said until now; others still see it.
    public func resetMyHistory(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .resetHistory), completionHandler)
    }

    /// Never shows the current user again what was said until now; others still see it.
    nonisolated(nonsending) public func resetMyHistory() async throws {
        try await awaitingEnd { resetMyHistory(completionHandler: $0) }
    }
}
