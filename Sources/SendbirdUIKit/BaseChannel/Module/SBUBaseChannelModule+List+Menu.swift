import SendbirdChatSDK
import UIKit

// What can be done with a message. What cannot be done is left out.
extension SBUBaseChannelModule.List {
    func menuItems(for message: BaseMessage) -> [SBUMenuItem] {
        let right = SpeakingRight(in: baseChannel)
        let isOwn = message.sender != nil && message.sender?.userId == SBUGlobals.currentUser?.userId
        var items: [SBUMenuItem] = []
        switch message {
        case is UserMessage:
            items.append(createCopyMenuItem(for: message))
            if isOwn, right.canEdit { items.append(createEditMenuItem(for: message)) }
        case is FileMessage:
            items.append(createSaveMenuItem(for: message))
        default:
            return []
        }
        if isOwn, right.canDelete { items.append(createDeleteMenuItem(for: message)) }
        return items
    }

    func failedMenuItems(for message: BaseMessage) -> [SBUMenuItem] {
        var items: [SBUMenuItem] = []
        if message.isResendable() {
            items.append(
                menuItem(SBUStringSet.Retry, SBUIconSet.iconRefresh) { list in
                    list.baseDelegate?.baseChannelModule(list, didTapRetryFailedMessage: message)
                })
        }
        if message is UserMessage { items.append(createCopyMenuItem(for: message)) }
        items.append(
            menuItem(SBUStringSet.Remove, SBUIconSet.iconDelete) { list in
                list.baseDelegate?.baseChannelModule(list, didTapDeleteFailedMessage: message)
            })
        return items
    }

    /// What assistive tools offer to do with a message: what its menu has.
    func accessibilityActions(for message: BaseMessage) -> [UIAccessibilityCustomAction] {
        let items: [SBUMenuItem] =
            switch message.sendingStatus {
            case .failed, .canceled: failedMenuItems(for: message)
            case .succeeded: createMessageMenuItems(for: message)
            case .pending: uploadItems(for: message)
            case .none, .scheduled: []
            }
        return items.map { item in
            UIAccessibilityCustomAction(name: item.title ?? "") { _ in
                item.completionHandler?()
                return item.completionHandler != nil
            }
        }
    }

    func menuItem(
        _ title: String, _ image: UIImage, action: @escaping (SBUBaseChannelModule.List) -> Void
    ) -> SBUMenuItem {
        SBUMenuItem(title: title, color: theme?.menuTextColor, image: image, tintColor: theme?.menuItemTintColor) {
            [weak self] in
            if let self { action(self) }
        }
    }

    func presentMenu(
        _ items: [SBUMenuItem], at cell: UITableViewCell?,
        completion: @escaping (SBUBaseChannelModule.List) -> Void
    ) {
        guard !items.isEmpty else { return }
        MessageMenu(items: items, source: bubble(of: cell) ?? self).present(from: parent(for: items)) { [weak self] in
            if let self { completion(self) }
        }
    }

    func presentDeleteAlert(on message: BaseMessage, theme: SBUComponentTheme) {
        let alert = UIAlertController(title: SBUStringSet.Alert_Delete, message: nil, preferredStyle: .alert)
        alert.view.tintColor = theme.alertButtonColor
        alert.addAction(UIAlertAction(title: SBUStringSet.Cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: SBUStringSet.Delete, style: .destructive) { [weak self] _ in
                guard let self else { return }
                baseDelegate?.baseChannelModule(self, didTapDeleteMessage: message)
            })
        parent(for: [])?.present(alert, animated: true)
    }

    /// The cell that shows a message; nil while it is not on the screen.
    func cell(of message: BaseMessage) -> UITableViewCell? {
        let row = fullMessageList.firstIndex { MessageKey($0) == MessageKey(message) }
        return row.flatMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    }

    private func bubble(of cell: UITableViewCell?) -> UIView? {
        (cell as? SBUContentBaseMessageCell)?.mainContainerView
            ?? (cell as? SBUOpenChannelContentBaseMessageCell)?.mainContainerView ?? cell
    }

    private func parent(for items: [SBUMenuItem]) -> UIViewController? {
        baseDataSource?.baseChannelModule(self, parentViewControllerDisplayMenuItems: items)
    }
}
