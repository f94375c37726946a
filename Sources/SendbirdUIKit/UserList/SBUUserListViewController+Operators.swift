import SendbirdChatSDK
import UIKit

// What operators do in a list of people, and nobody else may.
extension SBUUserListViewController {
    /// Whether the user may add people to the list.
    var canAdd: Bool {
        guard let channel else { return false }
        switch userListType {
        case .operators: return channel.isOwnOperator
        case .members:
            guard let group = channel as? GroupChannel else { return false }
            return channel.isOwnOperator || !(group.isSuper || group.isBroadcast)
        case .none, .muted, .banned, .participants: return headerComponent?.rightBarButton != nil
        }
    }

    /// Shows what can be done about somebody.
    func showMenu(about user: SBUUser) {
        guard let channel, channel.isOwnOperator, user.userId != SBUGlobals.currentUser?.userId else { return }
        menuUser = user
        let items = UserAction.all(for: user, in: userListType, of: channel).map { action in
            SBUActionSheetItem(
                title: action.title,
                color: action == .ban ? componentTheme.actionSheetErrorColor : componentTheme.actionSheetTextColor
            ) { [weak self] in
                self?.menuUser = nil
                self?.perform(action, on: user)
            }
        }
        let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, color: componentTheme.actionSheetItemColor) {
            [weak self] in self?.menuUser = nil
        }
        SBUActionSheet.show(items: items, cancelItem: cancel, oneTimetheme: componentTheme)
    }

    private func perform(_ action: UserAction, on user: SBUUser) {
        switch action {
        case .register: viewModel?.registerAsOperator(user: user)
        case .unregister: viewModel?.unregisterOperator(user: user)
        case .mute: viewModel?.mute(user: user)
        case .unmute: viewModel?.unmute(user: user)
        case .ban: askBeforeBanning(user)
        case .unban: viewModel?.unban(user: user)
        }
    }

    private func askBeforeBanning(_ user: SBUUser) {
        menuUser = user
        let ban = SBUAlertButtonItem(
            title: SBUStringSet.UserList_Ban, color: SBUTheme.componentTheme.alertErrorColor
        ) { [weak self] _ in
            self?.menuUser = nil
            self?.viewModel?.ban(user: user)
        }
        let cancel = SBUAlertButtonItem(title: SBUStringSet.Cancel) { [weak self] _ in self?.menuUser = nil }
        SBUAlertView.show(
            title: SBUStringSet.UserList_Ban_Question(user.refinedNickname()),
            message: SBUStringSet.UserList_Ban_Description, confirmButtonItem: ban, cancelButtonItem: cancel)
    }

    /// Takes away what only operators may see, once the user is none.
    func followRole() {
        updateAddButton()
        listComponent?.refreshVisibleRows()
        guard let channel, !channel.isOwnOperator else { return }
        let mustGo: Bool
        switch userListType {
        case .operators, .muted, .banned: mustGo = true
        case .none, .members, .participants: mustGo = false
        }
        guard mustGo || menuUser != nil, navigationController != nil || presentingViewController != nil else { return }
        menuUser = nil
        (navigationController ?? self).presentedViewController?.dismiss(animated: false)
        if mustGo { onClickBack() }
        tell(SBUStringSet.ChannelSettings_No_Longer_Operator)
    }
}
