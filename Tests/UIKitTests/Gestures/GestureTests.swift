import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Gesture recognizers", .serialized)
struct GestureTests {
    private let test = TestWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    init() {
        test.window.addSubview(view)
    }

    private func watch<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
        recognizer.addHandler { [log] in log.lines.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("A tap is recognized where it is made, and not after straying")
    func tap() {
        let tap = watch("tap", UITapGestureRecognizer())
        test.tap(50, 60)
        #expect(log.lines == ["tap ended"])
        #expect(tap.location(in: view) == CGPoint(x: 50, y: 60))
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50))
        test.tap(250, 250)
        #expect(log.lines == ["tap ended"])
        test.tap(50, 60)
        #expect(log.lines.count == 2)
    }

    @Test("A single tap waits for the double tap that it requires to fail")
    func doubleTap() {
        let double = watch("double", UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let single = watch("single", UITapGestureRecognizer())
        single.require(toFail: double)
        test.tap(50, 50)
        #expect(log.lines.isEmpty)
        test.wait(0.5)
        #expect(log.lines == ["single ended"])
        test.tap(50, 50)
        test.wait(0.1)
        test.tap(50, 50)
        test.wait(0.5)
        #expect(log.lines == ["single ended", "double ended"])
    }

    @Test("A long press begins after its time, goes on and ends")
    func longPress() {
        _ = watch("long", UILongPressGestureRecognizer())
        test.input.down(at: CGPoint(x: 50, y: 50))
        test.wait(0.4)
        #expect(log.lines.isEmpty)
        test.wait(0.2)
        test.input.move(to: CGPoint(x: 90, y: 50))
        test.input.up()
        #expect(log.lines == ["long began", "long changed", "long ended"])
    }

    @Test("The second button presses long at once, and is no tap")
    func secondaryButton() {
        _ = watch("tap", UITapGestureRecognizer())
        _ = watch("long", UILongPressGestureRecognizer())
        test.input.down(at: CGPoint(x: 50, y: 50), isSecondary: true)
        test.input.up()
        #expect(log.lines == ["long began", "long ended"])
    }

    @Test("A pan tells how far and how fast")
    func pan() {
        let pan = watch("pan", UIPanGestureRecognizer())
        var speed: CGFloat = 0
        pan.addHandler { [view] in
            if $0.state == .ended { speed = (($0 as? UIPanGestureRecognizer)?.velocity(in: view).x ?? 0) }
        }
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20), steps: 10, over: 0.5)
        #expect(log.lines.first == "pan began")
        #expect(log.lines.last == "pan ended")
        #expect(pan.translation(in: view) == CGPoint(x: 100, y: 0))
        #expect(abs(speed - 200) < 30)
    }

    @Test("A swipe counts in its direction, quickly, and only there")
    func swipe() {
        let swipe = watch("swipe", UISwipeGestureRecognizer())
        swipe.direction = .left
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
        test.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 50, y: 20), over: 2)
        #expect(log.lines.isEmpty)
        test.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 50, y: 25))
        #expect(log.lines == ["swipe ended"])
    }

    @Test("The first to recognize wins, unless a delegate lets both")
    func exclusion() {
        final class Both: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer
            ) -> Bool { true }
        }
        let pan = watch("pan", UIPanGestureRecognizer())
        let swipe = watch("swipe", UISwipeGestureRecognizer())
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
        #expect(!log.lines.contains("swipe ended"))
        log.lines = []
        let both = Both()
        pan.delegate = both
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
        #expect(log.lines.contains("swipe ended"))
        #expect(log.lines.contains("pan ended"))
        #expect(swipe.view === view)
    }

    @Test("A delegate and the view can refuse")
    func refusal() {
        final class Never: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let tap = watch("tap", UITapGestureRecognizer())
        let never = Never()
        tap.delegate = never
        test.tap(50, 50)
        #expect(log.lines.isEmpty)
        tap.delegate = nil
        tap.isEnabled = false
        test.tap(50, 50)
        #expect(log.lines.isEmpty)
    }

    @Test("What is recognized takes the touches from the view")
    func cancelling() {
        final class Touched: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let touched = Touched(frame: view.bounds)
        view.addSubview(touched)
        test.tap(10, 10)
        #expect(touched.log == ["began", "ended"])
        touched.log = []
        let pan = watch("pan", UIPanGestureRecognizer())
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20), steps: 10)
        #expect(touched.log == ["began", "cancelled"])
        touched.log = []
        pan.cancelsTouchesInView = false
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20), steps: 2)
        #expect(touched.log == ["began", "moved", "moved", "ended"])
    }

    @Test("A press on a control is no tap on what lies around it")
    func controlBelow() {
        _ = watch("tap", UITapGestureRecognizer())
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
        test.tap(25, 25)
        #expect(presses == 1)
        #expect(log.lines.isEmpty)
        button.isEnabled = false
        test.tap(25, 25)
        #expect(presses == 1)
        #expect(log.lines == ["tap ended"])
    }
}
