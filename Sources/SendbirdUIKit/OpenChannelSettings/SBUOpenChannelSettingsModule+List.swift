public import SendbirdChatSDK
public import UIKit

extension SBUOpenChannelSettingsModule {
    /// The picture, name and address of an open channel over the rows of its settings.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelSettingsModule.List {

        /// The kind of view over the rows; set it before screens are shown.
        public static var ChannelInfoView: SBUChannelSettingsChannelInfoView.Type = SBUChannelSettingsChannelInfoView
            .self
        /// The kind of row; set it before screens are shown.
        public static var SettingCell: SBUBaseChannelSettingCell.Type = SBUOpenChannelSettingCell.self

        /// Hears what happens here.
        public var delegate: (any SBUOpenChannelSettingsModuleListDelegate)? {
            get { baseDelegate as? any SBUOpenChannelSettingsModuleListDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives what is shown.
        public var dataSource: (any SBUOpenChannelSettingsModuleListDataSource)? {
            get { baseDataSource as? any SBUOpenChannelSettingsModuleListDataSource }
            set { baseDataSource = newValue }
        }
        /// The channel, once it is loaded.
        public var channel: OpenChannel? { baseChannel as? OpenChannel }

        private static let freezeIdentifier = "freeze"

        override var cellKind: SBUBaseChannelSettingCell.Type { Self.SettingCell }
        override func makeChannelInfoView() -> UIView { Self.ChannelInfoView.init() }

        /// Says who hears of what happens here, who gives what is shown, and
        /// what it looks like, then makes the table.
        open func configure(
            delegate: any SBUOpenChannelSettingsModuleListDelegate,
            dataSource: any SBUOpenChannelSettingsModuleListDataSource, theme: SBUChannelSettingsTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the rows for the channel as it is: moderation and freezing for operators,
        /// deleting for who may delete. Without a channel there is none.
        open override func setupItems() {
            guard channel != nil else {
                items = []
                return
            }
            let mayDelete = dataSource?.openChannelSettingsModuleMayChange(self) ?? isOperator
            items = OpenChannelSettingItemType.allCases.compactMap { type in
                switch type {
                case .moderations: isOperator ? createModerationsItem() : nil
                case .freeze: isOperator ? createFreezeItem() : nil
                case .participants: createParticipantsItem()
                case .delete: mayDelete ? createDeleteItem() : nil
                }
            }
        }

        /// Makes the row of the moderation.
        open func createModerationsItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(
                title: SBUStringSet.ChannelSettings_Moderations, icon: SBUIconSet.iconModerations,
                isRightButtonHidden: false
            ) { [weak self] in
                guard let self else { return }
                delegate?.openChannelSettingsModuleDidSelectModerations(self)
            }.named("moderations")
        }

        /// Makes the row with the switch that lets only operators write; an addition to the documented calls.
        open func createFreezeItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(
                title: SBUStringSet.ChannelSettings_Freeze_Channel, icon: SBUIconSet.iconFreeze,
                isRightSwitchHidden: false
            ).named(Self.freezeIdentifier)
        }

        /// Makes the row of the participants, with how many they are.
        open func createParticipantsItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(
                title: SBUStringSet.ChannelSettings_Participants_Title,
                subTitle: channel.map { SBUStringSet.number($0.participantCount) }, icon: SBUIconSet.iconMembers,
                isRightButtonHidden: false
            ) { [weak self] in
                guard let self else { return }
                delegate?.openChannelSettingsModuleDidSelectParticipants(self)
            }.named("participants")
        }

        /// Makes the row that deletes the channel.
        open func createDeleteItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(title: SBUStringSet.ChannelSettings_Delete, icon: SBUIconSet.iconDelete) {
                [weak self] in
                guard let self else { return }
                delegate?.openChannelSettingsModuleDidSelectDelete(self)
            }.named("delete", kind: .delete)
        }

        /// Fills a row; the switch shows whether the channel is frozen.
        open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
            super.configureCell(cell, indexPath: indexPath)
            guard let cell = cell as? SBUBaseChannelSettingCell, items.indices.contains(indexPath.row),
                items[indexPath.row].identifier == Self.freezeIdentifier
            else { return }
            cell.show(isOn: channel?.isFrozen ?? false)
            cell.switchAction = { [weak self] isOn in
                guard let self else { return }
                delegate?.openChannelSettingsModule(self, didTurnFreezing: isOn)
            }
        }

        /// A row was tapped: tells the delegate, then does what the row is for.
        open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate?.openChannelSettingsModule(self, didSelectRowAt: indexPath)
            super.tableView(tableView, didSelectRowAt: indexPath)
            guard items.indices.contains(indexPath.row), !items[indexPath.row].isRightSwitchHidden else { return }
            (tableView.cellForRow(at: indexPath) as? SBUBaseChannelSettingCell)?.turnSwitch()
        }
    }
}
