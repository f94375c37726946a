internal import Foundation

/// A movement of the content that goes on by itself.
struct ScrollMotion {
    /// Why the content moves, and so which delegate method ends it.
    enum Kind {
        /// The user let go.
        case deceleration
        /// The app asked for it.
        case animation
    }

    /// How long a movement that the app asked for takes, in seconds.
    static let animationDuration = 0.3

    let kind: Kind
    let start: TimeInterval
    private let curve: Curve
    /// How far the content was moved down under the movement.
    private var shift: CGFloat = 0

    private enum Curve {
        case axes(x: AxisMotion, y: AxisMotion)
        case eased(from: CGPoint, to: CGPoint)
    }

    init(deceleratingFrom start: TimeInterval, x: AxisMotion, y: AxisMotion) {
        kind = .deceleration
        self.start = start
        curve = .axes(x: x, y: y)
    }

    init(animatingFrom start: TimeInterval, from: CGPoint, to: CGPoint) {
        kind = .animation
        self.start = start
        curve = .eased(from: from, to: to)
    }

    var target: CGPoint {
        switch curve {
        case .axes(let x, let y): CGPoint(x: x.target, y: y.target + shift)
        case .eased(_, let to): CGPoint(x: to.x, y: to.y + shift)
        }
    }

    /// The same movement over content that now lies `shift` points lower.
    func shifted(by shift: CGFloat) -> ScrollMotion {
        var motion = self
        motion.shift += shift
        return motion
    }

    func offset(at time: TimeInterval) -> CGPoint {
        let elapsed = max(0, time - start)
        switch curve {
        case .axes(let x, let y):
            return CGPoint(x: x.value(at: elapsed), y: y.value(at: elapsed) + shift)
        case .eased(let from, let to):
            let share = min(1, elapsed / Self.animationDuration)
            let eased = share * share * (3 - 2 * share)
            return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased + shift)
        }
    }

    func isFinished(at time: TimeInterval) -> Bool {
        let elapsed = time - start
        switch curve {
        case .axes(let x, let y): return x.isFinished(at: elapsed) && y.isFinished(at: elapsed)
        case .eased: return elapsed >= Self.animationDuration
        }
    }
}
