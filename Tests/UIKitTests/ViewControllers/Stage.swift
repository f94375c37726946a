import Foundation

@testable import UIKit

/// A window for one test, without a display, in which nothing moves unless the test asks for it.
///
/// Movement and time are the process's, so each test puts them back as its first line says: `defer { Stage.end() }`.
/// Tests run one after the other on the main actor and none waits, so none sees another's.
@MainActor
struct Stage {
    let window: UIWindow
    let log = LifeCycleLog()

    init(width: CGFloat = 390, height: CGFloat = 844, moves: Bool = false) {
        UIView.setAnimationsEnabled(moves)
        if moves { FrameClock.shared.takeOver() }
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    static func end() {
        UIView.setAnimationsEnabled(true)
        FrameClock.shared.giveBack()
    }

    /// Shows a root and lays it out.
    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func make(_ name: String) -> LoggingViewController {
        LoggingViewController(name, log: log)
    }

    /// Presses a key as the desktop does.
    @discardableResult
    func press(_ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
        KeyInput.perform(input: input, flags: flags, in: window)
    }

    /// Writes the window's picture to the folder that `ROOST_PICTURES` names, where it names one.
    @discardableResult
    func picture(_ name: String, style: UIUserInterfaceStyle = .light) throws -> Data? {
        let png = window.pngSnapshot(scale: 2, style: style)
        if let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] {
            try png?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
        }
        return png
    }
}
