import Foundation

/// What has to happen to rows so that they show another list: the vocabulary of
/// table updates, by identity.
///
/// Rows taken away and moved are numbered as before the change, rows put in and
/// the ends of moves as after it, as tables want it.
struct ListChange: Equatable {
    /// A row that is elsewhere now.
    struct Move: Equatable {
        /// Where it was, before the change.
        let from: Int
        /// Where it is, after the change.
        let to: Int
    }

    /// Rows taken away.
    private(set) var deleted: [Int] = []
    /// Rows put in.
    private(set) var inserted: [Int] = []
    /// Rows that moved.
    private(set) var moved: [Move] = []

    /// Whether nothing has to happen.
    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

    /// Creates the change between two lists, in which no id stands twice.
    init(from old: [String], to new: [String]) {
        for step in new.difference(from: old).inferringMoves() {
            switch step {
            case .remove(let offset, _, let end):
                if end == nil { deleted.append(offset) }
            case .insert(let offset, _, let start):
                if let start { moved.append(Move(from: start, to: offset)) } else { inserted.append(offset) }
            }
        }
    }
}
