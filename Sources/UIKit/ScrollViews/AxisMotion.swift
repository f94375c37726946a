internal import Foundation

/// How content that was let go moves along one axis: it slows down, and where it meets an edge it springs back.
struct AxisMotion {
    /// The part inside the edges, if there is one, and when it ends.
    private var glide: (curve: DecelerationCurve, end: Double)?
    /// What follows at the edge, if it is met.
    private var bounce: SpringCurve?
    private let end: Double

    /// No movement.
    init(restingAt value: Double) { end = value }

    /// A movement to a chosen end, beginning at some speed.
    init(from start: Double, velocity: Double, to target: Double) {
        bounce = SpringCurve(target: target, distance: start - target, velocity: velocity)
        end = target
    }

    /// A free movement between two edges.
    init(from start: Double, velocity: Double, rate: Double, within range: ClosedRange<Double>, bounces: Bool) {
        guard range.contains(start) else {
            let edge = min(max(start, range.lowerBound), range.upperBound)
            bounce = SpringCurve(target: edge, distance: start - edge, velocity: velocity)
            end = edge
            return
        }
        let curve = DecelerationCurve(start: start, velocity: velocity, rate: rate)
        guard !range.contains(curve.target) else {
            glide = (curve, curve.duration)
            end = curve.value(at: curve.duration)
            return
        }
        let edge = curve.target < range.lowerBound ? range.lowerBound : range.upperBound
        let contact = curve.time(reaching: edge) ?? 0
        glide = (curve, contact)
        end = edge
        if bounces {
            bounce = SpringCurve(target: edge, distance: 0, velocity: curve.velocity(at: contact))
        }
    }

    /// Where the movement ends.
    var target: Double { end }

    func value(at time: Double) -> Double {
        if let glide, time < glide.end { return glide.curve.value(at: time) }
        if let bounce, !bounce.isSettled(at: time - (glide?.end ?? 0)) {
            return bounce.value(at: time - (glide?.end ?? 0))
        }
        return end
    }

    func isFinished(at time: Double) -> Bool {
        if let glide, time < glide.end { return false }
        guard let bounce else { return true }
        return bounce.isSettled(at: time - (glide?.end ?? 0))
    }
}
