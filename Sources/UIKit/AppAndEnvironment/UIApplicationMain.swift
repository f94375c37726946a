internal import CGTK
internal import CGTKHost
internal import Foundation

/// Starts the application with a delegate by class name, and runs it until it ends.
///
/// The name is the class's with its module, as `NSStringFromClass` has it.
/// The original never returns; this one does when the last window is closed.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type
    else {
        FileHandle.standardError.write(Data("There is no application delegate \(delegateClassName ?? "").\n".utf8))
        return 1
    }
    return UIApplication.shared.run(delegate: type.init())
}

extension UIApplicationDelegate {
    /// Starts the application with this delegate: what `@main` on it calls.
    public static func main() {
        exit(UIApplication.shared.run(delegate: Self()))
    }
}

extension UIApplication {
    /// Tells the delegate that the application has started, and runs the main loop.
    func run(delegate: any UIApplicationDelegate) -> Int32 {
        start()
        self.delegate = delegate
        guard delegate.application(self, didFinishLaunchingWithOptions: nil) else { return 1 }
        activate()
        MainLoop.run()
        for window in windows { window.host?.rememberSize() }
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        delegate.applicationWillTerminate(self)
        return 0
    }

    /// Makes the process known to the desktop, and to assistive tools, by its name.
    func start() {
        let name = ProcessInfo.processInfo.processName
        g_set_prgname(name)
        g_set_application_name(name)
        memory = WindowMemory(program: name)
        AccessibilityTree.shared.prepare()
        Toolkit.start()
        // The default's name is the original's; without it the language decides.
        let isForced = UserDefaults.standard.bool(forKey: "NSForceRightToLeftWritingDirection")
        let isChosen = LanguageDirection.isRightToLeft(in: ProcessInfo.processInfo.environment)
        if isForced || isChosen || gtk_get_locale_direction() == GTK_TEXT_DIR_RTL {
            UIScreen.main.layoutDirection = .rightToLeft
        }
        AccessibilityTree.shared.start()
        // What is on the clipboard is fetched from now on.
        _ = UIPasteboard.general
        if Toolkit.hasDisplay {
            UIScreen.main.watchDesktop()
        }
    }

    /// A window came to the front of the desktop or left it.
    func windowDidBecomeActive(_ window: UIWindow, _ isActive: Bool) {
        if isActive { window.makeKey() }
        window.isActive = isActive
        AccessibilityTree.shared.windowDidBecomeActive(window, isActive)
        updateState()
    }

    /// A window was put away, or fetched again.
    func windowDidMinimize(_ window: UIWindow, _ isMinimized: Bool) {
        window.isMinimized = isMinimized
        updateState()
    }

    /// Brings the window that has the keys, or had them last, before all others.
    func bringToFront(token: String?) {
        (keyWindow ?? windows.last)?.host?.raise(token: token)
    }

    private func updateState() {
        let new: State =
            windows.contains(where: \.isActive)
            ? .active : !windows.isEmpty && windows.allSatisfy(\.isMinimized) ? .background : .inactive
        let old = applicationState
        guard new != old else { return }
        if old == .background {
            applicationState = .inactive
            NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
            delegate?.applicationWillEnterForeground(self)
        }
        switch new {
        case .active: activate()
        case .inactive, .background: if old == .active { resignActive() }
        }
        guard new == .background else { return }
        applicationState = .background
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        delegate?.applicationDidEnterBackground(self)
    }

    private func activate() {
        applicationState = .active
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        delegate?.applicationDidBecomeActive(self)
    }

    private func resignActive() {
        // As the original has it, the application is still active while it is told.
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        delegate?.applicationWillResignActive(self)
        applicationState = .inactive
        for window in windows { window.host?.rememberSize() }
    }

    /// The close button was pressed. With the last window the application ends.
    func closeRequested(_ window: UIWindow) {
        hide(window)
        if windows.isEmpty { MainLoop.stop() }
    }

    /// Ends the application after the present round of the main loop.
    ///
    /// An addition of this module: a desktop's application can be left by the program.
    public func terminate() {
        MainLoop.stop()
    }
}
