public import SendbirdChatSDK
public import UIKit

extension SBUGroupChannelSettingsModule {
    /// The picture and name of a group channel over the rows of its settings.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelSettingsModule.List {

        /// The kind of view over the rows; set it before screens are shown.
        public static var ChannelInfoView: SBUChannelSettingsChannelInfoView.Type = SBUChannelSettingsChannelInfoView
            .self
        /// The kind of row; set it before screens are shown.
        public static var SettingCell: SBUBaseChannelSettingCell.Type = SBUGroupChannelSettingCell.self

        /// Hears what happens here.
        public var delegate: (any SBUGroupChannelSettingsModuleListDelegate)? {
            get { baseDelegate as? any SBUGroupChannelSettingsModuleListDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives what is shown.
        public var dataSource: (any SBUGroupChannelSettingsModuleListDataSource)? {
            get { baseDataSource as? any SBUGroupChannelSettingsModuleListDataSource }
            set { baseDataSource = newValue }
        }
        /// The channel, once it is loaded.
        public var channel: GroupChannel? { baseChannel as? GroupChannel }

        override var cellKind: SBUBaseChannelSettingCell.Type { Self.SettingCell }
        override func makeChannelInfoView() -> UIView { Self.ChannelInfoView.init() }

        /// Says who hears of what happens here, who gives what is shown, and
        /// what it looks like, then makes the table.
        open func configure(
            delegate: any SBUGroupChannelSettingsModuleListDelegate,
            dataSource: any SBUGroupChannelSettingsModuleListDataSource, theme: SBUChannelSettingsTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the rows for the channel as it is: moderation for operators only,
        /// search where it is turned on. Without a channel there is none.
        open override func setupItems() {
            guard channel != nil else {
                items = []
                return
            }
            items = ChannelSettingItemType.allCases.compactMap { type in
                switch type {
                case .moderations: isOperator ? createModerationsItem() : nil
                case .notifications: createNotificationItem()
                case .members: createMembersItem()
                case .search:
                    SendbirdUI.config.groupChannel.setting.isMessageSearchEnabled ? createSearchItem() : nil
                case .leave: createLeaveItem()
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
                delegate?.groupChannelSettingsModuleDidSelectModerations(self)
            }.named("moderations")
        }

        /// Makes the row of the notifications, with what they are set to.
        open func createNotificationItem() -> SBUChannelSettingItem {
            let state =
                switch channel?.myPushTriggerOption {
                case .off: SBUStringSet.ChannelSettings_Notifications_Off
                case .mentionOnly: SBUStringSet.ChannelSettings_Notifications_Mentiones_Only
                case .all, .default, nil: SBUStringSet.ChannelSettings_Notifications_On
                }
            return SBUChannelSettingItem(
                title: SBUStringSet.ChannelSettings_Notifications, subTitle: state,
                icon: SBUIconSet.iconNotifications, isRightButtonHidden: false
            ) { [weak self] in
                guard let self else { return }
                delegate?.groupChannelSettingsModuleDidSelectNotifications(self)
            }.named("notifications")
        }

        /// Makes the row of the members, with how many they are.
        open func createMembersItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(
                title: SBUStringSet.ChannelSettings_Members_Title,
                subTitle: channel.map { SBUStringSet.number(Int($0.memberCount)) },
                icon: SBUIconSet.iconMembers, isRightButtonHidden: false
            ) { [weak self] in
                guard let self else { return }
                delegate?.groupChannelSettingsModuleDidSelectMembers(self)
            }.named("members")
        }

        /// Makes the row of the search. The screen behind it is the app's own:
        /// override `showSearch()`.
        open func createSearchItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(
                title: SBUStringSet.ChannelSettings_Search, icon: SBUIconSet.iconSearch, isRightButtonHidden: false
            ) { [weak self] in
                guard let self else { return }
                delegate?.groupChannelSettingsModuleDidSelectSearch(self)
            }.named("search")
        }

        /// Makes the row that leaves the channel.
        open func createLeaveItem() -> SBUChannelSettingItem {
            SBUChannelSettingItem(title: SBUStringSet.ChannelSettings_Leave, icon: SBUIconSet.iconLeave) {
                [weak self] in
                guard let self else { return }
                delegate?.groupChannelSettingsModuleDidSelectLeave(self)
            }.named("leave", kind: .leave)
        }

        /// A row was tapped: tells the delegate, then does what the row is for.
        open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate?.groupChannelSettingsModule(self, didSelectRowAt: indexPath)
            super.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
}
