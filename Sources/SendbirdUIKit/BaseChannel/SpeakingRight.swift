import SendbirdChatSDK
import UIKit

/// What the user may do in a channel at the moment. The server decides; this is what screens offer.
enum SpeakingRight: Equatable {
    /// Everything.
    case speak
    /// Read: the channel is frozen and the user no operator.
    case frozen
    /// Read: operators have muted the user.
    case muted
    /// Read: only operators write in a broadcast channel.
    case audience

    /// What the user may do in a channel; nothing is held back while there is none.
    @MainActor
    init(in channel: BaseChannel?) {
        guard let group = channel as? GroupChannel else {
            if let open = channel as? OpenChannel, open.myMutedState == .muted {
                self = .muted
            } else {
                self = channel?.isFrozen == true && channel?.isOwnOperator == false ? .frozen : .speak
            }
            return
        }
        if group.myMutedState == .muted {
            self = .muted
        } else if group.myRole == .operator {
            self = .speak
        } else if group.isFrozen {
            self = .frozen
        } else {
            self = group.isBroadcast ? .audience : .speak
        }
    }

    /// Whether own messages can be edited.
    var canEdit: Bool { self == .speak }

    /// Whether own messages can be deleted: nothing changes in a frozen channel.
    var canDelete: Bool { self != .frozen }
}
