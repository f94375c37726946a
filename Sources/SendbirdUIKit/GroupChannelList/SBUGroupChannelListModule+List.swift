public import SendbirdChatSDK
public import UIKit

extension SBUGroupChannelListModule {
    /// The rows of the group channel list.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelListModule.List {
        /// The kind of view for when there are no rows.
        public static var EmptyView: SBUEmptyView.Type = SBUEmptyView.self
        /// The kind of row, unless another one is registered.
        public static var ChannelCell: SBUBaseChannelCell.Type = SBUGroupChannelCell.self

        /// Hears what happens here.
        public var delegate: (any SBUGroupChannelListModuleListDelegate)? {
            get { baseDelegate as? any SBUGroupChannelListModuleListDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives the channels.
        public var dataSource: (any SBUGroupChannelListModuleListDataSource)? {
            get { baseDataSource as? any SBUGroupChannelListModuleListDataSource }
            set { baseDataSource = newValue }
        }
        /// The colours, once configured.
        public var theme: SBUGroupChannelListTheme?
        /// The channels that there are.
        public var channelList: [GroupChannel]? {
            baseChannelList as? [GroupChannel]
        }

        /// Says who hears of what happens here, where the channels are and what
        /// it looks like, then makes the table.
        open func configure(
            delegate: any SBUGroupChannelListModuleListDelegate,
            dataSource: any SBUGroupChannelListModuleListDataSource, theme: SBUGroupChannelListTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the table, with the rows and the empty view of this list.
        open override func setupViews() {
            if emptyView == nil {
                let view = Self.EmptyView.init()
                view.delegate = self
                emptyView = view
            }
            super.setupViews()
            if channelCell == nil {
                tableView.register(Self.ChannelCell, forCellReuseIdentifier: Self.channelIdentifier)
            }
        }

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUGroupChannelListTheme? = nil) {
            if let theme { self.theme = theme }
            takeColors(background: self.theme?.backgroundColor, spinner: self.theme?.rightBarButtonTintColor)
        }

        /// Fills a row, and offers to assistive tools what swiping offers.
        open override func configureCell(_ channelCell: SBUBaseChannelCell?, indexPath: IndexPath) {
            super.configureCell(channelCell, indexPath: indexPath)
            guard let channel = channel(at: indexPath) as? GroupChannel else { return }
            let leave = UIAccessibilityCustomAction(name: SBUStringSet.ChannelList_Leave) { [weak self] _ in
                self?.leave(channel)
                return true
            }
            let alarm = UIAccessibilityCustomAction(name: alarmTitle(channel)) { [weak self] _ in
                self?.toggleAlarm(channel)
                return true
            }
            channelCell?.accessibilityCustomActions = [leave, alarm]
        }

        /// Returns the swipe action that turns a channel's notifications on or off.
        open func alarmContextualAction(with indexPath: IndexPath) -> UIContextualAction? {
            guard let channel = channel(at: indexPath) as? GroupChannel else { return nil }
            let isOff = channel.myPushTriggerOption == .off
            let action = UIContextualAction(style: .normal, title: alarmTitle(channel)) { [weak self] _, _, done in
                self?.toggleAlarm(channel)
                done(true)
            }
            action.backgroundColor =
                isOff ? theme?.notificationOnBackgroundColor : theme?.notificationOffBackgroundColor
            let icon = isOff ? SBUIconSet.iconNotificationFilled : SBUIconSet.iconNotificationOffFilled
            if let tint = isOff ? theme?.notificationOnTintColor : theme?.notificationOffTintColor {
                action.image = icon.withTintColor(tint, renderingMode: .alwaysOriginal)
            }
            return action
        }

        private func alarmTitle(_ channel: GroupChannel) -> String {
            channel.myPushTriggerOption == .off
                ? SBUStringSet.ChannelList_Notifications_On : SBUStringSet.ChannelList_Notifications_Off
        }

        /// Mentions alone count as on: the swipe turns all off, and turns all on again.
        private func toggleAlarm(_ channel: GroupChannel) {
            let option: GroupChannelPushTriggerOption = channel.myPushTriggerOption == .off ? .all : .off
            delegate?.groupChannelListModule(self, didChangePushTriggerOption: option, channel: channel)
        }

        /// Returns the swipe action that leaves a channel.
        open func leaveContextualAction(with indexPath: IndexPath) -> UIContextualAction? {
            guard let channel = channel(at: indexPath) as? GroupChannel else { return nil }
            let action = UIContextualAction(style: .destructive, title: SBUStringSet.ChannelList_Leave) {
                [weak self] _, _, done in
                self?.leave(channel)
                done(true)
            }
            action.backgroundColor = theme?.leaveBackgroundColor
            if let tint = theme?.leaveTintColor {
                action.image = SBUIconSet.iconLeave.withTintColor(tint, renderingMode: .alwaysOriginal)
            }
            return action
        }

        private func leave(_ channel: GroupChannel) {
            delegate?.groupChannelListModule(self, didSelectLeave: channel)
        }

        /// Returns what a row offers when it is swiped: to leave the channel, and
        /// to turn its notifications on or off.
        open override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let actions = [leaveContextualAction(with: indexPath), alarmContextualAction(with: indexPath)]
                .compactMap { $0 }
            let configuration = UISwipeActionsConfiguration(actions: actions)
            // Leaving is not undone by swiping back: it takes a tap.
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
    }
}
