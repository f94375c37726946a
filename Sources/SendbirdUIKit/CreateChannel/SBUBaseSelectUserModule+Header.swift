public import UIKit

extension SBUBaseSelectUserModule {
    /// The header of a screen that chooses users: its title and buttons go into
    /// the navigation bar; the view itself is never shown.
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
        public var theme: SBUUserListTheme?
        /// The colours and fonts of shared parts, once configured.
        public var componentTheme: SBUComponentTheme?

        /// Hears what happens here.
        public weak var baseDelegate: (any SBUBaseSelectUserModuleHeaderDelegate)?
        /// Tells who is chosen.
        public weak var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)?
        /// Who is chosen.
        public var selectedUserList: Set<SBUUser>? {
            baseDataSource?.selectedUsersForBaseSelectUserModule(self)
        }

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
            if titleView == nil { titleView = titleViewType.init() }
            if leftBarButton == nil {
                let button = makeLeftBarButton()
                backButton = button
                leftBarButton = button
            }
            if rightBarButton == nil { rightBarButton = makeRightBarButton() }
            updateRightBarButton()
        }

        /// The kind of title view that is made.
        var titleViewType: SBUNavigationTitleView.Type { SBUNavigationTitleView.self }
        /// The kind of back button that is made.
        var leftBarButtonType: SBUBarButtonItem.Type { SBUBarButtonItem.self }
        /// The kind of button that is made for being done.
        var rightBarButtonType: SBUBarButtonItem.Type { SBUBarButtonItem.self }

        private func makeLeftBarButton() -> UIBarButtonItem {
            let button = leftBarButtonType.init()
            button.set(
                icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "selectUser.back"
            ) { [weak self] in self?.onTapLeftBarButton() }
            return button
        }

        private func makeRightBarButton() -> UIBarButtonItem {
            let button = rightBarButtonType.init()
            button.primaryAction = UIAction(title: "") { [weak self] _ in self?.onTapRightBarButton() }
            button.accessibilityIdentifier = "selectUser.done"
            return button
        }

        /// Says where parts are. Does nothing here.
        open func setupLayouts() {}

        /// Takes colours from the themes given, or from those it has.
        open func setupStyles(theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil) {
            if let theme { self.theme = theme }
            if let componentTheme { self.componentTheme = componentTheme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            for button in leftItems(canGoBack: true) { button.tintColor = self.theme?.leftBarButtonTintColor }
            updateRightBarButton()
        }

        /// Brings the right button up to who is chosen: nobody, and it cannot be tapped.
        open func updateRightBarButton() {
            let count = selectedUserList?.count ?? 0
            rightBarButton?.isEnabled = count > 0
            rightBarButton?.tintColor =
                count > 0 ? theme?.rightBarButtonSelectedTintColor : theme?.rightBarButtonTintColor
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
