public import SendbirdChatSDK
public import UIKit

extension SBUBaseChannelListModule {
    /// The rows of a channel list.
    ///
    /// Rows follow the data source by exact changes: what is shown is compared
    /// with what there is by channel URL, and only rows that came, went or moved
    /// are touched. Where the reader is in the list does not change.
    @preconcurrency @MainActor
    open class List: UIView, SBUEmptyViewDelegate, UITableViewDataSource, UITableViewDelegate {
        /// The table.
        public var tableView = UITableView()
        /// Shown when there are no rows.
        open var emptyView: UIView? {
            didSet { tableView.backgroundView = emptyView }
        }
        /// A row of the kind that was registered for channels.
        public internal(set) var channelCell: SBUBaseChannelCell?
        /// A row of the kind that was registered for the app's own use.
        public internal(set) var customCell: SBUBaseChannelCell?
        /// Whether pulling the list down loads it anew. Default: true.
        public var isPullToRefreshEnabled = true {
            didSet { setupPullToRefresh() }
        }

        /// Hears what happens here.
        public weak var baseDelegate: (any SBUBaseChannelListModuleListDelegate)?
        /// Gives the channels.
        public weak var baseDataSource: (any SBUBaseChannelListModuleListDataSource)?

        /// The channels that there are.
        public var baseChannelList: [BaseChannel]? {
            baseDataSource?.baseChannelListModule(self, channelsInTableView: tableView)
        }

        /// Turns while there is nothing else to look at.
        let spinner = UIActivityIndicatorView(style: .medium)
        /// The channels whose rows the table has; differs from `baseChannelList`
        /// between a change and its application.
        private var shown: [BaseChannel] = []
        /// How many rows before the end the next page is asked for.
        private static let preloadingRows = 10

        /// How often styles were set: rows in reserve take the theme when they are used next.
        private var styleGeneration = 0

        /// Lets times follow the day: “Yesterday” moves on at midnight.
        private var dayChange: DayChange?

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
            tableView.estimatedRowHeight = SBUGroupChannelCell.heightEstimate
            tableView.accessibilityIdentifier = "channelList.table"
            addConstrained(tableView, spinner)
            spinner.accessibilityIdentifier = "channelList.loading"
            spinner.accessibilityLabel = SBUStringSet.Loading
            if emptyView == nil {
                let view = SBUEmptyView(frame: .zero)
                view.delegate = self
                emptyView = view
            }
            setupPullToRefresh()
            dayChange = DayChange { [weak self] in self?.refreshVisibleRows() }
        }

        /// Lets the table fill the view.
        open func setupLayouts() {
            tableView.pinEdges(to: self)
            spinner.pinCenter(to: self)
        }

        /// Adds or removes what is pulled down to load the list anew.
        open func setupPullToRefresh() {
            guard isPullToRefreshEnabled else {
                tableView.refreshControl = nil
                return
            }
            guard tableView.refreshControl == nil else { return }
            let control = UIRefreshControl()
            let refresh = UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                pullToRefresh(control)
            }
            control.addAction(refresh, for: .valueChanged)
            control.accessibilityLabel = SBUStringSet.Loading
            tableView.refreshControl = control
        }

        /// The list was pulled down: tells the delegate.
        open func pullToRefresh(_ sender: Any) {
            baseDelegate?.baseChannelListModuleDidSelectRefresh(self)
        }

        /// Takes colours, rows included.
        func takeColors(background: UIColor?, spinner spinnerColor: UIColor?) {
            styleGeneration += 1
            backgroundColor = background
            tableView.backgroundColor = background
            (emptyView as? SBUEmptyView)?.updateStyles()
            spinner.color = spinnerColor
            refreshVisibleRows()
        }

        // MARK: Rows

        /// Makes rows of another kind; call it before `configure`.
        open func register(channelCell: SBUBaseChannelCell, nib: UINib? = nil) {
            self.channelCell = channelCell
            register(channelCell, nib: nib, identifier: Self.channelIdentifier)
        }

        /// Adds a kind of row for the app's own use; call it before `configure`.
        open func register(customCell: SBUBaseChannelCell?, nib: UINib? = nil) {
            self.customCell = customCell
            if let customCell { register(customCell, nib: nib, identifier: Self.customIdentifier) }
        }

        /// The identifier of rows of `channelCell`'s kind.
        static let channelIdentifier = "SBUChannelCell"
        /// The identifier of rows of `customCell`'s kind.
        static let customIdentifier = "SBUCustomChannelCell"

        private func register(_ cell: SBUBaseChannelCell, nib: UINib?, identifier: String) {
            if let nib {
                tableView.register(nib, forCellReuseIdentifier: identifier)
            } else {
                tableView.register(type(of: cell), forCellReuseIdentifier: identifier)
            }
        }

        /// Fills a row.
        open func configureCell(_ channelCell: SBUBaseChannelCell?, indexPath: IndexPath) {
            if let channelCell, channelCell.styleGeneration != styleGeneration {
                channelCell.updateStyles()
                channelCell.styleGeneration = styleGeneration
            }
            guard let channelCell, let channel = channel(at: indexPath) else { return }
            channelCell.configure(channel: channel)
        }

        /// Returns the channel drawn in a row.
        func channel(at indexPath: IndexPath) -> BaseChannel? {
            shown.indices.contains(indexPath.row) ? shown[indexPath.row] : nil
        }

        /// Brings the rows up to what the data source has.
        open func reloadTableView() {
            tableView.refreshControl?.endRefreshing()
            let channels = baseChannelList ?? []
            let change = ListChange(from: shown.map(\.channelURL), to: channels.map(\.channelURL))
            let canAnimate = tableView.window != nil && !shown.isEmpty && !channels.isEmpty
            shown = channels
            if canAnimate {
                ListChangeApplication(tableView).apply(change)
                refreshVisibleRows()
            } else {
                tableView.reloadData()
            }
        }

        /// Fills the rows on the screen anew, where they are.
        func refreshVisibleRows() {
            for indexPath in tableView.indexPathsForVisibleRows ?? [] {
                configureCell(tableView.cellForRow(at: indexPath) as? SBUBaseChannelCell, indexPath: indexPath)
            }
        }

        /// Shows or takes away the sign that the first rows are on their way.
        func showLoading(_ isLoading: Bool) {
            if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        }

        /// Shows why there are no rows.
        open func updateEmptyView(type: EmptyViewType) {
            (emptyView as? SBUEmptyView)?.reloadData(type)
        }

        /// The button that tries again was tapped: tells the delegate.
        open func didSelectRetry() {
            updateEmptyView(type: .none)
            baseDelegate?.baseChannelListModuleDidSelectRetry(self)
        }

        // MARK: Table

        /// Returns how many rows are shown.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            shown.count
        }

        /// Returns a row of the registered kind, filled.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.channelIdentifier, for: indexPath)
            configureCell(cell as? SBUBaseChannelCell, indexPath: indexPath)
            return cell
        }

        /// A row was tapped: tells the delegate, with the place that the channel
        /// drawn there has now; nothing if it has just gone.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            guard let channel = channel(at: indexPath),
                let row = baseChannelList?.firstIndex(where: { $0.channelURL == channel.channelURL })
            else { return }
            baseDelegate?.baseChannelListModule(self, didSelectRowAt: IndexPath(row: row, section: 0))
        }

        /// A row is about to appear: asks for the next page near the end.
        open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            guard indexPath.row >= shown.count - Self.preloadingRows else { return }
            baseDelegate?.baseChannelListModule(self, didDetectPreloadingPosition: indexPath)
        }

        /// Returns what a row offers when it is swiped: nothing here.
        open func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }
    }
}
