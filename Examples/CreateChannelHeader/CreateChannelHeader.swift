public import SendbirdUIKit
import UIKit

// Guide: create a group channel. A header of the app's own wherever the screen is opened.

class CustomHeader: SBUCreateChannelModule.Header {
    // The app's own code.
    override func setupViews() {
        super.setupViews()
        (titleView as? SBUNavigationTitleView)?.text = "Who joins?"
    }
}

/// Uses the app's own header wherever the screen is opened.
@MainActor
public func replaceEverywhere() -> SBUCreateChannelViewController {
    SBUModuleSet.CreateGroupChannelModule.HeaderComponent = CustomHeader.self

    let createChannelVC = SBUViewControllerSet.CreateChannelViewController(type: .group)
    return createChannelVC
}
