public import UIKit

/// Something that can be chosen: a text, perhaps with an icon.
@preconcurrency @MainActor
open class SBUCommonItem {
    /// The text.
    public var title: String?
    /// The colour of the text.
    public var color: UIColor?
    /// The icon.
    public var image: UIImage?
    /// The font of the text.
    public var font: UIFont?
    /// The colour of the icon.
    public var tintColor: UIColor?
    /// How the text stands in its room.
    public var textAlignment: NSTextAlignment
    /// A number of the app's own.
    public var tag: Int?

    /// Creates something that can be chosen.
    public init(
        title: String? = nil, color: UIColor? = SBUColorSet.onlight01, image: UIImage? = nil, font: UIFont? = nil,
        tintColor: UIColor? = nil, textAlignment: NSTextAlignment = .left, tag: Int? = nil
    ) {
        self.title = title
        self.color = color
        self.image = image
        self.font = font
        self.tintColor = tintColor
        self.textAlignment = textAlignment
        self.tag = tag
    }
}
