internal import Foundation

/// How far a movement is at a part of its time.
enum AnimationCurve {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A spring that swings out in the duration; the damping ratio is 1 where it does not swing.
    case spring(damping: CGFloat, velocity: CGFloat)

    /// The part of the way at a part of the time, both from 0 to 1; a spring may overshoot.
    func value(at time: Double, duration: TimeInterval) -> CGFloat {
        switch self {
        case .linear: return CGFloat(time)
        case .easeIn: return Self.bezier(time, 0.42, 0, 1, 1)
        case .easeOut: return Self.bezier(time, 0, 0, 0.58, 1)
        case .easeInOut: return Self.bezier(time, 0.42, 0, 0.58, 1)
        case .spring(let damping, let velocity):
            let ratio = Double(max(0.05, min(1, damping)))
            // The envelope has fallen to a thousandth when the duration is over.
            let frequency = 6.9 / ratio
            if ratio >= 1 {
                let speed = 9.2
                return CGFloat(1 - (1 + (speed - Double(velocity)) * time) * exp(-speed * time))
            }
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-ratio * frequency * time)
            let factor = (ratio * frequency - Double(velocity)) / swing
            return CGFloat(1 - envelope * (cos(swing * time) + factor * sin(swing * time)))
        }
    }

    /// The curve of CSS and Core Animation through (0, 0) and (1, 1), solved by Newton's method.
    private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> CGFloat {
        func at(_ t: Double, _ first: Double, _ second: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
        }
        func slope(_ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
        }
        var t = x
        for _ in 0..<8 {
            let derivative = slope(t)
            if abs(derivative) < 1e-6 { break }
            t = max(0, min(1, t - (at(t, x1, x2) - x) / derivative))
        }
        return CGFloat(at(t, y1, y2))
    }
}
