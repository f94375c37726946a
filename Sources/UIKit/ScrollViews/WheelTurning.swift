internal import Foundation

/// A wheel that turns, or fingers that move on a touchpad.
@MainActor
struct WheelTurning {
    /// How far back the speed is measured, in seconds.
    private static let window: TimeInterval = 0.1

    /// Watches for the end of the turning.
    let frames: FrameObservation
    private var steps: [(time: TimeInterval, delta: CGPoint)] = []

    init(frames: FrameObservation) { self.frames = frames }

    var lastTime: TimeInterval? { steps.last?.time }

    mutating func add(_ delta: CGPoint, at time: TimeInterval) {
        steps.removeAll { time - $0.time > Self.window }
        steps.append((time, delta))
    }

    /// The speed of the last moments, in points per second.
    func velocity(at time: TimeInterval) -> CGPoint {
        let recent = steps.filter { time - $0.time <= Self.window }
        guard let first = recent.first, recent.count > 2 else { return .zero }
        let span = max(0.016, time - first.time)
        return CGPoint(
            x: recent.reduce(0) { $0 + $1.delta.x } / span, y: recent.reduce(0) { $0 + $1.delta.y } / span)
    }
}
