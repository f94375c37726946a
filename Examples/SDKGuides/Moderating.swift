import SendbirdChatSDK

// Guide: Moderating.

/// What an operator does, and what everyone hears of it.
@MainActor
final class Moderation {
    let channel: GroupChannel
    /// What happened, in words.
    private(set) var log: [String] = []

    init(_ channel: GroupChannel) {
        self.channel = channel
        SendbirdChat.addChannelDelegate(self, identifier: "moderation")
    }

    /// Whether the current user may moderate.
    var isAllowed: Bool { channel.myRole == .operator }

    /// Keeps a member from writing for ten minutes.
    func quieten(_ userId: String) async throws {
        try await channel.muteUser(userId: userId, seconds: 600, description: "Please stay on topic.")
    }

    /// Sends a member away for good.
    func sendAway(_ userId: String) async throws {
        try await channel.banUser(userId: userId, seconds: -1, description: nil)
    }

    /// Lets only operators write, or everyone again.
    func setFrozen(_ isFrozen: Bool) async throws {
        if isFrozen { try await channel.freeze() } else { try await channel.unfreeze() }
    }

    /// Makes a member an operator.
    func promote(_ userId: String) async throws {
        try await channel.addOperators(userIds: [userId])
    }

    /// Who is banned at the moment: the first page.
    func banned() async throws -> [String] {
        guard let query = channel.createBannedUserListQuery() else { return [] }
        return try await query.loadNextPage().map(\.userId)
    }
}

extension Moderation: GroupChannelDelegate {
    func channel(_ channel: BaseChannel, userWasMuted user: User) { log.append("\(user.userId) muted") }
    func channel(_ channel: BaseChannel, userWasBanned user: User) { log.append("\(user.userId) banned") }
    func channelWasFrozen(_ channel: BaseChannel) { log.append("frozen") }
    func channelWasUnfrozen(_ channel: BaseChannel) { log.append("open again") }
    func channelDidUpdateOperators(_ channel: BaseChannel) { log.append("operators changed") }
}
