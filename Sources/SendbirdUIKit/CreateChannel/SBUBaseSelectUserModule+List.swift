public import UIKit

extension SBUBaseSelectUserModule {
    /// The rows of a screen that chooses users.
    @preconcurrency @MainActor
    open class List: UIView, SBUEmptyViewDelegate, UITableViewDataSource, UITableViewDelegate {
        /// The table.
        public var tableView = UITableView()
        /// Shown when there are no rows.
        open var emptyView: UIView? {
            didSet { tableView.backgroundView = emptyView }
        }
        /// A row of the kind that was registered.
        public private(set) var userCell: UITableViewCell?
        /// The colours, once configured.
        public var theme: SBUUserListTheme?

        /// Hears what happens here.
        public weak var baseDelegate: (any SBUBaseSelectUserModuleListDelegate)?
        /// Gives the rows.
        public weak var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)?
        /// The people in order.
        public var userList: [SBUUser]? {
            baseDataSource?.baseSelectUserModule(self, usersInTableView: tableView)
        }
        /// Who is chosen.
        public var selectedUserList: Set<SBUUser>? {
            baseDataSource?.baseSelectUserModule(self, selectedUsersInTableView: tableView)
        }

        private static let identifier = "SBUUserCell"

        /// Creates a list.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Makes the table and the view for when it is empty.
        open func setupViews() {
            tableView.dataSource = self
            tableView.delegate = self
            tableView.separatorStyle = .none
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = SBUUserCell.heightEstimate
            tableView.accessibilityIdentifier = "selectUser.table"
            addConstrained(tableView)
            if let topView { addConstrained(topView) }
            if emptyView == nil {
                let view = SBUEmptyView(frame: .zero)
                view.delegate = self
                emptyView = view
            }
            if userCell == nil {
                tableView.register(userCellType, forCellReuseIdentifier: Self.identifier)
            }
        }

        /// Lets the table fill the view, under what stands above it.
        open func setupLayouts() {
            NSLayoutConstraint.activate([
                tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
                tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            guard let topView else {
                tableView.topAnchor.constraint(equalTo: topAnchor).isActive = true
                return
            }
            NSLayoutConstraint.activate([
                topView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
                topView.leadingAnchor.constraint(equalTo: leadingAnchor),
                topView.trailingAnchor.constraint(equalTo: trailingAnchor),
                tableView.topAnchor.constraint(equalTo: topView.bottomAnchor),
            ])
        }

        /// What stands above the table; nothing here.
        var topView: UIView? { nil }

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUUserListTheme? = nil) {
            if let theme { self.theme = theme }
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
            cell.configure(type: listType, user: user, isChecked: isSelectedUser(user))
        }

        /// The kind of row, unless another one is registered.
        var userCellType: SBUUserCell.Type { SBUUserCell.self }

        /// What the list is for.
        var listType: UserListType { .none }

        /// Returns the person in a row.
        func user(at indexPath: IndexPath) -> SBUUser? {
            guard let users = userList, users.indices.contains(indexPath.row) else { return nil }
            return users[indexPath.row]
        }

        /// Whether somebody is chosen.
        open func isSelectedUser(_ user: SBUUser) -> Bool {
            selectedUserList?.contains(user) ?? false
        }

        /// Brings the rows up to the people there are.
        open func reloadTableView() {
            tableView.reloadData()
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

        /// The button that tries again was tapped. Hides the reason.
        open func didSelectRetry() {
            updateEmptyView(type: .none)
        }

        // MARK: Table

        /// Returns how many people there are.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            userList?.count ?? 0
        }

        /// Returns a row of the registered kind, filled.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
            configureCell(cell, indexPath: indexPath)
            return cell
        }

        /// A row was tapped. Does nothing here.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

        /// A row is about to appear. Does nothing here.
        open func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
    }
}
