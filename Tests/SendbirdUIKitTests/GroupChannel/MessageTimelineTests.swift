import SendbirdChatSDK
import Requirements
import Testing

@testable import SendbirdUIKit

@Suite("The order of a channel's messages")
struct MessageTimelineTests {
    @Test("From the bottom: typing, unsent newest first, then sent newest first", .covers("D36", "D38", "D39"))
    func order() {
        var timeline = MessageTimeline()
        let sent = [3, 1, 2].map { BaseMessage.fixture(id: $0, at: $0 * 1_000) }
        timeline.upsert(sent)
        timeline.upsert([
            .fixture(request: "b", from: "ana", at: 20, status: .failed),
            .fixture(request: "a", from: "ana", at: 10, status: .pending),
        ])
        let typing = BaseMessage.fixture(request: "typing")
        timeline.typing = typing
        #expect(timeline.all.first === typing)
        #expect(timeline.unsent.map(\.requestId) == ["b", "a"])
        #expect(timeline.all.dropFirst(3).map(\.messageId) == [3, 2, 1])
    }

    @Test("An acknowledged message leaves the unsent and stands just above them", .covers("D37"))
    func acknowledged() {
        var timeline = MessageTimeline()
        timeline.upsert([
            .fixture(id: 1, at: 1_000), .fixture(request: "a", from: "ana", at: 2_000, status: .pending),
            .fixture(request: "b", from: "ana", at: 3_000, status: .pending),
        ])
        timeline.upsert([.fixture(id: 9, request: "a", from: "ana", at: 9_000)])
        #expect(timeline.unsent.map(\.requestId) == ["b"])
        #expect(timeline.sent.map(\.messageId) == [9, 1])
    }

    @Test("A late word of the sending never takes an acknowledgement back")
    func lateFailure() {
        var timeline = MessageTimeline()
        timeline.upsert([.fixture(id: 9, request: "a", from: "ana")])
        timeline.upsert([.fixture(request: "a", from: "ana", status: .failed)])
        #expect(timeline.unsent.isEmpty)
        #expect(timeline.sent.map(\.messageId) == [9])
    }

    @Test("The same request id of two people is two messages")
    func sameRequestOfTwo() {
        var timeline = MessageTimeline()
        timeline.upsert([
            .fixture(id: 1, request: "r", from: "ana", at: 1), .fixture(id: 2, request: "r", from: "bo", at: 2),
        ])
        #expect(timeline.sent.map(\.messageId) == [2, 1])
    }

    @Test("An update of a message that is not there is passed over")
    func updateUnknown() {
        var timeline = MessageTimeline()
        timeline.upsert([.fixture(id: 1)])
        timeline.update([.fixture(id: 1, text: "changed", updatedAt: 5), .fixture(id: 2)])
        #expect(timeline.sent.map(\.message) == ["changed"])
    }

    @Test("Whatever the order of arrival, the list is the same", arguments: 0..<20)
    func anyOrder(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let messages = (1...40).map { BaseMessage.fixture(id: Int64($0), at: Int64($0 / 3)) }
        var timeline = MessageTimeline()
        for message in messages.shuffled(using: &random) + messages.shuffled(using: &random).prefix(15) {
            timeline.upsert([message])
        }
        #expect(timeline.sent.map(\.messageId) == Array((1...40).reversed()))
    }
}
