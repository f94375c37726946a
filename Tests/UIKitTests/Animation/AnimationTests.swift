import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UIView.animate", .serialized)
struct AnimationTests {
    private let test = TestWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        test.window.addSubview(view)
    }

    @Test("The property is at its end at once, the picture on the way")
    func way() {
        UIView.setAnimationsEnabled(true)
        var finished: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                self.view.center.x = 110
                self.view.alpha = 0
            }, completion: { finished = $0 })
        #expect(view.center.x == 110)
        #expect(view.layer.presented.position.x == 10)
        test.wait(0.5)
        #expect(abs(view.layer.presented.position.x - 60) < 2)
        #expect(abs(view.layer.presented.opacity - 0.5) < 0.05)
        #expect(finished == nil)
        test.wait(0.6)
        #expect(view.layer.presented == view.layer.model)
        #expect(finished == true)
    }

    @Test("Layout inside of the changes moves too")
    func layout() {
        UIView.setAnimationsEnabled(true)
        final class Filler: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews { view.frame = bounds }
            }
        }
        let filler = Filler(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView()
        filler.addSubview(inner)
        test.window.addSubview(filler)
        test.window.layoutIfNeeded()
        UIView.animate(withDuration: 1) {
            filler.frame.size.width = 100
            filler.layoutIfNeeded()
        }
        test.wait(0.2)
        #expect(inner.bounds.width == 100)
        #expect(inner.layer.presented.bounds.width > 10)
        #expect(inner.layer.presented.bounds.width < 100)
    }

    @Test("A new movement starts where the old one is, whose end is told as broken off")
    func interruption() {
        UIView.setAnimationsEnabled(true)
        var finished: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 110 },
            completion: { finished.append($0) })
        test.wait(0.5)
        let middle = view.layer.presented.position.x
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 10 },
            completion: { finished.append($0) })
        #expect(finished == [false])
        #expect(abs(view.layer.presented.position.x - middle) < 0.01)
        test.wait(1.1)
        #expect(finished == [false, true])
        #expect(view.layer.presented.position.x == 10)
    }

    @Test("A plain change ends the movement of what it changes")
    func plainChange() {
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) { self.view.alpha = 0 }
        test.wait(0.3)
        view.alpha = 0.8
        #expect(view.layer.presented.opacity == view.alpha)
        #expect(view.layer.animations.isEmpty)
    }

    @Test("Delay, spring and repetition follow the clock")
    func options() {
        UIView.setAnimationsEnabled(true)
        UIView.animate(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { self.view.center.x = 110 })
        test.wait(0.4)
        #expect(view.layer.presented.position.x == 10)
        test.wait(0.6)
        #expect(abs(view.layer.presented.position.x - 60) < 3)
        test.wait(0.6)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: { self.view.center.x = 10 })
        var least: CGFloat = 110
        for _ in 0..<66 {
            test.wait(1.0 / 60)
            least = min(least, view.layer.presented.position.x)
        }
        #expect(least < 5)
        #expect(view.layer.presented.position.x == 10)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { self.view.alpha = 0 })
        test.wait(1.5)
        #expect(abs(view.layer.presented.opacity - 0.5) < 0.05)
        view.layer.removeAllAnimations()
        #expect(view.layer.presented.opacity == 0)
    }

    @Test("Without movement, changes and their end are at once")
    func disabled() {
        UIView.setAnimationsEnabled(true)
        var finished: Bool?
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { finished = $0 })
        #expect(finished == true)
        #expect(view.layer.presented.opacity == 0)
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { self.view.alpha = 1 }
        }
        #expect(view.layer.presented.opacity == 1)
        #expect(view.layer.animations.isEmpty)
        test.wait(1.1)
    }

    @Test("A fade lays the old picture over the new one and takes it away")
    func transition() throws {
        UIView.setAnimationsEnabled(true)
        view.backgroundColor = .red
        var isDone = false
        UIView.transition(
            with: view, duration: 1, options: .transitionCrossDissolve,
            animations: { self.view.backgroundColor = .blue },
            completion: { _ in isDone = true })
        test.wait(0.5)
        let middle = try Picture(test.window).pixel(10, 10)
        #expect(middle[0] > 60 && middle[2] > 60)
        test.wait(0.6)
        #expect(isDone)
        #expect(view.layer.sublayers == nil)
        #expect(try Picture(test.window).pixel(10, 10) == [0, 0, 255, 255])
    }

    @Test("Curves go from 0 to 1 and keep their shape")
    func curves() {
        for curve in [AnimationCurve.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(abs(curve.value(at: 0, duration: 1)) < 0.001)
            #expect(abs(curve.value(at: 1, duration: 1) - 1) < 0.001)
        }
        #expect(AnimationCurve.easeIn.value(at: 0.5, duration: 1) < 0.5)
        #expect(AnimationCurve.easeOut.value(at: 0.5, duration: 1) > 0.5)
        #expect(abs(AnimationCurve.easeInOut.value(at: 0.5, duration: 1) - 0.5) < 0.001)
        #expect(abs(AnimationCurve.spring(damping: 0.5, velocity: 0).value(at: 1, duration: 1) - 1) < 0.01)
        #expect(abs(AnimationCurve.spring(damping: 1, velocity: 0).value(at: 1, duration: 1) - 1) < 0.01)
    }
}
