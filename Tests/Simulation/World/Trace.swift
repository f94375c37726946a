import Foundation

/// What happened, line by line, as one number: two runs of a seed have the same one.
@MainActor
final class Trace {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    private let isTold: Bool
    /// The lines; kept where they are to be compared.
    var lines: [String]?

    init(isTold: Bool) { self.isTold = isTold }

    func add(_ time: Int64, _ line: String) {
        // FNV-1a.
        for byte in "\(time) \(line)\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if isTold { print("\(time) \(line)") }
        lines?.append("\(time) \(line)")
    }
}
