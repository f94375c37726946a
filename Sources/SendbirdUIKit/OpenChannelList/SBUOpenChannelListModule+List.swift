public import SendbirdChatSDK
import UIKit

extension SBUOpenChannelListModule {
    /// The rows of the open channel list.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelListModule.List {
        /// The kind of view for when there are no rows.
        public static var EmptyView: SBUEmptyView.Type = SBUEmptyView.self
        /// The kind of row, unless another one is registered.
        public static var ChannelCell: SBUBaseChannelCell.Type = SBUOpenChannelCell.self

        /// Hears what happens here.
        public var delegate: (any SBUOpenChannelListModuleListDelegate)? {
            get { baseDelegate as? any SBUOpenChannelListModuleListDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives the channels.
        public var dataSource: (any SBUOpenChannelListModuleListDataSource)? {
            get { baseDataSource as? any SBUOpenChannelListModuleListDataSource }
            set { baseDataSource = newValue }
        }
        /// The colours, once configured.
        public var theme: SBUOpenChannelListTheme?
        /// The channels that there are.
        public var channelList: [OpenChannel]? {
            baseChannelList as? [OpenChannel]
        }

        /// Says who hears of what happens here, where the channels are and what
        /// it looks like, then makes the table.
        open func configure(
            delegate: any SBUOpenChannelListModuleListDelegate,
            dataSource: any SBUOpenChannelListModuleListDataSource, theme: SBUOpenChannelListTheme
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
        open func setupStyles(theme: SBUOpenChannelListTheme? = nil) {
            if let theme { self.theme = theme }
            takeColors(background: self.theme?.backgroundColor, spinner: self.theme?.rightBarButtonTintColor)
            tableView.refreshControl?.tintColor = self.theme?.refreshIndicatorColor
            tableView.refreshControl?.backgroundColor = self.theme?.refreshBackgroundColor
        }
    }
}
