public import UIKit

extension SBUCreateOpenChannelModule {
    /// The header of the screen that creates an open channel: title, back button, and the button that
    /// creates. They go into the navigation bar; the view itself is never shown.
    @preconcurrency @MainActor
    open class Header: UIView {
        /// The title; setting it puts it into the navigation bar.
        open var titleView: UIView? {
            didSet { delegate?.createOpenChannelModule(self, didUpdateTitleView: titleView) }
        }
        /// The button before the title; setting it puts it into the navigation bar.
        open var leftBarButton: UIBarButtonItem? {
            didSet { delegate?.createOpenChannelModule(self, didUpdateLeftItem: leftBarButton) }
        }
        /// The button after the title; setting it puts it into the navigation bar.
        open var rightBarButton: UIBarButtonItem? {
            didSet { delegate?.createOpenChannelModule(self, didUpdateRightItem: rightBarButton) }
        }
        /// The colours, once configured.
        public var theme: SBUCreateOpenChannelTheme?
        /// Hears what happens here.
        public weak var delegate: (any SBUCreateOpenChannelModuleHeaderDelegate)?

        /// Creates a header.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Says who hears of what happens here and what it looks like, then makes title and buttons.
        open func configure(delegate: any SBUCreateOpenChannelModuleHeaderDelegate, theme: SBUCreateOpenChannelTheme) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupLayouts()
            setupStyles()
        }

        /// Makes the title and the buttons that were not set. Nothing can be created yet: there is no name.
        open func setupViews() {
            if titleView == nil {
                let view = SBUNavigationTitleView(frame: .zero)
                view.text = SBUStringSet.CreateOpenChannel_Header_Title
                titleView = view
            }
            if leftBarButton == nil {
                leftBarButton = UIBarButtonItem(
                    icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back,
                    identifier: "createOpenChannel.back"
                ) { [weak self] in self?.onTapLeftBarButton() }
            }
            if rightBarButton == nil {
                let button = UIBarButtonItem(
                    title: SBUStringSet.CreateOpenChannel_Create, identifier: "createOpenChannel.create"
                ) { [weak self] in self?.onTapRightBarButton() }
                button.style = .done
                rightBarButton = button
                enableRightBarButton(false)
            }
        }

        /// Says where parts are. Does nothing here: the bar does.
        open func setupLayouts() {}

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUCreateOpenChannelTheme? = nil) {
            if let theme { self.theme = theme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            leftBarButton?.tintColor = self.theme?.leftBarButtonTintColor
            enableRightBarButton(rightBarButton?.isEnabled ?? false)
        }

        /// Lets the button that creates be tapped, or not.
        open func enableRightBarButton(_ enabled: Bool) {
            rightBarButton?.isEnabled = enabled
            rightBarButton?.tintColor =
                enabled ? theme?.rightBarButtonTintColor : theme?.rightBarButtonDisabledTintColor
        }

        /// The left button was tapped: tells the delegate.
        open func onTapLeftBarButton() {
            guard let leftBarButton else { return }
            delegate?.createOpenChannelModule(self, didTapLeftItem: leftBarButton)
        }

        /// The right button was tapped: tells the delegate.
        open func onTapRightBarButton() {
            guard let rightBarButton else { return }
            delegate?.createOpenChannelModule(self, didTapRightItem: rightBarButton)
        }
    }
}
