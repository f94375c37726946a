import Foundation
import SendbirdChatSDK

/// Hears of the connection for as long as it is kept.
@MainActor
final class ConnectionObservation: ConnectionDelegate {
    private let change: (_ isConnected: Bool) -> Void
    private let reconnected: () -> Void

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - change: The connection came or went.
    ///   - reconnected: It came back after a break; changes may have been missed.
    init(change: @escaping (_ isConnected: Bool) -> Void, reconnected: @escaping () -> Void = {}) {
        self.change = change
        self.reconnected = reconnected
        // The SDK holds delegates weakly: nothing has to be removed.
        SendbirdChat.addConnectionDelegate(self, identifier: "SendbirdUIKit.\(ObjectIdentifier(self).hashValue)")
    }

    func didConnect(userId: String) {
        change(true)
    }

    func didStartReconnection() {
        change(false)
    }

    func didSucceedReconnection() {
        change(true)
        reconnected()
    }

    func didFailReconnection() {
        change(false)
    }

    func didDisconnect(userId: String) {
        change(false)
    }
}
