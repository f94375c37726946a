import Foundation
import Testing

@testable import ChatWire

@Suite("The hot path's JSON writer")
struct JSONWriterTests {
    @Test("Text of any scalars comes back from a JSON parser as it was", arguments: 0..<64)
    func anyText(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let scalars = (0..<200).compactMap { _ -> Unicode.Scalar? in
            let ceiling: UInt32 = [0x20, 0x80, 0x800, 0x11_0000][Int(random.next() % 4)]
            return Unicode.Scalar(UInt32(random.next() % UInt64(ceiling)))
        }
        let text = String(String.UnicodeScalarView(scalars))
        var json = JSONWriter()
        json.beginArray()
        json.value(text)
        json.endArray()
        let bytes = json.finish()
        #expect(try JSONDecoder().decode([String].self, from: Data(bytes)).map { Array($0.utf8) } == [Array(text.utf8)])
    }

    @Test("Numbers to both ends of their range", arguments: [0, 7, -1, 10, .max, .min, 1_000_000] as [Int64])
    func numbers(number: Int64) {
        var json = JSONWriter()
        json.value(number)
        #expect(String(decoding: json.finish(), as: UTF8.self) == String(number))
    }

    @Test("Commas stand between values and nowhere else")
    func commas() {
        var json = JSONWriter()
        json.beginObject()
        json.key("a")
        json.beginArray()
        json.endArray()
        json.key("b")
        json.beginObject()
        json.endObject()
        json.key("c")
        json.beginArray()
        json.value(true)
        json.value(1)
        json.raw(Array("null".utf8))
        json.endArray()
        json.endObject()
        #expect(String(decoding: json.finish(), as: UTF8.self) == #"{"a":[],"b":{},"c":[true,1,null]}"#)
    }
}
