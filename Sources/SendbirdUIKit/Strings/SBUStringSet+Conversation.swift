import SendbirdChatSDK

// What a conversation says beside the documented texts.
extension SBUStringSet {
    /// How many people more than those whose pictures are shown are typing.
    public static var Message_Typers_Count: (Int) -> String = { "+\($0)" }
    /// How many messages were unread when the channel was opened.
    public static var Channel_Unread_Messages: (Int) -> String = {
        $0 == 1 ? "1 unread message" : "\(capped($0)) unread messages"
    }
    /// The line above the first message that was unread.
    public static var Channel_Unread_Line = "New messages"
    /// When the other was last seen, as long ago as the text says.
    public static var Channel_Header_LastSeen_Ago: (String) -> String = {
        "\(Channel_Header_LastSeen) \($0) \(Date_Ago)"
    }
    /// When the other was last seen, on the day that the text says.
    public static var Channel_Header_LastSeen_On: (String) -> String = {
        "\(Channel_Header_LastSeen) \(Date_On) \($0)"
    }
    /// The other was seen within the last minute.
    public static var Channel_Header_LastSeen_Now = "Last seen just now"
    /// The channel was deleted while it was open.
    public static var Channel_Gone_Deleted = "This channel was deleted"
    /// The user was banned while the channel was open.
    public static var Channel_Gone_Banned = "You were banned from this channel"
    /// The user is no longer a member of the open channel.
    public static var Channel_Gone_Left = "You are no longer in this channel"
    /// Under the message that the channel is gone, when something was being written.
    public static var Channel_Gone_Draft = "What you were writing has not been sent. You can copy it."
    /// The button that copies what was being written.
    public static var Channel_Gone_Copy = "Copy my text"
    /// The message could not be changed as the user may not write here any more.
    public static var Channel_Edit_Refused = "You cannot change messages here at the moment"
    /// The most people that one message mentions.
    public static var Mention_Limit: (Int) -> String = {
        $0 == 1 ? "You can mention 1 person in a message" : "You can mention up to \($0) people in a message"
    }
    /// The text could not be sent as it has so many characters too many.
    public static var Message_Too_Long: (Int) -> String = {
        $0 == 1 ? "The message is 1 character too long" : "The message is \($0) characters too long"
    }
    /// Read out: a new message, by whom and what.
    public static var Accessibility_New_Message: (String, String) -> String = { "\($0): \($1)" }
    /// Read out: so many new messages.
    public static var Accessibility_New_Messages: (Int) -> String = {
        $0 == 1 ? "1 new message" : "\($0) new messages"
    }
    /// Read out: the button that opens the channel's settings.
    public static var Accessibility_Channel_Settings = "Channel information"
    /// Read out: the button that offers emoji.
    public static var Accessibility_Emoji = "Emoji"
    /// Read out: the button that adds a picture, video or file.
    public static var Accessibility_Attach = "Add to the message"
    /// Read out: opens a link of a message.
    public static var Accessibility_Open_Link: (String) -> String = { "Open \($0)" }
    /// Read out: shows who is mentioned in a message.
    public static var Accessibility_Show_Mentioned: (String) -> String = { "Show \($0)" }

    /// Who is typing: up to two by name.
    @MainActor
    static func typing(people: [SBUUser]) -> String {
        typing(people.compactMap(\.user))
    }
}
