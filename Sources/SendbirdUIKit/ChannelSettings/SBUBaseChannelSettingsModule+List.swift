public import SendbirdChatSDK
public import UIKit

extension SBUBaseChannelSettingsModule {
    /// The picture and name of a channel over the rows of its settings.
    @preconcurrency @MainActor
    open class List: UIView, UITableViewDataSource, UITableViewDelegate {
        /// The table.
        public var tableView = UITableView()
        /// The channel's picture, name and address over the rows; nil for none.
        open var channelInfoView: UIView? {
            didSet { tableView.tableHeaderView = channelInfoView }
        }
        /// The rows, from the top down; made by `setupItems()`.
        open var items: [SBUChannelSettingItem] = []
        /// The colours, once configured.
        public var theme: SBUChannelSettingsTheme?

        /// Hears what happens here.
        public weak var baseDelegate: (any SBUBaseChannelSettingsModuleListDelegate)?
        /// Gives what is shown.
        public weak var baseDataSource: (any SBUBaseChannelSettingsModuleListDataSource)?
        /// The channel, once it is loaded.
        public var baseChannel: BaseChannel? {
            baseDataSource?.baseChannelSettingsModule(self, channelForTableView: tableView)
        }
        /// Whether the user of the app is an operator of the channel.
        public var isOperator: Bool {
            baseDataSource?.baseChannelSettingsModuleIsOperator(self) ?? false
        }

        private static let identifier = "SBUBaseChannelSettingCell"

        /// The kind of row.
        var cellKind: SBUBaseChannelSettingCell.Type { SBUBaseChannelSettingCell.self }
        /// Makes what stands over the rows.
        func makeChannelInfoView() -> UIView { SBUChannelSettingsChannelInfoView(frame: .zero) }

        /// Creates a list.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Makes the table, its rows and what stands over them.
        open func setupViews() {
            tableView.dataSource = self
            tableView.delegate = self
            tableView.separatorStyle = .none
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = SBUBaseChannelSettingCell.heightEstimate
            tableView.accessibilityIdentifier = "settings.table"
            tableView.register(cellKind, forCellReuseIdentifier: Self.identifier)
            addConstrained(tableView)
            if channelInfoView == nil { channelInfoView = makeChannelInfoView() }
            setupItems()
        }

        /// Lets the table fill the view.
        open func setupLayouts() {
            tableView.pinEdges(to: self)
        }

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
            if let theme { self.theme = theme }
            backgroundColor = self.theme?.backgroundColor
            tableView.backgroundColor = self.theme?.backgroundColor
            (channelInfoView as? SBUChannelSettingsChannelInfoView)?.updateStyles()
            setNeedsLayout()
        }

        /// Makes the rows. Makes none here.
        open func setupItems() {}

        /// Fills a row. Does nothing for rows that are no `SBUBaseChannelSettingCell`.
        open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
            guard let cell = cell as? SBUBaseChannelSettingCell, items.indices.contains(indexPath.row) else { return }
            cell.configure(with: items[indexPath.row])
        }

        /// Makes the rows anew from the channel as it is.
        open func reloadTableView() {
            setupItems()
            tableView.reloadData()
        }

        /// Shows the channel as it is over the rows.
        open func reloadChannelInfoView() {
            (channelInfoView as? SBUChannelSettingsChannelInfoView)?.configure(channel: baseChannel)
            setNeedsLayout()
        }

        /// Shows a picture that is not on the server yet.
        open func updateChannelInfoView(coverImage: UIImage) {
            (channelInfoView as? SBUChannelSettingsChannelInfoView)?.coverImage
                .setImage(withImage: coverImage, makeCircle: true, contentMode: .scaleAspectFill)
        }

        /// Ends writing in what stands over the rows.
        open func endEditingChannelInfoView() {
            channelInfoView?.endEditing(true)
        }

        /// Gives what stands over the rows the height that it asks for.
        open override func layoutSubviews() {
            super.layoutSubviews()
            guard let channelInfoView, bounds.width > 0 else { return }
            let fitting = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
            let size = channelInfoView.systemLayoutSizeFitting(
                fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
            guard channelInfoView.frame != frame else { return }
            channelInfoView.frame = frame
            // The table takes the height only of a header that it is given.
            tableView.tableHeaderView = channelInfoView
        }

        // MARK: Table

        /// Returns how many rows there are.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            items.count
        }

        /// Returns a row, filled.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
            configureCell(cell, indexPath: indexPath)
            return cell
        }

        /// A row was tapped: does what it is for.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            guard items.indices.contains(indexPath.row) else { return }
            items[indexPath.row].tapHandler?()
        }
    }
}
