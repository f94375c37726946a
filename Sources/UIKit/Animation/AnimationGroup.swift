internal import Foundation

/// The movements that one call of `UIView.animate` describes: they share their
/// time, their curve and their end.
@MainActor
final class AnimationGroup {
    /// The group that is being described, the innermost.
    private(set) static var current: AnimationGroup?

    private let start: TimeInterval
    private let duration: TimeInterval
    private let curve: AnimationCurve
    private let repeats: Bool
    private let reverses: Bool
    private var completion: ((Bool) -> Void)?
    private var layers: [CALayer] = []
    private var running = 0
    private var wasInterrupted = false
    private var frames: FrameObservation?
    /// How far the movement is; below 0 or above 1 where the curve swings.
    private(set) var progress: CGFloat = 0

    init(
        duration: TimeInterval, delay: TimeInterval, curve: AnimationCurve, repeats: Bool = false,
        reverses: Bool = false, completion: ((Bool) -> Void)?
    ) {
        start = FrameClock.shared.now + delay
        self.duration = duration
        self.curve = curve
        self.repeats = repeats
        self.reverses = reverses
        self.completion = completion
    }

    /// Runs the changes; what they change in layers moves with this group.
    func describe(_ changes: () -> Void) {
        let outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
        // The clock holds the group until its end.
        frames = FrameClock.shared.observe { now in self.frame(at: now) }
    }

    /// Runs changes that do not move, also inside of a group.
    static func withoutAnimation(_ changes: () -> Void) {
        let outer = current
        current = nil
        changes()
        current = outer
    }

    func layerStarted(_ layer: CALayer) {
        running += 1
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// A property's movement ended before its time, as another one took its place.
    func layerEnded(finished: Bool) {
        running -= 1
        if !finished { wasInterrupted = true }
        if running == 0 { end() }
    }

    private func frame(at now: TimeInterval) {
        var time = (now - start) / duration
        if repeats, time >= 1 {
            let round = time.rounded(.down)
            time -= round
            if reverses, Int(round) % 2 == 1 { time = 1 - time }
        }
        if time >= 1 {
            progress = 1
            finish()
            return
        }
        progress = time <= 0 ? 0 : curve.value(at: time, duration: duration)
        for layer in layers {
            layer.superlayer?.setNeedsPainting()
            layer.setNeedsPainting()
        }
    }

    private func finish() {
        for layer in layers {
            layer.animations = layer.animations.filter { $0.value.group !== self }
            layer.superlayer?.setNeedsPainting()
            layer.setNeedsPainting()
        }
        end()
    }

    private func end() {
        frames?.cancel()
        frames = nil
        layers = []
        let handler = completion
        completion = nil
        handler?(!wasInterrupted)
    }
}
