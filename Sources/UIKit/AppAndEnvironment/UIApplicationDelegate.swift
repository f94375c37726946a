internal import Foundation

/// Who decides for an application. All methods but the initializer have
/// an implementation that does nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Creates the delegate; called by `UIApplicationMain`.
    init()

    /// The application was started. Returns whether it can go on with the options.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application is no longer seen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to be seen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
