internal import Foundation

/// Tells who moves something that a frame begins, and what time it is.
///
/// A window's host drives it from the toolkit's frame clock; without one, a
/// timer on the main queue does while anyone observes. A test takes it over
/// with `takeOver()` and moves time itself.
@MainActor
final class FrameClock {
    static let shared = FrameClock()

    private var observers: [Int: (TimeInterval) -> Void] = [:]
    private var nextID = 0
    private var manualTime: TimeInterval?
    /// How many hold time still.
    private var holders = 0
    private var timer: (any DispatchSourceTimer)?
    /// Asks the windows for frames; returns whether one will come.
    var requestFrames: () -> Bool = { false }

    /// How far a clock that was taken over has come before the system's: time never goes back.
    private var lead: TimeInterval = 0

    private var uptime: TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }

    /// Seconds on the clock that the frames have.
    var now: TimeInterval {
        manualTime ?? uptime + lead
    }

    /// Whether someone waits for frames.
    var isObserved: Bool { !observers.isEmpty }

    /// Calls `handler` at each frame until the observation is cancelled.
    func observe(_ handler: @escaping (TimeInterval) -> Void) -> FrameObservation {
        nextID += 1
        let id = nextID
        observers[id] = handler
        ensureFrames()
        return FrameObservation { [weak self] in self?.remove(id) }
    }

    /// Begins a frame.
    func frame() {
        let time = now
        for (id, handler) in observers.sorted(by: { $0.key < $1.key }) where observers[id] != nil {
            handler(time)
        }
        if observers.isEmpty { stopTimer() }
    }

    /// Stops time, for a test that moves it by `advance(by:)`. Several may hold
    /// it at once: it goes on when the last has given it back.
    func takeOver() {
        holders += 1
        manualTime = manualTime ?? now
        stopTimer()
    }

    /// Lets time go on by itself again, once nobody holds it any more.
    func giveBack() {
        holders -= 1
        guard holders == 0 else { return }
        if let manualTime { lead = max(lead, manualTime - uptime) }
        manualTime = nil
        ensureFrames()
    }

    /// Moves time in steps of a sixtieth of a second, a frame each.
    func advance(by seconds: TimeInterval) {
        guard let start = manualTime else { preconditionFailure("only a clock that was taken over is moved") }
        let end = start + seconds
        while let time = manualTime, time < end {
            manualTime = min(end, time + 1.0 / 60)
            frame()
        }
    }

    private func remove(_ id: Int) {
        observers[id] = nil
        if observers.isEmpty { stopTimer() }
    }

    private func ensureFrames() {
        guard !observers.isEmpty, manualTime == nil, timer == nil, !requestFrames() else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: .milliseconds(16), leeway: .milliseconds(2))
        source.setEventHandler { MainActor.assumeIsolated { FrameClock.shared.frame() } }
        timer = source
        source.resume()
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
