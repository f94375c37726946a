import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("How far a message has come", .serialized, .oneAtATime)
@MainActor
struct MessageStatusTests {
    private func sign(_ room: LiveRoom) -> UIImage? {
        guard let state = room.cell(0)?.stateView as? SBUMessageStateView, !state.isHidden else { return nil }
        return state.stateImageView.isHidden ? nil : state.stateImageView.image
    }

    private func color(_ room: LiveRoom) -> UIColor? {
        (room.cell(0)?.stateView as? SBUMessageStateView)?.stateImageView.tintColor
    }

    private func isSign(_ image: UIImage?, _ icon: UIImage) -> Bool {
        image?.pngData() != nil && image?.pngData() == icon.withRenderingMode(.alwaysTemplate).pngData()
    }

    @Test("Sending, sent, delivered, read: each has its sign and is read aloud", .covers("D8", "D9", "D10"))
    func life() throws {
        try LiveRoom.open { room in
            try room.send("Hello")
            room.stage.window.layoutIfNeeded()
            #expect(isSign(sign(room), SBUIconSet.iconSpinner))
            #expect(room.cell(0)?.mainContainerView.accessibilityLabel?.hasSuffix("Sending") == true)
            room.settle()
            #expect(isSign(sign(room), SBUIconSet.iconDone))
            #expect(room.cell(0)?.mainContainerView.accessibilityLabel?.hasSuffix("Sent") == true)
            let reloads = room.list.reloads
            room.server.deliver(to: "bo", in: LiveRoom.url)
            room.settle()
            #expect(room.cell(0)?.receiptState == .delivered && isSign(sign(room), SBUIconSet.iconDoneAll))
            #expect(color(room) == SBUTheme.messageCellTheme.deliveryReceiptStateColor)
            #expect(room.cell(0)?.mainContainerView.accessibilityLabel?.hasSuffix("Delivered") == true)
            room.bos.markAsRead()
            room.settle()
            #expect(room.cell(0)?.receiptState == .read && isSign(sign(room), SBUIconSet.iconDoneAll))
            #expect(color(room) == SBUTheme.messageCellTheme.readReceiptStateColor)
            #expect(color(room) != SBUTheme.messageCellTheme.deliveryReceiptStateColor)
            #expect(room.cell(0)?.mainContainerView.accessibilityLabel?.hasSuffix("Read") == true)
            #expect(room.list.reloads == reloads, "One row is touched, not the list.")
        }
    }

    @Test("A message that failed says so", .covers("D8"))
    func failed() throws {
        try LiveRoom.open { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Lost")
            room.settle()
            #expect(isSign(sign(room), SBUIconSet.iconError))
            #expect(room.cell(0)?.mainContainerView.accessibilityLabel?.hasSuffix("Not sent") == true)
        }
    }

    @Test("Receipts switched off, a message is sent and nothing more is told", .covers("D9", "D10"))
    func off() throws {
        SendbirdUI.config.groupChannel.channel.isMessageReceiptStatusEnabled = false
        defer { SendbirdUI.config.groupChannel.channel.isMessageReceiptStatusEnabled = true }
        try LiveRoom.open { room in
            try room.send("Hello")
            room.settle()
            room.bos.markAsRead()
            room.settle()
            #expect(room.cell(0)?.receiptState == .notUsed && sign(room) == nil)
        }
    }

    @Test("Messages that others refuse to take are shown as failed without an offer to retry", .covers("D15"))
    func refused() throws {
        try LiveRoom.open { room in
            room.server.refusals = [WireError(.socketMutedUserInChannelSendMessageNotAllowed, "Muted.")]
            try room.send("Shh")
            room.settle()
            room.cell(0)?.tapHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Copy", "Remove", "Cancel"])
        }
    }
}
