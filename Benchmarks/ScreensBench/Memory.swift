import Foundation

/// What the process takes of the machine's memory.
enum Memory {
    /// Kilobytes that are resident now; 0 where the system does not say.
    static var residentKilobytes: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line.flatMap { $0.split(separator: " ").compactMap { Int($0) }.first } ?? 0
    }
}
