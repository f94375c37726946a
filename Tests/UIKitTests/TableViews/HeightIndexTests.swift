import Testing

@testable import UIKit

@Suite("Height index")
struct HeightIndexTests {
    @Test("Sums and searches agree with adding up one by one", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func againstNaive(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var heights = (0..<Int.random(in: 1...200, using: &generator)).map { _ in
            Double(Int.random(in: 0...90, using: &generator))
        }
        var index = HeightIndex(heights)
        for _ in 0..<200 {
            let position = Int.random(in: 0..<heights.count, using: &generator)
            heights[position] = Double(Int.random(in: 0...90, using: &generator))
            index.set(heights[position], at: position)
            let probe = Int.random(in: 0...heights.count, using: &generator)
            #expect(index.offset(of: probe) == heights[..<probe].reduce(0, +), "seed \(seed)")
            let offset = Double(Int.random(in: 0...Int(max(1, index.total)), using: &generator))
            #expect(index.index(at: offset) == Self.naiveIndex(heights, offset), "seed \(seed)")
            #expect(index.total == heights.reduce(0, +))
        }
    }

    private static func naiveIndex(_ heights: [Double], _ offset: Double) -> Int {
        var end = 0.0
        for (position, height) in heights.enumerated() {
            end += height
            if end > offset { return position }
        }
        return heights.count - 1
    }

    @Test("An empty list has no line at any offset")
    func empty() {
        let index = HeightIndex()
        #expect(index.index(at: 0) == nil)
        #expect(index.offset(of: 5) == 0)
        #expect(index.total == 0)
    }

    @Test("Offsets outside of the list give its nearer end")
    func outside() {
        let index = HeightIndex([10, 20, 30])
        #expect(index.index(at: -5) == 0)
        #expect(index.index(at: 1000) == 2)
        #expect(index.offset(of: 99) == 60)
    }
}
