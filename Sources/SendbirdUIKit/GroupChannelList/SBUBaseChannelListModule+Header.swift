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

        /// Creates a header.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Makes the title and the buttons that were not set.
        open func setupViews() {
            if titleView == nil { titleView = makeTitleView() }
            if leftBarButton == nil { leftBarButton = makeLeftBarButton() }
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

        private func makeTitleView() -> UIView {
            let view = SBUNavigationTitleView(frame: .zero)
            view.text = SBUStringSet.ChannelList_Header_Title
            view.accessibilityIdentifier = "channelList.title"
            return view
        }

        private func makeLeftBarButton() -> UIBarButtonItem {
            UIBarButtonItem(
                icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "channelList.back"
            ) { [weak self] in self?.onTapLeftBarButton() }
        }

        private func makeRightBarButton() -> UIBarButtonItem {
            UIBarButtonItem(
                icon: SBUIconSet.iconCreate, label: SBUStringSet.Accessibility_Create_Channel,
                identifier: "channelList.create"
            ) { [weak self] in self?.onTapRightBarButton() }
        }
    }
}
