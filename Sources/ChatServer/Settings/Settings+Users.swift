internal import ChatWire

extension Settings {
    /// The protocol's limits on users and on what channels count.
    static let userLimits = [
        Setting.limit(
            "push-tokens", 1...1_000, "", "devices of a user for one push service; the oldest goes at one more",
            \.service.limits.pushTokens),
        Setting.limit(
            "push-token-bytes", 64...100_000, "bytes", "of a device's token", \.service.limits.pushTokenBytes),
        Setting.limit(
            "user-metadata-keys", 0...10_000, "", "metadata keys of a user", \.service.limits.userMetaDataKeys),
        Setting.limit(
            "metacounter-keys", 0...10_000, "", "metacounters of a channel", \.service.limits.metaCounterKeys),
        Setting.limit(
            "blocked-users", 0...1_000_000, "", "users whom a user blocks", \.service.limits.blockedUsers),
        Setting.limit("invitees", 1...10_000, "", "users whom one call invites", \.service.limits.invitees),
        Setting.limit(
            "user-tokens", 1...10_000, "", "tokens of a user that have not expired", \.service.limits.userTokens),
        Setting.limit(
            "preferred-languages", 0...100, "", "preferred languages of a user", \.service.limits.preferredLanguages),
        Setting.limit("discovery-keys", 0...10_000, "", "discovery keys of a user", \.service.limits.discoveryKeys),
        Setting.limit(
            "access-code-characters", 1...1_000, "characters", "of a channel's access code",
            \.service.limits.accessCodeCharacters),
        Setting.limit(
            "api-tokens", 1...10_000, "", "tokens of an application for this API", \.service.limits.apiTokens),
        Setting.limit(
            "allowed-addresses", 1...10_000, "", "addresses that API tokens are used from",
            \.service.limits.allowedAddresses),
        Setting.limit(
            "privacy-users", 1...10_000, "", "users whom one request about personal data deletes",
            \.service.limits.privacyUsers),
    ]

    /// How often one user may ask.
    static let rates = [
        Setting.choice(
            "rate-limits", .limits, "whether one user may ask only as often as follows", \.service.rates.isOn),
        Setting.number(
            "rate-messages", .limits, 1...1_000_000, "", "messages of one user a second",
            \.service.rates.messages.perSecond
        ),
        Setting.number(
            "burst-messages", .limits, 1...1_000_000, "", "at once after a rest", \.service.rates.messages.burst),
        Setting.number(
            "rate-receipts", .limits, 1...1_000_000, "", "marks as read or delivered, and typing, a second",
            \.service.rates.receipts.perSecond),
        Setting.number(
            "burst-receipts", .limits, 1...1_000_000, "", "at once after a rest", \.service.rates.receipts.burst),
        Setting.number(
            "rate-reads", .limits, 1...1_000_000, "", "lists and pages a second", \.service.rates.reads.perSecond),
        Setting.number("burst-reads", .limits, 1...1_000_000, "", "at once after a rest", \.service.rates.reads.burst),
        Setting.number(
            "rate-changes", .limits, 1...1_000_000, "", "other changes a second", \.service.rates.changes.perSecond),
        Setting.number(
            "burst-changes", .limits, 1...1_000_000, "", "at once after a rest", \.service.rates.changes.burst),
    ]
}
