import Foundation
import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// A window with the real screens, which works itself and measures what each step costs the main thread.
final class ScreensBenchmark: UIResponder, UIApplicationDelegate {
    static var host = ""
    static var work = ""

    private var window: UIWindow?
    private var navigation: UINavigationController?
    private var timer: (any DispatchSourceTimer)?
    private var timing = Timing()
    private var step = 0
    private var lastTime: Double?
    private var began = 0.0
    private var rowsBefore = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SBUGlobals.apiHost = Self.host
        SBUGlobals.currentUser = SBUUser(userId: "ana")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        self.window = window
        let folder = ProcessInfo.processInfo.environment["ROOST_BENCH_CACHE"]
        SendbirdUI.initialize(
            applicationId: Writer.application,
            initParamsBuilder: { params in
                params?.isLocalCachingEnabled = true
                params?.cacheDirectory = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            },
            completionHandler: { [weak self] _ in self?.showList(in: window) })
        window.makeKeyAndVisible()
        return true
    }

    private func showList(in window: UIWindow) {
        let navigation = UINavigationController(rootViewController: SBUGroupChannelListViewController())
        self.navigation = navigation
        window.rootViewController = navigation
        // Everything has come by then: the list, and the channel's newest page.
        after(3) { [weak self] in
            self?.openChannel()
            self?.after(3) { self?.begin() }
        }
    }

    private func begin() {
        switch Self.work {
        case "open": open(times: 30)
        case "type": each(20, steps: 400, "typing a letter") { [weak self] _ in self?.typeLetter() }
        case "scroll": each(20, steps: 600, "scrolling by 12 pt") { [weak self] _ in self?.scroll(by: 12) }
        case "events": each(20, steps: 500, "a fiftieth of a second of 500 events/s") { _ in }
        case "leave": leave(times: 1_000)
        default:
            print("There is no work \(Self.work).")
            exit(64)
        }
    }

    // MARK: - Steps

    /// Does something each so many milliseconds and measures the processor's time from one to the next.
    private func each(_ milliseconds: Int, steps: Int, _ name: String, _ body: @escaping (Int) -> Void) {
        repeating(milliseconds) { [weak self] in
            guard let self else { return }
            // The peer of scrolling counts all its threads.
            let now = Self.work == "scroll" ? Timing.processNow : Timing.threadNow
            if let lastTime { timing.add(now - lastTime) }
            lastTime = now
            guard step < steps else {
                timing.report(name)
                let seconds = (Timing.wallNow - began) / 1e3
                let came = (screen?.viewModel?.fullMessageList.count ?? 0) - rowsBefore
                print("  \(came) rows came meanwhile, in \(String(format: "%.1f", seconds)) s")
                exit(0)
            }
            if step == 0 { (began, rowsBefore) = (Timing.wallNow, screen?.viewModel?.fullMessageList.count ?? 0) }
            body(step)
            step += 1
        }
    }

    private func typeLetter() {
        guard let input = screen?.inputComponent?.messageInputView as? SBUMessageInputView else { return }
        input.textView?.becomeFirstResponder()
        input.textView?.insertText(step % 6 == 5 ? " " : "a")
    }

    /// Towards older messages, which are fetched on the way.
    private func scroll(by points: CGFloat) {
        screen?.listComponent?.tableView.contentOffset.y += points
    }

    // MARK: - Opening and leaving

    /// Opens the channel, waits for its rows, and leaves it.
    private func open(times: Int) {
        var begin = 0.0
        var isOpen = true
        repeating(2) { [weak self] in
            guard let self else { return }
            if isOpen {
                guard hasRows else { return }
                if begin > 0 {
                    timing.add(Timing.wallNow - begin)
                    step += 1
                    if step == times {
                        timing.report("opening a channel from the cache, until its rows are laid out")
                        exit(0)
                    }
                }
                navigation?.popViewController(animated: false)
                isOpen = false
            } else {
                begin = Timing.wallNow
                openChannel()
                isOpen = true
            }
        }
    }

    /// Opens the channel, waits for its rows and leaves it, again and again, and says what memory it has taken by then.
    private func leave(times: Int) {
        repeating(10) { [weak self] in
            guard let self else { return }
            if screen == nil {
                openChannel()
            } else if hasRows {
                navigation?.popViewController(animated: false)
                step += 1
                if step % 100 == 0 { print("opened and left \(step) times: \(Memory.residentKilobytes) KB") }
                if step == times { exit(0) }
            }
        }
    }

    private var screen: SBUGroupChannelViewController? {
        navigation?.topViewController as? SBUGroupChannelViewController
    }

    private var hasRows: Bool { screen?.listComponent?.tableView.visibleCells.isEmpty == false }

    private func openChannel() {
        let screen = SBUGroupChannelViewController(channelURL: Writer.channelURL)
        navigation?.pushViewController(screen, animated: false)
    }

    // MARK: - Time

    private func repeating(_ milliseconds: Int, _ body: @escaping @MainActor () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .milliseconds(milliseconds))
        timer.setEventHandler { MainActor.assumeIsolated { body() } }
        self.timer = timer
        timer.resume()
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { body() } }
    }
}
