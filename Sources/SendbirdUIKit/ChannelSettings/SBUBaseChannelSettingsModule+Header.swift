public import UIKit

extension SBUBaseChannelSettingsModule {
    /// The header of a channel's settings: title, back button, and the button
    /// that edits name and picture. They go into the navigation bar; the view
    /// itself is never shown.
    @preconcurrency @MainActor
    open class Header: UIView {
        /// The title; setting it puts it into the navigation bar.
        open var titleView: UIView? {
            didSet { didUpdateTitleView() }
        }
        /// The button before the title; setting it puts it into the navigation bar.
        open var leftBarButton: UIBarButtonItem? {
            didSet { didUpdateLeftBarButton() }
        }
        /// The button after the title; setting it puts it into the navigation bar.
        open var rightBarButton: UIBarButtonItem? {
            didSet { didUpdateRightBarButton() }
        }
        /// The buttons before the title, where one is not enough; nil for `leftBarButton` alone.
        open var leftBarButtons: [UIBarButtonItem]? {
            didSet { didUpdateLeftBarButtons() }
        }
        /// The buttons after the title, from the edge inwards; nil for `rightBarButton` alone.
        open var rightBarButtons: [UIBarButtonItem]? {
            didSet { didUpdateRightBarButtons() }
        }
        /// The colours, once configured.
        public var theme: SBUChannelSettingsTheme?

        weak var baseDelegate: (any SBUBaseChannelSettingsModuleHeaderDelegate)?
        weak var baseDataSource: (any SBUBaseChannelSettingsModuleHeaderDataSource)?

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

        /// Makes the title and the buttons that were not set.
        open func setupViews() {
            if titleView == nil {
                let view = titleViewType.init()
                if view.text == nil { view.text = SBUStringSet.ChannelSettings_Header_Title }
                titleView = view
            }
            if leftBarButton == nil {
                let button = leftBarButtonType.init()
                button.set(
                    icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "settings.back"
                ) { [weak self] in self?.onTapLeftBarButton() }
                backButton = button
                leftBarButton = button
            }
            if rightBarButton == nil { rightBarButton = makeRightBarButton() }
        }

        /// The kind of title view that is made.
        var titleViewType: SBUNavigationTitleView.Type { SBUNavigationTitleView.self }
        /// The kind of back button that is made.
        var leftBarButtonType: SBUBarButtonItem.Type { SBUBarButtonItem.self }
        /// The kind of button that is made for editing.
        var rightBarButtonType: SBUBarButtonItem.Type { SBUBarButtonItem.self }

        private func makeRightBarButton() -> UIBarButtonItem {
            let button = rightBarButtonType.init()
            let title = button.title ?? SBUStringSet.Edit
            button.primaryAction = UIAction(title: button.image == nil ? title : "", image: button.image) {
                [weak self] _ in self?.onTapRightBarButton()
            }
            if button.accessibilityLabel == nil { button.accessibilityLabel = SBUStringSet.Accessibility_Edit_Channel }
            button.accessibilityIdentifier = "settings.edit"
            return button
        }

        /// Says where parts are. Does nothing here: the bar does.
        open func setupLayouts() {}

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
            if let theme { self.theme = theme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            for button in leftItems(canGoBack: true) { button.tintColor = self.theme?.leftBarButtonTintColor }
            for button in rightItems { button.tintColor = self.theme?.rightBarButtonTintColor }
        }

        /// The left button was tapped. Does nothing here.
        open func onTapLeftBarButton() {}
        /// The right button was tapped. Does nothing here.
        open func onTapRightBarButton() {}
        /// There is another title. Does nothing here.
        func didUpdateTitleView() {}
        /// There is another left button. Does nothing here.
        func didUpdateLeftBarButton() {}
        /// There is another right button. Does nothing here.
        func didUpdateRightBarButton() {}
        /// There are other left buttons. Does nothing here.
        func didUpdateLeftBarButtons() {}
        /// There are other right buttons. Does nothing here.
        func didUpdateRightBarButtons() {}
    }
}
