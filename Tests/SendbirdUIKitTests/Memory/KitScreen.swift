/// Every screen of the kit.
enum KitScreen: String, CaseIterable, Sendable {
    case channelList, createChannel, channel, channelSettings, pushSettings
    case moderations, members, operators, mutedMembers, bannedMembers, inviteUser, registerOperator
    case openChannelList, createOpenChannel, openChannel, openChannelSettings
    case openModerations, participants, mutedParticipants, bannedParticipants, registerOpenOperator
    case fileViewer, filePreview, photoPicker
}
