public import SendbirdChatSDK
public import UIKit

extension SBUModerationsModule {
    /// The rows of a channel's moderation: operators, muted, banned, freezing.
    @preconcurrency @MainActor
    open class List: UIView, UITableViewDataSource, UITableViewDelegate {
        private static let identifier = "SBUModerationCell"

        /// The kind of row; set it before screens are shown.
        public static var ModerationCell: SBUBaseChannelSettingCell.Type = SBUModerationCell.self

        /// The table.
        public var tableView = UITableView()
        /// A row of the kind that was registered; nil for ours.
        public private(set) var moderationCell: UITableViewCell?
        /// The colours, once configured.
        public var theme: SBUChannelSettingsTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUModerationsModuleListDelegate)?
        /// Gives what is shown.
        public weak var dataSource: (any SBUModerationsModuleListDataSource)?
        /// The channel, once it is loaded.
        public var channel: BaseChannel? {
            dataSource?.moderationsModule(self, channelForTableView: tableView)
        }
        /// What the rows are about, from the top down.
        var types: [ModerationItemType] {
            channel.map { ModerationItemType.allTypes(for: $0) } ?? []
        }

        /// Creates a list.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here, who gives what is shown, and
        /// what it looks like, then makes the table.
        open func configure(
            delegate: any SBUModerationsModuleListDelegate, dataSource: any SBUModerationsModuleListDataSource,
            theme: SBUChannelSettingsTheme
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
            tableView.accessibilityIdentifier = "moderations.table"
            if moderationCell == nil {
                tableView.register(Self.ModerationCell, forCellReuseIdentifier: Self.identifier)
            }
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

        /// Makes rows of another kind; call it before `configure`.
        open func register(moderationCell: UITableViewCell, nib: UINib? = nil) {
            self.moderationCell = moderationCell
            if let nib {
                tableView.register(nib, forCellReuseIdentifier: Self.identifier)
            } else {
                tableView.register(type(of: moderationCell), forCellReuseIdentifier: Self.identifier)
            }
        }

        /// Fills a row. Does nothing for rows that are no `SBUBaseChannelSettingCell`.
        open func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
            guard let cell = cell as? SBUBaseChannelSettingCell, types.indices.contains(indexPath.row) else { return }
            let type = types[indexPath.row]
            cell.configure(with: Self.item(type))
            guard type == .freezeChannel else { return }
            cell.show(isOn: channel?.isFrozen == true)
            cell.switchAction = { [weak self] isOn in
                guard let self else { return }
                delegate?.moderationsModule(self, didChangeFreezeMode: isOn)
            }
        }

        private static func item(_ type: ModerationItemType) -> SBUChannelSettingItem {
            switch type {
            case .operators:
                SBUChannelSettingItem(
                    title: SBUStringSet.ChannelSettings_Operators, icon: SBUIconSet.iconOperator,
                    isRightButtonHidden: false
                ).named("operators")
            case .mutedMembers:
                SBUChannelSettingItem(
                    title: SBUStringSet.ChannelSettings_Muted_Members, icon: SBUIconSet.iconMute,
                    isRightButtonHidden: false
                ).named("muted")
            case .mutedParticipants:
                SBUChannelSettingItem(
                    title: SBUStringSet.ChannelSettings_Muted_Participants, icon: SBUIconSet.iconMute,
                    isRightButtonHidden: false
                ).named("muted")
            case .bannedMembers:
                SBUChannelSettingItem(
                    title: SBUStringSet.ChannelSettings_Banned_Members, icon: SBUIconSet.iconBan,
                    isRightButtonHidden: false
                ).named("banned")
            case .bannedUsers:
                SBUChannelSettingItem(
                    title: SBUStringSet.ChannelSettings_Banned_Users, icon: SBUIconSet.iconBan,
                    isRightButtonHidden: false
                ).named("banned")
            case .freezeChannel:
                SBUChannelSettingItem(
                    title: SBUStringSet.ChannelSettings_Freeze_Channel, icon: SBUIconSet.iconFreeze,
                    isRightSwitchHidden: false
                ).named("freeze")
            }
        }

        /// Fills all rows anew.
        open func reloadTableView() {
            tableView.reloadData()
        }

        // MARK: Table

        /// Returns how many rows there are; none without a channel.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            types.count
        }

        /// Returns a row, filled.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
            configureCell(cell, indexPath: indexPath)
            return cell
        }

        /// A row was tapped: tells the delegate; a row with a switch turns it.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            guard types.indices.contains(indexPath.row) else { return }
            if types[indexPath.row] == .freezeChannel {
                (tableView.cellForRow(at: indexPath) as? SBUBaseChannelSettingCell)?.turnSwitch()
            }
            delegate?.moderationsModule(self, didSelectRowAt: indexPath)
        }
    }
}
