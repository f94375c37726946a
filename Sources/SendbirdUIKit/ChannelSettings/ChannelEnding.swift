import UIKit

/// Why a channel is over for the user while screens about it are open.
enum ChannelEnding {
    /// It was deleted.
    case deleted
    /// The user was banned.
    case banned
    /// The user is no longer a member.
    case left

    /// What the user is told.
    @MainActor
    var message: String {
        switch self {
        case .deleted: SBUStringSet.ChannelSettings_Channel_Deleted
        case .banned: SBUStringSet.ChannelSettings_Banned
        case .left: SBUStringSet.ChannelSettings_No_Longer_Member
        }
    }
}

/// A screen about one channel: it goes when the channel does.
@MainActor
protocol ChannelBound: UIViewController {
    /// The channel's address; nil while there is none.
    var boundChannelURL: String? { get }
}

extension SBUBaseChannelViewController: ChannelBound {
    var boundChannelURL: String? { channelURL }
}

extension SBUBaseViewController {
    /// Takes every screen about a channel off the stack and says why. Does
    /// nothing for a screen that another one has taken off already.
    func leaveScreens(ofChannel url: String?, because ending: ChannelEnding) {
        guard leaveScreens(ofChannel: url) else { return }
        tell(ending.message)
    }

    /// Takes every screen about a channel off the stack, down to the one from
    /// which the channel was opened.
    /// - Returns: Whether there was anything to leave.
    @discardableResult
    func leaveScreens(ofChannel url: String?) -> Bool {
        let presenter = navigationController?.presentingViewController ?? presentingViewController
        guard navigationController != nil || presenter != nil else { return false }
        (navigationController ?? self).presentedViewController?.dismiss(animated: false)
        let screens = navigationController?.viewControllers ?? []
        let first = screens.firstIndex { $0 === self || ($0 as? any ChannelBound)?.boundChannelURL == url }
        if let first, first > 0 {
            navigationController?.popToViewController(screens[first - 1], animated: true)
        } else if presenter != nil {
            dismiss(animated: true)
        }
        return true
    }

    /// Says something that is over with one button.
    func tell(_ title: String, message: String? = nil) {
        SBUAlertView.show(
            title: title, message: message, confirmButtonItem: SBUAlertButtonItem(title: SBUStringSet.OK) { _ in },
            cancelButtonItem: nil)
    }
}
