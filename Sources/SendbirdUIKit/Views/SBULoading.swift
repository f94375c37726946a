public import Foundation
import UIKit

/// The loading sign over everything, for what cannot be interrupted.
@preconcurrency @MainActor
public class SBULoading: NSObject {
    private static var sign: LoadingSign?

    /// Whether the sign is shown.
    public static var isShowing: Bool { sign != nil }

    /// Shows the sign over the window in front; nothing where there is no window.
    public static func start() {
        guard sign == nil, let window = FrontWindow.window else { return }
        let sign = LoadingSign(frame: window.bounds)
        sign.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(sign)
        self.sign = sign
    }

    /// Takes the sign away.
    public static func stop() {
        sign?.removeFromSuperview()
        sign = nil
    }
}
