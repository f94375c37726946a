import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Zooming a scroll view")
struct ZoomTests {
    /// A picture of 400 x 300 in a viewer of 200 x 200, as a full-screen picture has it.
    private final class Viewer: NSObject, UIScrollViewDelegate {
        let stage = TestWindow(width: 200, height: 200)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        var log: [String] = []

        override init() {
            super.init()
            scrollView.delegate = self
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = picture.frame.size
            scrollView.minimumZoomScale = 0.5
            scrollView.maximumZoomScale = 4
            scrollView.addSubview(picture)
            stage.window.addSubview(scrollView)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end \(scale)")
        }

        /// The point of the picture that is seen at a point of the window.
        func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let point = picture.convert(CGPoint(x: x, y: y), from: stage.window)
            return CGPoint(x: point.x.rounded(), y: point.y.rounded())
        }
    }

    @Test("The middle stays, the content grows, and the limits hold")
    func scaling() {
        let viewer = Viewer()
        viewer.scrollView.contentOffset = CGPoint(x: 100, y: 50)
        #expect(viewer.seen(100, 100) == CGPoint(x: 200, y: 150))
        viewer.scrollView.zoomScale = 2
        #expect(viewer.scrollView.contentSize == CGSize(width: 800, height: 600))
        #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
        #expect(viewer.seen(100, 100) == CGPoint(x: 200, y: 150))
        viewer.scrollView.zoomScale = 40
        #expect(viewer.scrollView.zoomScale == 4)
        viewer.scrollView.setZoomScale(.nan, animated: false)
        viewer.scrollView.zoomScale = 0.01
        #expect(viewer.scrollView.zoomScale == 0.5)
        #expect(viewer.scrollView.contentOffset == .zero)
        #expect(viewer.log.prefix(2) == ["begin", "end 2.0"])
    }

    @Test("A rectangle is brought to fill the view, over time where it is asked for")
    func toRect() {
        let viewer = Viewer()
        viewer.scrollView.zoom(to: CGRect(x: 300, y: 100, width: 50, height: 50), animated: true)
        #expect(viewer.scrollView.zoomScale == 1)
        viewer.stage.wait(0.1)
        let between = viewer.scrollView.zoomScale
        #expect(between > 1 && between < 4)
        viewer.stage.wait(0.3)
        #expect(viewer.scrollView.zoomScale == 4)
        #expect(viewer.seen(0, 0) == CGPoint(x: 300, y: 100))
        #expect(viewer.seen(200, 200) == CGPoint(x: 350, y: 150))
        #expect(viewer.log == ["begin", "end 4.0"])
    }

    @Test("Two fingers zoom what lies under them; past the limit it springs back")
    func pinch() {
        let viewer = Viewer()
        let input = viewer.stage.input
        input.down(.finger(1), at: CGPoint(x: 90, y: 100))
        input.down(.finger(2), at: CGPoint(x: 110, y: 100))
        input.move(.finger(2), to: CGPoint(x: 120, y: 100))
        #expect(viewer.scrollView.isZooming)
        let under = viewer.seen(105, 100)
        input.move(.finger(1), to: CGPoint(x: 75, y: 100))
        input.move(.finger(2), to: CGPoint(x: 135, y: 100))
        #expect(viewer.scrollView.zoomScale == 2)
        #expect(viewer.seen(105, 100) == under)
        input.move(.finger(2), to: CGPoint(x: 999, y: 100))
        #expect(viewer.scrollView.zoomScale > 4)
        input.up(.finger(2))
        #expect(!viewer.scrollView.isZooming)
        #expect(viewer.scrollView.isZoomBouncing)
        input.up(.finger(1))
        viewer.stage.wait(0.4)
        #expect(viewer.scrollView.zoomScale == 4)
        #expect(!viewer.scrollView.isZoomBouncing)
    }

    @Test("Control and the wheel zoom about the pointer; a touchpad's pinch does too")
    func desktop() {
        let viewer = Viewer()
        let input = viewer.stage.input
        let under = viewer.seen(150, 120)
        #expect(input.zoom(at: CGPoint(x: 150, y: 120), byNotches: -2))
        #expect(abs(viewer.scrollView.zoomScale - 1.44) < 0.001)
        #expect(viewer.seen(150, 120) == under)
        input.pinch(.began, at: CGPoint(x: 150, y: 120), factor: 1)
        input.pinch(.moved, at: CGPoint(x: 150, y: 120), factor: 2)
        input.pinch(.ended, at: CGPoint(x: 150, y: 120), factor: 2)
        #expect(abs(viewer.scrollView.zoomScale - 2.88) < 0.001)
        #expect(viewer.seen(150, 120) == under)
        let other = TestWindow()
        #expect(!other.input.zoom(at: CGPoint(x: 10, y: 10), byNotches: 1))
    }

    @Test("A double tap zooms in, and the next one out, as viewers have it")
    func doubleTap() {
        let viewer = Viewer()
        let tap = UITapGestureRecognizer { [weak viewer] recognizer in
            guard let viewer else { return }
            let point = recognizer.location(in: viewer.picture)
            let isIn = viewer.scrollView.zoomScale > 1
            let side: CGFloat = isIn ? 200 : 50
            viewer.scrollView.zoom(
                to: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side), animated: true)
        }
        tap.numberOfTapsRequired = 2
        viewer.scrollView.addGestureRecognizer(tap)
        for expected in [4.0, 1.0] as [CGFloat] {
            for _ in 0..<2 { viewer.stage.tap(60, 80) }
            viewer.stage.wait(0.5)
            #expect(viewer.scrollView.zoomScale == expected)
        }
    }

    @Test("A view that constraints hold to the content keeps its place while it is zoomed")
    func constrained() {
        let viewer = Viewer()
        viewer.picture.translatesAutoresizingMaskIntoConstraints = false
        let guide = viewer.scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            viewer.picture.topAnchor.constraint(equalTo: guide.topAnchor),
            viewer.picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            viewer.picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            viewer.picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            viewer.picture.widthAnchor.constraint(equalToConstant: 400),
            viewer.picture.heightAnchor.constraint(equalToConstant: 300),
        ])
        viewer.stage.window.layoutIfNeeded()
        viewer.scrollView.zoomScale = 3
        viewer.scrollView.setNeedsLayout()
        viewer.stage.window.layoutIfNeeded()
        #expect(viewer.scrollView.contentSize == CGSize(width: 1200, height: 900))
        #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 1200, height: 900))
    }

    @Test("Without room between the limits nothing watches for pinches")
    func recognizer() {
        let scrollView = UIScrollView()
        #expect(scrollView.pinchGestureRecognizer == nil)
        scrollView.maximumZoomScale = 2
        #expect(scrollView.gestureRecognizers?.count == 2)
        scrollView.maximumZoomScale = 1
        #expect(scrollView.gestureRecognizers?.count == 1)
    }
}
