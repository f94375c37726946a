// What lists of people and profiles say.
extension SBUStringSet {
    /// “Ban”
    public static var MemberList_Ban = "Ban"
    /// “Remove as operator”
    public static var MemberList_Dismiss_Operator = "Remove as operator"
    /// “Members”
    public static var MemberList_Header_Title = "Members"
    /// “(you)”
    public static var MemberList_Me = "(you)"
    /// “Mute”
    public static var MemberList_Mute = "Mute"
    /// “Make operator”
    public static var MemberList_Promote_Operator = "Make operator"
    /// “Banned members”
    public static var MemberList_Title_Banned_Members = "Banned members"
    /// “Members”
    public static var MemberList_Title_Members = "Members"
    /// “Muted members”
    public static var MemberList_Title_Muted_Members = "Muted members"
    /// “Operators”
    public static var MemberList_Title_Operators = "Operators"
    /// “Participants”
    public static var MemberList_Title_Participants = "Participants"
    /// “Lift the ban”
    public static var MemberList_Unban = "Lift the ban"
    /// “Unmute”
    public static var MemberList_Unmute = "Unmute"
    /// “Ban”
    public static var UserList_Ban = "Ban"
    /// “(you)”
    public static var UserList_Me = "(you)"
    /// “Mute”
    public static var UserList_Mute = "Mute"
    /// “Make operator”
    public static var UserList_Register_Operator = "Make operator"
    /// “Banned users”
    public static var UserList_Title_Banned_Users = "Banned users"
    /// “Members”
    public static var UserList_Title_Members = "Members"
    /// “Muted members”
    public static var UserList_Title_Muted_Members = "Muted members"
    /// “Muted participants”
    public static var UserList_Title_Muted_Participants = "Muted participants"
    /// “Operators”
    public static var UserList_Title_Operators = "Operators"
    /// “Participants”
    public static var UserList_Title_Participants = "Participants"
    /// “Lift the ban”
    public static var UserList_Unban = "Lift the ban"
    /// “Unmute”
    public static var UserList_Unmute = "Unmute"
    /// “Remove as operator”
    public static var UserList_Unregister_Operator = "Remove as operator"
    /// “Ban”
    public static var UserProfile_Ban = "Ban"
    /// “Remove as operator”
    public static var UserProfile_Dismiss = "Remove as operator"
    /// “Message”
    public static var UserProfile_Message = "Message"
    /// “Mute”
    public static var UserProfile_Mute = "Mute"
    /// “Make operator”
    public static var UserProfile_Promote = "Make operator"
    /// “Make operator”
    public static var UserProfile_Register = "Make operator"
    /// “Member”
    public static var UserProfile_Role_Member = "Member"
    /// “Operator”
    public static var UserProfile_Role_Operator = "Operator"
    /// “Unmute”
    public static var UserProfile_Unmute = "Unmute"
    /// “Remove as operator”
    public static var UserProfile_Unregister = "Remove as operator"
    /// “User ID”
    public static var UserProfile_UserID = "User ID"
}
