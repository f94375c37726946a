import Foundation
import Testing

@testable import UIKit

/// The drag from the edge that goes back, with the touches of the window's input.
@MainActor
@Suite("The drag that goes back", .serialized)
struct BackSwipeTests {
    private func drag(from start: CGFloat, to end: CGFloat, on stage: Stage) {
        let input = stage.window.input
        input.down(at: CGPoint(x: start, y: 400), time: 0)
        for step in 1...10 {
            let x = start + (end - start) * CGFloat(step) / 10
            input.move(to: CGPoint(x: x, y: 400), time: Double(step) / 60)
        }
        input.up(time: 0.2)
    }

    private func depthAfterDrag(from start: CGFloat, to end: CGFloat, isEnabled: Bool = true) -> Int {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        navigation.pushViewController(stage.make("B"), animated: false)
        navigation.interactivePopGestureRecognizer?.isEnabled = isEnabled
        drag(from: start, to: end, on: stage)
        return navigation.viewControllers.count
    }

    @Test("From the edge inwards it goes back; from elsewhere, too short, or turned off it does not")
    func leftToRight() {
        defer { Stage.end() }
        #expect(depthAfterDrag(from: 8, to: 200) == 1)
        #expect(depthAfterDrag(from: 120, to: 320) == 2)
        #expect(depthAfterDrag(from: 8, to: 50) == 2)
        #expect(depthAfterDrag(from: 8, to: 200, isEnabled: false) == 2)
    }

    @Test("From right to left it begins at the right edge")
    func rightToLeft() {
        defer { Stage.end() }
        UIScreen.main.layoutDirection = .rightToLeft
        defer { UIScreen.main.layoutDirection = .leftToRight }
        #expect(depthAfterDrag(from: 382, to: 150) == 1)
        #expect(depthAfterDrag(from: 8, to: 200) == 2)
    }
}
