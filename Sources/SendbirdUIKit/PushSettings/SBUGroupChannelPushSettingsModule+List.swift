public import SendbirdChatSDK
public import UIKit

extension SBUGroupChannelPushSettingsModule {
    /// The switch of a channel's notifications and, while it is on, which
    /// messages notify.
    @preconcurrency @MainActor
    open class List: UIView, UITableViewDataSource, UITableViewDelegate {
        private static let identifier = "SBUGroupChannelPushSettingCell"

        /// The kind of row; set it before screens are shown.
        public static var ChannelPushSettingCell: SBUGroupChannelPushSettingCell.Type = SBUGroupChannelPushSettingCell
            .self

        /// The table.
        public var tableView = UITableView()
        /// The colours, once configured.
        public var theme: SBUChannelSettingsTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUGroupChannelPushSettingsModuleListDelegate)?
        /// Gives what is shown.
        public weak var dataSource: (any SBUGroupChannelPushSettingsModuleListDataSource)?
        /// What is chosen; `.off` while it is not known.
        public var pushTriggerOption: GroupChannelPushTriggerOption {
            dataSource?.groupChannelPushSettingsModule(self, pushTriggerOptionForTableView: tableView) ?? .off
        }

        private var isOn: Bool { pushTriggerOption != .off }

        /// Creates a list.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here, who gives what is shown, and
        /// what it looks like, then makes the table.
        open func configure(
            delegate: (any SBUGroupChannelPushSettingsModuleListDelegate)?,
            dataSource: (any SBUGroupChannelPushSettingsModuleListDataSource)?, theme: SBUChannelSettingsTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the table.
        open func setupViews() {
            tableView.dataSource = self
            tableView.delegate = self
            tableView.separatorStyle = .none
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = SBUBaseChannelSettingCell.heightEstimate
            tableView.accessibilityIdentifier = "pushSettings.table"
            tableView.register(Self.ChannelPushSettingCell, forCellReuseIdentifier: Self.identifier)
            addConstrained(tableView)
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
        }

        /// Fills a row: the switch first, then the options.
        open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
            guard let cell = cell as? SBUGroupChannelPushSettingCell else { return }
            guard let type = option(at: indexPath) else {
                cell.configureSwitch(isOn: isOn)
                cell.switchAction = { [weak self] in self?.change(to: $0 ? .all : .off) }
                return
            }
            cell.switchAction = nil
            cell.configureOption(type, isChosen: (type == .mention) == (pushTriggerOption == .mentionOnly))
        }

        private func option(at indexPath: IndexPath) -> ChannelPushSettingsSubType? {
            ChannelPushSettingsSubType(rawValue: indexPath.row - 1)
        }

        private func change(to option: GroupChannelPushTriggerOption) {
            delegate?.groupChannelPushSettingsModule(self, didChangeNotification: option)
        }

        /// Fills all rows anew.
        open func reloadTableView() {
            tableView.reloadData()
        }

        // MARK: Table

        /// Returns one row for the switch, and those of the options while it is on.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            isOn ? 1 + ChannelPushSettingsSubType.allCases.count : 1
        }

        /// Returns a row, filled.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
            configureCell(cell, indexPath: indexPath)
            return cell
        }

        /// A row was tapped: turns the switch, or chooses the option.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            switch option(at: indexPath) {
            case .all: change(to: .all)
            case .mention: change(to: .mentionOnly)
            case nil: (tableView.cellForRow(at: indexPath) as? SBUBaseChannelSettingCell)?.turnSwitch()
            }
        }
    }
}
