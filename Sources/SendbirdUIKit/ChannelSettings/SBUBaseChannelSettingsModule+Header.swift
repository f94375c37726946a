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
        /// The colours, once configured.
        public var theme: SBUChannelSettingsTheme?

        weak var baseDelegate: (any SBUBaseChannelSettingsModuleHeaderDelegate)?
        weak var baseDataSource: (any SBUBaseChannelSettingsModuleHeaderDataSource)?

        /// Creates a header.
        public required convenience init() {
            self.init(frame: .zero)
        }

        /// Makes the title and the buttons that were not set.
        open func setupViews() {
            if titleView == nil {
                let view = SBUNavigationTitleView(frame: .zero)
                view.text = SBUStringSet.ChannelSettings_Header_Title
                titleView = view
            }
            if leftBarButton == nil {
                leftBarButton = UIBarButtonItem(
                    icon: SBUIconSet.iconBack, label: SBUStringSet.Accessibility_Back, identifier: "settings.back"
                ) { [weak self] in self?.onTapLeftBarButton() }
            }
            if rightBarButton == nil {
                let button = UIBarButtonItem(title: SBUStringSet.Edit, identifier: "settings.edit") { [weak self] in
                    self?.onTapRightBarButton()
                }
                button.accessibilityLabel = SBUStringSet.Accessibility_Edit_Channel
                rightBarButton = button
            }
        }

        /// Says where parts are. Does nothing here: the bar does.
        open func setupLayouts() {}

        /// Takes colours from the theme given, or from the one it has.
        open func setupStyles(theme: SBUChannelSettingsTheme? = nil) {
            if let theme { self.theme = theme }
            (titleView as? SBUNavigationTitleView)?.updateStyles()
            leftBarButton?.tintColor = self.theme?.leftBarButtonTintColor
            rightBarButton?.tintColor = self.theme?.rightBarButtonTintColor
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
