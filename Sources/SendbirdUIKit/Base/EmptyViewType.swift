/// What a list without rows says.
public enum EmptyViewType: Sendable {
    /// Nothing: the list has rows, or is being loaded.
    case none
    /// There are no channels.
    case noChannels
    /// There are no messages.
    case noMessages
    /// There are no members.
    case noMembers
    /// Nobody is muted.
    case noMutedMembers
    /// Nobody is muted in the open channel.
    case noMutedParticipants
    /// Nobody is banned.
    case noBannedMembers
    /// Nobody is banned from the open channel.
    case noBannedUsers
    /// Nothing was found.
    case noSearchResults
    /// Loading failed; can be tried again.
    case error
}
