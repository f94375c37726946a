internal import ChatWire

/// Refusals that several operations share.
enum Refusals {
    static let noUser = WireError(.userNotExist, "The user does not exist.")
    static let deactivated = WireError(.userDeactivated, "The user is deactivated.")
    static let notYourself = WireError(.nonAuthorized, "A session may act for its own user only.")
    static let noChannel = WireError(.socketChannelNotFound, "The channel does not exist.")
    static let noCredentials = WireError(
        .invalidApiToken, "A valid \(WireProtocol.apiTokenHeader) or \(WireProtocol.sessionKeyHeader) is required.")
    static let noMetricsToken = WireError(.invalidApiToken, "The figures' token is required.")
    static let sessionEnded = WireError(.sessionKeyExpired, "The session has ended.")
}
