public import SendbirdChatSDK
public import UIKit

extension SBUBaseChannelModule {
    /// The list of a channel's messages.
    ///
    /// It is drawn upside down: row 0 is the lowest, so that a new message
    /// comes in at the bottom and older ones are put in above without anything
    /// moving. Changes are applied exactly, row by row.
    @preconcurrency @MainActor
    open class List: UIView, SBUViewLifeCycle, UITableViewDataSource, UITableViewDelegate, SBUEmptyViewDelegate,
        SBUUserProfileViewDelegate
    {
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
        /// The bar at the top that counts what was unread and goes to the first of it.
        open var unreadMessageInfoView: UIView?

        /// Somebody's small profile, shown over the screen.
        open lazy var userProfileView: UIView? = SBUUserProfileView(delegate: self)

        // MARK: - Where it belongs

        /// The colours and fonts in use.
        public var theme: SBUChannelTheme?
        weak var baseDelegate: (any SBUBaseChannelModuleListDelegate)?
        weak var baseDataSource: (any SBUBaseChannelModuleListDataSource)?
        var rows = ListRows()
        var layout: ListLayout?
        let spinner = UIActivityIndicatorView(style: .medium)
        private(set) var dayChange: DayChange?
        /// What is to be done before the next frame.
        let frameWork = FrameWork()

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
        var hasNext: Bool {
            baseDataSource?.baseChannelModule(self, hasNextInTableView: tableView) ?? false
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
            makeMissingParts()
            setUpTable()
            let parts: [UIView?] = [
                tableView, emptyView, channelStateBanner, unreadMessageInfoView, newMessageInfoView, scrollBottomView,
            ]
            for part in parts.compactMap({ $0 }) { addSubview(part) }
            for part in parts.dropFirst(2) { part?.isHidden = true }
            spinner.isUserInteractionEnabled = false
            spinner.accessibilityIdentifier = "channel.loading"
            spinner.accessibilityLabel = SBUStringSet.Loading
            addConstrained(spinner)
        }

        /// Lays the parts out.
        open func setupLayouts() {
            let layout = ListLayout(self)
            layout.activate()
            self.layout = layout
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
            for part in [channelStateBanner, scrollBottomView, newMessageInfoView, unreadMessageInfoView, emptyView] {
                (part as? any SBUViewLifeCycle)?.setupStyles()
            }
        }

        /// Nothing to lay out anew.
        open func updateLayouts() {}

        /// Applies the theme in use again.
        open func updateStyles() { updateStyles(theme: nil) }

        /// Applies themes again, to all rows too; what is read stays in its place.
        open func updateStyles(
            theme: SBUChannelTheme? = nil, componentTheme: SBUComponentTheme = SBUTheme.componentTheme
        ) {
            setupStyles(theme: theme)
            applyRowChanges(anew: true)
        }

        // MARK: - Size

        /// Bubbles take a share of the width: rows are made anew when it changes, and what is read stays in its place.
        open override func layoutSubviews() {
            super.layoutSubviews()
            if rows.takeWidth(tableView.bounds.width) {
                UIView.performWithoutAnimation { applyRowChanges(anew: true) }
            }
            frameWork.run()
        }

        /// Days are told by today and yesterday, which the next midnight changes.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            // No frame is drawn any more.
            if window == nil { frameWork.run() }
            dayChange = window == nil ? nil : DayChange { [weak self] in self?.applyMessageChanges() }
        }

        // MARK: - Rows

        /// Reads every row anew.
        open func reloadTableView() {
            rows.takeAll(fullMessageList, hasNext: hasNext)
            tableView.reloadData()
            updateScrollBottomView()
        }

        /// Brings the rows in line with ``fullMessageList``, and touches only what changed.
        open func applyMessageChanges() { applyRowChanges() }

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

        // MARK: - Scrolling

        /// Shows or hides the button to the newest message.
        open func setScrollBottomView(hidden: Bool) { scrollBottomView?.isHidden = hidden }

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
        open func createMessageMenuItems(for message: BaseMessage) -> [SBUMenuItem] { menuItems(for: message) }

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
            menuItem(SBUStringSet.Delete, SBUIconSet.iconDelete) { $0.showDeleteMessageAlert(on: message) }
        }

        /// The entry that saves a file.
        open func createSaveMenuItem(for message: BaseMessage) -> SBUMenuItem {
            menuItem(SBUStringSet.Save, SBUIconSet.iconDownload) { list in
                list.baseDelegate?.baseChannelModule(list, didTapSaveMessage: message)
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
            presentMenu(createMessageMenuItems(for: message), at: cell) { list in
                list.baseDelegate?.baseChannelModule(list, didDismissMenuForCell: cell)
            }
        }

        /// Offers to send a failed message again, or to take it out.
        open func showFailedMessageMenu(on message: BaseMessage) {
            presentMenu(failedMenuItems(for: message), at: cell(of: message)) { _ in }
        }

        /// Asks before a message is deleted.
        open func showDeleteMessageAlert(on message: BaseMessage, oneTimeTheme: SBUComponentTheme? = nil) {
            presentDeleteAlert(on: message, theme: oneTimeTheme ?? SBUTheme.componentTheme)
        }

        /// Shows a picture in place of a file message's own, as one that was made smaller by the app.
        open func setFileMessageCellImage(_ cell: UITableViewCell, fileMessage: FileMessage) {
            guard let cell = cell as? SBUFileMessageCell else { return }
            cell.baseFileContentView.configure(message: fileMessage, position: cell.position)
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

        // MARK: - SBUUserProfileViewDelegate

        /// A channel of two was asked for: opens it.
        open func didSelectMessage(userId: String?) {
            (userProfileView as? any SBUUserProfileViewProtocol)?.dismiss()
            if let userId { SendbirdUI.createAndMoveToChannel(userIds: [userId]) }
        }

        /// The profile was closed.
        open func didSelectClose() {
            (userProfileView as? any SBUUserProfileViewProtocol)?.dismiss()
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
            refresh(cell, at: indexPath.row)
            baseDelegate?.baseChannelModule(self, willDisplay: cell, forRowAt: indexPath)
        }

        /// A table may have a cell filled a little before it is shown, and a receipt may have come since.
        private func refresh(_ cell: UITableViewCell, at row: Int) {
            let messages = fullMessageList
            guard let shown = (cell as? any ShowsAppearance)?.appearance, messages.indices.contains(row),
                shown != appearance(of: row, in: messages)
            else { return }
            fill(cell, with: messages[row], at: IndexPath(row: row, section: 0))
        }

        /// Fills a cell anew; done by the subclass that knows the kinds.
        func fill(_ cell: UITableViewCell, with message: BaseMessage, at indexPath: IndexPath) {}

        open func scrollViewDidScroll(_ scrollView: UIScrollView) {
            baseDelegate?.baseChannelModule(self, didScroll: scrollView)
            updateScrollBottomView()
        }
    }
}
