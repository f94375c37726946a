import Foundation

@testable import UIKit

/// A window of a given size with the frames' clock in the test's hand.
@MainActor
struct TestWindow {
    let window: UIWindow
    var input: WindowInput { window.input }

    init(width: CGFloat = 300, height: CGFloat = 300) {
        FrameClock.shared.takeOver()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.isHidden = false
    }

    func wait(_ seconds: TimeInterval) {
        // Another suite may have given the clock back since.
        FrameClock.shared.takeOver()
        FrameClock.shared.advance(by: seconds)
    }

    /// Presses a key as the desktop does.
    @discardableResult
    func press(_ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
        KeyInput.perform(input: input, flags: flags, in: window)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        input.down(at: CGPoint(x: x, y: y))
        input.up()
    }

    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 5, over seconds: TimeInterval = 0.1) {
        input.down(at: start)
        for step in 1...steps {
            wait(seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            input.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        input.up()
    }
}
