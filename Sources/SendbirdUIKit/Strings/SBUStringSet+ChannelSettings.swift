// What a channel's settings say.
extension SBUStringSet {
    /// “Banned members”
    public static var ChannelSettings_Banned_Members = "Banned members"
    /// “Banned users”
    public static var ChannelSettings_Banned_Users = "Banned users"
    /// “Change picture”
    public static var ChannelSettings_Change_Image = "Change picture"
    /// “Change name”
    public static var ChannelSettings_Change_Name = "Change name"
    /// “Delete channel”
    public static var ChannelSettings_Delete = "Delete channel"
    /// “It will be gone for everyone, with all its messages.”
    public static var ChannelSettings_Delete_Description = "It will be gone for everyone, with all its messages."
    /// “Delete this channel?”
    public static var ChannelSettings_Delete_Question_Mark = "Delete this channel?"
    /// “New channel name”
    public static var ChannelSettings_Enter_New_Channel_Name = "New channel name"
    /// “New name”
    public static var ChannelSettings_Enter_New_Name = "New name"
    /// “Freeze channel”
    public static var ChannelSettings_Freeze_Channel = "Freeze channel"
    /// “Channel information”
    public static var ChannelSettings_Header_Title = "Channel information"
    /// “Leave channel”
    public static var ChannelSettings_Leave = "Leave channel"
    /// How many members a channel has.
    public static var ChannelSettings_Members: (UInt) -> String = { $0 == 1 ? "1 member" : "\($0) members" }
    /// “Members”
    public static var ChannelSettings_Members_Title = "Members"
    /// “Moderation”
    public static var ChannelSettings_Moderations = "Moderation"
    /// “Muted members”
    public static var ChannelSettings_Muted_Members = "Muted members"
    /// “Muted participants”
    public static var ChannelSettings_Muted_Participants = "Muted participants"
    /// “Notifications”
    public static var ChannelSettings_Notifications = "Notifications"
    /// “Mentions only”
    public static var ChannelSettings_Notifications_Mentiones_Only = "Mentions only"
    /// “Off”
    public static var ChannelSettings_Notifications_Off = "Off"
    /// “On”
    public static var ChannelSettings_Notifications_On = "On"
    /// “Operators”
    public static var ChannelSettings_Operators = "Operators"
    /// “Participants”
    public static var ChannelSettings_Participants_Title = "Participants"
    /// “Search in channel”
    public static var ChannelSettings_Search = "Search in channel"
    /// “URL”
    public static var ChannelSettings_URL = "URL"
    /// “Notifications”
    public static var ChannelPushSettings_Header_Title = "Notifications"
    /// “All new messages”
    public static var ChannelPushSettings_Item_All = "All new messages"
    /// “Mentions only”
    public static var ChannelPushSettings_Item_Mentions_Only = "Mentions only"
    /// “Choose which messages in this channel notify you.”
    public static var ChannelPushSettings_Notification_Description = "Choose which messages in this channel notify you."
    /// “Notifications”
    public static var ChannelPushSettings_Notification_Title = "Notifications"
}
