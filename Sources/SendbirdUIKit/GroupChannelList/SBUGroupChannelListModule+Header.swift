import UIKit

extension SBUGroupChannelListModule {
    /// The header of the group channel list: title, back button, create button.
    @preconcurrency @MainActor
    open class Header: SBUBaseChannelListModule.Header {
        /// The kind of back button, unless one is set.
        public static var LeftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of create button, unless one is set.
        public static var RightBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of title, unless one is set.
        public static var TitleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self

        override var leftBarButtonType: SBUBarButtonItem.Type { Self.LeftBarButton }
        override var rightBarButtonType: SBUBarButtonItem.Type { Self.RightBarButton }
        override var titleViewType: SBUNavigationTitleView.Type { Self.TitleView }

        /// Hears what happens here.
        public var delegate: (any SBUGroupChannelListModuleHeaderDelegate)? {
            get { baseDelegate as? any SBUGroupChannelListModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }
        /// The colours, once configured.
        public var theme: SBUGroupChannelListTheme?

        /// Says who hears of what happens here and what it looks like, then makes
        /// title and buttons.
        open func configure(
            delegate: any SBUGroupChannelListModuleHeaderDelegate, theme: SBUGroupChannelListTheme
        ) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUGroupChannelListTheme? = nil) {
            if let theme { self.theme = theme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            for button in leftItems(canGoBack: true) { button.tintColor = self.theme?.leftBarButtonTintColor }
            for button in rightItems { button.tintColor = self.theme?.rightBarButtonTintColor }
        }
    }
}
