internal import Foundation

/// A window of the desktop: its title, its least size.
///
///     window.windowScene?.title = "Roost (3)"
///     window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 360, height: 480)
///
/// ## Differences on Linux
/// Each `UIWindow` is a window of the desktop and has a scene of its own, from its making on.
open class UIWindowScene: UIScene {
    private weak var window: UIWindow?

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Its windows: one.
    open var windows: [UIWindow] { window.map { [$0] } ?? [] }

    /// Its window, when that gets the keys.
    open var keyWindow: UIWindow? { window?.isKeyWindow == true ? window : nil }

    /// The screen.
    open var screen: UIScreen { .main }

    /// The title in the window's bar and in the desktop's lists of windows.
    open override var title: String! {
        get { window?.title ?? "" }
        set { window?.title = newValue }
    }

    /// How small and large the window may become.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions {
        [weak self] size in
        self?.window?.host?.setLeastSize(size)
    }

    /// Whether it is in front.
    open override var activationState: ActivationState {
        guard let window, UIApplication.shared.windows.contains(where: { $0 === window }) else { return .unattached }
        if window.isMinimized { return .background }
        return window.isActive || window.host == nil ? .foregroundActive : .foregroundInactive
    }
}
