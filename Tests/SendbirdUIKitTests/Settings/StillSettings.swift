@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// A group channel's settings over a channel that is given, without a server.
final class StillSettings: SBUGroupChannelSettingsViewController {
    final class Model: SBUGroupChannelSettingsViewModel {
        private(set) var updates: [String?] = []

        override func loadChannel(channelURL: String, type: ChannelType) {}
        override func updateChannel(channelName: String? = nil, coverImage: UIImage? = nil) {
            updates.append(channelName)
        }
    }

    override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
        viewModel = Model(channel: channel, channelURL: channelURL, delegate: self)
    }
}

/// The settings of a channel's notifications, without a server.
final class StillPushSettings: SBUGroupChannelPushSettingsViewController {
    final class Model: SBUGroupChannelPushSettingsViewModel {
        override func loadChannel(channelURL: String, type: ChannelType) {}
    }

    override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
        viewModel = Model(channel: channel, channelURL: channelURL, delegate: self)
    }
}

/// A channel's moderation, without a server.
final class StillModerations: SBUModerationsViewController {
    final class Model: SBUModerationsViewModel {
        override func loadChannel(channelURL: String) {}
    }

    override func createViewModel(channel: BaseChannel) {
        viewModel = Model(channel: channel, delegate: self)
    }
}

/// A list of people who are given, without a server.
final class StillUserList: SBUUserListViewController {
    final class Model: SBUUserListViewModel {
        private(set) var retries = 0

        override func loadChannel(channelURL: String, type: ChannelType) {
            retries += 1
            loadNextUserList(reset: true)
        }
    }

    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil, type: ChannelUserListType
    ) {
        viewModel = Model(
            channel: channel, channelURL: channelURL, channelType: channelType, users: users, userListType: type,
            delegate: self, dataSource: self)
    }
}

/// The screen that invites people who are given, without a server.
final class StillInvite: SBUInviteUserViewController {
    final class Model: SBUInviteUserViewModel {
        override func loadChannel(channelURL: String, type: ChannelType) { loadNextUserList(reset: true) }
    }

    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil
    ) {
        viewModel = Model(channel: channel, users: users, delegate: self, dataSource: self)
    }
}

/// The screen that makes people operators, of people who are given, without a server.
final class StillRegister: SBURegisterOperatorViewController {
    final class Model: SBURegisterOperatorViewModel {
        override func loadChannel(channelURL: String, type: ChannelType) { loadNextUserList(reset: true) }
    }

    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil
    ) {
        viewModel = Model(channel: channel, users: users, delegate: self, dataSource: self)
    }
}
