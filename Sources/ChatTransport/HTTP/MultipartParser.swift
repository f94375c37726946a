/// Reads a form with files (RFC 7578, in the syntax of RFC 2046 section 5.1): bytes in, parts out. It does no I/O.
///
/// What a part's name and file name say is text from outside: it is never a path.
package struct MultipartParser: Sendable {
    /// What came out of the bytes.
    package enum Event: Sendable, Equatable {
        /// A part begins; a file where it has a file name.
        case part(name: String, fileName: String?, type: String?)
        /// The next piece of its content, never empty.
        case bytes([UInt8])
        /// The part is complete.
        case partEnd
        /// The form is complete; what follows is passed over.
        case end
    }

    private enum State {
        case preamble
        case afterBoundary
        case headers
        case content
        case epilogue
    }

    /// The most bytes of one part's header fields.
    private static let headerBytesMost = 8_192

    private let delimiter: [UInt8]
    private var buffer: [UInt8]
    private var state = State.preamble

    /// A parser for a form.
    ///
    /// - Parameter contentType: The request's `Content-Type`.
    /// - Throws: 400 when it is no form or names no proper boundary.
    package init(contentType: String) throws(HTTPError) {
        let parts = Self.parameters(contentType)
        guard parts.value.lowercased() == "multipart/form-data" else { throw .malformed("the body is no form") }
        guard let boundary = parts.parameters["boundary"], (1...70).contains(boundary.utf8.count) else {
            throw .malformed("the form names no boundary")
        }
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first boundary may stand at the very beginning, without a line before it.
        buffer = [0x0D, 0x0A]
    }

    /// Whether the form's end was seen.
    package var isComplete: Bool {
        if case .epilogue = state { true } else { false }
    }

    /// Takes bytes, and gives what they complete.
    ///
    /// - Throws: 400 for what is no form.
    package mutating func feed(_ bytes: [UInt8]) throws(HTTPError) -> [Event] {
        buffer += bytes
        var events: [Event] = []
        while let event = try step() { events.append(event) }
        return events
    }

    private mutating func step() throws(HTTPError) -> Event? {
        while true {
            switch state {
            case .epilogue:
                buffer = []
                return nil
            case .preamble:
                guard let index = find(delimiter) else {
                    buffer.removeFirst(max(0, buffer.count - delimiter.count + 1))
                    return nil
                }
                buffer.removeFirst(index + delimiter.count)
                state = .afterBoundary
            case .afterBoundary:
                guard buffer.count >= 2 else { return nil }
                if buffer.starts(with: [0x2D, 0x2D]) {
                    state = .epilogue
                    return .end
                }
                guard buffer.starts(with: [0x0D, 0x0A]) else { throw .malformed("a boundary of the form is malformed") }
                // The line's end stays: it may be the one of an empty header.
                state = .headers
            case .headers:
                guard let index = find([0x0D, 0x0A, 0x0D, 0x0A]) else {
                    guard buffer.count <= Self.headerBytesMost else { throw .headersTooLarge }
                    return nil
                }
                guard index <= Self.headerBytesMost else { throw .headersTooLarge }
                let event = try Self.part(buffer[..<index])
                buffer.removeFirst(index + 4)
                state = .content
                return event
            case .content:
                guard let step = content() else { return nil }
                return step
            }
        }
    }

    /// The next piece of a part: all that cannot be the beginning of a boundary.
    private mutating func content() -> Event? {
        let end = find(delimiter)
        let count = end ?? max(0, buffer.count - delimiter.count + 1)
        if count > 0 {
            let piece = Array(buffer[..<count])
            buffer.removeFirst(count)
            return .bytes(piece)
        }
        guard end != nil else { return nil }
        buffer.removeFirst(delimiter.count)
        state = .afterBoundary
        return .partEnd
    }

    private func find(_ needle: [UInt8]) -> Int? {
        guard buffer.count >= needle.count else { return nil }
        return buffer.withUnsafeBufferPointer { bytes in
            var index = 0
            let last = bytes.count - needle.count
            while index <= last {
                if bytes[index] == needle[0], needle.indices.allSatisfy({ bytes[index + $0] == needle[$0] }) {
                    return index
                }
                index += 1
            }
            return nil
        }
    }

    private static func part(_ bytes: ArraySlice<UInt8>) throws(HTTPError) -> Event {
        var (disposition, type): (String?, String?)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .malformed("a part's header is no text")
        }
        for line in text.split(separator: "\r\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { throw .malformed("a part's header is malformed") }
            let value = String(sides[1].drop { $0 == " " })
            switch sides[0].lowercased() {
            case "content-disposition": disposition = value
            case "content-type": type = value
            default: break
            }
        }
        let parts = parameters(disposition ?? "")
        guard parts.value.lowercased() == "form-data", let name = parts.parameters["name"] else {
            throw .malformed("a part of the form has no name")
        }
        return .part(name: name, fileName: parts.parameters["filename"], type: type)
    }

    /// A value with its parameters, as `form-data; name="a"; filename="b"`.
    private static func parameters(_ text: String) -> (value: String, parameters: [String: String]) {
        var pieces: [String] = [""]
        var (isQuoted, isEscaped) = (false, false)
        for character in text {
            if isEscaped {
                pieces[pieces.count - 1].append(character)
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if character == ";", !isQuoted {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        var parameters: [String: String] = [:]
        for piece in pieces.dropFirst() {
            let sides = piece.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if sides.count == 2 { parameters[sides[0].lowercased()] = String(sides[1]) }
        }
        return (pieces[0].split(separator: " ").joined(), parameters)
    }
}
