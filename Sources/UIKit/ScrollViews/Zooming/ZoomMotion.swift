internal import Foundation

/// A change of a scroll view's scale that takes a while: a point of the content goes to a place of the view.
struct ZoomMotion {
    /// How long it takes, in seconds.
    static let duration = 0.25

    private let start: TimeInterval
    private let from: CGFloat
    private let to: CGFloat
    /// Where the point is at the beginning.
    private let origin: CGPoint
    /// The point of the content, unscaled.
    let anchor: CGPoint
    /// Where the point goes.
    let place: CGPoint

    @MainActor
    init(of scrollView: UIScrollView, to scale: CGFloat, anchor: CGPoint, place: CGPoint) {
        start = FrameClock.shared.now
        from = scrollView.currentZoomScale
        to = scale
        self.anchor = anchor
        self.place = place
        origin = CGPoint(x: anchor.x * from - scrollView.bounds.minX, y: anchor.y * from - scrollView.bounds.minY)
    }

    /// When it is there.
    var end: TimeInterval { start + Self.duration }

    private func share(at time: TimeInterval) -> CGFloat {
        let share = max(0, min(1, (time - start) / Self.duration))
        return CGFloat(share * share * (3 - 2 * share))
    }

    /// Scales go in equal ratios, not in equal steps, which would seem to slow down.
    func scale(at time: TimeInterval) -> CGFloat {
        let share = share(at: time)
        return share >= 1 ? to : from * pow(to / from, share)
    }

    func place(at time: TimeInterval) -> CGPoint {
        let share = share(at: time)
        return CGPoint(x: origin.x + (place.x - origin.x) * share, y: origin.y + (place.y - origin.y) * share)
    }
}
