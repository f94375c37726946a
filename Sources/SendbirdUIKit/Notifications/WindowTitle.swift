#if os(Linux)
    import UIKit

    /// Keeps how much is unread in the title of the app's window: “(3) Name”.
    @MainActor
    final class WindowTitle {
        private static var shared: WindowTitle?

        private var total: TotalUnread?
        private weak var window: UIWindow?
        private var name: String?

        /// Begins to count, once in the life of the app.
        static func begin() {
            guard shared == nil, SendbirdUI.config.common.isUnreadCountInWindowTitleEnabled else { return }
            shared = WindowTitle()
        }

        init() {
            total = TotalUnread { [weak self] in self?.show($0) }
        }

        /// Writes a count before the name that the app gave its window; 0 leaves the name alone.
        func show(_ count: Int) {
            guard let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first else { return }
            if self.window !== window {
                self.window = window
                name = window.title
            }
            let name = name ?? ProcessInfo.processInfo.processName
            let title = count > 0 ? "(\(SBUStringSet.capped(count))) \(name)" : name
            if window.title != title { window.title = title }
        }
    }
#endif
