import Testing

@testable import SendbirdUIKit

@Suite("List changes")
struct ListChangeTests {
    @Test("A channel that is written in moves to the top, and nothing else happens")
    func moveToTop() {
        let change = ListChange(from: ["a", "b", "c", "d"], to: ["d", "a", "b", "c"])
        #expect(change.moved == [ListChange.Move(from: 3, to: 0)])
        #expect(change.deleted.isEmpty && change.inserted.isEmpty)
    }

    @Test("The same list is no change")
    func same() {
        #expect(ListChange(from: ["a", "b"], to: ["a", "b"]).isEmpty)
    }

    @Test("Applied to the old list, the change gives the new one", arguments: 1...200)
    func applies(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let pool = (0..<12).map { "c\($0)" }
        let old = Array(pool.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
        let new = Array(pool.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
        #expect(applied(ListChange(from: old, to: new), to: old, new: new) == new, "seed \(seed)")
    }

    /// Applies a change as a table does: takes rows out by their old numbers,
    /// then puts rows in by their new ones.
    private func applied(_ change: ListChange, to old: [String], new: [String]) -> [String] {
        let gone = Set(change.deleted + change.moved.map(\.from))
        var rows = old.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        let arrivals =
            change.inserted.map { ($0, new[$0]) } + change.moved.map { ($0.to, old[$0.from]) }
        for (place, id) in arrivals.sorted(by: { $0.0 < $1.0 }) {
            rows.insert(id, at: place)
        }
        return rows
    }
}
