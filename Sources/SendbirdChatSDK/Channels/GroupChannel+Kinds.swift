internal import ChatWire

extension GroupChannel {
    /// Whether only what operators send counts, in a supergroup in which everybody sends.
    public var isExclusive: Bool { wire.isExclusive }

    /// Whether joining and accepting need a code.
    public var isAccessCodeRequired: Bool { wire.isAccessCodeRequired }

    /// Whether the channel is found in lists of public channels: as it is public.
    public var isDiscoverable: Bool { wire.isPublic }

    /// Unavailable: how long messages stand is the application's rule.
    @available(*, unavailable, message: "How long messages stand is the application's retention rule.")
    public var messageSurvivalSeconds: Int { -1 }

    /// Unavailable: what retention took is told by the messages that go.
    @available(*, unavailable, message: "What retention takes is told by the messages that go.")
    public var messageDeletionTimestamp: Int64 { 0 }

    /// Joins a public channel with its access code.
    public func join(accessCode: String?, completionHandler: SBErrorHandler?) {
        client.postEnd(.changeMembership(url: channelURL, .join(accessCode: accessCode)), completionHandler)
    }

    /// Joins a public channel with its access code.
    nonisolated(nonsending) public func join(accessCode: String?) async throws {
        try await awaitingEnd { join(accessCode: accessCode, completionHandler: $0) }
    }

    /// Accepts an invitation with the channel's access code.
    public func acceptInvitation(accessCode: String?, completionHandler: SBErrorHandler?) {
        client.postEnd(.changeMembership(url: channelURL, .accept(accessCode: accessCode)), completionHandler)
    }

    /// Accepts an invitation with the channel's access code.
    nonisolated(nonsending) public func acceptInvitation(accessCode: String?) async throws {
        try await awaitingEnd { acceptInvitation(accessCode: accessCode, completionHandler: $0) }
    }

    /// Unavailable: nothing is told of screenshots.
    @available(*, unavailable, message: "The server tells nobody of screenshots.")
    public func notifyScreenshotWasTaken(completionHandler: SBErrorHandler?) {}

    /// Unavailable: a read position moves forward only.
    @available(*, unavailable, message: "The server's read positions only move forward.")
    public func markAsUnread(message: BaseMessage, completionHandler: SBErrorHandler?) {}
}
