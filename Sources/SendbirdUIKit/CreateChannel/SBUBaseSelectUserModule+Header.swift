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

        /// Creates a header.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Makes the title and the buttons that were not set.
        open func setupViews() {
            if titleView == nil { titleView = SBUNavigationTitleView(frame: .zero) }
            if leftBarButton == nil { leftBarButton = makeLeftBarButton() }
            if rightBarButton == nil { rightBarButton = makeRightBarButton() }
            updateRightBarButton()
        }

        private func makeLeftBarButton() -> UIBarButtonItem {
            UIBarButtonItem(
                icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "selectUser.back"
            ) { [weak self] in self?.onTapLeftBarButton() }
        }

        private func makeRightBarButton() -> UIBarButtonItem {
            UIBarButtonItem(title: "", identifier: "selectUser.done") { [weak self] in self?.onTapRightBarButton() }
        }

        /// Says where parts are. Does nothing here.
        open func setupLayouts() {}

        /// Takes colours from the themes given, or from those it has.
        open func setupStyles(theme: SBUUserListTheme? = nil, componentTheme: SBUComponentTheme? = nil) {
            if let theme { self.theme = theme }
            if let componentTheme { self.componentTheme = componentTheme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            leftBarButton?.tintColor = self.theme?.leftBarButtonTintColor
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
    }
}
