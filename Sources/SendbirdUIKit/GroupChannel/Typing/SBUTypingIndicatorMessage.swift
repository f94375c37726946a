public import SendbirdChatSDK
import UIKit

/// The row that says who is typing, under everything else.
///
/// It is the screen's own: no server knows it, and it has neither id nor sender.
/// Shown where `SendbirdUI.config.groupChannel.channel.typingIndicatorTypes`
/// has `.bubble`.
// Unchecked: the one property is set once, and its elements never change.
open class SBUTypingIndicatorMessage: BaseMessage, @unchecked Sendable {
    /// Who is typing, the first to begin first.
    public let typers: [SBUUser]

    /// Makes the row.
    /// - Parameter createdAt: When it is shown, in milliseconds since 1970.
    public init(channelURL: String, typers: [SBUUser], createdAt: Int64) {
        self.typers = typers
        super.init(rowIn: channelURL, requestID: "SBUTypingIndicatorMessage", createdAt: createdAt)
    }

    /// How many are typing.
    public var numberOfTypers: Int { typers.count }

    /// Two are equal when they say the same of the same channel.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SBUTypingIndicatorMessage else { return false }
        return other.channelURL == channelURL && other.typers == typers
    }

    /// Equal rows have equal hashes.
    open override var hash: Int { channelURL.hashValue }
}
