public import UIKit

extension SBUBaseChannelListModule {
    /// The header of a channel list: its title and buttons go into the
    /// navigation bar; the view itself is never shown.
    @preconcurrency @MainActor
    open class Header: UIView {
        /// Hears what happens here.
        public weak var baseDelegate: (any SBUBaseChannelListModuleHeaderDelegate)?

        /// The title; setting it tells the delegate.
        open var titleView: UIView? {
            didSet { baseDelegate?.baseChannelListModule(self, didUpdateTitleView: titleView) }
        }
        /// The button before the title; setting it tells the delegate.
        open var leftBarButton: UIBarButtonItem? {
            didSet { baseDelegate?.baseChannelListModule(self, didUpdateLeftItem: leftBarButton) }
        }
        /// The button after the title; setting it tells the delegate.
        open var rightBarButton: UIBarButtonItem? {
            didSet { baseDelegate?.baseChannelListModule(self, didUpdateRightItem: rightBarButton) }
        }

        /// The buttons before the title, where one is not enough; nil for `leftBarButton` alone.
        open var leftBarButtons: [UIBarButtonItem]? {
            didSet { baseDelegate?.baseChannelListModule(self, didUpdateLeftItems: leftBarButtons) }
        }
        /// The buttons after the title, from the edge inwards; nil for `rightBarButton` alone.
        open var rightBarButtons: [UIBarButtonItem]? {
            didSet { baseDelegate?.baseChannelListModule(self, didUpdateRightItems: rightBarButtons) }
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
            if titleView == nil { titleView = makeTitleView() }
            if leftBarButton == nil {
                let button = makeLeftBarButton()
                backButton = button
                leftBarButton = button
            }
            if rightBarButton == nil { rightBarButton = makeRightBarButton() }
        }

        /// Says where parts are. Does nothing here.
        open func setupLayouts() {}

        /// The left button was tapped: tells the delegate.
        open func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            baseDelegate?.baseChannelListModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open func onTapRightBarButton() {
            guard let rightBarButton else { return }
            baseDelegate?.baseChannelListModule(self, didTapRightItem: rightBarButton)
        }

        /// Says under the title how the connection is; nil for nothing.
        func show(status: String?) {
            (titleView as? SBUNavigationTitleView)?.status = status
        }

        /// The kind of title view that is made.
        var titleViewType: SBUNavigationTitleView.Type { SBUNavigationTitleView.self }
        /// The kind of back button that is made.
        var leftBarButtonType: SBUBarButtonItem.Type { SBUBarButtonItem.self }
        /// The kind of create button that is made.
        var rightBarButtonType: SBUBarButtonItem.Type { SBUBarButtonItem.self }

        private func makeTitleView() -> UIView {
            let view = titleViewType.init()
            if view.text == nil { view.text = SBUStringSet.ChannelList_Header_Title }
            view.accessibilityIdentifier = "channelList.title"
            return view
        }

        private func makeLeftBarButton() -> UIBarButtonItem {
            let button = leftBarButtonType.init()
            button.set(
                icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "channelList.back"
            ) { [weak self] in self?.onTapLeftBarButton() }
            return button
        }

        private func makeRightBarButton() -> UIBarButtonItem {
            let button = rightBarButtonType.init()
            button.set(
                icon: SBUIconSet.iconCreate, label: SBUStringSet.Accessibility_Create_Channel,
                identifier: "channelList.create"
            ) { [weak self] in self?.onTapRightBarButton() }
            return button
        }
    }
}
