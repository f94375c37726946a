// What the channel list and the screens that create channels say.
extension SBUStringSet {
    /// “Chats”
    public static var ChannelList_Header_Title = "Chats"
    /// “File”
    public static var ChannelList_Last_File_Message = "File"
    /// “Broadcast”
    public static var ChannelType_Broadcast = "Broadcast"
    /// “Group”
    public static var ChannelType_Group = "Group"
    /// “Supergroup”
    public static var ChannelType_SuperGroup = "Supergroup"
    /// The button that creates a channel with so many people.
    public static var CreateChannel_Create: (Int) -> String = { $0 == 0 ? "Create" : "Create (\($0))" }
    /// “Choose members”
    public static var CreateChannel_Header_Select_Members = "Choose members"
    /// “New channel”
    public static var CreateChannel_Header_Title = "New channel"
    /// “New channel profile”
    public static var CreateChannel_Header_Title_Profile = "New channel profile"
    /// “Create”
    public static var CreateOpenChannel_Create = "Create"
    /// “New open channel”
    public static var CreateOpenChannel_Header_Title = "New open channel"
    /// “Channel name”
    public static var CreateOpenChannel_ProfileInput_Placeholder = "Channel name"
    /// The button that adds so many people.
    public static var InviteChannel_Add: (Int) -> String = { $0 == 0 ? "Add" : "Add (\($0))" }
    /// “Choose members”
    public static var InviteChannel_Header_Select_Members = "Choose members"
    /// “Choose users”
    public static var InviteChannel_Header_Select_Users = "Choose users"
    /// “Invite people”
    public static var InviteChannel_Header_Title = "Invite people"
    /// The button that invites so many people.
    public static var InviteChannel_Invite: (Int) -> String = { $0 == 0 ? "Invite" : "Invite (\($0))" }
    /// The button that makes so many people operators.
    public static var InviteChannel_Register: (Int) -> String = { $0 == 0 ? "Register" : "Register (\($0))" }
}
