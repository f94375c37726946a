/// A place that breaks a rule.
struct Fault: Equatable, CustomStringConvertible {
    let path: String
    let line: Int
    let complaint: String

    var description: String { "\(path):\(line): \(complaint)" }
}
