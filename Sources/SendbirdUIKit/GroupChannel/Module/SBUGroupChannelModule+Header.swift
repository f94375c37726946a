import UIKit

extension SBUGroupChannelModule {
    /// The header of a group channel's screen: back, and the channel's picture, name and state.
    @preconcurrency @MainActor
    open class Header: SBUBaseChannelModule.Header {
        /// Who is told.
        open weak var delegate: (any SBUGroupChannelModuleHeaderDelegate)? {
            get { baseDelegate as? any SBUGroupChannelModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }

        /// Joins the header to its screen and sets it up.
        open func configure(delegate: any SBUGroupChannelModuleHeaderDelegate, theme: SBUChannelTheme) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupLayouts()
            setupActions()
            setupStyles()
        }

        /// Makes the item that opens the settings where there is none.
        open override func setupViews() {
            super.setupViews()
            if rightBarButton == nil {
                rightBarButton = UIBarButtonItem(
                    icon: SBUIconSet.iconInfo, label: SBUStringSet.Accessibility_Channel_Settings,
                    identifier: "channel.settings"
                ) { [weak self] in self?.onTapRightBarButton() }
            }
        }
    }
}
