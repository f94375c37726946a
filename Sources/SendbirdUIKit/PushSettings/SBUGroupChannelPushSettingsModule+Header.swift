public import UIKit

extension SBUGroupChannelPushSettingsModule {
    /// The header of the settings of a channel's notifications: title and back
    /// button. They go into the navigation bar; the view itself is never shown.
    @preconcurrency @MainActor
    open class Header: UIView {
        /// The kind of back button, unless one is set.
        public static var LeftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of title, unless one is set.
        public static var TitleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self

        /// The title; setting it puts it into the navigation bar.
        open var titleView: UIView? {
            didSet { delegate?.groupChannelPushSettingsModule(self, didUpdateTitleView: titleView) }
        }
        /// The button before the title; setting it puts it into the navigation bar.
        open var leftBarButton: UIBarButtonItem? {
            didSet { delegate?.groupChannelPushSettingsModule(self, didUpdateLeftItem: leftBarButton) }
        }
        /// The button after the title; none unless set.
        open var rightBarButton: UIBarButtonItem? {
            didSet { delegate?.groupChannelPushSettingsModule(self, didUpdateRightItem: rightBarButton) }
        }
        /// The buttons before the title, where one is not enough; nil for `leftBarButton` alone.
        open var leftBarButtons: [UIBarButtonItem]? {
            didSet { delegate?.groupChannelPushSettingsModule(self, didUpdateLeftItems: leftBarButtons) }
        }
        /// The buttons after the title, from the edge inwards; nil for `rightBarButton` alone.
        open var rightBarButtons: [UIBarButtonItem]? {
            didSet { delegate?.groupChannelPushSettingsModule(self, didUpdateRightItems: rightBarButtons) }
        }
        /// The colours, once configured.
        public var theme: SBUChannelSettingsTheme?
        /// The colours and fonts of shared parts, once configured.
        public var componentTheme: SBUComponentTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUGroupChannelPushSettingsModuleHeaderDelegate)?

        /// The back button that this header made: one of the app's own is shown
        /// even where it does not go back.
        private weak var backButton: UIBarButtonItem?

        /// What stands before the title on a screen.
        ///
        /// - Parameter canGoBack: Whether there is anywhere to go back to.
        func leftItems(canGoBack: Bool) -> [UIBarButtonItem] {
            let items = leftBarButtons ?? [leftBarButton].compactMap { $0 }
            return canGoBack ? items : items.filter { $0 !== backButton }
        }

        /// What stands after the title.
        var rightItems: [UIBarButtonItem] { rightBarButtons ?? [rightBarButton].compactMap { $0 } }

        /// Creates a header.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here and what it looks like, then makes title and button.
        open func configure(
            delegate: any SBUGroupChannelPushSettingsModuleHeaderDelegate, theme: SBUChannelSettingsTheme,
            componentTheme: SBUComponentTheme
        ) {
            self.delegate = delegate
            self.theme = theme
            self.componentTheme = componentTheme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the title and the button that were not set.
        open func setupViews() {
            if titleView == nil {
                let view = Self.TitleView.init()
                if view.text == nil { view.text = SBUStringSet.ChannelPushSettings_Header_Title }
                titleView = view
            }
            if leftBarButton == nil {
                let button = Self.LeftBarButton.init()
                button.set(
                    icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "pushSettings.back"
                ) { [weak self] in self?.onTapLeftBarButton() }
                backButton = button
                leftBarButton = button
            }
        }

        /// Says where parts are. Does nothing here: the bar does.
        open func setupLayouts() {}

        /// Takes colours from the themes given, or from those it has.
        open func setupStyles(theme: SBUChannelSettingsTheme? = nil, componentTheme: SBUComponentTheme? = nil) {
            if let theme { self.theme = theme }
            if let componentTheme { self.componentTheme = componentTheme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            for button in leftItems(canGoBack: true) { button.tintColor = self.theme?.leftBarButtonTintColor }
            for button in rightItems { button.tintColor = self.theme?.rightBarButtonTintColor }
        }

        /// The left button was tapped: tells the delegate.
        open func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.groupChannelPushSettingsModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.groupChannelPushSettingsModule(self, didTapRightItem: rightBarButton)
        }
    }
}
