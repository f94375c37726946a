import ChatWire
import Foundation

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// What a sheet shows: a screen, or a state of one.
enum SheetScene: String, CaseIterable {
    case list, listEmpty, listError, listLoading, listOffline, listSigns, channelType
    case create, createEmpty
    case channel, files, unsent, typing, unread, suggestions, messageMenu, deleteAlert, failedSheet
    case frozen, muted, broadcast, channelEmpty, channelError
    case settings, settingsEdit, moderations, push
    case members, operators, mutedPeople, banned, participants, peopleEmpty, peopleError, invite, register
    case viewer, photos
    case openList, openChannel, openFrozen, openSettings, openCreate

    /// The people of the lists.
    @MainActor
    static var people: [SBUUser] {
        let all = [
            Fixture.ana, Fixture.bo, Fixture.layla, Fixture.yuki, Fixture.noa, Fixture.dmytro, Fixture.priya,
            Fixture.max, Fixture.zoe, Fixture.user("nobody", ""),
        ]
        return all.enumerated().map { index, user in
            SBUUser(user: SBUUser(user: User(user)), isOperator: index < 2, isMuted: index == 3)
        }
    }

    /// The switches that the scene needs.
    @MainActor
    func setSwitches(_ isOn: Bool) {
        switch self {
        case .typing:
            SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = isOn ? [.bubble, .text] : [.text]
        case .suggestions: SBUGlobals.isUserMentionEnabled = isOn
        case .channelType: SBUAvailable.kinds = isOn ? [.supergroup, .broadcast] : []
        case .photos: SBUPermissionManager.shared.answer = isOn ? .limited : nil
        default: break
        }
    }

    @MainActor
    func make() -> UIViewController {
        switch self {
        case .list, .listEmpty, .listError, .listLoading, .listOffline, .listSigns, .channelType: channelList()
        case .create, .createEmpty:
            SBUCreateChannelViewController(users: self == .create ? Array(Self.people.dropFirst()) : [])
        case .channel, .files, .unsent, .typing, .unread, .suggestions, .messageMenu, .deleteAlert, .failedSheet,
            .frozen, .muted, .broadcast, .channelEmpty, .channelError:
            conversation()
        case .settings, .settingsEdit:
            StillSettings(channel: Fixture.settled("نزهة الأحد Sunday 🥾", isOperator: true))
        case .moderations: StillModerations(channel: Fixture.settled(isOperator: true))
        case .push: StillPushSettings(channel: Fixture.settled(trigger: .mentionOnly))
        case .members, .peopleError: userList(.members)
        case .operators: userList(.operators)
        case .mutedPeople: userList(.muted)
        case .banned: userList(.banned)
        case .participants: userList(.participants)
        case .peopleEmpty: userList(.muted, users: [])
        case .invite: StillInvite(channel: Fixture.settled(with: [], isOperator: true), users: Self.people)
        case .register: StillRegister(channel: Fixture.settled(with: [], isOperator: true), users: Self.people)
        case .viewer: viewer()
        case .photos: SBUSelectablePhotoViewController(mediaType: .image)
        case .openList: StillOpenListViewController()
        case .openChannel, .openFrozen:
            StillOpenChannelViewController(
                channel: Fixture.openChannel(name: "Lobby 👋", isFrozen: self == .openFrozen))
        case .openSettings: SBUOpenChannelSettingsViewController(channel: Fixture.openChannel())
        case .openCreate: SBUCreateOpenChannelViewController()
        }
    }

    /// Brings the shown screen into the state that the sheet is about.
    @MainActor
    func fill(_ screen: UIViewController) {
        switch screen {
        case let list as StillListViewController: fillList(list)
        case let channel as StillChannelViewController: fillChannel(channel)
        case let channel as StillOpenChannelViewController:
            (channel.viewModel as? StillOpenChannelViewModel)?.show(Fixture.conversation())
            channel.show(changeBy: .eventChannelChanged)
        case let list as StillOpenListViewController:
            list.viewModel?.upsertChannels(Fixture.openChannels(), needReload: true)
        case let people as StillUserList where self == .peopleError:
            people.didReceiveError(ChatError.networkError.asSBError, isBlocker: true)
        case let settings as StillSettings where self == .settingsEdit: settings.showChannelEditActionSheet()
        case let create as SBUCreateChannelViewController where self == .create:
            create.listComponent.map { $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: 1, section: 0)) }
        case let invite as StillInvite: choose(in: invite.listComponent?.tableView)
        case let register as StillRegister: choose(in: register.listComponent?.tableView)
        case let viewer as SBUFileViewer:
            viewer.imageView.image = UIImage(data: Fixture.landscape(720, 480))
            viewer.spinner.stopAnimating()
        default: break
        }
    }

    @MainActor
    private func choose(in table: UITableView?) {
        guard let table else { return }
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    }

    // MARK: Screens

    @MainActor
    private func channelList() -> StillListViewController {
        let list = StillListViewController()
        switch self {
        case .listEmpty: break
        case .listError: list.still?.outcome = .error
        case .listLoading: list.still?.outcome = .loading
        case .listSigns: list.still?.channels = Self.signs()
        default: list.still?.channels = Fixture.community()
        }
        return list
    }

    @MainActor
    private static func signs() -> [GroupChannel] {
        let members = [Fixture.ana, Fixture.bo, Fixture.zoe].map { Fixture.member($0) }
        let last = Fixture.message("@Ana, can you look?", by: Fixture.bo, minutesAgo: 5)
        return [
            Fixture.channel("m", name: "Mentioned", members: members, last: last, unread: 4, mentions: 1),
            Fixture.channel("q", name: "Quiet", members: members, last: last, trigger: .off),
            Fixture.channel("f", name: "Frozen", members: members, last: last, isFrozen: true),
            Fixture.channel("s", name: "Supergroup", members: members, last: last, isSuper: true),
            Fixture.channel("b", name: "Broadcast", members: members, last: last, isBroadcast: true, isSuper: true),
            Fixture.channel(
                "a", name: "Everything at once, and a long name", members: members, last: last, unread: 128,
                isFrozen: true, isSuper: true, trigger: .off, mentions: 3),
        ]
    }

    @MainActor
    private func conversation() -> StillChannelViewController {
        var channel = Fixture.room(
            "Weekend hike 🥾", with: [Fixture.bo, Fixture.zoe], readMinutesAgo: 1, isFrozen: self == .frozen,
            isBroadcast: self == .broadcast, isMuted: self == .muted)
        if self == .unread { channel = Fixture.room("Weekend hike 🥾", with: [Fixture.bo, Fixture.zoe]) }
        let screen = StillChannelViewController(channel: channel)
        switch self {
        case .files: screen.still?.show(Self.files())
        case .unsent, .failedSheet: screen.still?.show(Fixture.conversation() + Self.unsent())
        case .channelEmpty, .channelError: screen.still?.show([])
        default: screen.still?.show(Fixture.conversation())
        }
        return screen
    }

    @MainActor
    private static func unsent() -> [BaseMessage] {
        [
            Fixture.chat(
                "This one failed, and is long enough for two lines", by: Fixture.ana, minutesAgo: 2, request: "f",
                status: .failed),
            Fixture.chat("This one is on its way", by: Fixture.ana, minutesAgo: 0, request: "p", status: .pending),
        ]
    }

    @MainActor
    private static func files() -> [BaseMessage] {
        PictureLoader.shared.keep(Fixture.landscape(720, 480), for: "sheet1")
        PictureLoader.shared.keep(Fixture.landscape(405, 720), for: "sheet2")
        return [
            Fixture.file(
                "IMG_1.jpg", type: "image/jpeg", thumbnail: CGSize(width: 720, height: 480), by: Fixture.bo,
                minutesAgo: 40, id: 1, request: "sheet1"),
            Fixture.file(
                "clip.mp4", type: "video/mp4", thumbnail: CGSize(width: 405, height: 720), by: Fixture.ana,
                minutesAgo: 30, id: 2, request: "sheet2"),
            Fixture.file(
                "route and timetable.pdf", type: "application/pdf", size: 2_345_678, by: Fixture.bo, minutesAgo: 20,
                id: 3),
            Fixture.file("notes.txt", type: "text/plain", size: 812, by: Fixture.ana, minutesAgo: 12, id: 4),
        ]
    }

    @MainActor
    private func userList(_ type: ChannelUserListType, users: [SBUUser]? = nil) -> StillUserList {
        var shown = users ?? Self.people
        if type == .operators { shown = Array(shown.prefix(2)) }
        if type == .muted || type == .banned { shown = Array(shown.dropFirst(2).prefix(5)) }
        if type == .participants {
            return StillUserList(
                channel: Fixture.openChannel(operators: [Fixture.ana]), users: shown, userListType: type)
        }
        return StillUserList(channel: Fixture.settled(isOperator: true), users: shown, userListType: type)
    }

    @MainActor
    private func viewer() -> SBUFileViewer {
        let message = Fixture.file(
            "IMG_1.jpg", type: "image/jpeg", thumbnail: CGSize(width: 720, height: 480), by: Fixture.zoe, id: 1)
        let owner = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo]))
        return SBUFileViewer(fileMessage: message, delegate: owner)
    }

    // MARK: States

    @MainActor
    private func fillList(_ list: StillListViewController) {
        if self == .listOffline { list.connectionStateDidChange(false) }
        if self == .channelType { list.showCreateChannelOrTypeSelector() }
    }

    @MainActor
    private func fillChannel(_ screen: StillChannelViewController) {
        guard let list = screen.listComponent else { return }
        switch self {
        case .typing:
            guard let channel = screen.channel as? GroupChannel else { return }
            channel.face.withLock { $0.typing = [Fixture.bo, Fixture.zoe] }
            screen.still?.channelDidUpdateTypingStatus(channel)
        case .unread:
            list.setUnreadLine(UnreadLine(time: Fixture.milliseconds(minutesAgo: 31), isComplete: true))
            (list.unreadMessageInfoView as? SBUUnreadMessageInfoView)?.updateCount(count: 128)
            list.unreadMessageInfoView?.isHidden = false
        case .suggestions: screen.input?.textView?.insertText("Tell @")
        case .messageMenu:
            guard let message = screen.still?.fullMessageList.first else { return }
            list.showMessageMenu(on: message, forRowAt: IndexPath(row: 0, section: 0))
        case .deleteAlert: list.showDeleteMessageAlert(on: Fixture.conversation()[11])
        case .failedSheet:
            guard let failed = screen.still?.fullMessageList.first(where: { $0.sendingStatus == .failed }) else {
                return
            }
            list.showFailedMessageMenu(on: failed)
        case .channelError: screen.didReceiveError(ChatError.networkError.asSBError, isBlocker: true)
        default: break
        }
    }
}
