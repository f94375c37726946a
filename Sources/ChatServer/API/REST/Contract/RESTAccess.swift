/// Who may call a route.
///
/// It is what the contract says and what the table of authorisation expects; the rules that refuse are those of
/// `ChatDomain`, and a test walks every route to see that both agree.
enum RESTAccess: String, CaseIterable, Sendable {
    /// Every user of the application, and its back end.
    case everyone
    /// The application's back end alone.
    case application
    /// The user whom the path or the call names, for what is the user's own; the back end for anybody.
    case oneself
    /// Who may know of the channel: whoever is in it or invited, in public and open channels everyone not banned.
    case visitors
    /// Who reads in the channel: its members, in open channels everyone not banned.
    case readers
    /// Who speaks in the channel: who is in and not muted, and operators where it is frozen.
    case speakers
    /// Who is in the channel.
    case members
    /// The operators of the channel.
    case operators
    /// Who wrote the message, and operators where the rules say so.
    case author
    /// Whoever may read what the file hangs on; pictures of users and channels need no credentials.
    case fileReaders
    /// Who began the upload.
    case uploader

    /// The sentence in the contract.
    var sentence: String {
        switch self {
        case .everyone: "Every user of the application, and its back end."
        case .application: "The application's back end only."
        case .oneself: "A user for itself; the back end for any user."
        case .visitors:
            "Who may know of the channel: members and invited users, everyone for public and open channels; nobody "
                + "who is banned. The back end."
        case .readers: "Members; everyone who is not banned in an open channel. The back end."
        case .speakers:
            "Members who are not muted, those who have entered an open channel, operators only while it is frozen. "
                + "The back end in the name of a user."
        case .members: "Members, or those who have entered an open channel. The back end."
        case .operators: "Operators of the channel. The back end."
        case .author: "Who sent the message, and operators where they moderate. The back end."
        case .uploader: "Who began the upload."
        case .fileReaders: "Who may read the message; for pictures of users and channels whoever knows the address."
        }
    }
}
