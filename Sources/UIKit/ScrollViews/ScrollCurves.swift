internal import Foundation

/// The movement of content that was let go with some speed.
///
/// The speed falls by the factor `rate` each millisecond, as `UIScrollView.DecelerationRate` defines it.
struct DecelerationCurve {
    /// Points per second at which the movement counts as over.
    static let leastSpeed: Double = 12

    let start: Double
    /// In points per second.
    let velocity: Double
    let rate: Double

    private var decay: Double { 1000 * log(rate) }

    /// Where the movement would end, unhindered.
    var target: Double { start - velocity / decay }

    /// Seconds until the movement is over.
    var duration: Double {
        abs(velocity) <= Self.leastSpeed ? 0 : log(Self.leastSpeed / abs(velocity)) / decay
    }

    func value(at time: Double) -> Double {
        start + velocity / decay * (exp(decay * time) - 1)
    }

    func velocity(at time: Double) -> Double {
        velocity * exp(decay * time)
    }

    /// When the movement passes `value`, `nil` if it never does.
    func time(reaching value: Double) -> Double? {
        guard velocity != 0 else { return nil }
        let factor = 1 + (value - start) * decay / velocity
        guard factor > 0, factor <= 1 else { return nil }
        return log(factor) / decay
    }
}

/// The movement back to an edge, or on to a page: a critically damped spring.
struct SpringCurve {
    let target: Double
    /// How far from the target the movement begins.
    let distance: Double
    /// In points per second.
    let velocity: Double
    /// The spring's angular frequency per second. 11 settles in about half a second.
    var frequency = 11.0

    func value(at time: Double) -> Double {
        target + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
    }

    /// Whether what is left of the movement is less than half a point.
    func isSettled(at time: Double) -> Bool {
        time > 0.1 && abs(value(at: time) - target) < 0.5
    }
}

/// How content follows the finger past its edge: ever more reluctantly.
enum RubberBand {
    /// The share of the first point that is followed.
    private static let give = 0.55

    /// How far the content shows past the edge when dragged `distance` past it, in a view of `dimension`.
    static func shown(_ distance: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let reach = abs(distance) * give / dimension
        return (1 - 1 / (reach + 1)) * dimension * (distance < 0 ? -1 : 1)
    }

    /// The drag that shows `shown` past the edge: the inverse.
    static func dragged(_ shown: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let share = min(abs(shown) / dimension, 0.999)
        return (1 / (1 - share) - 1) * dimension / give * (shown < 0 ? -1 : 1)
    }
}
