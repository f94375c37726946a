import ChatWire
import Foundation
import Testing

@testable import SendbirdChatSDK

@Suite("The fast reader of message events")
struct MessageFrameTests {
    private func event(_ text: String, _ random: inout SeededGenerator) -> WireEvent {
        let message = WireMessage(
            messageID: Int64.random(in: 1 ... .max, using: &random), requestID: "r\(text.count)", channelURL: "chan_a",
            sender: Bool.random(using: &random)
                ? WireSender(userID: text, nickname: text, role: .operator) : nil,
            message: text, data: text, customType: "k", createdAt: Int64.random(in: 0 ... .max, using: &random),
            updatedAt: 5, isSilent: Bool.random(using: &random), isOperatorMessage: Bool.random(using: &random),
            seq: 7, number: 8)
        return WireEvent(
            channelURL: "chan_a", seq: 7, position: 9,
            body: Bool.random(using: &random) ? .messageNew(message) : .messageUpdated(message))
    }

    private static let texts = [
        "", "plain", "quotes \" and \\ and /", "lines\n\r\t\u{08}\u{0C}\u{01}", "Grüße, 你好, سلام, 👩‍👩‍👧",
        "\u{FFFD}\u{10FFFF}",
        "{\"event\":1}",
    ]

    @Test("It reads what our server writes as the coder does", arguments: texts)
    func agrees(_ text: String) throws {
        var random = SeededGenerator(seed: UInt64(text.utf8.count))
        for _ in 0..<20 {
            let event = event(text, &random)
            let bytes = try event.jsonBytes()
            #expect(MessageFrame.event(bytes) == event)
            #expect(try SocketFrame.event(bytes) == event)
        }
    }

    @Test("Foundation's own writing of the same event is read alike, by whichever way")
    func foundationForm() throws {
        var random = SeededGenerator(seed: 3)
        for text in Self.texts {
            let event = event(text, &random)
            #expect(try SocketFrame.event([UInt8](try JSONEncoder().encode(event))) == event)
        }
    }

    @Test("A truncated or changed frame is never read as something that the coder does not read", arguments: texts)
    func damaged(_ text: String) throws {
        var random = SeededGenerator(seed: 11)
        let bytes = try event(text, &random).jsonBytes()
        for count in 0..<bytes.count { #expect(MessageFrame.event(Array(bytes.prefix(count))) == nil) }
        for _ in 0..<2_000 {
            var changed = bytes
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let fast = MessageFrame.event(changed) else { continue }
            #expect(fast == (try? JSONDecoder().decode(WireEvent.self, from: Data(changed))))
        }
    }

    @Test("Other events and unusual numbers are left to the coder")
    func others() {
        for text in [
            #"{"event":"channel.read","channel":"c","data":{}}"#, #"{"id":1,"result":{}}"#, "[]", "", "nonsense",
            #"{"event":"message.new","seq":1.5}"#, #"{"event":"message.new","seq":99999999999999999999}"#,
            #"{"event":"message.new","seq":01}"#, #"{"event":"message.new","data":{}}"#,
        ] {
            #expect(MessageFrame.event(Array(text.utf8)) == nil)
        }
    }
}
