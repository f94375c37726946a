import Foundation
import UIKit

/// A window that takes part in the desktop: files, clipboard, drops, notifications.
final class DesktopDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.windowScene?.title = "Probe"
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 360, height: 300)
        window.rootViewController = DesktopViewController()
        window.makeKeyAndVisible()
        report("ready")
        return true
    }
}
