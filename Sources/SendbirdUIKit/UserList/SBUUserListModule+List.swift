public import SendbirdChatSDK
public import UIKit

extension SBUUserListModule {
    /// The rows of a list of a channel's people.
    @preconcurrency @MainActor
    open class List: UIView, SBUEmptyViewDelegate, UITableViewDataSource, UITableViewDelegate {
        private static let identifier = "SBUUserCell"
        /// How many rows before the end the next page is asked for.
        private static let preloadingRows = 10

        /// The kind of row; set it before screens are shown.
        public static var UserCell: SBUUserCell.Type = SBUUserCell.self
        /// The kind of view shown in place of rows; set it before screens are shown.
        public static var EmptyView: SBUEmptyView.Type = SBUEmptyView.self

        /// The table.
        public var tableView = UITableView()
        /// Shown when there are no rows.
        open var emptyView: UIView? {
            didSet { tableView.backgroundView = emptyView }
        }
        /// A row of the kind that was registered; nil for ours.
        public private(set) var userCell: UITableViewCell?
        /// The colours, once configured.
        public var theme: SBUUserListTheme?
        /// The colours and fonts of shared parts, once configured.
        public var componentTheme: SBUComponentTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUUserListModuleListDelegate)?
        /// Gives what is shown.
        public weak var dataSource: (any SBUUserListModuleListDataSource)?
        /// Which people the list shows.
        public var userListType = ChannelUserListType.none
        /// The channel, once it is loaded.
        public var channel: BaseChannel? { dataSource?.userListModule(self, channelForTableView: tableView) }
        /// The people in order.
        public var userList: [SBUUser] { dataSource?.userListModule(self, usersInTableView: tableView) ?? [] }

        /// The ids of the rows that the table has.
        private var shownIds: [String] = []

        /// Creates a list.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here, what the list shows and what it
        /// looks like, then makes the table.
        open func configure(
            delegate: any SBUUserListModuleListDelegate, dataSource: any SBUUserListModuleListDataSource,
            userListType: ChannelUserListType, theme: SBUUserListTheme, componentTheme: SBUComponentTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.userListType = userListType
            self.theme = theme
            self.componentTheme = componentTheme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the table and the view for when it is empty.
        open func setupViews() {
            tableView.dataSource = self
            tableView.delegate = self
            tableView.separatorStyle = .none
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = SBUUserCell.heightEstimate
            tableView.accessibilityIdentifier = "userList.table"
            addConstrained(tableView)
            if emptyView == nil {
                let view = Self.EmptyView.init()
                view.delegate = self
                emptyView = view
            }
            if userCell == nil { tableView.register(Self.UserCell, forCellReuseIdentifier: Self.identifier) }
        }

        /// Lets the table fill the view.
        open func setupLayouts() {
            tableView.pinEdges(to: self)
        }

        /// Takes colours from the themes given, or from those it has.
        open func setupStyles(theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil) {
            if let theme { self.theme = theme }
            if let componentTheme { self.componentTheme = componentTheme }
            backgroundColor = self.theme?.backgroundColor
            tableView.backgroundColor = self.theme?.backgroundColor
            (emptyView as? SBUEmptyView)?.updateStyles()
        }

        /// Makes rows of another kind; call it before `configure`.
        open func register(userCell: UITableViewCell, nib: UINib? = nil) {
            self.userCell = userCell
            if let nib {
                tableView.register(nib, forCellReuseIdentifier: Self.identifier)
            } else {
                tableView.register(type(of: userCell), forCellReuseIdentifier: Self.identifier)
            }
        }

        /// Fills a row. Does nothing for rows that are no `SBUUserCell`.
        open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
            guard let user = user(at: indexPath), let cell = cell as? SBUUserCell else { return }
            let isOwn = user.userId == SBUGlobals.currentUser?.userId
            cell.moreMenuHandler = { [weak self] in self?.setMoreMenuTapAction(user) }
            cell.userProfileTapHandler = isOwn ? nil : { [weak self] in self?.setUserProfileTapAction(user) }
            cell.configure(
                type: userListType.cellType, user: user, operatorMode: channel?.isOwnOperator ?? false)
        }

        /// Returns the person in a row.
        func user(at indexPath: IndexPath) -> SBUUser? {
            let users = userList
            return users.indices.contains(indexPath.row) ? users[indexPath.row] : nil
        }

        /// What can be done about somebody was asked for: tells the delegate.
        open func setMoreMenuTapAction(_ user: SBUUser) {
            delegate?.userListModule(self, didTapMoreMenuFor: user)
        }

        /// Somebody's picture was tapped: tells the delegate.
        open func setUserProfileTapAction(_ user: SBUUser) {
            delegate?.userListModule(self, didTapUserProfileFor: user)
        }

        /// Brings the rows up to the people there are; rows that stay keep their place.
        open func reloadTableView() {
            let ids = userList.map(\.userId)
            let change = ListChange(from: shownIds, to: ids)
            let isFirst = shownIds.isEmpty
            shownIds = ids
            if isFirst {
                tableView.reloadData()
            } else {
                ListChangeApplication(tableView).apply(change)
                refreshVisibleRows()
            }
        }

        /// Fills the rows on the screen anew, where they are.
        func refreshVisibleRows() {
            for indexPath in tableView.indexPathsForVisibleRows ?? [] {
                configureCell(tableView.cellForRow(at: indexPath), indexPath: indexPath)
            }
        }

        /// Shows why there are no rows.
        open func updateEmptyView(type: EmptyViewType) {
            (emptyView as? SBUEmptyView)?.reloadData(type)
        }

        /// The button that tries again was tapped: tells the delegate.
        open func didSelectRetry() {
            updateEmptyView(type: .none)
            delegate?.userListModuleDidSelectRetry(self)
        }

        // MARK: Table

        /// Returns how many people there are.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            userList.count
        }

        /// Returns a row of the registered kind, filled.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
            configureCell(cell, indexPath: indexPath)
            return cell
        }

        /// A row was tapped: tells the delegate.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            delegate?.userListModule(self, didSelectRowAt: indexPath)
        }

        /// A row is about to appear: asks for the next page near the end.
        open func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            guard indexPath.row >= userList.count - Self.preloadingRows else { return }
            delegate?.userListModule(self, didDetectPreloadingPosition: indexPath)
        }
    }
}
