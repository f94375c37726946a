public import UIKit

/// Hears what happens in the header of a channel list.
@preconcurrency @MainActor
public protocol SBUBaseChannelListModuleHeaderDelegate: SBUCommonDelegate {
    /// The header has another title view.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUBaseChannelListModuleHeaderDelegate {
    /// Does nothing.
    public func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
