public import UIKit

/// An entry of a message's menu.
@preconcurrency @MainActor
open class SBUMenuItem: SBUCommonItem {
    /// Called when the entry is chosen.
    public var completionHandler: (() -> Void)?
    /// Whether the entry can be chosen.
    public var isEnabled = true

    /// Makes an entry.
    public init(
        title: String? = nil, color: UIColor? = SBUColorSet.onlight01, image: UIImage? = nil,
        tintColor: UIColor? = nil, completionHandler: (() -> Void)? = nil
    ) {
        self.completionHandler = completionHandler
        super.init(title: title, color: color, image: image, tintColor: tintColor)
    }
}
