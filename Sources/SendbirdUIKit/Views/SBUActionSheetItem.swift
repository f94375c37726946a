public import UIKit

/// What is done when an item of a sheet is chosen.
public typealias SBUActionSheetHandler = () -> Void

/// An item of a sheet.
@preconcurrency @MainActor
open class SBUActionSheetItem: SBUCommonItem {
    /// What is done when it is chosen.
    public var completionHandler: SBUActionSheetHandler?

    /// Creates an item of a sheet.
    public init(
        title: String? = nil, color: UIColor? = nil, image: UIImage? = nil, font: UIFont? = nil,
        textAlignment: NSTextAlignment = .left, tag: Int? = nil, completionHandler: SBUActionSheetHandler?
    ) {
        self.completionHandler = completionHandler
        super.init(
            title: title, color: color, image: image, font: font, tintColor: nil, textAlignment: textAlignment,
            tag: tag)
    }
}
