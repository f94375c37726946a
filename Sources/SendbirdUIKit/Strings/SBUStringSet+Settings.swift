// What a channel's settings say beside the documented texts: what went wrong,
// what is asked before something is done, and what assistive tools read.
extension SBUStringSet {
    /// The question before leaving a channel.
    public static var ChannelSettings_Leave_Question_Mark = "Leave this channel?"
    /// What leaving a channel means.
    public static var ChannelSettings_Leave_Description = "You will no longer get its messages."
    /// The button that removes a channel's picture.
    public static var ChannelSettings_Remove_Image = "Remove picture"
    /// A name of nothing that can be seen.
    public static var ChannelSettings_Name_Blank = "A name needs at least one visible character."
    /// A name that the server refused for its length.
    public static var ChannelSettings_Name_Too_Long = "This name is too long. Please shorten it."
    /// A picture that could not be read.
    public static var ChannelSettings_Image_Unreadable = "This file is not a picture that can be shown."
    /// Something was not changed.
    public static var ChannelSettings_Not_Changed = "Nothing was changed"
    /// The channel is gone while its settings are open.
    public static var ChannelSettings_Channel_Deleted = "This channel was deleted."
    /// The user was banned while the settings are open.
    public static var ChannelSettings_Banned = "You were banned from this channel."
    /// The user is no longer a member.
    public static var ChannelSettings_No_Longer_Member = "You are no longer a member of this channel."
    /// The user is no longer an operator while the moderation is open.
    public static var ChannelSettings_No_Longer_Operator = "You are no longer an operator of this channel."
    /// The user is no longer allowed to do what was asked.
    public static var ChannelSettings_Not_Allowed = "You may not do this in this channel."
    /// Under the switch that freezes a channel.
    public static var ChannelSettings_Freeze_Description = "Only operators can write while it is frozen."
    /// Read out: the button that edits a channel's name and picture.
    public static var Accessibility_Edit_Channel = "Edit name and picture"
    /// Read out: the picture and name of a channel.
    public static var Accessibility_Channel_Named: (String) -> String = { "Channel \($0)" }
    /// Read out: a switch or option that is on.
    public static var Accessibility_On = "On"
    /// Read out: a switch or option that is off.
    public static var Accessibility_Off = "Off"
    /// Read out: the button that opens what can be done about a person.
    public static var Accessibility_More_For: (String) -> String = { "More about \($0)" }
    /// Read out: a person is muted.
    public static var Accessibility_Muted = "Muted"
    /// Read out: the button that invites people or makes operators.
    public static var Accessibility_Add_People = "Add people"
    /// The question before somebody is banned.
    public static var UserList_Ban_Question: (String) -> String = { "Ban \($0)?" }
    /// What a ban means.
    public static var UserList_Ban_Description = "They leave the channel and cannot come back until the ban is lifted."
}
