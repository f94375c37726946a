import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("The application's state", .serialized)
struct ApplicationStateTests {
    private final class Log: NSObject, UIApplicationDelegate {
        var lines: [String] = []

        required override init() { super.init() }
        func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
        func applicationWillResignActive(_ application: UIApplication) {
            lines.append("resign \(application.applicationState == .active)")
        }
        func applicationDidEnterBackground(_ application: UIApplication) { lines.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
    }

    @Test("Focus and minimizing of windows make it active, inactive and background, told in order", .covers("D6"))
    func changes() {
        let app = UIApplication.shared
        let (windows, delegate, state, key) = (app.windows, app.delegate, app.applicationState, app.keyWindow)
        defer {
            app.windows = windows
            app.delegate = delegate
            app.applicationState = state
            app.keyWindow = key
        }
        let log = Log()
        let (one, two) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
        app.windows = [one, two]
        app.delegate = log
        app.applicationState = .inactive
        app.windowDidBecomeActive(one, true)
        #expect(app.applicationState == .active && app.keyWindow === one)
        app.windowDidBecomeActive(two, true)
        app.windowDidBecomeActive(one, false)
        #expect(log.lines == ["active"], "Between its own windows nothing changes.")
        app.windowDidBecomeActive(two, false)
        #expect(app.applicationState == .inactive)
        app.windowDidMinimize(one, true)
        #expect(app.applicationState == .inactive)
        app.windowDidMinimize(two, true)
        #expect(app.applicationState == .background)
        app.windowDidMinimize(two, false)
        app.windowDidBecomeActive(two, true)
        #expect(log.lines == ["active", "resign true", "background", "foreground", "active"])
        #expect(two.windowScene?.activationState == .foregroundActive)
        #expect(one.windowScene?.activationState == .background)
    }

    @Test("A scene's title is its window's")
    func title() {
        let window = UIWindow(frame: .zero)
        window.windowScene?.title = "Roost (3)"
        #expect(window.title == "Roost (3)" && window.windowScene?.windows == [window])
    }
}
