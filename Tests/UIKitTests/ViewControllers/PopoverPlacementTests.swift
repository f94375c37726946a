import Foundation
import Testing

@testable import UIKit

/// Where popovers go.
@Suite("Popover placement")
struct PopoverPlacementTests {
    private let room = CGRect(x: 0, y: 0, width: 900, height: 700)

    private func place(
        _ source: CGRect, size: CGSize = CGSize(width: 200, height: 150), permitted: UIPopoverArrowDirection = .any
    ) -> PopoverPlacement {
        PopoverPlacement(size: size, source: source, room: room, permitted: permitted)
    }

    @Test("Below its source where there is room, else above")
    func sides() {
        let below = place(CGRect(x: 400, y: 100, width: 100, height: 20))
        #expect(below.direction == .up)
        #expect(below.card == CGRect(x: 350, y: 130, width: 200, height: 150))
        #expect(below.tip == CGPoint(x: 450, y: 120))
        let above = place(CGRect(x: 400, y: 600, width: 100, height: 20))
        #expect(above.direction == .down)
        #expect(above.card.maxY == 590)
    }

    @Test("Beside it where only that is permitted")
    func permitted() {
        let left = place(CGRect(x: 600, y: 300, width: 100, height: 20), permitted: .right)
        #expect(left.card.maxX == 590)
        #expect(left.tip == CGPoint(x: 600, y: 310))
    }

    @Test("Stays inside the room, its arrow on the card, for sources at every place", arguments: 0..<12)
    func inside(step: Int) {
        let inner = room.insetBy(dx: 10, dy: 10)
        for column in 0..<12 {
            let source = CGRect(x: CGFloat(column) * 75, y: CGFloat(step) * 58, width: 40, height: 20)
            let placement = place(source, size: CGSize(width: 260, height: 320))
            #expect(inner.contains(placement.card))
            let reach = placement.card.insetBy(dx: -PopoverPlacement.arrowHeight, dy: -PopoverPlacement.arrowHeight)
            #expect(reach.insetBy(dx: -0.5, dy: -0.5).contains(placement.tip))
        }
    }
}
