public import SendbirdChatSDK
import UIKit

extension SBUGroupChannelModule {
    /// Where the user writes into a group channel.
    @preconcurrency @MainActor
    open class Input: SBUBaseChannelModule.Input {
        /// Who is told.
        open weak var delegate: (any SBUGroupChannelModuleInputDelegate)? {
            get { baseDelegate as? any SBUGroupChannelModuleInputDelegate }
            set { baseDelegate = newValue }
        }

        /// Who is asked.
        open weak var dataSource: (any SBUGroupChannelModuleInputDataSource)? {
            get { baseDataSource as? any SBUGroupChannelModuleInputDataSource }
            set { baseDataSource = newValue }
        }

        /// The channel.
        public var channel: GroupChannel? { baseChannel as? GroupChannel }

        /// Joins the input to its screen and sets it up.
        open func configure(
            delegate: any SBUGroupChannelModuleInputDelegate, dataSource: any SBUGroupChannelModuleInputDataSource,
            theme: SBUChannelTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupActions()
            setupStyles()
            updateMessageInputModeState()
        }

        open override func updateMessageInputModeState() {
            if channel?.isBroadcast == true, channel?.myRole != .operator {
                updateBroadcastModeState()
            } else if channel?.myMutedState == .muted {
                updateMutedModeState()
            } else {
                updateFrozenModeState()
            }
        }

        /// Lets only operators write in a broadcast channel; the others read that they cannot.
        open func updateBroadcastModeState() {
            let isReader = channel?.isBroadcast == true && channel?.myRole != .operator
            (messageInputView as? SBUMessageInputView)?.setFrozenModeState(isReader)
        }

        /// Lets a muted member read, and says so.
        open func updateMutedModeState() {
            (messageInputView as? SBUMessageInputView)?.setMutedModeState(channel?.myMutedState == .muted)
        }
    }
}
