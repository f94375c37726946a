/// Every text that the screens show, English by default.
///
/// Each may be replaced by an app's own; texts with a number are functions, so
/// that a language can follow its own rules for plurals. Set texts before the
/// screens are shown. (Names are spelled as documented.)
@preconcurrency @MainActor
public class SBUStringSet {
    /// “Camera”
    public static var Camera = "Camera"
    /// “Cancel”
    public static var Cancel = "Cancel"
    /// “Choose a photo”
    public static var ChoosePhoto = "Choose a photo"
    /// “Copy”
    public static var Copy = "Copy"
    /// “Delete”
    public static var Delete = "Delete"
    /// “Files”
    public static var Document = "Files"
    /// “Edit”
    public static var Edit = "Edit"
    /// “Invite”
    public static var Invite = "Invite"
    /// “Loading…”
    public static var Loading = "Loading…"
    /// “OK”
    public static var OK = "OK"
    /// “Photos and videos”
    public static var PhotoVideoLibrary = "Photos and videos"
    /// “Remove”
    public static var Remove = "Remove"
    /// “Remove photo”
    public static var RemovePhoto = "Remove photo"
    /// “Reply”
    public static var Reply = "Reply"
    /// “Try again”
    public static var Retry = "Try again"
    /// “Save”
    public static var Save = "Save"
    /// “Search”
    public static var Search = "Search"
    /// “Settings”
    public static var Settings = "Settings"
    /// “Take a photo”
    public static var TakePhoto = "Take a photo"
    /// “View library”
    public static var ViewLibrary = "View library"
    /// “Allow access to your photos”
    public static var Alert_Allow_PhotoLibrary_Access = "Allow access to your photos"
    /// “To send pictures, let this app see your photo library.”
    public static var Alert_Allow_PhotoLibrary_Access_Message = "To send pictures, let this app see your photo library."
    /// “Delete this message?”
    public static var Alert_Delete = "Delete this message?"
    /// “ago”
    public static var Date_Ago = "ago"
    /// So many days.
    public static var Date_Day: (Int) -> String = { $0 == 1 ? "1 day" : "\($0) days" }
    /// So many hours.
    public static var Date_Hour: (Int) -> String = { $0 == 1 ? "1 hour" : "\($0) hours" }
    /// So many minutes.
    public static var Date_Min: (Int) -> String = { $0 == 1 ? "1 minute" : "\($0) minutes" }
    /// So many months.
    public static var Date_Month: (Int) -> String = { $0 == 1 ? "1 month" : "\($0) months" }
    /// “on”
    public static var Date_On = "on"
    /// So many years.
    public static var Date_Year: (Int) -> String = { $0 == 1 ? "1 year" : "\($0) years" }
    /// “Yesterday”
    public static var Date_Yesterday = "Yesterday"
    /// “Nobody is banned”
    public static var Empty_No_Banned_Members = "Nobody is banned"
    /// “Nobody is banned”
    public static var Empty_No_Banned_Users = "Nobody is banned"
    /// “No chats yet”
    public static var Empty_No_Channels = "No chats yet"
    /// “No messages yet”
    public static var Empty_No_Messages = "No messages yet"
    /// “Nobody is muted”
    public static var Empty_No_Muted_Members = "Nobody is muted"
    /// “Nobody is muted”
    public static var Empty_No_Muted_Participants = "Nobody is muted"
    /// “Nobody here yet”
    public static var Empty_No_Users = "Nobody here yet"
    /// “Nothing found”
    public static var Empty_Search_Result = "Nothing found"
    /// “Something went wrong”
    public static var Empty_Wrong = "Something went wrong"
    /// “(No name)”
    public static var User_No_Name = "(No name)"
    /// “Operator”
    public static var User_Operator = "Operator"
}
