public import UIKit

/// Hears what happens in the header of the screen that creates an open channel.
@preconcurrency @MainActor
public protocol SBUCreateOpenChannelModuleHeaderDelegate: SBUCommonDelegate {
    /// The header has another title view.
    func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}
