import Foundation
import Testing

@testable import SendbirdUIKit
@testable import UIKit

/// A window without a display, with the clock, the user and the theme of the
/// test, in which nothing moves.
@MainActor
struct Stage {
    let window: UIWindow
    let isDark: Bool

    /// Runs a test on a stage, and puts back what is the process's.
    static func run(
        width: CGFloat = 390, height: CGFloat = 844, dark: Bool = false, rightToLeft: Bool = false,
        _ body: (Stage) throws -> Void
    ) throws {
        let clock = ScreenClock.current
        defer { clear(clock) }
        set(dark: dark, rightToLeft: rightToLeft)
        try body(Stage(width: width, height: height, isDark: dark))
    }

    /// Runs a test that waits for a server on a stage, and puts back what is the process's.
    static func runWaiting(
        width: CGFloat = 390, height: CGFloat = 844, dark: Bool = false, rightToLeft: Bool = false,
        _ body: (Stage) async throws -> Void
    ) async throws {
        let clock = ScreenClock.current
        defer { clear(clock) }
        set(dark: dark, rightToLeft: rightToLeft)
        try await body(Stage(width: width, height: height, isDark: dark))
    }

    /// Sets the text size of the desktop: it is the screen's, and fonts are made in it. A window takes the desktop's when
    /// it is made, so that its own is set after that.
    func setTextSize(_ category: UIContentSizeCategory) {
        UIScreen.main.contentSizeCategory = category
        window.traitOverrides.preferredContentSizeCategory = category
        SBUTheme.set(theme: isDark ? .dark : .light)
    }

    private static func set(dark: Bool, rightToLeft: Bool) {
        UIView.setAnimationsEnabled(false)
        UIScreen.main.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        ScreenClock.current = .fixed(at: Fixture.now)
        // Every layout is a frame in which anything may change.
        EventPace.current.interval = 0
        SBUGlobals.currentUser = SBUUser(userId: "ana", nickname: "Ana Kovač")
        SBUTheme.set(theme: dark ? .dark : .light)
    }

    private static func clear(_ clock: ScreenClock) {
        // The application keeps a window that is shown: the next test's theme would restyle this one's screens too.
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        UIView.setAnimationsEnabled(true)
        UIScreen.main.contentSizeCategory = .large
        UIScreen.main.layoutDirection = .leftToRight
        ScreenClock.current = clock
        EventPace.current = EventPace()
        SBUGlobals.currentUser = nil
        SBUTheme.set(theme: .light)
    }

    private init(width: CGFloat, height: CGFloat, isDark: Bool) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.overrideUserInterfaceStyle = isDark ? .dark : .light
        self.isDark = isDark
    }

    /// Shows screens on a navigation stack, the last one on top, and lays them out.
    @discardableResult
    func show(_ screens: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: screens[0])
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        for screen in screens.dropFirst() { navigation.pushViewController(screen, animated: false) }
        window.layoutIfNeeded()
        return navigation
    }

    /// Paints the window; writes the picture to the folder that
    /// `ROOST_PICTURES` names, where it names one.
    @discardableResult
    func picture(_ name: String) throws -> UIImage {
        window.layoutIfNeeded()
        let png = try #require(window.pngSnapshot(scale: 2, style: isDark ? .dark : .light))
        if let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] {
            try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
        }
        return try #require(UIImage(data: png))
    }
}
