public import UIKit

/// What the header of a channel's screen tells.
@preconcurrency @MainActor
public protocol SBUBaseChannelModuleHeaderDelegate: SBUCommonDelegate {
    /// The header has another title view.
    func baseChannelModule(_ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left item.
    func baseChannelModule(_ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right item.
    func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The header has other left items.
    func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right items.
    func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
    /// The left item was chosen: go back.
    func baseChannelModule(_ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right item was chosen: show the settings.
    func baseChannelModule(_ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUBaseChannelModuleHeaderDelegate {
    /// Does nothing.
    public func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}

    /// Does nothing.
    public func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
