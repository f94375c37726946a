import Dispatch
import Foundation
import UIKit

/// Shows that the main actor, the main queue, timers and sleeping tasks all run
/// inside the toolkit's loop, on the main thread.
final class LoopDelegate: UIResponder, UIApplicationDelegate {
    private var done: Set<String> = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.note("queue") } }
        Task { @MainActor in
            note("actor")
            try? await Task.sleep(for: .milliseconds(20))
            note("sleep")
            // Added from inside a callback, while the loop would otherwise wait without end.
            startTimer()
        }
        Task.detached { await MainActor.run { self.note("detached") } }
        return true
    }

    private func startTimer() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
            MainActor.assumeIsolated { self.note("timer") }
        }
    }

    private func note(_ name: String) {
        report("\(name) \(Thread.isMainThread ? "main" : "elsewhere")")
        done.insert(name)
        if done.count == 5 { measure() }
    }

    /// The time from another thread's call until it runs here.
    private func measure() {
        Task.detached {
            var times: [Double] = []
            for _ in 0..<200 {
                let start = DispatchTime.now().uptimeNanoseconds
                await MainActor.run { times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1000) }
            }
            times.sort()
            let median = times[100]
            await MainActor.run {
                report("wake-up p50 \(Int(median)) µs")
                UIApplication.shared.terminate()
            }
        }
    }
}
