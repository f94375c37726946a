public import SendbirdChatSDK

// What a channel's screen says.
extension SBUStringSet {
    /// “The file could not be downloaded.”
    public static var Channel_Failure_Download_file = "The file could not be downloaded."
    /// “The file could not be opened.”
    public static var Channel_Failure_Open_file = "The file could not be opened."
    /// “Last seen”
    public static var Channel_Header_LastSeen = "Last seen"
    /// Who is typing, under the channel's title.
    public static var Channel_Header_Typing: ([User]) -> String = { typing($0) }
    /// “Group channel”
    public static var Channel_Name_Default = "Group channel"
    /// “(No members)”
    public static var Channel_Name_No_Members = "(No members)"
    /// How many new messages there are below.
    public static var Channel_New_Message: (Int) -> String = {
        $0 == 1 ? "1 new message" : "\(capped($0)) new messages"
    }
    /// “sent a file”
    public static var Channel_New_Message_File = "sent a file"
    /// “This channel is frozen”
    public static var Channel_State_Banner_Frozen = "This channel is frozen"
    /// “The file was saved.”
    public static var Channel_Success_Download_file = "The file was saved."
    /// Who is typing, in the channel list.
    public static var Channel_Typing: ([User]) -> String = { typing($0) }
    /// “edited”
    public static var Message_Edited = "edited"
    /// Who answered whom.
    public static var Message_Replied_To: (String, String) -> String = { "\($0) replied to \($1)" }
    /// “System”
    public static var Message_System = "System"
    /// “This kind of message cannot be shown here.”
    public static var Message_Unknown_Description = "This kind of message cannot be shown here."
    /// “(Unknown message)”
    public static var Message_Unknown_Title = "(Unknown message)"
    /// “You”
    public static var Message_You = "You"
    /// “GIF”
    public static var MessageInput_Quote_Message_GIF = "GIF"
    /// “Photo”
    public static var MessageInput_Quote_Message_Photo = "Photo"
    /// “Video”
    public static var MessageInput_Quote_Message_Video = "Video"
    /// Whom the message being written answers.
    public static var MessageInput_Reply_To: (String) -> String = { "Reply to \($0)" }
    /// “You are muted”
    public static var MessageInput_Text_Muted = "You are muted"
    /// “Message”
    public static var MessageInput_Text_Placeholder = "Message"
    /// “Reply”
    public static var MessageInput_Text_Reply = "Reply"
    /// “You cannot send messages here”
    public static var MessageInput_Text_Unavailable = "You cannot send messages here"
    /// “Open channel”
    public static var Open_Channel_Name_Default = "Open channel"
    /// “participants”
    public static var Open_Channel_Participants = "participants"
    /// How many participants an open channel has.
    public static var Open_Channel_Participants_Count: (Int) -> String = {
        $0 == 1 ? "1 participant" : "\($0) participants"
    }
}
