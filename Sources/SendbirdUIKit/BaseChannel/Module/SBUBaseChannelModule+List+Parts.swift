import UIKit

// The parts of the list that are made where the app gave none.
extension SBUBaseChannelModule.List {
    func makeMissingParts() {
        if emptyView == nil {
            let view = SBUEmptyView(frame: .zero)
            view.type = .none
            view.delegate = self
            emptyView = view
        }
        if channelStateBanner == nil { channelStateBanner = SBUChannelStateBanner() }
        if scrollBottomView == nil {
            let view = SBUScrollBottomView()
            view.actionHandler = { [weak self] in self?.onTapScrollToBottom() }
            scrollBottomView = view
        }
        if newMessageInfoView == nil { newMessageInfoView = SBUNewMessageInfo() }
        if unreadMessageInfoView == nil { unreadMessageInfoView = SBUUnreadMessageInfoView() }
    }

    func setUpTable() {
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .interactive
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 56
        tableView.sectionHeaderHeight = 0
        tableView.sectionFooterHeight = 0
        // Upside down, the top is the bottom: room between the newest message and the input.
        tableView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.accessibilityIdentifier = "channel.messages"
    }

    /// Shows or takes away the sign that the first page is on its way.
    func showLoading(_ isLoading: Bool) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    /// Shows or hides the note on new messages, in a lane of its own under the
    /// rows: it never stands over one. What is read stays where it is.
    func setNewMessageInfo(hidden: Bool) {
        guard let newMessageInfoView, newMessageInfoView.isHidden != hidden else { return }
        newMessageInfoView.isHidden = hidden
        layout?.isLaneOpen = !hidden
        UIView.performWithoutAnimation { layoutIfNeeded() }
    }
}
