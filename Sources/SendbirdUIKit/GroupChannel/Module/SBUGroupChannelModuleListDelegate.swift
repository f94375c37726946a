public import Foundation
import UIKit

/// What the list of a group channel's screen tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelModuleListDelegate: SBUBaseChannelModuleListDelegate {
    /// Somebody who is mentioned in a message was tapped.
    func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser)
    /// A link in a message was tapped.
    func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL)
}

extension SBUGroupChannelModuleListDelegate {
    /// Does nothing.
    public func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser) {}
    /// Does nothing.
    public func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL) {}
}
