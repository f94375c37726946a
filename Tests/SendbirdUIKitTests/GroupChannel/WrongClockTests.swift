import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A channel's screen under a clock that is wrong by a day", .serialized, .oneAtATime)
@MainActor
struct WrongClockTests {
    private nonisolated static let day: Int64 = 24 * 60 * 60 * 1_000

    /// Opens a room whose device and screens are off by so much from the server, which lives in January 1970.
    private func open(_ error: Int64, messages: Int = 2, _ body: (LiveRoom) throws -> Void) throws {
        try LiveRoom.open(messages: messages) { room in
            let before = ScreenClock.current
            defer { ScreenClock.current = before }
            // Noon, so that a day more or less is never two.
            let noon: Int64 = 12 * 60 * 60 * 1_000
            ScreenClock.current.calendar.timeZone = .gmt
            ScreenClock.current.now = { Date(timeIntervalSince1970: TimeInterval(noon + error) / 1_000) }
            room.rig.clockError = error
            room.list.reloadTableView()
            room.settle()
            try body(room)
        }
    }

    @Test(
        "What is sent, refused or still on its way stands under what the server has, the bubble last",
        .covers("C-69", "D36", "D37", "D38", "D39"), arguments: [-day, day])
    func places(error: Int64) throws {
        SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble]
        defer { SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.text] }
        try open(error) { room in
            room.server.refusals = [WireError(.socketChannelFrozen, "frozen")]
            try room.send("Refused")
            room.settle()
            room.bos.sendUserMessage("Bo's")
            room.settle()
            #expect(room.texts == ["Message 1", "Message 2", "Bo's", "Refused"])
            room.network.holdsFrames = true
            try room.send("On its way")
            room.settle()
            #expect(room.texts == ["Message 1", "Message 2", "Bo's", "Refused", "On its way"])
            room.network.releaseFrames()
            room.settle()
            #expect(room.texts == ["Message 1", "Message 2", "Bo's", "On its way", "Refused"])
            room.bos.startTyping()
            room.settle()
            #expect(room.screen.viewModel?.fullMessageList.first is SBUTypingIndicatorMessage)
        }
    }

    @Test(
        "The server's time is written; today and yesterday are the device's own", .covers("C-69", "D3"),
        arguments: [(-day, "Today"), (0, "Today"), (day, "Yesterday")])
    func days(error: Int64, heading: String) throws {
        try open(error) { room in
            try room.send("Mine")
            room.settle()
            #expect(room.texts.last == "Mine")
            let oldest = try #require(room.cell(room.rowCount - 1))
            #expect((oldest.dateView as? SBUMessageDateView)?.dateLabel.text == heading)
            // All of one day by the server: one heading, wherever the device believes to be.
            for row in 0..<(room.rowCount - 1) { #expect(room.cell(row)?.dateView.isHidden == true, "Row \(row)") }
            let at = try #require(room.screen.viewModel?.fullMessageList.first?.createdAt)
            #expect(room.server.channels[LiveRoom.url]?.messages.last?.createdAt == at)
        }
    }

    @Test("The typing bubble comes, and goes after ten seconds", .covers("C-70", "D11"), arguments: [-day, day])
    func typing(error: Int64) throws {
        SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble]
        defer { SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.text] }
        try open(error) { room in
            room.bos.startTyping()
            room.settle()
            #expect(room.screen.viewModel?.fullMessageList.first is SBUTypingIndicatorMessage)
            room.rig.advance(by: 10_100)
            room.settle()
            #expect(!(room.screen.viewModel?.fullMessageList.first is SBUTypingIndicatorMessage))
        }
    }
}
