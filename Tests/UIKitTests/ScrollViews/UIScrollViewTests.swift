import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Scroll views", .serialized)
struct UIScrollViewTests {
    /// Writes down what a scroll view tells.
    private final class Listener: UIScrollViewDelegate {
        var log: [String] = []
        var target: CGPoint?
        var scrolls = 0

        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("end")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("ended \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    }

    private let window = UIWindow(frame: rect(0, 0, 200, 300))
    private let view = UIScrollView(frame: rect(0, 0, 200, 300))
    private let listener = Listener()

    init() {
        view.contentSize = CGSize(width: 200, height: 2000)
        view.delegate = listener
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test("The offset is the origin of the bounds, and the delegate hears of each change once")
    func offset() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(view.bounds.origin.y == 100)
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(listener.scrolls == 1)
        let inside = UIView(frame: rect(0, 150, 10, 10))
        view.addSubview(inside)
        #expect(inside.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 50))
    }

    @Test("A drag moves the content, a flick goes on and comes to rest")
    func drag() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.dragDidBegin()
        view.drag(by: CGPoint(x: 0, y: -80))
        #expect(view.contentOffset.y == 80)
        #expect(view.isDragging)
        view.dragDidEnd(velocity: CGPoint(x: 0, y: -500))
        #expect(view.isDecelerating)
        #expect(listener.log == ["begin", "end", "ended true", "decelerate"])
        FrameClock.shared.advance(by: 0.1)
        let soon = view.contentOffset.y
        #expect(soon > 110 && soon < 130)
        FrameClock.shared.advance(by: 5)
        #expect(listener.log.last == "rest")
        #expect(!view.isDecelerating)
        // 500 points per second, of which each millisecond keeps 0.998: 250 points in all, less the last few.
        #expect(abs(view.contentOffset.y - (80 + 250)) < 8)
    }

    @Test("Past the edge the content follows reluctantly and springs back")
    func bounce() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.dragDidBegin()
        view.drag(by: CGPoint(x: 0, y: 200))
        #expect(view.contentOffset.y < -50 && view.contentOffset.y > -200)
        view.dragDidEnd(velocity: .zero)
        FrameClock.shared.advance(by: 2)
        #expect(view.contentOffset.y == 0)
        view.bounces = false
        view.dragDidBegin()
        view.drag(by: CGPoint(x: 0, y: 200))
        #expect(view.contentOffset.y == 0)
        view.dragDidEnd(velocity: .zero)
        #expect(listener.log.last == "ended false")
    }

    @Test("A flick against the edge ends at the edge")
    func flickAgainstEdge() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.contentOffset.y = 1650
        view.dragDidBegin()
        view.dragDidEnd(velocity: CGPoint(x: 0, y: -3000))
        FrameClock.shared.advance(by: 3)
        #expect(view.contentOffset.y == 1700)
        #expect(listener.log.last == "rest")
    }

    @Test("The delegate chooses where a flick ends; pages end at pages")
    func targets() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        listener.target = CGPoint(x: 0, y: 444)
        view.dragDidBegin()
        view.drag(by: CGPoint(x: 0, y: -30))
        view.dragDidEnd(velocity: CGPoint(x: 0, y: -900))
        FrameClock.shared.advance(by: 3)
        #expect(view.contentOffset.y == 444)
        listener.target = nil
        view.isPagingEnabled = true
        view.dragDidBegin()
        view.drag(by: CGPoint(x: 0, y: -10))
        view.dragDidEnd(velocity: CGPoint(x: 0, y: -400))
        FrameClock.shared.advance(by: 3)
        #expect(view.contentOffset.y == 600)
    }

    @Test("An animated offset arrives, and is stopped by a touch")
    func animated() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(view.contentOffset.y == 0)
        FrameClock.shared.advance(by: 0.15)
        #expect(view.contentOffset.y > 200 && view.contentOffset.y < 400)
        FrameClock.shared.advance(by: 0.3)
        #expect(view.contentOffset.y == 600)
        #expect(listener.log == ["animated"])
        view.setContentOffset(.zero, animated: true)
        FrameClock.shared.advance(by: 0.1)
        view.dragDidBegin()
        let halt = view.contentOffset.y
        FrameClock.shared.advance(by: 1)
        #expect(view.contentOffset.y == halt)
        view.dragWasCancelled()
    }

    @Test("A rectangle is brought into view by the least movement")
    func rectToVisible() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.scrollRectToVisible(rect(0, 500, 10, 50), animated: false)
        #expect(view.contentOffset.y == 250)
        view.scrollRectToVisible(rect(0, 300, 10, 50), animated: false)
        #expect(view.contentOffset.y == 250)
        view.scrollRectToVisible(rect(0, 100, 10, 50), animated: false)
        #expect(view.contentOffset.y == 100)
        view.scrollRectToVisible(rect(0, 5000, 10, 50), animated: false)
        #expect(view.contentOffset.y == 1700)
    }

    @Test("Insets widen the range; content at its top goes on lying there when they change")
    func insets() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.contentInset.top = 40
        #expect(view.contentOffset.y == -40)
        view.contentInset.bottom = 30
        view.scrollRectToVisible(rect(0, 1990, 10, 10), animated: false)
        #expect(view.contentOffset.y == 1730)
        window.additionalSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    }

    @Test("The wheel scrolls and stops at the edge; turned again, it moves what is around")
    func wheel() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        let inner = UIScrollView(frame: rect(0, 0, 200, 100))
        inner.contentSize = CGSize(width: 200, height: 150)
        view.addSubview(inner)
        window.input.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 60), ends: false)
        #expect(inner.contentOffset.y == 50)
        #expect(view.contentOffset.y == 0)
        window.input.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 60), ends: false)
        #expect(view.contentOffset.y == 0, "a turn under way stays with the view where it began")
        FrameClock.shared.advance(by: 0.5)
        window.input.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 60), ends: false)
        #expect(inner.contentOffset.y == 50)
        #expect(view.contentOffset.y == 60)
        FrameClock.shared.advance(by: 0.5)
        #expect(listener.log == ["rest"])
    }

    @Test("The wheel on a view turned over moves the content the way it is seen")
    func wheelInverted() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.transform = CGAffineTransform(scaleX: 1, y: -1)
        view.contentOffset.y = 500
        window.input.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 60), ends: false)
        #expect(view.contentOffset.y == 440)
    }

    @Test("A finger drags through the window's input, and taps stay taps")
    func pan() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        window.input.down(.finger(1), at: CGPoint(x: 100, y: 200), time: 0)
        for step in 1...10 {
            window.input.move(.finger(1), to: CGPoint(x: 100, y: 200 - CGFloat(step) * 10), time: Double(step) * 0.016)
        }
        #expect(view.isDragging)
        #expect(view.contentOffset.y >= 80 && view.contentOffset.y <= 100)
        window.input.up(.finger(1), at: CGPoint(x: 100, y: 100), time: 0.17)
        #expect(!view.isDragging)
        #expect(view.isDecelerating)
        FrameClock.shared.advance(by: 5)
        #expect(listener.log.last == "rest")
    }

    @Test("Constraints to a scroll view's edges give its content a size")
    func contentConstraints() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        let content = free()
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        window.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 200, height: 920))
        #expect(content.frame == rect(0, 10, 200, 900))
        view.contentOffset.y = 300
        window.layoutIfNeeded()
        #expect(content.frame == rect(0, 10, 200, 900))
    }

    @Test("What is constrained to the frame guide stays in sight")
    func frameGuide() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        let badge = FixedView(20, 20)
        view.addSubview(badge)
        badge.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 5).isActive = true
        badge.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor, constant: -5).isActive = true
        window.layoutIfNeeded()
        #expect(badge.frame == rect(175, 5, 20, 20))
        view.contentOffset.y = 300
        window.layoutIfNeeded()
        #expect(badge.frame == rect(175, 305, 20, 20))
    }

    @Test("Content that shrinks is not left behind")
    func shrinking() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        view.contentOffset.y = 1700
        view.contentSize.height = 500
        #expect(view.contentOffset.y == 200)
        view.contentSize.height = 100
        #expect(view.contentOffset.y == 0)
    }

    @Test("Pulled down far enough, the refresh control sends its event once and makes room until it ends")
    func refresh() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        let control = UIRefreshControl()
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        view.refreshControl = control
        view.dragDidBegin()
        view.drag(by: CGPoint(x: 0, y: 400))
        view.dragDidEnd(velocity: .zero)
        #expect(events == 1)
        #expect(control.isRefreshing)
        FrameClock.shared.advance(by: 2)
        #expect(view.contentOffset.y == -UIRefreshControl.height)
        control.endRefreshing()
        #expect(view.contentOffset.y == 0)
        control.endRefreshing()
        #expect(view.contentInset.top == 0)
    }

    @Test("The thumb's length and place follow the content")
    func indicator() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        #expect(ScrollIndicator.thumb(track: 100, content: 200, visible: 100, position: 50) == (25, 50))
        #expect(ScrollIndicator.thumb(track: 100, content: 10_000, visible: 100, position: 0) == (0, 36))
        #expect(ScrollIndicator.thumb(track: 100, content: 200, visible: 100, position: 130).length == 20)
        #expect(ScrollIndicator.thumb(track: 0, content: 0, visible: 0, position: 0) == (0, 0))
    }

    @Test("A zoomed view is scaled between the limits")
    func zoom() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        final class Zoomer: UIScrollViewDelegate {
            let view = UIView(frame: rect(0, 0, 200, 300))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let zoomer = Zoomer()
        view.addSubview(zoomer.view)
        view.delegate = zoomer
        view.maximumZoomScale = 3
        view.setZoomScale(2, animated: false)
        #expect(view.contentSize == CGSize(width: 400, height: 600))
        #expect(view.contentOffset == CGPoint(x: 100, y: 150))
        view.zoomScale = 9
        #expect(view.zoomScale == 3)
    }
}
