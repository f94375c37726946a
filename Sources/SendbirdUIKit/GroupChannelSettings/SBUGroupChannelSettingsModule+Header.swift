import UIKit

extension SBUGroupChannelSettingsModule {
    /// The header of a group channel's settings: title, back button, and the
    /// button that edits name and picture.
    @preconcurrency @MainActor
    open class Header: SBUBaseChannelSettingsModule.Header {
        /// The kind of back button, unless one is set.
        public static var LeftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of right button, unless one is set.
        public static var RightBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of title, unless one is set.
        public static var TitleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self

        override var leftBarButtonType: SBUBarButtonItem.Type { Self.LeftBarButton }
        override var rightBarButtonType: SBUBarButtonItem.Type { Self.RightBarButton }
        override var titleViewType: SBUNavigationTitleView.Type { Self.TitleView }

        /// Hears what happens here.
        public var delegate: (any SBUGroupChannelSettingsModuleHeaderDelegate)? {
            get { baseDelegate as? any SBUGroupChannelSettingsModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }
        /// Gives what is shown.
        public var dataSource: (any SBUGroupChannelSettingsModuleHeaderDataSource)? {
            get { baseDataSource as? any SBUGroupChannelSettingsModuleHeaderDataSource }
            set { baseDataSource = newValue }
        }

        /// Says who hears of what happens here, who gives what is shown, and
        /// what it looks like, then makes title and buttons.
        open func configure(
            delegate: any SBUGroupChannelSettingsModuleHeaderDelegate,
            dataSource: any SBUGroupChannelSettingsModuleHeaderDataSource, theme: SBUChannelSettingsTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the title and the buttons that were not set.
        open override func setupViews() {
            super.setupViews()
            let title = dataSource?.groupChannelSettingsModule(self, channelNameForTitleView: titleView)
            if let title { (titleView as? SBUNavigationTitleView)?.text = title }
        }

        /// The left button was tapped: tells the delegate.
        open override func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.groupChannelSettingsModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open override func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.groupChannelSettingsModule(self, didTapRightItem: rightBarButton)
        }

        override func didUpdateTitleView() {
            delegate?.groupChannelSettingsModule(self, didUpdateTitleView: titleView)
        }

        override func didUpdateLeftBarButton() {
            delegate?.groupChannelSettingsModule(self, didUpdateLeftItem: leftBarButton)
        }

        override func didUpdateRightBarButton() {
            delegate?.groupChannelSettingsModule(self, didUpdateRightItem: rightBarButton)
        }

        override func didUpdateLeftBarButtons() {
            delegate?.groupChannelSettingsModule(self, didUpdateLeftItems: leftBarButtons)
        }

        override func didUpdateRightBarButtons() {
            delegate?.groupChannelSettingsModule(self, didUpdateRightItems: rightBarButtons)
        }
    }
}
