import Foundation
import Testing

@testable import UIKit

@Suite("The arithmetic of a flow")
struct FlowGeometryTests {
    private func section(_ count: Int, _ size: CGSize = CGSize(width: 100, height: 80)) -> FlowGeometry.Section {
        var section = FlowGeometry.Section()
        section.sizes = Array(repeating: size, count: count)
        section.lineSpacing = 10
        section.itemSpacing = 5
        return section
    }

    @Test("Items of one size stand in a grid, also in a last line that is not full")
    func grid() {
        let flow = FlowGeometry(sections: [section(5)], breadth: 320, isVertical: true)
        #expect(flow.items[0].map(\.minX) == [0, 110, 220, 0, 110])
        #expect(flow.items[0].map(\.minY) == [0, 0, 0, 90, 90])
        #expect(flow.contentSize == CGSize(width: 320, height: 170))
    }

    @Test("Items of different sizes fill each line but the last, in the middle of its height")
    func mixed() {
        var section = section(0)
        section.sizes = [60, 80, 200, 30].map { CGSize(width: $0, height: $0 / 2) }
        let flow = FlowGeometry(sections: [section], breadth: 240, isVertical: true)
        #expect(flow.items[0].map(\.minX) == [0, 160, 0, 205])
        #expect(flow.items[0][0].midY == flow.items[0][1].midY)
        #expect(flow.items[0][2].minY == 50)
    }

    @Test("Insets, headers and footers take room; a flow sideways is the same turned round")
    func bands() {
        var section = section(2)
        section.insets = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
        section.header = CGSize(width: 30, height: 20)
        section.footer = CGSize(width: 40, height: 12)
        let down = FlowGeometry(sections: [section, section], breadth: 320, isVertical: true)
        #expect(down.headers[0] == CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(down.items[0][0] == CGRect(x: 6, y: 24, width: 100, height: 80))
        #expect(down.footers[0] == CGRect(x: 0, y: 112, width: 320, height: 12))
        #expect(down.contentSize.height == 248)
        let across = FlowGeometry(sections: [section], breadth: 90, isVertical: false)
        #expect(across.items[0].map(\.minX) == [36, 146])
        #expect(across.contentSize == CGSize(width: 296, height: 92))
    }

    @Test("An item wider than the room has a line of its own and widens the content")
    func wide() {
        let flow = FlowGeometry(
            sections: [section(2, CGSize(width: 500, height: 10))], breadth: 320, isVertical: true)
        #expect(flow.items[0].map(\.minY) == [0, 20])
        #expect(flow.contentSize.width == 500)
    }

    @Test("The items in a rectangle are those that a look at each of them finds", arguments: 0..<30)
    func lookup(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sections = (0..<3).map { _ in
            var section = section(0)
            section.sizes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                CGSize(
                    width: CGFloat.random(in: 0...150, using: &generator),
                    height: CGFloat.random(in: 1...90, using: &generator))
            }
            return section
        }
        let flow = FlowGeometry(sections: sections, breadth: 300, isVertical: seed.isMultiple(of: 2))
        for _ in 0..<20 {
            let rect = CGRect(
                x: CGFloat.random(in: -50...400, using: &generator),
                y: CGFloat.random(in: -50...900, using: &generator), width: 200, height: 200)
            let naive = flow.items.enumerated().flatMap { section, frames in
                frames.indices.filter { frames[$0].intersects(rect) }.map { IndexPath(item: $0, section: section) }
            }
            #expect(flow.items(in: rect) == naive)
        }
    }
}
