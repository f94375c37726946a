import Glibc
import UIKit

/// A window on a display whose table scrolls by itself, a step each 20 milliseconds.
final class WindowBenchmark: UIResponder, UIApplicationDelegate {
    static var step: CGFloat = 12
    static var steps = 600

    private var window: UIWindow?
    private let messages = Messages()
    private var timing = Timing()
    private var last: Double?
    private var timer: (any DispatchSourceTimer)?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        let table = messages.makeTable()
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.frame = controller.view.bounds
        controller.view.addSubview(table)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 2, repeating: .milliseconds(20))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.advance(table) } }
        self.timer = timer
        timer.resume()
        return true
    }

    private func advance(_ table: UITableView) {
        let now = Timing.now
        if let last { timing.add(now - last) }
        last = now
        Self.steps -= 1
        if Self.steps < 0 {
            timing.report("UITableView in a window, \(Int(Self.step)) pt a step")
            exit(0)
        }
        table.contentOffset.y += Self.step
    }
}
