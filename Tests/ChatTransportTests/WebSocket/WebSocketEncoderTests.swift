import Testing

@testable import ChatTransport

@Suite("WebSocketEncoder")
struct WebSocketEncoderTests {
    @Test(
        "A frame reads back at every border of the length form",
        arguments: [0, 1, 7, 8, 9, 125, 126, 127, 65535, 65536, 70001])
    func roundTrip(count: Int) {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let masked = WebSocketEncoder.frame(.binary, payload, mask: [1, 2, 3, 255])
        #expect(CodecRuns.frames([masked], messageBytesMax: 100_000).events == [.binary(payload)])
        let plain = WebSocketEncoder.frame(.binary, payload)
        #expect(CodecRuns.frames([plain], role: .client, messageBytesMax: 100_000).events == [.binary(payload)])
        #expect(masked.count == plain.count + 4)
    }

    @Test("A close reason is cut between characters so that it fits")
    func longReason() {
        let frame = WebSocketEncoder.close(.goingAway, reason: String(repeating: "漢", count: 100))
        let events = CodecRuns.frames([frame], role: .client).events
        #expect(events == [.close(.goingAway, reason: String(repeating: "漢", count: 41))])
    }

    @Test(
        "Codes that must not travel become a close without a code", arguments: [WebSocketCloseCode.noStatus, .abnormal])
    func reservedCodes(code: WebSocketCloseCode) {
        #expect(WebSocketEncoder.close(code) == [0x88, 0x00])
    }
}
