import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Channels on a real server in which every screen of the kit has something to show.
@MainActor
struct KitWorld {
    let room: RealRoom
    let group: GroupChannel
    let open: OpenChannel
    let picture: FileMessage

    /// Makes the channels: Ana is an operator of both, somebody wrote, somebody is muted, somebody banned.
    init(in room: RealRoom) async throws {
        self.room = room
        group = try await room.makeChannel(with: ["bo", "zoe", "max", "kim"]) { $0.operatorUserIds = ["ana", "bo"] }
        let bos = try await room.channel(group.channelURL, of: "bo")
        var sent = 0
        for text in ["Hello", "Look at https://example.org", "A longer text that takes more than one line, surely so"] {
            room.as("bo") { _ = bos.sendUserMessage(text) { _, _ in sent += 1 } }
        }
        let params = FileMessageCreateParams(file: Fixture.landscape(60, 40))
        (params.fileName, params.mimeType) = ("hills.png", "image/png")
        var file: FileMessage?
        room.as("ana") { [group] in _ = group.sendFileMessage(params: params) { message, _ in file = message } }
        await room.wait { sent == 3 && file != nil }
        picture = try #require(file)
        let group = group
        try await room.finish { group.muteUser(userId: "max", seconds: -1, description: nil, completionHandler: $0) }
        try await room.finish { group.banUser(userId: "kim", seconds: -1, description: nil, completionHandler: $0) }

        let url = try await room.makeOpenChannel(operators: ["ana"]).channelURL
        let open = try await room.entered(url, of: "ana")
        self.open = open
        let boInside = try await room.entered(url, of: "bo")
        room.as("bo") { _ = boInside.sendUserMessage("Welcome") { _, _ in sent += 1 } }
        await room.wait { sent == 4 }
        try await room.finish { open.muteUser(userId: "max", seconds: -1, description: nil, completionHandler: $0) }
        try await room.finish { open.banUser(userId: "kim", seconds: -1, description: nil, completionHandler: $0) }
    }

    /// Makes a screen, not shown yet.
    func make(_ screen: KitScreen) -> UIViewController {
        let url = group.channelURL
        switch screen {
        case .channelList: return SBUGroupChannelListViewController()
        case .createChannel: return SBUCreateChannelViewController()
        case .channel: return SBUGroupChannelViewController(channelURL: url)
        case .channelSettings: return SBUGroupChannelSettingsViewController(channelURL: url)
        case .pushSettings: return SBUGroupChannelPushSettingsViewController(channelURL: url)
        case .moderations: return SBUModerationsViewController(channel: group)
        case .members: return SBUUserListViewController(channel: group, userListType: .members)
        case .operators: return SBUUserListViewController(channel: group, userListType: .operators)
        case .mutedMembers: return SBUUserListViewController(channel: group, userListType: .muted)
        case .bannedMembers: return SBUUserListViewController(channel: group, userListType: .banned)
        case .inviteUser: return SBUInviteUserViewController(channelURL: url)
        case .registerOperator: return SBURegisterOperatorViewController(channelURL: url)
        case .openChannelList: return SBUOpenChannelListViewController()
        case .createOpenChannel: return SBUCreateOpenChannelViewController()
        case .openChannel: return SBUOpenChannelViewController(channelURL: open.channelURL)
        case .openChannelSettings: return SBUOpenChannelSettingsViewController(channelURL: open.channelURL)
        case .openModerations: return SBUModerationsViewController(channel: open)
        case .participants: return SBUUserListViewController(channel: open, userListType: .participants)
        case .mutedParticipants: return SBUUserListViewController(channel: open, userListType: .muted)
        case .bannedParticipants: return SBUUserListViewController(channel: open, userListType: .banned)
        case .registerOpenOperator: return SBURegisterOperatorViewController(channel: open)
        case .fileViewer: return SBUFileViewer(fileMessage: picture, delegate: nil)
        case .filePreview:
            let file = PickedFile(data: Fixture.landscape(60, 40), name: "a.png", type: "image/png")
            return FileSendingPreview(files: [file]) { _ in }
        case .photoPicker: return SBUSelectablePhotoViewController()
        }
    }
}
