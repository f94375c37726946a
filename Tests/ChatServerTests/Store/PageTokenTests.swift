import ChatWire
import Testing

@testable import ChatServer

@Suite("A page's token")
struct PageTokenTests {
    @Test("What was put in comes out in order")
    func roundTrip() throws {
        var token = PageToken(kind: "k")
        token.add(-5)
        token.add([0, 255, 16])
        token.add([])
        token.add(.max)
        #expect(token.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" })
        var read = try PageToken(token.text, kind: "k")
        #expect(try read.number() == -5)
        #expect(try read.bytes() == [0, 255, 16])
        #expect(try read.bytes() == [])
        #expect(try read.number() == .max)
        #expect(throws: WireError.self) { try read.number() }
    }

    @Test("Anything else is refused", arguments: ["", "x", "x.1", "k", "k.", "k.x", "k.99999999999999999999"])
    func invalid(text: String) {
        #expect(throws: WireError.self) {
            var token = try PageToken(text, kind: "k")
            _ = try token.number()
        }
    }

    @Test("Bytes are pairs of hexadecimal digits", arguments: ["k.0", "k.0g", "k.-1", "k.+1"])
    func invalidBytes(text: String) {
        #expect(throws: WireError.self) {
            var token = try PageToken(text, kind: "k")
            _ = try token.bytes()
        }
    }
}
