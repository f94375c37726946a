public import SendbirdChatSDK
import UIKit

/// What the state beside a message is filled with.
@preconcurrency @MainActor
open class SBUMessageStateViewParams {
    /// When it was sent, in milliseconds since 1970.
    public let timestamp: Int64
    /// How the sending stands.
    public let sendingState: MessageSendingStatus
    /// How far it has come.
    public let receiptState: SBUMessageReceiptState
    /// The side it stands on.
    public let position: MessagePosition

    /// Makes parameters.
    public init(
        timestamp: Int64, sendingState: MessageSendingStatus, receiptState: SBUMessageReceiptState,
        position: MessagePosition
    ) {
        self.timestamp = timestamp
        self.sendingState = sendingState
        self.receiptState = receiptState
        self.position = position
    }
}
