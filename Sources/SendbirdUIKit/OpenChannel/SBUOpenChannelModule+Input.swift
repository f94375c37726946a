public import Foundation
public import SendbirdChatSDK
import UIKit

extension SBUOpenChannelModule {
    /// Where the user writes into an open channel.
    @preconcurrency @MainActor
    open class Input: SBUBaseChannelModule.Input {
        /// Who is told.
        open weak var delegate: (any SBUOpenChannelModuleInputDelegate)? {
            get { baseDelegate as? any SBUOpenChannelModuleInputDelegate }
            set { baseDelegate = newValue }
        }

        /// Who is asked.
        open weak var dataSource: (any SBUOpenChannelModuleInputDataSource)? {
            get { baseDataSource as? any SBUOpenChannelModuleInputDataSource }
            set { baseDataSource = newValue }
        }

        /// The channel.
        public var channel: OpenChannel? { baseChannel as? OpenChannel }

        /// Joins the input to its screen and sets it up.
        open func configure(
            delegate: any SBUOpenChannelModuleInputDelegate, dataSource: any SBUOpenChannelModuleInputDataSource,
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

        override var switches: SBUConfig.Input { SendbirdUI.config.openChannel.channel.input }

        /// A file was picked: tells the delegate.
        open override func didPickFile(data: Data, fileName: String, mimeType: String) {
            delegate?.openChannelModule(self, didPickFileData: data, fileName: fileName, mimeType: mimeType)
        }

        /// Lets the user write, or says why not: muted or frozen.
        open override func updateMessageInputModeState() {
            if SpeakingRight(in: channel) == .muted { updateMutedModeState() } else { updateFrozenModeState() }
        }

        /// Lets a muted participant read, and says so.
        open func updateMutedModeState() {
            (messageInputView as? SBUMessageInputView)?.setMutedModeState(channel?.myMutedState == .muted)
        }
    }
}
