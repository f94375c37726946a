import SendbirdChatSDK
import UIKit

// What was unread when the channel was opened: the line above the first of it, and the bar that goes there.
extension SBUGroupChannelViewController {
    private var unreadInfo: SBUUnreadMessageInfoView? {
        listComponent?.unreadMessageInfoView as? SBUUnreadMessageInfoView
    }

    func wireUnreadInfo() {
        unreadInfo?.actionHandler = { [weak self] in self?.goToFirstUnread() }
        unreadInfo?.closeHandler = { [weak self] in
            self?.hasSeenUnread = true
            self?.updateUnreadInfo()
        }
    }

    /// Puts the line where the user had read up to.
    func updateUnreadLine() {
        guard isViewLoaded else { return }
        let line = viewModel?.unreadMark.map {
            UnreadLine(time: $0.readUpTo, isComplete: viewModel?.hasPrevious() == false)
        }
        listComponent?.setUnreadLine(line)
    }

    /// Shows the bar while the line is further up than what is seen.
    func updateUnreadInfo() {
        guard let list = listComponent, let info = list.unreadMessageInfoView else { return }
        guard let mark = viewModel?.unreadMark, !hasSeenUnread, viewModel?.isInitialLoad == false else {
            info.isHidden = true
            return
        }
        if isSeen(list.unreadLineRow, in: list) {
            hasSeenUnread = true
            info.isHidden = true
            return
        }
        unreadInfo?.updateCount(count: mark.count)
        info.isHidden = false
    }

    private func isSeen(_ row: IndexPath?, in list: SBUGroupChannelModule.List) -> Bool {
        guard let row, view.window != nil else { return false }
        return list.tableView.indexPathsForVisibleRows?.contains(row) ?? false
    }

    /// Goes to the first message that was unread, which may have to be loaded.
    func goToFirstUnread() {
        guard let mark = viewModel?.unreadMark else { return }
        hasSeenUnread = true
        updateUnreadInfo()
        if listComponent?.unreadLineRow != nil {
            listComponent?.scrollToUnreadLine()
        } else {
            destination = .firstUnread
            viewModel?.loadInitialMessages(startingPoint: mark.readUpTo, showIndicator: true, initialMessages: nil)
        }
    }

    /// Goes where the list was asked to go, as soon as that is loaded.
    func goToDestination() {
        guard destination != .none, isViewLoaded, view.window != nil, let viewModel,
            !viewModel.fullMessageList.isEmpty
        else { return }
        switch destination {
        case .none: break
        case .startingPoint:
            destination = .none
            if let start = viewModel.getStartingPoint(), start != .max { listComponent?.scroll(toTime: start) }
        case .firstUnread:
            guard listComponent?.unreadLineRow != nil else {
                // The server has answered, and the message is not among what is there: it was deleted.
                if !viewModel.isInitialLoad { destination = .none }
                return
            }
            if !viewModel.isInitialLoad { destination = .none }
            listComponent?.scrollToUnreadLine()
        }
    }
}
