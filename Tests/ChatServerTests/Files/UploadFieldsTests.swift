import ChatTransport
import Testing

@testable import ChatServer

@Suite("The fields of an upload")
struct UploadFieldsTests {
    @Test(
        "Only what is of its type counts as said",
        arguments: [
            ("?1", true), ("?0", false), ("?1;a=b", true), ("1", nil), ("true", nil), ("?2", nil), ("", nil),
        ] as [(String, Bool?)])
    func truths(text: String, value: Bool?) {
        #expect(UploadFields(["Upload-Complete": text]).isComplete == value)
    }

    @Test(
        "An offset is a whole number of at most fifteen digits",
        arguments: [
            ("0", 0), ("17", 17), ("999999999999999", 999_999_999_999_999), ("1000000000000000", nil), ("-1", nil),
            ("1.5", nil), ("+1", nil), ("١", nil), ("1 ;x", 1),
        ] as [(String, Int64?)])
    func numbers(text: String, value: Int64?) {
        #expect(UploadFields(["Upload-Offset": text]).offset == value)
        #expect(UploadFields(["Upload-Length": text]).length == value)
    }

    @Test("How long the file is follows from the last body, and both must agree")
    func lengths() {
        var fields = UploadFields(["Upload-Complete": "?1", "Content-Length": "30"])
        #expect(fields.saidLength(from: 12) == 42 && !fields.contradictsItself(from: 12))
        fields = UploadFields(["Upload-Complete": "?1", "Content-Length": "30", "Upload-Length": "40"])
        #expect(fields.contradictsItself(from: 12))
        fields = UploadFields(["Upload-Complete": "?0", "Content-Length": "30", "Upload-Length": "40"])
        #expect(fields.saidLength(from: 0) == 40 && !fields.contradictsItself(from: 10))
        #expect(fields.contradictsItself(from: 11))
        #expect(UploadFields(["Transfer-Encoding": "chunked", "Upload-Complete": "?1"]).saidLength(from: 0) == nil)
        #expect(UploadFields(["Upload-Complete": "?1"]).saidLength(from: 9) == 9)
    }
}
