public import SendbirdChatSDK
public import UIKit

extension SBUBaseChannelModule {
    /// The list of a channel's messages.
    ///
    /// It is drawn upside down: row 0 is the lowest, so that a new message
    /// comes in at the bottom and older ones are put in above without anything
    /// moving. Changes are applied exactly, row by row.
    @preconcurrency @MainActor
    open class List: UIView, SBUViewLifeCycle, UITableViewDataSource, UITableViewDelegate, SBUEmptyViewDelegate {
        // MARK: - Views

        /// The table.
        open lazy var tableView = UITableView(frame: .zero, style: .plain)
        /// What is shown when there is nothing to show, or something went wrong.
        open var emptyView: UIView?
        /// The banner at the top; by default it says that the channel is frozen.
        open var channelStateBanner: UIView?
        /// The note on messages that came in below.
        open var newMessageInfoView: UIView?
        /// The button that goes to the newest message.
        open var scrollBottomView: UIView?

        // MARK: - Where it belongs

        /// The colours and fonts in use.
        public var theme: SBUChannelTheme?
        weak var baseDelegate: (any SBUBaseChannelModuleListDelegate)?
        weak var baseDataSource: (any SBUBaseChannelModuleListDataSource)?
        private(set) var shownRows: [RowAppearance] = []
        private var isShown = false
        private var shownWidth: CGFloat = 0
        private let spinner = UIActivityIndicatorView(style: .medium)
        private lazy var midnight = Midnight { [weak self] in self?.applyMessageChanges() }

        /// The channel.
        public var baseChannel: BaseChannel? {
            baseDataSource?.baseChannelModule(self, channelForTableView: tableView)
        }
        /// All messages, the lowest row first.
        public var fullMessageList: [BaseMessage] {
            baseDataSource?.baseChannelModule(self, fullMessagesInTableView: tableView) ?? []
        }
        /// Messages that the server has, newest first.
        public var sentMessages: [BaseMessage] {
            baseDataSource?.baseChannelModule(self, sentMessagesInTableView: tableView) ?? []
        }
        /// Whether the newest message is seen, or nearly.
        public var isScrollNearByBottom: Bool { tableView.contentOffset.y + tableView.contentInset.top < 60 }

        /// Makes a list with nothing in it yet.
        public required init() {
            super.init(frame: .zero)
        }

        /// Unavailable: made in code.
        @available(*, unavailable, message: "Lists are made in code")
        public required init?(coder: NSCoder) { nil }

        // MARK: - Life cycle

        /// Makes the views that are not there yet.
        open func setupViews() {
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
            let parts: [UIView?] = [tableView, emptyView, channelStateBanner, newMessageInfoView, scrollBottomView]
            for part in parts.compactMap({ $0 }) { addSubview(part) }
            newMessageInfoView?.isHidden = true
            scrollBottomView?.isHidden = true
            channelStateBanner?.isHidden = true
            spinner.isUserInteractionEnabled = false
            spinner.accessibilityIdentifier = "channel.loading"
            spinner.accessibilityLabel = SBUStringSet.Loading
            addConstrained(spinner)
        }

        /// Lays the parts out.
        open func setupLayouts() {
            ListLayout(
                list: self, table: tableView, empty: emptyView, banner: channelStateBanner,
                newMessages: newMessageInfoView, scrollBottom: scrollBottomView
            ).activate()
            spinner.pinCenter(to: self)
        }

        /// Nothing more to wire.
        open func setupActions() {}

        /// Applies the theme in use.
        open func setupStyles() { setupStyles(theme: nil) }

        /// Applies a theme.
        open func setupStyles(theme: SBUChannelTheme? = nil) {
            if let theme { self.theme = theme }
            backgroundColor = self.theme?.backgroundColor
            tableView.backgroundColor = self.theme?.backgroundColor
            spinner.color = SBUTheme.componentTheme.loadingSpinnerColor
            (channelStateBanner as? SBUChannelStateBanner)?.setupStyles()
            (scrollBottomView as? SBUScrollBottomView)?.setupStyles()
            (newMessageInfoView as? SBUNewMessageInfo)?.setupStyles()
        }

        /// Nothing to lay out anew.
        open func updateLayouts() {}

        /// Applies the theme in use again.
        open func updateStyles() { updateStyles(theme: nil) }

        /// Applies themes again, to all rows too.
        open func updateStyles(
            theme: SBUChannelTheme? = nil, componentTheme: SBUComponentTheme = SBUTheme.componentTheme
        ) {
            setupStyles(theme: theme)
            (emptyView as? SBUEmptyView)?.setupStyles()
            reloadTableView()
        }

        // MARK: - Size

        /// Bubbles take a share of the width: rows are made anew when it changes,
        /// and the one that is read stays in its place.
        open override func layoutSubviews() {
            super.layoutSubviews()
            let width = tableView.bounds.width
            guard width != shownWidth else { return }
            let isFirst = shownWidth == 0
            shownWidth = width
            if isShown, !isFirst { ReadingPlace(in: tableView).keep { tableView.reloadData() } }
        }

        /// Days are told by today and yesterday, which the next midnight changes.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            midnight.isWatched = window != nil
        }

        // MARK: - Rows

        /// Shows or takes away the sign that the first page is on its way.
        func showLoading(_ isLoading: Bool) {
            if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        }

        /// Reads every row anew.
        open func reloadTableView() {
            shownRows = appearances()
            isShown = true
            tableView.reloadData()
        }

        /// Brings the rows in line with ``fullMessageList``, and touches only what changed.
        open func applyMessageChanges() {
            let rows = appearances()
            guard isShown, window != nil else { return reloadTableView() }
            let changes = RowChanges(from: shownRows, to: rows)
            guard !changes.isEmpty else { return }
            shownRows = rows
            let animation: UITableView.RowAnimation = changes.inserted.count == 1 ? .fade : .none
            if !changes.deleted.isEmpty || !changes.inserted.isEmpty {
                tableView.performBatchUpdates { [tableView] in
                    tableView.deleteRows(at: changes.deleted, with: animation)
                    tableView.insertRows(at: changes.inserted, with: animation)
                }
            }
            if !changes.changed.isEmpty { tableView.reloadRows(at: changes.changed, with: .none) }
        }

        private func appearances() -> [RowAppearance] {
            let messages = fullMessageList
            return messages.indices.map { index in
                RowAppearance(
                    messages[index], groupPosition: getMessageGroupingPosition(currentIndex: index),
                    hidesDate: checkSameDayAsNextMessage(currentIndex: index, fullMessageList: messages),
                    receipt: receiptState(of: messages[index]))
            }
        }

        /// Whether the row above (the next index) is of the same day: then no date stands between.
        open func checkSameDayAsNextMessage(currentIndex: Int, fullMessageList: [BaseMessage]) -> Bool {
            MessageGrouping(messages: fullMessageList, calendar: ScreenClock.current.calendar).isSameDayAsAbove(
                currentIndex)
        }

        /// The row's place among messages of the same sender and minute.
        open func getMessageGroupingPosition(currentIndex: Int) -> MessageGroupPosition {
            guard SBUGlobals.isMessageGroupingEnabled else { return .none }
            return MessageGrouping(messages: fullMessageList, calendar: ScreenClock.current.calendar).groupPosition(
                currentIndex)
        }

        /// How far a message of one's own has come.
        open func receiptState(of message: BaseMessage) -> SBUMessageReceiptState { .notUsed }

        /// Shows an empty state, or none.
        open func updateEmptyView(type: EmptyViewType) {
            (emptyView as? SBUEmptyView)?.reloadData(type)
            emptyView?.isHidden = type == .none
        }

        /// Shows or hides the button to the newest message.
        open func setScrollBottomView(hidden: Bool) {
            scrollBottomView?.isHidden = hidden
        }

        /// Goes to the newest message.
        open func scrollToBottom(animated: Bool) {
            guard tableView.numberOfRows(inSection: 0) > 0 else { return }
            tableView.setContentOffset(CGPoint(x: 0, y: -tableView.contentInset.top), animated: animated)
        }

        /// The button to the newest message was tapped.
        open func onTapScrollToBottom() {
            baseDelegate?.baseChannelModuleDidTapScrollToButton(self, animated: true)
        }

        // MARK: - Menus

        /// The entries of a message's menu, by what the user may do with it.
        open func createMessageMenuItems(for message: BaseMessage) -> [SBUMenuItem] {
            guard message is UserMessage else { return [] }
            var items = [createCopyMenuItem(for: message)]
            if message.sender?.userId == SBUGlobals.currentUser?.userId {
                items.append(createEditMenuItem(for: message))
                items.append(createDeleteMenuItem(for: message))
            }
            return items
        }

        /// The entry that copies the text.
        open func createCopyMenuItem(for message: BaseMessage) -> SBUMenuItem {
            menuItem(SBUStringSet.Copy, SBUIconSet.iconCopy) { list in
                list.baseDelegate?.baseChannelModule(list, didTapCopyMessage: message)
            }
        }

        /// The entry that begins to edit.
        open func createEditMenuItem(for message: BaseMessage) -> SBUMenuItem {
            menuItem(SBUStringSet.Edit, SBUIconSet.iconEdit) { list in
                list.baseDelegate?.baseChannelModule(list, didTapEditMessage: message)
            }
        }

        /// The entry that asks, then deletes.
        open func createDeleteMenuItem(for message: BaseMessage) -> SBUMenuItem {
            menuItem(SBUStringSet.Delete, SBUIconSet.iconDelete) { list in
                list.showDeleteMessageAlert(on: message)
            }
        }

        private func menuItem(
            _ title: String, _ image: UIImage, action: @escaping (SBUBaseChannelModule.List) -> Void
        ) -> SBUMenuItem {
            SBUMenuItem(
                title: title, color: theme?.menuTextColor, image: image, tintColor: theme?.menuItemTintColor
            ) { [weak self] in
                if let self { action(self) }
            }
        }

        /// Opens a message's menu.
        open func showMessageMenu(on message: BaseMessage, forRowAt indexPath: IndexPath) {
            switch message.sendingStatus {
            case .failed, .canceled: showFailedMessageMenu(on: message)
            case .none, .pending, .scheduled: break
            case .succeeded:
                guard let cell = tableView.cellForRow(at: indexPath) else { return }
                showMessageMenuSheet(for: message, cell: cell)
            }
        }

        /// Opens a message's menu as a sheet.
        open func showMessageMenuSheet(for message: BaseMessage, cell: UITableViewCell) {
            let items = createMessageMenuItems(for: message)
            guard !items.isEmpty else { return }
            MessageMenu(items: items, source: bubble(of: cell) ?? cell).present(from: parent(for: items)) {
                [weak self, weak cell] in
                guard let self, let cell else { return }
                baseDelegate?.baseChannelModule(self, didDismissMenuForCell: cell)
            }
        }

        /// Offers to send a failed message again, or to take it out.
        open func showFailedMessageMenu(on message: BaseMessage) {
            var items = [
                createCopyMenuItem(for: message),
                menuItem(SBUStringSet.Remove, SBUIconSet.iconDelete) { list in
                    list.baseDelegate?.baseChannelModule(list, didTapDeleteFailedMessage: message)
                },
            ]
            if message.isResendable() {
                let retry = menuItem(SBUStringSet.Retry, SBUIconSet.iconRefresh) { list in
                    list.baseDelegate?.baseChannelModule(list, didTapRetryFailedMessage: message)
                }
                items.insert(retry, at: 0)
            }
            let row = fullMessageList.firstIndex { MessageKey($0) == MessageKey(message) }
            let cell = row.flatMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
            MessageMenu(items: items, source: bubble(of: cell) ?? self).present(from: parent(for: items)) {}
        }

        /// Asks before a message is deleted.
        open func showDeleteMessageAlert(on message: BaseMessage, oneTimeTheme: SBUComponentTheme? = nil) {
            let alert = UIAlertController(title: SBUStringSet.Alert_Delete, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: SBUStringSet.Cancel, style: .cancel))
            alert.addAction(
                UIAlertAction(title: SBUStringSet.Delete, style: .destructive) { [weak self] _ in
                    guard let self else { return }
                    baseDelegate?.baseChannelModule(self, didTapDeleteMessage: message)
                })
            parent(for: [])?.present(alert, animated: true)
        }

        private func bubble(of cell: UITableViewCell?) -> UIView? {
            (cell as? SBUContentBaseMessageCell)?.mainContainerView ?? cell
        }

        private func parent(for items: [SBUMenuItem]) -> UIViewController? {
            baseDataSource?.baseChannelModule(self, parentViewControllerDisplayMenuItems: items)
        }

        // MARK: - Gestures

        /// Makes a cell's message answer to a tap.
        open func setTapGesture(_ cell: UITableViewCell, message: BaseMessage, indexPath: IndexPath) {
            baseDelegate?.baseChannelModule(self, didTapMessage: message, forRowAt: indexPath)
        }

        /// Makes a cell's message answer to a long press.
        open func setLongTapGesture(_ cell: UITableViewCell, message: BaseMessage, indexPath: IndexPath) {
            baseDelegate?.baseChannelModule(self, didLongTapMessage: message, forRowAt: indexPath)
        }

        /// Makes a sender's picture answer to a tap.
        open func setUserProfileTapGesture(_ user: SBUUser) {
            baseDelegate?.baseChannelModule(self, didTapUserProfile: user)
        }

        // MARK: - SBUEmptyViewDelegate

        /// Retry was chosen on the error view.
        open func didSelectRetry() {
            baseDelegate?.baseChannelModuleDidSelectRetry(self)
        }

        // MARK: - UITableViewDataSource, UITableViewDelegate

        /// One section, one row a message.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            fullMessageList.count
        }

        /// The cell of a message; made by the subclass that knows the kinds.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        open func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            baseDelegate?.baseChannelModule(self, willDisplay: cell, forRowAt: indexPath)
        }

        open func scrollViewDidScroll(_ scrollView: UIScrollView) {
            baseDelegate?.baseChannelModule(self, didScroll: scrollView)
            let hasNext = baseDataSource?.baseChannelModule(self, hasNextInTableView: tableView) ?? false
            setScrollBottomView(hidden: isScrollNearByBottom && !hasNext)
        }
    }
}
