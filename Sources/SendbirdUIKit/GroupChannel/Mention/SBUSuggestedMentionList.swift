public import UIKit

/// Whom the user may mean, above the input, while a name is being typed.
///
/// With the keyboard: arrows choose, Return or Tab takes, Escape closes.
@preconcurrency @MainActor
open class SBUSuggestedMentionList: SBUView, UITableViewDataSource, UITableViewDelegate {
    /// Hears who was chosen.
    open weak var delegate: (any SBUSuggestedMentionListDelegate)?
    /// Who is suggested.
    public private(set) var filteredUsers: [SBUUser] = []
    /// Whether one message already mentions as many as it may: then that is said in place of people.
    open var isLimitGuideEnabled = false
    /// Whether ids stand under names. Default: false.
    open var showsUserId = false
    /// The list.
    open lazy var tableView = UITableView(frame: .zero, style: .plain)
    /// A cell of the class that shows a person; nil for the standard one.
    public private(set) var userCell: UITableViewCell?
    /// A cell of the class that says that no more can be mentioned; nil for the standard one.
    public private(set) var limitGuideCell: UITableViewCell?
    /// How high the list is.
    public var heightConstraint: NSLayoutConstraint!
    /// The colours and fonts in use.
    open var theme: SBUChannelTheme = SBUTheme.channelTheme
    /// The most people that one message mentions.
    var limit = 0
    private(set) var highlighted = 0
    private let divider = UIView()

    private enum Metric {
        static let rowsSeen: CGFloat = 4.5
    }

    private enum Identifier {
        static let user = "user"
        static let limit = "limit"
    }

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = SBUUserCell.heightEstimate
        tableView.accessibilityIdentifier = "mention.suggestions"
        if userCell == nil { tableView.register(SBUUserCell.self, forCellReuseIdentifier: Identifier.user) }
        tableView.register(SBUMentionLimitGuideCell.self, forCellReuseIdentifier: Identifier.limit)
        addConstrained(tableView, divider)
        isHidden = true
    }

    open override func setupLayouts() {
        super.setupLayouts()
        tableView.pinEdges(to: self)
        heightConstraint = heightAnchor.constraint(equalToConstant: 0)
        heightConstraint.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            heightConstraint,
            divider.topAnchor.constraint(equalTo: topAnchor),
            divider.leadingAnchor.constraint(equalTo: leadingAnchor),
            divider.trailingAnchor.constraint(equalTo: trailingAnchor),
            divider.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.channelTheme
        backgroundColor = SBUTheme.userCellTheme.backgroundColor
        tableView.backgroundColor = SBUTheme.userCellTheme.backgroundColor
        divider.backgroundColor = theme.separatorColor
        tableView.reloadData()
    }

    // MARK: - Cells

    /// Shows people in cells of this one's class; before the list is shown.
    public func register(userCell: UITableViewCell, nib: UINib? = nil) {
        self.userCell = userCell
        tableView.register(type(of: userCell), forCellReuseIdentifier: Identifier.user)
    }

    /// Says that no more can be mentioned in cells of this one's class.
    public func register(limitGuideCell: UITableViewCell, nib: UINib? = nil) {
        self.limitGuideCell = limitGuideCell
        tableView.register(type(of: limitGuideCell), forCellReuseIdentifier: Identifier.limit)
    }

    /// Fills a cell.
    open func configureCell(_ cell: UITableViewCell?, forRowAt indexPath: IndexPath) {
        if let cell = cell as? SBUMentionLimitGuideCell { return cell.configure(limit: limit) }
        guard let cell = cell as? SBUUserCell, filteredUsers.indices.contains(indexPath.row) else { return }
        cell.configure(type: .none, user: filteredUsers[indexPath.row])
        if !showsUserId { cell.userIdLabel.isHidden = true }
        let theme = SBUTheme.componentTheme
        cell.backgroundColor = indexPath.row == highlighted ? theme.highlightedColor : theme.backgroundColor
    }

    // MARK: - Showing

    /// Shows people, the first one chosen; hides itself when there are none.
    open func reloadData(with users: [SBUUser]) {
        filteredUsers = users
        highlighted = 0
        let rows = isLimitGuideEnabled ? 1 : users.count
        isHidden = rows == 0
        tableView.reloadData()
        // Rows are as high as their text, which may be large: a first layout tells.
        let row = max(SBUUserCell.heightEstimate, SBUTheme.userCellTheme.nicknameTextFont.lineHeight + 24)
        heightConstraint.constant = (min(CGFloat(rows), Metric.rowsSeen) * row).rounded()
        tableView.setContentOffset(.zero, animated: false)
    }

    /// Tells that somebody was chosen.
    open func selectUser(_ user: SBUUser) {
        delegate?.suggestedUserList(self, didSelectUser: user)
    }

    // MARK: - Keys

    /// Takes a key; returns whether it meant something to the list.
    func take(_ key: InputKey) -> Bool {
        guard !isHidden, !isLimitGuideEnabled, !filteredUsers.isEmpty else { return false }
        switch key {
        case .up: highlight((highlighted + filteredUsers.count - 1) % filteredUsers.count)
        case .down: highlight((highlighted + 1) % filteredUsers.count)
        case .enter, .tab: selectUser(filteredUsers[highlighted])
        case .escape: reloadData(with: [])
        }
        return true
    }

    private func highlight(_ row: Int) {
        let rows = [highlighted, row].map { IndexPath(row: $0, section: 0) }
        highlighted = row
        tableView.reloadRows(at: Array(Set(rows)), with: .none)
        tableView.scrollToRow(at: rows[1], at: .none, animated: false)
        UIAccessibility.post(notification: .announcement, argument: filteredUsers[row].refinedNickname())
    }

    // MARK: - UITableViewDataSource, UITableViewDelegate

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isLimitGuideEnabled ? 1 : filteredUsers.count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: isLimitGuideEnabled ? Identifier.limit : Identifier.user, for: indexPath)
        configureCell(cell, forRowAt: indexPath)
        return cell
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isLimitGuideEnabled, filteredUsers.indices.contains(indexPath.row) else { return }
        selectUser(filteredUsers[indexPath.row])
    }
}
