public import SendbirdUIKit
import UIKit

// Guide: list channels. A header of the app's own wherever a list is opened.

class CustomHeader: SBUGroupChannelListModule.Header {
    // The app's own code.
    override func setupViews() {
        super.setupViews()
        (titleView as? SBUNavigationTitleView)?.text = "Conversations"
    }
}

/// Uses the app's own header wherever a list is opened.
@MainActor
public func replaceEverywhere() -> SBUGroupChannelListViewController {
    SBUModuleSet.GroupChannelListModule.HeaderComponent = CustomHeader.self

    let channelListVC = SBUViewControllerSet.GroupChannelListViewController.init()
    return channelListVC
}

/// Whether the kind of header set is the app's own, by both spellings.
@MainActor
public func isReplaced() -> Bool {
    SBUModuleSet.GroupChannelListModule.headerComponent == CustomHeader.self
        && SBUModuleSet.GroupChannelListModule.HeaderComponent == CustomHeader.self
}
