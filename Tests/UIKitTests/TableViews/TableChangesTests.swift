import Foundation
import Testing

@testable import UIKit

@Suite("Table changes")
struct TableChangesTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Positions and lines of a shape are each other's inverse")
    func shape() {
        let shape = TableShape(rowCounts: [2, 0, 3])
        #expect(shape.lineCount == 11)
        #expect(shape.line(at: 0) == .header(section: 0))
        #expect(shape.line(at: 4) == .header(section: 1))
        #expect(shape.line(at: 5) == .footer(section: 1))
        #expect(shape.indexPath(at: 8) == path(2, 1))
        for position in 0..<shape.lineCount {
            #expect(shape.line(at: position).flatMap { shape.position(of: $0) } == position)
        }
        #expect(shape.line(at: 11) == nil)
        #expect(shape.position(of: path(1, 0)) == nil)
    }

    @Test("Rows keep their identity through insertions, deletions and moves")
    func mapping() {
        var changes = TableChanges()
        changes.deletedRows = [path(0, 1)]
        changes.insertedRows = [path(0, 0), path(0, 3)]
        changes.movedRows = [path(0, 4): path(0, 1)]
        changes.reloadedRows = [path(0, 2)]
        let old = TableShape(rowCounts: [5])
        let new = TableShape(rowCounts: [6])
        #expect(changes.contradiction(from: old, to: new) == nil)
        let mapping = changes.mapping(from: old, to: new)
        // New rows: inserted, old 4, old 0, inserted, old 2 (loaded anew), old 3.
        #expect(mapping.oldPositions() == [0, nil, 5, 1, nil, nil, 4, 6])
        #expect(mapping.newIndexPath(of: path(0, 0)) == path(0, 2))
        #expect(mapping.newIndexPath(of: path(0, 1)) == nil)
        #expect(mapping.newIndexPath(of: path(0, 2)) == path(0, 4))
        #expect(mapping.newIndexPath(of: path(0, 3)) == path(0, 5))
        #expect(mapping.newIndexPath(of: path(0, 4)) == path(0, 1))
    }

    @Test("Sections that come and go take their rows along")
    func sections() {
        var changes = TableChanges()
        changes.deletedSections = [0]
        changes.insertedSections = [1]
        changes.reloadedSections = [2]
        let old = TableShape(rowCounts: [1, 2, 1])
        let new = TableShape(rowCounts: [2, 1, 5])
        #expect(changes.contradiction(from: old, to: new) == nil)
        let mapping = changes.mapping(from: old, to: new)
        #expect(mapping.newIndexPath(of: path(0, 0)) == nil)
        #expect(mapping.newIndexPath(of: path(1, 1)) == path(0, 1))
        #expect(mapping.oldPositions().prefix(4) == [3, 4, 5, 6])
        #expect(mapping.oldPositions().dropFirst(4).allSatisfy { $0 == nil })
    }

    @Test("A count that does not follow from the batch is told")
    func contradictions() {
        var changes = TableChanges()
        changes.insertedRows = [path(0, 0)]
        let shape = TableShape(rowCounts: [3])
        #expect(changes.contradiction(from: shape, to: TableShape(rowCounts: [4])) == nil)
        #expect(changes.contradiction(from: shape, to: TableShape(rowCounts: [5]))?.contains("section 0") == true)
        #expect(changes.contradiction(from: shape, to: TableShape(rowCounts: [4, 1]))?.contains("sections") == true)
        changes.deletedRows = [path(0, 9)]
        #expect(changes.contradiction(from: shape, to: TableShape(rowCounts: [3]))?.contains("no such row") == true)
    }

    @Test("Random batches match an array that is edited", arguments: Array(1...30) as [UInt64])
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let before = Array(0..<Int.random(in: 0...20, using: &generator))
        var changes = TableChanges()
        var after: [Int] = []
        for item in before where Int.random(in: 0..<4, using: &generator) > 0 { after.append(item) }
        changes.deletedRows = Set(before.filter { !after.contains($0) }.map { path(0, $0) })
        let expectedDeleted = changes.deletedRows.count
        for fresh in 100..<(100 + Int.random(in: 0...5, using: &generator)) {
            after.insert(fresh, at: Int.random(in: 0...after.count, using: &generator))
        }
        changes.insertedRows = Set(after.indices.filter { after[$0] >= 100 }.map { path(0, $0) })
        let old = TableShape(rowCounts: [before.count])
        let new = TableShape(rowCounts: [after.count])
        #expect(changes.contradiction(from: old, to: new) == nil, "seed \(seed), \(expectedDeleted) deleted")
        let mapping = changes.mapping(from: old, to: new)
        let rows = mapping.oldPositions().dropFirst().dropLast()
        #expect(Array(rows) == after.map { $0 >= 100 ? nil : $0 + 1 }, "seed \(seed)")
        for item in before {
            let expected = after.firstIndex(of: item).map { path(0, $0) }
            #expect(mapping.newIndexPath(of: path(0, item)) == expected, "seed \(seed)")
        }
    }

    @Test("Index paths have rows, sections and items")
    func indexPaths() {
        var indexPath = IndexPath(row: 3, section: 2)
        #expect(indexPath == IndexPath(item: 3, section: 2))
        #expect((indexPath.section, indexPath.row, indexPath.item) == (2, 3, 3))
        indexPath.row = 7
        indexPath.section = 1
        #expect(indexPath == IndexPath(indexes: [1, 7]))
        #expect(IndexPath().row == 0)
    }
}
