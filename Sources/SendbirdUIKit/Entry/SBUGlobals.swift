import Foundation

/// What the screens need to know of the app: who is using it, and where the
/// server is.
///
///     SBUGlobals.apiHost = "http://127.0.0.1:8080"
///     SBUGlobals.currentUser = SBUUser(userId: "ana", nickname: "Ana")
///     let list = SBUGroupChannelListViewController()
///
/// Screens connect by themselves with these values.
@preconcurrency @MainActor
public class SBUGlobals {
    /// The application's id on the server; set by `SendbirdUI.initialize`.
    public static var applicationId: String?
    /// The token of `currentUser`; nil where the application lets users in without one.
    public static var accessToken: String?
    /// Who uses the app. Set it before the first screen is shown.
    public static var currentUser: SBUUser?
    /// Where the server's API is, such as `https://chat.example.org`.
    public static var apiHost: String?
    /// Where the server's socket is, such as `wss://chat.example.org`.
    public static var wsHost: String?
    /// Whether somebody without a nickname is shown by user id. Default: true.
    public static var isUserIdUsedForNickname = true
    /// Whether a tap on a picture opens a small profile. Default: false.
    public static var isUserProfileEnabled: Bool {
        get { SendbirdUI.config.common.isUsingDefaultUserProfileEnabled }
        set { SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = newValue }
    }
    /// Whether messages by one sender within one minute stand together. Default: true.
    public static var isMessageGroupingEnabled = true
    /// Whether the channel list says who is typing; the switch in `SendbirdUI.config`.
    public static var isChannelListTypingIndicatorEnabled: Bool {
        get { SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled }
        set { SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled = newValue }
    }
    /// Whether the channel list shows receipts; the switch in `SendbirdUI.config`.
    public static var isChannelListMessageReceiptStateEnabled: Bool {
        get { SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled }
        set { SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled = newValue }
    }
    /// Whether members can be mentioned; the switch in `SendbirdUI.config`.
    public static var isUserMentionEnabled: Bool {
        get { SendbirdUI.config.groupChannel.channel.isMentionEnabled }
        set { SendbirdUI.config.groupChannel.channel.isMentionEnabled = newValue }
    }
    /// How mentions work. Setting one switches them on, as documented.
    public static var userMentionConfig: SBUUserMentionConfiguration? {
        didSet { if userMentionConfig != nil { isUserMentionEnabled = true } }
    }
    /// What the app wants to do with the user's pictures. Default: see them and add to them.
    public static var photoLibraryAccessLevel = SBUPhotoAccessLevel.readWrite
    /// How an answer to a message is shown; the switch in `SendbirdUI.config`.
    public static var replyType: SBUReplyType {
        get { SendbirdUI.config.groupChannel.channel.replyType }
        set { SendbirdUI.config.groupChannel.channel.replyType = newValue }
    }
}
