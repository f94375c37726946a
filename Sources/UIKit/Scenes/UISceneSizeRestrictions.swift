public import Foundation

/// How small and large a window may become.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private let apply: (CGSize) -> Void

    /// The least size, in points. 320 by 240 unless set.
    open var minimumSize = CGSize(width: 320, height: 240) {
        didSet { if oldValue != minimumSize { apply(minimumSize) } }
    }

    /// The largest size, in points. Kept: desktops let their windows be as large as the screen.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    init(apply: @escaping (CGSize) -> Void) {
        self.apply = apply
        super.init()
    }
}
