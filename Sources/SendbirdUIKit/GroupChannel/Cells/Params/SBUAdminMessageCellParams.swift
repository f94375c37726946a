public import SendbirdChatSDK
import UIKit

/// What an admin message's cell is filled with.
@preconcurrency @MainActor
open class SBUAdminMessageCellParams: SBUBaseMessageCellParams {
    /// The message.
    public var adminMessage: AdminMessage? { message as? AdminMessage }

    /// Makes parameters.
    public init(message: AdminMessage, hideDateView: Bool) {
        super.init(message: message, hideDateView: hideDateView, messagePosition: .center)
    }
}
