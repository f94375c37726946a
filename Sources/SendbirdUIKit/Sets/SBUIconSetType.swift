public import UIKit

/// The names of the icons.
public enum SBUIconSetType: String, CaseIterable, Sendable {
    /// The icon for: add something to a message.
    case iconAdd
    /// The icon for: go back.
    case iconBack
    /// The icon for: ban somebody.
    case iconBan
    /// The icon for: a broadcast channel.
    case iconBroadcast
    /// The icon for: take a picture.
    case iconCamera
    /// The icon for: channels.
    case iconChannels
    /// The icon for: a group channel.
    case iconChat
    /// The icon for: chosen.
    case iconCheckboxChecked
    /// The icon for: not chosen.
    case iconCheckboxUnchecked
    /// The icon for: open downwards.
    case iconChevronDown
    /// The icon for: go on.
    case iconChevronRight
    /// The icon for: close.
    case iconClose
    /// The icon for: copy.
    case iconCopy
    /// The icon for: create a channel.
    case iconCreate
    /// The icon for: delete.
    case iconDelete
    /// The icon for: a document.
    case iconDocument
    /// The icon for: sent.
    case iconDone
    /// The icon for: delivered or read.
    case iconDoneAll
    /// The icon for: download.
    case iconDownload
    /// The icon for: edit.
    case iconEdit
    /// The icon for: more emojis.
    case iconEmojiMore
    /// The icon for: something that failed.
    case iconError
    /// The icon for: a sound.
    case iconFileAudio
    /// The icon for: a file.
    case iconFileDocument
    /// The icon for: a frozen channel.
    case iconFreeze
    /// The icon for: a moving picture.
    case iconGif
    /// The icon for: information.
    case iconInfo
    /// The icon for: leave.
    case iconLeave
    /// The icon for: members.
    case iconMembers
    /// The icon for: messages.
    case iconMessage
    /// The icon for: moderation.
    case iconModerations
    /// The icon for: more.
    case iconMore
    /// The icon for: a muted person.
    case iconMute
    /// The icon for: notifications that are on.
    case iconNotificationFilled
    /// The icon for: notifications that are off.
    case iconNotificationOffFilled
    /// The icon for: notifications.
    case iconNotifications
    /// The icon for: an operator.
    case iconOperator
    /// The icon for: a picture.
    case iconPhoto
    /// The icon for: play.
    case iconPlay
    /// The icon for: more of it.
    case iconPlus
    /// The icon for: something unknown.
    case iconQuestion
    /// The icon for: an option that is not chosen.
    case iconRadioButtonOff
    /// The icon for: the option that is chosen.
    case iconRadioButtonOn
    /// The icon for: try again.
    case iconRefresh
    /// The icon for: remove.
    case iconRemove
    /// The icon for: an answer.
    case iconReplied
    /// The icon for: answer.
    case iconReply
    /// The icon for: search.
    case iconSearch
    /// The icon for: send.
    case iconSend
    /// The icon for: something under way.
    case iconSpinner
    /// The icon for: a supergroup channel.
    case iconSupergroup
    /// The icon for: a picture that is missing.
    case iconThumbnailNone
    /// The icon for: a person without a picture.
    case iconUser

    /// The size at which icons are drawn, in points.
    public static let defaultSize = CGSize(width: 24, height: 24)

    /// Returns the icon in use: ours, or the one that the app set.
    @MainActor public func image() -> UIImage {
        SBUIconSet.icon(self)
    }
}
