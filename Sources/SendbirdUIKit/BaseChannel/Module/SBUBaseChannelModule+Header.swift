public import SendbirdChatSDK
public import UIKit

extension SBUBaseChannelModule {
    /// The header of a channel's screen. It is never shown itself: its title
    /// view and items go to the navigation bar.
    @preconcurrency @MainActor
    open class Header: UIView, SBUViewLifeCycle {
        /// What stands in the middle of the bar.
        open var titleView: UIView? {
            didSet { baseDelegate?.baseChannelModule(self, didUpdateTitleView: titleView) }
        }
        /// The item that goes back.
        open var leftBarButton: UIBarButtonItem? {
            didSet { baseDelegate?.baseChannelModule(self, didUpdateLeftItem: leftBarButton) }
        }
        /// The item on the other side.
        open var rightBarButton: UIBarButtonItem? {
            didSet { baseDelegate?.baseChannelModule(self, didUpdateRightItem: rightBarButton) }
        }
        /// Several items in the place of ``leftBarButton``; nil for that one alone.
        open var leftBarButtons: [UIBarButtonItem]? {
            didSet { baseDelegate?.baseChannelModule(self, didUpdateLeftItems: leftBarButtons) }
        }
        /// Several items in the place of ``rightBarButton``; nil for that one alone.
        open var rightBarButtons: [UIBarButtonItem]? {
            didSet { baseDelegate?.baseChannelModule(self, didUpdateRightItems: rightBarButtons) }
        }
        /// The colours and fonts in use.
        public var theme: SBUChannelTheme?
        weak var baseDelegate: (any SBUBaseChannelModuleHeaderDelegate)?

        /// Makes a header with nothing in it yet.
        public required init() {
            super.init(frame: .zero)
        }

        /// Unavailable: made in code.
        @available(*, unavailable, message: "Headers are made in code")
        public required init?(coder: NSCoder) { nil }

        /// Makes the title view and the left item where there is none.
        open func setupViews() {
            if titleView == nil {
                let view = SBUChannelTitleView()
                titleView = view
            }
            if leftBarButton == nil {
                leftBarButton = UIBarButtonItem(
                    icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "channel.back"
                ) { [weak self] in self?.onTapLeftBarButton() }
            }
        }

        /// Nothing to lay out: the bar does.
        open func setupLayouts() {}

        /// Nothing more to wire.
        open func setupActions() {}

        /// Applies the theme in use.
        open func setupStyles() { setupStyles(theme: nil) }

        /// Applies a theme.
        open func setupStyles(theme: SBUChannelTheme? = nil) {
            if let theme { self.theme = theme }
            for item in leftBarButtons ?? [leftBarButton].compactMap({ $0 }) {
                item.tintColor = self.theme?.leftBarButtonTintColor
            }
            for item in rightBarButtons ?? [rightBarButton].compactMap({ $0 }) {
                item.tintColor = self.theme?.rightBarButtonTintColor
            }
            (titleView as? SBUChannelTitleView)?.setupStyles()
        }

        /// Nothing to lay out anew.
        open func updateLayouts() {}

        /// Applies the theme in use again.
        open func updateStyles() { setupStyles(theme: nil) }

        /// Applies a theme again.
        open func updateStyles(theme: SBUChannelTheme? = nil) { setupStyles(theme: theme) }

        /// The left item was chosen.
        open func onTapLeftBarButton() {
            if let leftBarButton { baseDelegate?.baseChannelModule(self, didTapLeftItem: leftBarButton) }
        }

        /// The right item was chosen.
        open func onTapRightBarButton() {
            if let rightBarButton { baseDelegate?.baseChannelModule(self, didTapRightItem: rightBarButton) }
        }

        /// Shows a channel's picture, name and state in the title view.
        open func update(channel: BaseChannel?, status: String?) {
            (titleView as? SBUChannelTitleView)?.configure(channel: channel, status: status)
        }
    }
}
