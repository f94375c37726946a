import ChatWire
import Foundation
import SendbirdChatSDK
import Requirements
import Testing

@testable import SendbirdUIKit

@Suite("What a row owes to its neighbours")
struct MessageGroupingTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
        return calendar
    }

    private func grouping(_ messages: [BaseMessage]) -> MessageGrouping {
        MessageGrouping(messages: messages, calendar: calendar)
    }

    @Test("Messages of one sender within a minute are one group, seen from above", .covers("D3"))
    func group() {
        let minute: Int64 = 60_000
        let messages = [
            BaseMessage.fixture(id: 4, at: minute * 2),
            .fixture(id: 3, at: minute + 3),
            .fixture(id: 2, at: minute + 2),
            .fixture(id: 1, at: minute + 1),
        ]
        let grouping = grouping(messages)
        #expect((0..<4).map(grouping.groupPosition) == [.none, .bottom, .middle, .top])
    }

    @Test("Another sender, a failure and an admin message part a group")
    func parted() {
        let messages = [
            BaseMessage.fixture(id: 5, type: .admin), .fixture(id: 4, type: .admin),
            .fixture(request: "f", from: "ana", status: .failed), .fixture(id: 2, from: "ana"),
            .fixture(id: 1, from: "bo"),
        ]
        let grouping = grouping(messages)
        #expect(messages.indices.map(grouping.groupPosition) == Array(repeating: .none, count: 5))
    }

    @Test("A day ends at the reader's midnight, not at Greenwich's", .covers("D3", "C-26"))
    func days() {
        // 22:30 and 23:30 GMT are 23:30 and 00:30 one hour east.
        let evening: Int64 = (22 * 60 + 30) * 60_000
        let messages = [
            BaseMessage.fixture(id: 3, at: evening + 3_600_000), .fixture(id: 2, at: evening),
            .fixture(id: 1, at: evening - 1),
        ]
        let grouping = grouping(messages)
        #expect(!grouping.isSameDayAsAbove(0))
        #expect(grouping.isSameDayAsAbove(1))
        #expect(!grouping.isSameDayAsAbove(2), "The first message of all has its day above it.")
    }

    @Test("Indices outside of the list are no rows", arguments: [-1, 1, .max, .min])
    func outside(index: Int) {
        let grouping = grouping([.fixture(id: 1)])
        if index > .min, index < .max {
            #expect(!grouping.isSameDayAsAbove(index))
            #expect(grouping.groupPosition(index) == .none)
        }
    }
}
