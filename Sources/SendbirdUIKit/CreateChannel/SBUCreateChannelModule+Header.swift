import UIKit

extension SBUCreateChannelModule {
    /// The header of the screen that creates a channel: title, back button, and
    /// the button that creates, with how many people are chosen.
    @preconcurrency @MainActor
    open class Header: SBUBaseSelectUserModule.Header {
        /// The kind of back button, unless one is set.
        public static var LeftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of button that creates, unless one is set.
        public static var RightBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
        /// The kind of title, unless one is set.
        public static var TitleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self

        override var leftBarButtonType: SBUBarButtonItem.Type { Self.LeftBarButton }
        override var rightBarButtonType: SBUBarButtonItem.Type { Self.RightBarButton }
        override var titleViewType: SBUNavigationTitleView.Type { Self.TitleView }

        /// Hears what happens here.
        public var delegate: (any SBUCreateChannelModuleHeaderDelegate)? {
            get { baseDelegate as? any SBUCreateChannelModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }
        /// Tells who is chosen.
        public var dataSource: (any SBUCreateChannelModuleHeaderDataSource)? {
            get { baseDataSource as? any SBUCreateChannelModuleHeaderDataSource }
            set { baseDataSource = newValue }
        }

        /// Says who hears of what happens here, where the choice is and what it
        /// looks like, then makes title and buttons.
        open func configure(
            delegate: any SBUCreateChannelModuleHeaderDelegate,
            dataSource: any SBUCreateChannelModuleHeaderDataSource, theme: SBUUserListTheme
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
                title.text = SBUStringSet.CreateChannel_Header_Title
            }
            rightBarButton?.style = .done
        }

        /// Brings the right button up to who is chosen.
        open override func updateRightBarButton() {
            super.updateRightBarButton()
            let title = SBUStringSet.CreateChannel_Create(selectedUserList?.count ?? 0)
            rightBarButton?.title = title
            rightBarButton?.accessibilityLabel = title
        }

        /// The left button was tapped: tells the delegate.
        open override func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.createChannelModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open override func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.createChannelModule(self, didTapRightItem: rightBarButton)
        }

        override func didUpdateTitleView() {
            delegate?.createChannelModule(self, didUpdateTitleView: titleView)
        }

        override func didUpdateLeftBarButton() {
            delegate?.createChannelModule(self, didUpdateLeftItem: leftBarButton)
        }

        override func didUpdateRightBarButton() {
            delegate?.createChannelModule(self, didUpdateRightItem: rightBarButton)
        }

        override func didUpdateLeftBarButtons() {
            delegate?.createChannelModule(self, didUpdateLeftItems: leftBarButtons)
        }

        override func didUpdateRightBarButtons() {
            delegate?.createChannelModule(self, didUpdateRightItems: rightBarButtons)
        }
    }
}
