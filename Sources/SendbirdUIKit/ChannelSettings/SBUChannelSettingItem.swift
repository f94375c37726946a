public import UIKit

/// A row of a channel's settings: what it says, and what a tap does.
@preconcurrency @MainActor
public struct SBUChannelSettingItem {
    /// What a row is about; it decides the colour of the icon.
    enum Kind {
        case ordinary, leave, delete
    }

    /// What the row is called.
    public let title: String
    /// What it is set to, or how many there are; nil for nothing.
    public let subTitle: String?
    /// The icon before the title.
    public let icon: UIImage
    /// Whether there is no arrow: the row leads nowhere.
    public let isRightButtonHidden: Bool
    /// Whether there is no switch.
    public let isRightSwitchHidden: Bool
    /// What a tap does; nil for nothing.
    public let tapHandler: (() -> Void)?
    /// A name for tests and assistive tools that does not depend on the language.
    var identifier: String?
    /// What the row is about.
    var kind = Kind.ordinary

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: What the row is called.
    ///   - subTitle: What it is set to, or how many there are.
    ///   - icon: The icon before the title.
    ///   - isRightButtonHidden: Whether there is no arrow.
    ///   - isRightSwitchHidden: Whether there is no switch.
    ///   - tapHandler: What a tap does.
    public init(
        title: String, subTitle: String? = nil, icon: UIImage, isRightButtonHidden: Bool = true,
        isRightSwitchHidden: Bool = true, tapHandler: (() -> Void)? = nil
    ) {
        self.title = title
        self.subTitle = subTitle
        self.icon = icon
        self.isRightButtonHidden = isRightButtonHidden
        self.isRightSwitchHidden = isRightSwitchHidden
        self.tapHandler = tapHandler
    }

    /// The row with a name for tests.
    func named(_ identifier: String, kind: Kind = .ordinary) -> Self {
        var item = self
        item.identifier = identifier
        item.kind = kind
        return item
    }
}
