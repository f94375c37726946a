public import SendbirdChatSDK
import UIKit

/// A row of a channel list, whatever it looks like.
@preconcurrency @MainActor
open class SBUBaseChannelCell: SBUTableViewCell {
    /// The channel that the row shows.
    public private(set) var channel: BaseChannel?

    /// Fills the row. An override calls super first.
    open func configure(channel: BaseChannel) {
        self.channel = channel
    }
}
