/// Names requests, so that an answer, a line of the log and a proxy's own line can be brought together.
struct RequestNumber: Sendable {
    private let start: String
    private var last: UInt64 = 0

    /// The longest name of a proxy's that is taken over.
    private static let lengthMost = 64

    /// Names that no other start of the server and no other loop gives.
    init(startedAt milliseconds: Int64, loop: UInt8) {
        start = String(milliseconds, radix: 36) + "-" + String(loop) + "-"
    }

    /// The next name.
    mutating func next() -> String {
        last += 1
        return start + String(last, radix: 36)
    }

    /// Whether a name that a proxy gave may stand in a log and an answer.
    static func isPlain(_ name: String) -> Bool {
        (1...lengthMost).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D || byte == 0x5F || byte == 0x2E
            }
    }
}
