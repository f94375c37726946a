import UIKit

extension SBURegisterOperatorModule {
    /// The header of the screen that makes people operators: title, back button, and the button that
    /// does it, with how many people are chosen.
    @preconcurrency @MainActor
    open class Header: SBUBaseSelectUserModule.Header {
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
        public var delegate: (any SBURegisterOperatorModuleHeaderDelegate)? {
            get { baseDelegate as? any SBURegisterOperatorModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }
        /// Tells who is chosen.
        public var dataSource: (any SBURegisterOperatorModuleHeaderDataSource)? {
            get { baseDataSource as? any SBURegisterOperatorModuleHeaderDataSource }
            set { baseDataSource = newValue }
        }

        /// Says who hears of what happens here, where the choice is and what it
        /// looks like, then makes title and buttons.
        open func configure(
            delegate: any SBURegisterOperatorModuleHeaderDelegate,
            dataSource: any SBURegisterOperatorModuleHeaderDataSource,
            theme: SBUUserListTheme
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
            if let title = titleView as? SBUNavigationTitleView, title.text == nil {
                title.text = SBUStringSet.InviteChannel_Header_Select_Members
            }
            rightBarButton?.style = .done
        }

        /// Brings the right button up to who is chosen.
        open override func updateRightBarButton() {
            super.updateRightBarButton()
            let title = SBUStringSet.InviteChannel_Register(selectedUserList?.count ?? 0)
            rightBarButton?.title = title
            rightBarButton?.accessibilityLabel = title
        }

        /// The left button was tapped: tells the delegate.
        open override func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.registerOperatorModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open override func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.registerOperatorModule(self, didTapRightItem: rightBarButton)
        }

        override func didUpdateTitleView() {
            delegate?.registerOperatorModule(self, didUpdateTitleView: titleView)
        }

        override func didUpdateLeftBarButton() {
            delegate?.registerOperatorModule(self, didUpdateLeftItem: leftBarButton)
        }

        override func didUpdateRightBarButton() {
            delegate?.registerOperatorModule(self, didUpdateRightItem: rightBarButton)
        }

        override func didUpdateLeftBarButtons() {
            delegate?.registerOperatorModule(self, didUpdateLeftItems: leftBarButtons)
        }

        override func didUpdateRightBarButtons() {
            delegate?.registerOperatorModule(self, didUpdateRightItems: rightBarButtons)
        }
    }
}
