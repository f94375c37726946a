import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("When the other was last seen", .serialized, .oneAtATime)
@MainActor
struct LastSeenTests {
    private func status(
        readMinutesAgo: Double?, with others: Int = 1, isBroadcast: Bool = false
    ) throws -> String? {
        var text: String?
        try Stage.run { stage in
            let people = [Fixture.bo, Fixture.zoe].prefix(others)
            let screen = StillChannelViewController(
                channel: Fixture.room(with: Array(people), readMinutesAgo: readMinutesAgo, isBroadcast: isBroadcast))
            stage.show(UIViewController(), screen)
            let label = (screen.headerComponent?.titleView as? SBUChannelTitleView)?.statusLabel
            text = label?.isHidden == true ? nil : label?.text
        }
        return text
    }

    @Test("Between two, the header says how long ago the other read", .covers("D7"))
    func ago() throws {
        #expect(try status(readMinutesAgo: 0.5) == "Last seen just now")
        #expect(try status(readMinutesAgo: 1) == "Last seen 1 minute ago")
        #expect(try status(readMinutesAgo: 59) == "Last seen 59 minutes ago")
        #expect(try status(readMinutesAgo: 150) == "Last seen 2 hours ago")
        #expect(try status(readMinutesAgo: 60 * 24 * 3) == "Last seen 3 days ago")
        #expect(try status(readMinutesAgo: 60 * 24 * 30) == "Last seen on Feb 9")
        #expect(try status(readMinutesAgo: -10) == "Last seen just now", "The server's clock may be ahead.")
    }

    @Test("Nobody who has never read, nor anyone in a larger channel, is said to have been seen", .covers("D7"))
    func none() throws {
        #expect(try status(readMinutesAgo: nil) == nil)
        #expect(try status(readMinutesAgo: 5, with: 2) == nil)
        #expect(try status(readMinutesAgo: 5, isBroadcast: true) == nil)
        SendbirdUI.config.groupChannel.channel.isLastSeenEnabled = false
        defer { SendbirdUI.config.groupChannel.channel.isLastSeenEnabled = true }
        #expect(try status(readMinutesAgo: 5) == nil)
    }

    @Test("It follows what the other reads, and gives way to who is typing", .covers("D7"))
    func live() throws {
        try LiveRoom.open { room in
            ScreenClock.current = .fixed(at: Date(timeIntervalSince1970: 1_600))
            try room.send("Read this")
            room.settle()
            room.bos.markAsRead()
            room.settle()
            #expect(room.status == "Last seen 9 minutes ago")
            ScreenClock.current = .fixed(at: Date(timeIntervalSince1970: 1_660))
            room.screen.watchMinutes(true)
            try #require(room.screen.minutes).fire()
            #expect(room.status == "Last seen 10 minutes ago", "It grows older on the screen.")
            ScreenClock.current = .fixed(at: Date(timeIntervalSince1970: 1_600))
            room.bos.startTyping()
            room.settle()
            #expect(room.status == "Bo is typing…")
            room.bos.endTyping()
            room.settle()
            #expect(room.status == "Last seen 9 minutes ago")
        }
    }
}
