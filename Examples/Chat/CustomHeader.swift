public import SendbirdUIKit
public import UIKit

/// Replaces the header of the channel's screen: for all screens, or for one.
public enum CustomChannelHeader {
    open class CustomHeader: SBUGroupChannelModule.Header {
        open override func setupViews() {
            let label = UILabel()
            label.text = "My header"
            self.titleView = label
            super.setupViews()
        }
    }

    /// For all screens that are made from now on.
    @MainActor
    public static func useForAll() {
        SBUModuleSet.GroupChannelModule.HeaderComponent = CustomHeader.self
    }

    /// For one screen. Without `.init`, as a call of the set.
    @MainActor
    public static func useOnce(channelURL: String) -> SBUGroupChannelViewController {
        let channelVC = SBUViewControllerSet.GroupChannelViewController(channelURL: channelURL)
        channelVC.headerComponent = CustomHeader()
        return channelVC
    }
}
