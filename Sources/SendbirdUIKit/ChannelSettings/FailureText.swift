import Foundation
import SendbirdChatSDK

/// What the user is told about a change that was refused.
@MainActor
struct FailureText {
    /// The sentence.
    let text: String

    /// Creates the sentence for an error; of a name, where one was to be changed.
    init(_ error: SBError?, ofName: Bool = false) {
        switch error?.errorCode {
        case .invalidParameterValue where ofName: text = SBUStringSet.ChannelSettings_Name_Too_Long
        case .nonAuthorized: text = SBUStringSet.ChannelSettings_Not_Allowed
        case .socketUserNotMember: text = SBUStringSet.ChannelSettings_No_Longer_Member
        case .networkError, .networkRoutingError, .connectionRequired, .ackTimeout, .webSocketConnectionClosed,
            .webSocketConnectionFailed, .requestFailed:
            text = SBUStringSet.Empty_Wrong_Hint
        default: text = error?.localizedDescription ?? SBUStringSet.Empty_Wrong
        }
    }

    /// Says it in an alert over the screen in front.
    func show() {
        let ok = SBUAlertButtonItem(title: SBUStringSet.OK) { _ in }
        SBUAlertView.show(title: SBUStringSet.Empty_Wrong, message: text, confirmButtonItem: ok, cancelButtonItem: nil)
    }
}
