import ChatTransport
import Testing

@Suite("UTF8Validator")
struct UTF8ValidatorTests {
    @Test("It agrees with the standard library on every pair and on triples around the borders")
    func agreesOnShortInputs() {
        let borders: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1]
        let leads: [UInt8] = borders + [0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
        var disagreements: [[UInt8]] = []
        func compare(_ bytes: [UInt8]) {
            let isValid = bytes.withUnsafeBytes { UTF8Validator.isValid($0) }
            if isValid != (String(validating: bytes, as: UTF8.self) != nil) { disagreements.append(bytes) }
        }
        for first in UInt8.min...UInt8.max { for second in UInt8.min...UInt8.max { compare([first, second]) } }
        for first in leads {
            for second in leads {
                for third in leads {
                    compare([first, second, third])
                    for fourth in leads { compare([first, second, third, fourth]) }
                }
            }
        }
        #expect(disagreements.isEmpty)
    }

    @Test("A text may be cut inside every character", arguments: ["aé漢😀z", "שלום 🇺🇳", "0123456789abcdefé"])
    func cutAnywhere(text: String) {
        for pieces in Cutting.all(Array(text.utf8)) {
            var validator = UTF8Validator()
            for piece in pieces { #expect(piece.withUnsafeBytes { validator.consume($0) }) }
            #expect(validator.isComplete)
        }
    }

    @Test("A text that ends inside a character is valid so far but not complete")
    func incomplete() {
        var validator = UTF8Validator()
        #expect([0x61, 0xF0, 0x9F].withUnsafeBytes { validator.consume(UnsafeRawBufferPointer($0)) } == false)
        validator = UTF8Validator()
        let cut: [UInt8] = [0x61, 0xF0, 0x9F]
        #expect(cut.withUnsafeBytes { validator.consume($0) })
        #expect(!validator.isComplete)
    }
}
