import Foundation
import Testing

@testable import ChatTransport

@Suite("MultipartParser")
struct MultipartParserTests {
    private static let form = [
        "ignored preamble\r\n--B0und\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nfirst\r\n--B0un\r\n--B0und\r\n",
        "content-disposition: form-data; name=\"file\"; filename=\"a \\\"b\\\"; c.txt\"\r\nContent-Type: text/plain\r\n\r\n",
        "\r\n--B0und\r\nContent-Disposition: form-data; name=\"empty\"\r\n\r\n\r\n--B0und--\r\nepilogue",
    ].joined()

    private func run(_ pieces: [[UInt8]], type: String = "multipart/form-data; boundary=B0und") throws
        -> [MultipartParser.Event]
    {
        var parser = try MultipartParser(contentType: type)
        var events: [MultipartParser.Event] = []
        for piece in pieces {
            for event in try parser.feed(piece) {
                if case .bytes(let next) = event, case .bytes(let last) = events.last {
                    events[events.count - 1] = .bytes(last + next)
                } else {
                    events.append(event)
                }
            }
        }
        return events
    }

    @Test("A form is the same parts however its bytes are cut")
    func cutting() throws {
        let bytes = Array(Self.form.utf8)
        let whole = try run([bytes])
        #expect(
            whole == [
                .part(name: "a", fileName: nil, type: nil), .bytes(Array("first\r\n--B0un".utf8)), .partEnd,
                .part(name: "file", fileName: "a \"b\"; c.txt", type: "text/plain"), .partEnd,
                .part(name: "empty", fileName: nil, type: nil), .partEnd, .end,
            ])
        #expect(try run(bytes.map { [$0] }) == whole)
        for cut in stride(from: 1, to: bytes.count, by: 7) {
            #expect(try run([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole)
        }
    }

    @Test("A form that ends early is not complete, and gives no part that was not there")
    func truncation() throws {
        let bytes = Array(Self.form.utf8)
        guard let end = Self.form.range(of: "--B0und--") else { return }
        let needed = Self.form[..<end.upperBound].utf8.count
        for count in 0..<needed {
            var parser = try MultipartParser(contentType: "multipart/form-data; boundary=B0und")
            _ = try parser.feed(Array(bytes[..<count]))
            #expect(!parser.isComplete, "\(count)")
        }
    }

    @Test(
        "What is no form is refused by its type",
        arguments: [
            "multipart/mixed; boundary=x", "multipart/form-data", "multipart/form-data; boundary=", "text/plain", "",
            "multipart/form-data; boundary=" + String(repeating: "b", count: 71),
        ])
    func types(type: String) {
        #expect(throws: HTTPError.self) { try MultipartParser(contentType: type) }
    }

    @Test(
        "A part without a name, a boundary with something after it, and endless headers are refused",
        arguments: [
            "--B0und\r\nContent-Type: text/plain\r\n\r\nx\r\n--B0und--",
            "--B0und\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nx\r\n--B0und--", "--B0undary\r\n",
            "--B0und\r\nX: " + String(repeating: "x", count: 10_000),
            "--B0und\r\nno colon\r\n\r\n",
        ])
    func malformed(text: String) {
        #expect(throws: HTTPError.self) { try run([Array(text.utf8)]) }
    }

    @Test("Random changes never crash it")
    func mutation() throws {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<2_000 {
            var bytes = Array(Self.form.utf8)
            for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(256)) }
            _ = try? run([bytes])
        }
    }
}
