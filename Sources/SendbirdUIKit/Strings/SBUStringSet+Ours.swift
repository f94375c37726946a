// Texts beside the documented ones: what assistive tools read, and the state of
// the connection.
extension SBUStringSet {
    /// Shown in place of the title while there is no connection.
    public static var Connection_Waiting = "Waiting for network…"
    /// Shown in place of the title while connecting.
    public static var Connection_Connecting = "Connecting…"
    /// The day above messages of today.
    public static var Date_Today = "Today"
    /// Under “No chats yet”.
    public static var Empty_No_Channels_Hint = "Start one, and it will appear here."
    /// Under “Something went wrong”.
    public static var Empty_Wrong_Hint = "Check your connection and try again."
    /// The field that finds people by name.
    public static var CreateChannel_Search_Placeholder = "Search people"
    /// Read out: the button that goes back.
    public static var Accessibility_Back = "Back"
    /// Read out: the button that closes.
    public static var Accessibility_Close = "Close"
    /// Read out: the button that starts a channel.
    public static var Accessibility_Create_Channel = "New channel"
    /// Read out: how many messages are unread.
    public static var Accessibility_Unread: (Int) -> String = {
        $0 == 1 ? "1 unread message" : "\(capped($0)) unread messages"
    }
    /// Read out: how many members there are.
    public static var Accessibility_Members: (UInt) -> String = { $0 == 1 ? "1 member" : "\($0) members" }
    /// Read out: an unread message mentions the reader.
    public static var Accessibility_Mentioned = "You were mentioned"
    /// Read out: the channel is frozen.
    public static var Accessibility_Frozen = "Frozen"
    /// Read out: only operators write in the channel.
    public static var Accessibility_Broadcast = "Broadcast channel"
    /// Read out: notifications of the channel are off.
    public static var Accessibility_Notifications_Off = "Notifications off"
    /// Read out: the last message was sent.
    public static var Accessibility_Sent = "Sent"
    /// Read out: the last message was delivered.
    public static var Accessibility_Delivered = "Delivered"
    /// Read out: the last message was read.
    public static var Accessibility_Read = "Read"
    /// Read out: the last message could not be sent.
    public static var Accessibility_Failed = "Not sent"
    /// Read out: the last message is on its way.
    public static var Accessibility_Sending = "Sending"
    /// The swipe action that turns a channel's notifications off.
    public static var ChannelList_Notifications_Off = "Mute"
    /// The swipe action that turns a channel's notifications on.
    public static var ChannelList_Notifications_On = "Unmute"
    /// The swipe action that leaves a channel.
    public static var ChannelList_Leave = "Leave"
    /// The last message as its own author sees it: “You: …”.
    public static var ChannelList_Own_Message: (String) -> String = { "You: \($0)" }
}
