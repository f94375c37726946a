internal import Foundation

/// What stays where it is on screen while lines come, go and are measured.
enum TablePlace {
    /// The table's very top: what comes in there comes into view.
    case start
    /// The table's very end.
    case end
    /// One of these rows, which are in the order of reading: the first of those with the least rank.
    case rows([TableAnchor])

    /// Whether it is the very top.
    var isStart: Bool { if case .start = self { true } else { false } }

    /// The row that stays, of those that stay in sight if there is one; nil where none was noted.
    func anchor(inSight: (TableAnchor) -> Bool = { _ in true }) -> TableAnchor? {
        guard case .rows(let anchors) = self else { return nil }
        let seen = anchors.filter(inSight)
        return (seen.isEmpty ? anchors : seen).min { $0.rank < $1.rank }
    }
}
