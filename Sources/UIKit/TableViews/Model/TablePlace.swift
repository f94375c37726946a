internal import Foundation

/// What stays where it is on screen while lines come, go and are measured.
enum TablePlace {
    /// The table's very top: what comes in there comes into view.
    case start
    /// The table's very end.
    case end
    /// One of these rows: the first that is still there.
    case rows([TableAnchor])

    /// Whether it is the very top.
    var isStart: Bool { if case .start = self { true } else { false } }
}
