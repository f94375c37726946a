public import UIKit

/// The icons of all screens: template images of 24 by 24 points, tinted by the
/// themes.
///
/// Each may be replaced by an app's own. Icons with a direction turn round
/// where the language is read from right to left.
@preconcurrency @MainActor
public class SBUIconSet {
    /// Icons that an app set, and ours that were drawn already.
    private static var icons: [SBUIconSetType: UIImage] = [:]

    /// The icons that an app set.
    private static var owned: Set<SBUIconSetType> = []

    /// Sets every icon back to ours.
    public static func restoreDefaultIcons() {
        icons = [:]
        owned = []
    }

    /// Returns the icon in use.
    static func icon(_ type: SBUIconSetType) -> UIImage {
        if let icon = icons[type] { return icon }
        let icon = type.drawing.image()
        icons[type] = icon
        return icon
    }

    /// Returns the icon in use for a large place: ours is drawn anew for it.
    static func largeIcon(_ type: SBUIconSetType, size: CGFloat) -> UIImage {
        owned.contains(type) ? icon(type) : type.drawing.image(size: size)
    }

    private static func set(_ icon: UIImage, for type: SBUIconSetType) {
        icons[type] = icon
        owned.insert(type)
    }
}

// MARK: - By name

extension SBUIconSet {
    /// The icon for: add something to a message.
    public static var iconAdd: UIImage {
        get { icon(.iconAdd) }
        set { set(newValue, for: .iconAdd) }
    }
    /// The icon for: go back.
    public static var iconBack: UIImage {
        get { icon(.iconBack) }
        set { set(newValue, for: .iconBack) }
    }
    /// The icon for: ban somebody.
    public static var iconBan: UIImage {
        get { icon(.iconBan) }
        set { set(newValue, for: .iconBan) }
    }
    /// The icon for: a broadcast channel.
    public static var iconBroadcast: UIImage {
        get { icon(.iconBroadcast) }
        set { set(newValue, for: .iconBroadcast) }
    }
    /// The icon for: take a picture.
    public static var iconCamera: UIImage {
        get { icon(.iconCamera) }
        set { set(newValue, for: .iconCamera) }
    }
    /// The icon for: channels.
    public static var iconChannels: UIImage {
        get { icon(.iconChannels) }
        set { set(newValue, for: .iconChannels) }
    }
    /// The icon for: a group channel.
    public static var iconChat: UIImage {
        get { icon(.iconChat) }
        set { set(newValue, for: .iconChat) }
    }
    /// The icon for: chosen.
    public static var iconCheckboxChecked: UIImage {
        get { icon(.iconCheckboxChecked) }
        set { set(newValue, for: .iconCheckboxChecked) }
    }
    /// The icon for: not chosen.
    public static var iconCheckboxUnchecked: UIImage {
        get { icon(.iconCheckboxUnchecked) }
        set { set(newValue, for: .iconCheckboxUnchecked) }
    }
    /// The icon for: open downwards.
    public static var iconChevronDown: UIImage {
        get { icon(.iconChevronDown) }
        set { set(newValue, for: .iconChevronDown) }
    }
    /// The icon for: go on.
    public static var iconChevronRight: UIImage {
        get { icon(.iconChevronRight) }
        set { set(newValue, for: .iconChevronRight) }
    }
    /// The icon for: close.
    public static var iconClose: UIImage {
        get { icon(.iconClose) }
        set { set(newValue, for: .iconClose) }
    }
    /// The icon for: copy.
    public static var iconCopy: UIImage {
        get { icon(.iconCopy) }
        set { set(newValue, for: .iconCopy) }
    }
    /// The icon for: create a channel.
    public static var iconCreate: UIImage {
        get { icon(.iconCreate) }
        set { set(newValue, for: .iconCreate) }
    }
    /// The icon for: delete.
    public static var iconDelete: UIImage {
        get { icon(.iconDelete) }
        set { set(newValue, for: .iconDelete) }
    }
    /// The icon for: a document.
    public static var iconDocument: UIImage {
        get { icon(.iconDocument) }
        set { set(newValue, for: .iconDocument) }
    }
    /// The icon for: sent.
    public static var iconDone: UIImage {
        get { icon(.iconDone) }
        set { set(newValue, for: .iconDone) }
    }
    /// The icon for: delivered or read.
    public static var iconDoneAll: UIImage {
        get { icon(.iconDoneAll) }
        set { set(newValue, for: .iconDoneAll) }
    }
    /// The icon for: download.
    public static var iconDownload: UIImage {
        get { icon(.iconDownload) }
        set { set(newValue, for: .iconDownload) }
    }
    /// The icon for: edit.
    public static var iconEdit: UIImage {
        get { icon(.iconEdit) }
        set { set(newValue, for: .iconEdit) }
    }
    /// The icon for: more emojis.
    public static var iconEmojiMore: UIImage {
        get { icon(.iconEmojiMore) }
        set { set(newValue, for: .iconEmojiMore) }
    }
    /// The icon for: something that failed.
    public static var iconError: UIImage {
        get { icon(.iconError) }
        set { set(newValue, for: .iconError) }
    }
    /// The icon for: a sound.
    public static var iconFileAudio: UIImage {
        get { icon(.iconFileAudio) }
        set { set(newValue, for: .iconFileAudio) }
    }
    /// The icon for: a file.
    public static var iconFileDocument: UIImage {
        get { icon(.iconFileDocument) }
        set { set(newValue, for: .iconFileDocument) }
    }
    /// The icon for: a frozen channel.
    public static var iconFreeze: UIImage {
        get { icon(.iconFreeze) }
        set { set(newValue, for: .iconFreeze) }
    }
    /// The icon for: a moving picture.
    public static var iconGif: UIImage {
        get { icon(.iconGif) }
        set { set(newValue, for: .iconGif) }
    }
    /// The icon for: information.
    public static var iconInfo: UIImage {
        get { icon(.iconInfo) }
        set { set(newValue, for: .iconInfo) }
    }
    /// The icon for: leave.
    public static var iconLeave: UIImage {
        get { icon(.iconLeave) }
        set { set(newValue, for: .iconLeave) }
    }
    /// The icon for: members.
    public static var iconMembers: UIImage {
        get { icon(.iconMembers) }
        set { set(newValue, for: .iconMembers) }
    }
    /// The icon for: messages.
    public static var iconMessage: UIImage {
        get { icon(.iconMessage) }
        set { set(newValue, for: .iconMessage) }
    }
    /// The icon for: moderation.
    public static var iconModerations: UIImage {
        get { icon(.iconModerations) }
        set { set(newValue, for: .iconModerations) }
    }
    /// The icon for: more.
    public static var iconMore: UIImage {
        get { icon(.iconMore) }
        set { set(newValue, for: .iconMore) }
    }
    /// The icon for: a muted person.
    public static var iconMute: UIImage {
        get { icon(.iconMute) }
        set { set(newValue, for: .iconMute) }
    }
    /// The icon for: notifications that are on.
    public static var iconNotificationFilled: UIImage {
        get { icon(.iconNotificationFilled) }
        set { set(newValue, for: .iconNotificationFilled) }
    }
    /// The icon for: notifications that are off.
    public static var iconNotificationOffFilled: UIImage {
        get { icon(.iconNotificationOffFilled) }
        set { set(newValue, for: .iconNotificationOffFilled) }
    }
    /// The icon for: notifications.
    public static var iconNotifications: UIImage {
        get { icon(.iconNotifications) }
        set { set(newValue, for: .iconNotifications) }
    }
    /// The icon for: an operator.
    public static var iconOperator: UIImage {
        get { icon(.iconOperator) }
        set { set(newValue, for: .iconOperator) }
    }
    /// The icon for: a picture.
    public static var iconPhoto: UIImage {
        get { icon(.iconPhoto) }
        set { set(newValue, for: .iconPhoto) }
    }
    /// The icon for: play.
    public static var iconPlay: UIImage {
        get { icon(.iconPlay) }
        set { set(newValue, for: .iconPlay) }
    }
    /// The icon for: more of it.
    public static var iconPlus: UIImage {
        get { icon(.iconPlus) }
        set { set(newValue, for: .iconPlus) }
    }
    /// The icon for: something unknown.
    public static var iconQuestion: UIImage {
        get { icon(.iconQuestion) }
        set { set(newValue, for: .iconQuestion) }
    }
    /// The icon for: an option that is not chosen.
    public static var iconRadioButtonOff: UIImage {
        get { icon(.iconRadioButtonOff) }
        set { set(newValue, for: .iconRadioButtonOff) }
    }
    /// The icon for: the option that is chosen.
    public static var iconRadioButtonOn: UIImage {
        get { icon(.iconRadioButtonOn) }
        set { set(newValue, for: .iconRadioButtonOn) }
    }
    /// The icon for: try again.
    public static var iconRefresh: UIImage {
        get { icon(.iconRefresh) }
        set { set(newValue, for: .iconRefresh) }
    }
    /// The icon for: remove.
    public static var iconRemove: UIImage {
        get { icon(.iconRemove) }
        set { set(newValue, for: .iconRemove) }
    }
    /// The icon for: an answer.
    public static var iconReplied: UIImage {
        get { icon(.iconReplied) }
        set { set(newValue, for: .iconReplied) }
    }
    /// The icon for: answer.
    public static var iconReply: UIImage {
        get { icon(.iconReply) }
        set { set(newValue, for: .iconReply) }
    }
    /// The icon for: search.
    public static var iconSearch: UIImage {
        get { icon(.iconSearch) }
        set { set(newValue, for: .iconSearch) }
    }
    /// The icon for: send.
    public static var iconSend: UIImage {
        get { icon(.iconSend) }
        set { set(newValue, for: .iconSend) }
    }
    /// The icon for: something under way.
    public static var iconSpinner: UIImage {
        get { icon(.iconSpinner) }
        set { set(newValue, for: .iconSpinner) }
    }
    /// The icon for: a supergroup channel.
    public static var iconSupergroup: UIImage {
        get { icon(.iconSupergroup) }
        set { set(newValue, for: .iconSupergroup) }
    }
    /// The icon for: a picture that is missing.
    public static var iconThumbnailNone: UIImage {
        get { icon(.iconThumbnailNone) }
        set { set(newValue, for: .iconThumbnailNone) }
    }
    /// The icon for: a person without a picture.
    public static var iconUser: UIImage {
        get { icon(.iconUser) }
        set { set(newValue, for: .iconUser) }
    }
}
