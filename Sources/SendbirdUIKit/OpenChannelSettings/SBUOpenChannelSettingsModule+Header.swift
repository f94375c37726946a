import UIKit

extension SBUOpenChannelSettingsModule {
    /// The header of an open channel's settings: title, back button, and the
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
        public var delegate: (any SBUOpenChannelSettingsModuleHeaderDelegate)? {
            get { baseDelegate as? any SBUOpenChannelSettingsModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }

        /// Says who hears of what happens here, and what it looks like, then makes
        /// title and buttons.
        open func configure(delegate: any SBUOpenChannelSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// The left button was tapped: tells the delegate.
        open override func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.openChannelSettingsModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open override func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.openChannelSettingsModule(self, didTapRightItem: rightBarButton)
        }

        override func didUpdateTitleView() {
            delegate?.openChannelSettingsModule(self, didUpdateTitleView: titleView)
        }

        override func didUpdateLeftBarButton() {
            delegate?.openChannelSettingsModule(self, didUpdateLeftItem: leftBarButton)
        }

        override func didUpdateRightBarButton() {
            delegate?.openChannelSettingsModule(self, didUpdateRightItem: rightBarButton)
        }

        override func didUpdateLeftBarButtons() {
            delegate?.openChannelSettingsModule(self, didUpdateLeftItems: leftBarButtons)
        }

        override func didUpdateRightBarButtons() {
            delegate?.openChannelSettingsModule(self, didUpdateRightItems: rightBarButtons)
        }
    }
}
