import SendbirdChatSDK
import UIKit

// How the parts of a channel's screen come together.
extension SBUBaseChannelViewController {
    /// Puts list and input into the view.
    func addComponents() {
        if let list = baseListComponent { view.addSubview(list) }
        if let input = baseInputComponent { view.addSubview(input) }
        navigationItem.titleView = baseHeaderComponent?.titleView
        navigationItem.leftItemsSupplementBackButton = false
        showBarItems()
    }

    func layOutComponents() {
        guard let list = baseListComponent, let input = baseInputComponent else { return }
        list.translatesAutoresizingMaskIntoConstraints = false
        input.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: input.topAnchor),
            input.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            input.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            input.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Shows the header's items in the bar: several where the app gave several.
    func showBarItems() {
        guard let header = baseHeaderComponent else { return }
        navigationItem.leftBarButtonItems = leftItems
        let right = header.rightBarButtons ?? header.rightBarButton.map { [$0] }
        navigationItem.rightBarButtonItems = useRightBarButtonItem ? right : nil
    }

    /// What the view model loaded before there was a view is shown now.
    func showWhatIsLoaded() {
        updateChannelTitle()
        updateBanner()
        baseListComponent?.reloadTableView()
        if hasFailed { return showFailure() }
        guard let model = baseViewModel, model.fullMessageList.isEmpty else { return }
        baseListComponent?.showLoading(model.isInitialLoad && model.channelURL != nil)
        baseListComponent?.updateEmptyView(type: model.isInitialLoad ? .none : .noMessages)
    }

    /// Says in place of messages that there are none to be had.
    func showFailure() {
        baseListComponent?.showLoading(false)
        baseListComponent?.updateEmptyView(type: .error)
        (baseInputComponent?.messageInputView as? SBUMessageInputView)?.setErrorState()
    }

    /// Shows the banner while the channel is frozen.
    func updateBanner() {
        guard let list = baseListComponent else { return }
        list.channelStateBanner?.isHidden = channel?.isFrozen != true
        list.layout?.placeUnread()
    }

    /// Says why what is edited was not saved: it stays in the field, to be saved again or copied.
    func tellRefusedEdit(_ error: SBError) {
        let mayNotWrite: [ChatError] = [
            .nonAuthorized, .socketChannelFrozen, .socketMutedUserInChannelSendMessageNotAllowed,
            .socketMutedUserInApplicationSendMessageNotAllowed,
        ]
        let isRefused = mayNotWrite.contains { $0.rawValue == error.code }
        let ok = SBUAlertButtonItem(title: SBUStringSet.OK) { _ in }
        SBUAlertView.show(
            title: isRefused ? SBUStringSet.Channel_Edit_Refused : SBUStringSet.ChannelSettings_Not_Changed,
            message: isRefused ? nil : FailureText(error).text, confirmButtonItem: ok, cancelButtonItem: nil)
    }

    /// Loads the next page before its end is seen: a third of a page ahead.
    func loadMore(near indexPath: IndexPath) {
        guard let model = baseViewModel else { return }
        if indexPath.row >= model.fullMessageList.count - 12, model.hasPrevious() { model.loadPrevMessages() }
        if indexPath.row < 12, model.hasNext() { model.loadNextMessages() }
    }

    /// Goes to the newest message, which may have to be loaded.
    func goToNewest(animated: Bool) {
        // First: the room that the note gives back moves the list, which would end the way down where it began.
        updateNewMessageInfo(hidden: true)
        if baseViewModel?.hasNext() == true {
            baseViewModel?.reloadMessageList()
        } else {
            baseListComponent?.scrollToBottom(animated: animated)
        }
        baseViewModel?.didSeeNewest()
    }
}
