public import SendbirdChatSDK
import UIKit

/// A row of a channel list, whatever it looks like.
@preconcurrency @MainActor
open class SBUBaseChannelCell: SBUTableViewCell {
    /// The channel that the row shows.
    public private(set) var channel: BaseChannel?

    /// Which call of the list's `setupStyles` the row has followed.
    var styleGeneration = 0

    /// Fills the row. An override calls super first.
    open func configure(channel: BaseChannel) {
        self.channel = channel
    }
}
