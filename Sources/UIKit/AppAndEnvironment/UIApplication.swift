public import Foundation

/// The running application: its windows, its state, its delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application.
    public static let shared = UIApplication()

    /// Why the application was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key by name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// By opening an address.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// By pressing a notification.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// Whether the application is in front.
    public enum State: Int, Sendable {
        /// It is in front.
        case active = 0
        /// It is seen and gets no keys.
        case inactive = 1
        /// It is not seen.
        case background = 2
    }

    /// Who decides for the application.
    open var delegate: (any UIApplicationDelegate)?

    /// All windows that are shown, in the order of showing.
    open internal(set) var windows: [UIWindow] = []

    /// The window that gets the keys.
    open internal(set) weak var keyWindow: UIWindow?

    /// Whether the application is in front.
    open internal(set) var applicationState: State = .active

    /// The direction of the interface's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The text size that the user asked for.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.contentSizeCategory }

    /// The number on the application's icon, in docks that show one; 0 is none.
    open var applicationIconBadgeNumber = 0 {
        didSet {
            if oldValue != applicationIconBadgeNumber {
                UNUserNotificationCenter.current().setBadgeCount(applicationIconBadgeNumber)
            }
        }
    }

    /// The windows as the desktop sees them.
    open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

    /// Remembers the windows' sizes, once the application has started.
    var memory: WindowMemory?

    /// The delegate, if it handles events.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Hands an event to its window.
    open func sendEvent(_ event: UIEvent) {
        event.allTouches?.first?.window?.sendEvent(event)
    }

    /// Puts a window among those that are shown.
    func show(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
        window.updateTraits()
        guard Toolkit.hasDisplay, window.host == nil else { return }
        let host = GTKWindowHost(window: window, number: windows.count)
        window.host = host
        FrameClock.shared.requestFrames = { [weak self] in self?.requestFrames() ?? false }
        host.present()
        window.tellHostDidChange()
    }

    /// Takes a window off the screen.
    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { keyWindow = windows.last }
        if !window.isHidden { window.isHidden = true }
        guard let host = window.host else { return }
        host.rememberSize()
        window.host = nil
        window.tellHostDidChange()
        host.close()
    }

    /// Has the windows' frames drive the frame clock; returns whether there are some.
    private func requestFrames() -> Bool {
        let hosts = windows.compactMap(\.host)
        for host in hosts { host.setNeedsFrame() }
        return !hosts.isEmpty
    }
}

extension UIApplication {
    /// The application came to the front.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The application is about to leave the front.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The application is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The application is about to be seen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The application is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
