import SendbirdChatSDK
import UIKit

extension SBUOpenChannelModule {
    /// The header of an open channel's screen: back, the channel's picture, name and number of
    /// participants, and on the far side the settings, or for who may not change them the participants.
    @preconcurrency @MainActor
    open class Header: SBUBaseChannelModule.Header {
        /// Who is told.
        open weak var delegate: (any SBUOpenChannelModuleHeaderDelegate)? {
            get { baseDelegate as? any SBUOpenChannelModuleHeaderDelegate }
            set { baseDelegate = newValue }
        }

        private weak var ownButton: UIBarButtonItem?

        /// Joins the header to its screen and sets it up.
        open func configure(delegate: any SBUOpenChannelModuleHeaderDelegate, theme: SBUChannelTheme) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupLayouts()
            setupActions()
            setupStyles()
        }

        /// Makes the item on the far side where there is none.
        open override func setupViews() {
            super.setupViews()
            if rightBarButton == nil { makeRightBarButton(opensSettings: false) }
        }

        /// Shows the item that opens the settings, or for others the one that shows who is there. An item of the
        /// app's own stays.
        ///
        /// - Parameter isOperator: Whether the user may open the settings.
        open func updateBarButton(isOperator: Bool) {
            guard rightBarButton == nil || rightBarButton === ownButton else { return }
            makeRightBarButton(opensSettings: isOperator)
            setupStyles()
        }

        private func makeRightBarButton(opensSettings: Bool) {
            let button = UIBarButtonItem(
                icon: opensSettings ? SBUIconSet.iconInfo : SBUIconSet.iconMembers,
                label: opensSettings
                    ? SBUStringSet.Accessibility_Channel_Settings : SBUStringSet.Accessibility_Show_Participants,
                identifier: opensSettings ? "channel.settings" : "channel.participants"
            ) { [weak self] in self?.onTapRightBarButton() }
            ownButton = button
            rightBarButton = button
        }
    }
}
