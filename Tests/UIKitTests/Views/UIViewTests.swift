import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UIView")
struct UIViewTests {
    @Test("The frame follows centre, bounds and transform")
    func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: 0, width: 200, height: 80))
        view.transform = .identity
        view.center = CGPoint(x: 50, y: 20)
        #expect(view.frame.origin == .zero)
    }

    @Test("Points are converted through scrolled and turned views")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let inner = UIView(frame: CGRect(x: 5, y: 60, width: 20, height: 20))
        root.addSubview(scrolled)
        scrolled.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 21))
        #expect(inner.convert(CGPoint(x: 16, y: 21), from: root) == CGPoint(x: 1, y: 1))
        #expect(root.hitTest(CGPoint(x: 16, y: 21), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
        inner.isHidden = true
        #expect(root.hitTest(CGPoint(x: 16, y: 21), with: nil) === scrolled)
        scrolled.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 16, y: 21), with: nil) === root)
    }

    @Test("Subviews and layers keep one order")
    func order() {
        let root = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(c)
        root.insertSubview(b, belowSubview: c)
        #expect(root.subviews == [a, b, c])
        root.bringSubviewToFront(a)
        root.sendSubviewToBack(c)
        #expect(root.subviews == [c, b, a])
        #expect(root.layer.sublayers == [c.layer, b.layer, a.layer])
        root.insertSubview(a, at: 0)
        #expect(root.subviews == [a, c, b])
        b.removeFromSuperview()
        #expect(root.subviews == [a, c])
        #expect(b.superview == nil)
        #expect(root.layer.sublayers == [a.layer, c.layer])
    }

    @Test("Layout runs from the top down, once for many requests")
    func layout() {
        final class Recorder: UIView {
            var log: ((String) -> Void)?
            var name = ""
            override func layoutSubviews() {
                super.layoutSubviews()
                log?(name)
                for view in subviews { view.frame = bounds.insetBy(dx: 1, dy: 1) }
            }
        }
        var log: [String] = []
        let outer = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = Recorder()
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        outer.log = { log.append($0) }
        inner.log = { log.append($0) }
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log == ["outer", "inner"])
        outer.layoutIfNeeded()
        #expect(log == ["outer", "inner"])
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log == ["outer", "inner", "inner"])
    }

    @Test("Masks share a change of size in proportion")
    func autoresizing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 150)
        #expect(view.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    }

    @Test("Dark is inherited and resolves dynamic colours")
    func traits() throws {
        final class Watcher: UIView {
            var changes = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                changes += 1
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let view = Watcher(frame: root.bounds)
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        root.addSubview(view)
        #expect(try Picture(root).pixel(2, 2) == [0, 255, 0, 255])
        root.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.changes == 1)
        #expect(try Picture(root, style: .unspecified).pixel(2, 2) == [255, 0, 0, 255])
        view.removeFromSuperview()
        UIView().addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("The tint comes from above and is told on change")
    func tint() {
        final class Watcher: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let root = UIView()
        let view = Watcher()
        root.addSubview(view)
        root.tintColor = .systemPink
        #expect(view.tintColor == .systemPink)
        #expect(view.changes == 1)
        view.tintColor = .systemTeal
        root.tintColor = .systemRed
        #expect(view.tintColor == .systemTeal)
        #expect(view.changes == 2)
    }

    @Test("Paints what changed and nothing older")
    func repainting() throws {
        final class Dot: UIView {
            var color = UIColor.red
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                color.setFill()
                UIRectFill(bounds)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(dot)
        #expect(try Picture(root).pixel(5, 5) == [255, 0, 0, 255])
        dot.frame.origin.x = 10
        let moved = try Picture(root)
        #expect(moved.pixel(5, 5) == [0, 0, 0, 0])
        #expect(moved.pixel(15, 5) == [255, 0, 0, 255])
        #expect(dot.draws == 1)
        dot.color = .blue
        dot.setNeedsDisplay()
        #expect(try Picture(root).pixel(15, 5) == [0, 0, 255, 255])
        #expect(dot.draws == 2)
        dot.alpha = 0.5
        #expect(try Picture(root).pixel(15, 5)[3] == 128)
        dot.isHidden = true
        #expect(try Picture(root).pixel(15, 5) == [0, 0, 0, 0])
    }

    @Test("Clips to round corners, some or all")
    func corners() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let view = UIView(frame: root.bounds)
        view.backgroundColor = .black
        view.layer.cornerRadius = 20
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        root.addSubview(view)
        let picture = try Picture(root)
        #expect(picture.pixel(0, 0)[3] == 0)
        #expect(picture.pixel(39, 0)[3] == 255)
        #expect(picture.pixel(39, 39)[3] == 255)
        let inner = UIView(frame: root.bounds)
        inner.backgroundColor = .red
        view.addSubview(inner)
        #expect(try Picture(root).pixel(0, 0)[3] == 255)
        view.clipsToBounds = true
        #expect(try Picture(root).pixel(0, 0)[3] == 0)
    }

    @Test("Views are told of their window and superview")
    func moving() {
        final class Watcher: UIView {
            var log: [String] = []
            override func willMove(toSuperview view: UIView?) { log.append("will \(view != nil)") }
            override func didMoveToSuperview() { log.append("did \(superview != nil)") }
            override func didMoveToWindow() { log.append("window \(window != nil)") }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = Watcher()
        window.addSubview(view)
        view.removeFromSuperview()
        #expect(view.log == ["will true", "did true", "window true", "will false", "did false", "window false"])
    }
}
