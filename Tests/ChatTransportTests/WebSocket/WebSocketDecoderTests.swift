import Testing

@testable import ChatTransport

@Suite("WebSocketDecoder")
struct WebSocketDecoderTests {
    private static let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]

    private static func frame(
        _ opcode: WebSocketOpcode, _ payload: [UInt8] = [], isFinal: Bool = true
    ) -> [UInt8] {
        WebSocketEncoder.frame(opcode, payload, isFinal: isFinal, mask: mask)
    }

    private static func text(_ text: String, isFinal: Bool = true) -> [UInt8] {
        frame(.text, Array(text.utf8), isFinal: isFinal)
    }

    private func code(_ bytes: [UInt8], messageBytesMax: Int = 1 << 16) -> UInt16? {
        CodecRuns.frames([bytes], messageBytesMax: messageBytesMax).failure?.code.rawValue
    }

    private static let long = Array(String(repeating: "漢字", count: 40).utf8)
    private static let conversation: [UInt8] =
        text("Hello") + frame(.binary, [0, 255]) + frame(.text, Array("a€".utf8.prefix(2)), isFinal: false)
        + frame(.ping, [1, 2, 3]) + frame(.continuation, Array("€".utf8.suffix(2)), isFinal: false) + frame(.pong)
        + frame(.continuation, Array("!".utf8)) + frame(.text, long) + frame(.text)
        + WebSocketEncoder.close(.goingAway, reason: "bye", mask: mask) + text("after")

    @Test("A conversation comes out the same however it is cut")
    func cutting() {
        let expected: [WebSocketDecoder.Event] = [
            .text(Array("Hello".utf8)), .binary([0, 255]), .ping([1, 2, 3]), .pong([]), .text(Array("a€!".utf8)),
            .text(Self.long), .text([]), .close(.goingAway, reason: "bye"),
        ]
        for pieces in Cutting.all(Self.conversation) {
            let run = CodecRuns.frames(pieces)
            #expect(run.events == expected)
            #expect(run.failure == nil)
        }
    }

    @Test("Every truncation waits for more")
    func truncation() {
        let whole = CodecRuns.frames([Self.conversation])
        for length in 0..<Self.conversation.count {
            let run = CodecRuns.frames([Array(Self.conversation[..<length])])
            #expect(run.failure == nil)
            #expect(run.events == Array(whole.events.prefix(run.events.count)))
        }
    }

    @Test("The examples of RFC 6455 section 5.7")
    func examples() {
        let masked: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(CodecRuns.frames([masked]).events == [.text(Array("Hello".utf8))])
        let plain: [UInt8] = [0x81, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F]
        #expect(CodecRuns.frames([plain], role: .client).events == [.text(Array("Hello".utf8))])
        let fragmented: [UInt8] = [0x01, 0x03, 0x48, 0x65, 0x6C, 0x80, 0x02, 0x6C, 0x6F]
        #expect(CodecRuns.frames([fragmented], role: .client).events == [.text(Array("Hello".utf8))])
        let ping: [UInt8] = [0x89, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F]
        #expect(CodecRuns.frames([ping], role: .client).events == [.ping(Array("Hello".utf8))])
    }

    @Test(
        "What breaks the protocol is closed with 1002",
        arguments: [
            ([0xC1, 0x80], "a reserved bit"), ([0xA1], "the second"), ([0x91], "the third"), ([0x83], "opcode 3"),
            ([0x8B], "opcode 11"), ([0x81, 0x05], "no mask"), ([0x09, 0x80], "a fragmented ping"),
            ([0x08], "a fragmented close"), ([0x89, 0xFE], "a ping of 126"), ([0x88, 0xFF], "a close of 127"),
            ([0x80, 0x80, 0, 0, 0, 0], "nothing to continue"),
            ([0x81, 0xFE, 0x00, 0x7D, 0, 0, 0, 0], "125 in two bytes"),
            ([0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0], "65,535 in eight"),
            ([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "the highest bit"),
            ([0x88, 0x81, 0, 0, 0, 0, 3], "a close code of one byte"),
        ])
    func protocolErrors(bytes: [UInt8], what: String) {
        #expect(code(bytes) == 1002, "\(what)")
        #expect(CodecRuns.frames(bytes.map { [$0] }).failure?.code == .protocolError, "\(what)")
    }

    @Test("A new message before the last has ended is 1002")
    func interleaved() {
        #expect(code(Self.text("a", isFinal: false) + Self.text("b")) == 1002)
        #expect(code(Self.text("a", isFinal: false) + Self.frame(.continuation) + Self.frame(.continuation)) == 1002)
    }

    @Test("A client refuses masked frames, a server refuses others")
    func roles() {
        #expect(CodecRuns.frames([Self.text("x")], role: .client).failure?.code == .protocolError)
        let plain = WebSocketEncoder.frame(.text, Array("x".utf8))
        #expect(CodecRuns.frames([plain], role: .client).events.count == 1)
        #expect(CodecRuns.frames([plain]).failure?.code == .protocolError)
    }

    @Test("Close codes: the assigned and the free ranges are taken, the others are 1002")
    func closeCodes() {
        for value in UInt16(0)...5100 {
            let payload = [UInt8(value >> 8), UInt8(value & 0xFF)]
            let isAllowed = [1000...1003, 1007...1014, 3000...4999].contains { $0.contains(Int(value)) }
            let run = CodecRuns.frames([Self.frame(.close, payload)])
            #expect((run.failure == nil) == isAllowed, "\(value)")
        }
        #expect(CodecRuns.frames([Self.frame(.close)]).events == [.close(.noStatus, reason: "")])
    }

    @Test("Text that is not UTF-8 is 1007, in a frame, over fragments and in a close reason")
    func invalidText() {
        #expect(code(Self.frame(.text, [0xFF])) == 1007)
        #expect(code(Self.frame(.text, [0xED, 0xA0, 0x80])) == 1007)
        #expect(code(Self.frame(.text, [0xC0, 0xAF])) == 1007)
        #expect(code(Self.frame(.text, [0xE2, 0x82])) == 1007)
        #expect(code(Self.frame(.text, [0xE2, 0x82], isFinal: false) + Self.frame(.continuation, [0x41])) == 1007)
        #expect(code(Self.frame(.text, [0xE2, 0x82], isFinal: false) + Self.frame(.continuation)) == 1007)
        // A bad fragment is refused without waiting for the message's end.
        #expect(code(Self.frame(.text, [0xF5], isFinal: false)) == 1007)
        #expect(code(Self.frame(.close, [0x03, 0xE8, 0xFF])) == 1007)
        #expect(code(Self.frame(.binary, [0xFF])) == nil)
    }

    @Test("Sizes: at the limit it passes, one past it is 1009 before the payload comes")
    func sizes() {
        let ten = [UInt8](repeating: 97, count: 10)
        #expect(code(Self.frame(.text, ten), messageBytesMax: 10) == nil)
        #expect(code(Array(Self.frame(.text, ten + [97]).prefix(6)), messageBytesMax: 10) == 1009)
        let half = Self.frame(.text, ten, isFinal: false)
        #expect(code(half + Self.frame(.continuation, ten), messageBytesMax: 20) == nil)
        #expect(code(half + Self.frame(.continuation, ten), messageBytesMax: 19) == 1009)
        let huge: [UInt8] = [0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]
        #expect(code(huge) == 1009)
        // Control frames do not count.
        #expect(code(Self.frame(.ping, ten), messageBytesMax: 1) == nil)
    }

    @Test("After an error the same error comes again, whatever follows")
    func failureSticks() {
        var decoder = WebSocketDecoder(role: .server, messageBytesMax: 10)
        [UInt8]([0xFF, 0xFF]).withUnsafeBytes { decoder.feed($0) }
        #expect(throws: WebSocketError.self) { try decoder.next() }
        Self.text("x").withUnsafeBytes { decoder.feed($0) }
        #expect(throws: WebSocketError.self) { try decoder.next() }
    }

    @Test("Damaged frames never trap, and cutting changes nothing about them")
    func fuzz() {
        let seed: UInt64 = 20_260_303
        print("WebSocketDecoder fuzz: seed \(seed), \(Mutation.rounds) inputs")
        var random = SeededRandom(seed: seed)
        for _ in 0..<Mutation.rounds {
            let input = Mutation.mutate(Self.conversation, using: &random)
            let whole = CodecRuns.frames([input], messageBytesMax: 300)
            let pieces = Cutting.randomly(input, using: &random)
            #expect(CodecRuns.frames(pieces, messageBytesMax: 300) == whole)
            let asClient = CodecRuns.frames([input], role: .client, messageBytesMax: 300)
            #expect(CodecRuns.frames(pieces, role: .client, messageBytesMax: 300) == asClient)
        }
    }
}
