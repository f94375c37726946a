import SendbirdChatSDK

/// The kinds of cells in a channel's list.
enum CellKind: String, CaseIterable {
    case user = "SBUUserMessageCell"
    case file = "SBUFileMessageCell"
    case admin = "SBUAdminMessageCell"
    case typing = "SBUTypingIndicatorMessageCell"
    case unknown = "SBUUnknownMessageCell"

    init(_ message: BaseMessage) {
        switch message {
        case is UserMessage: self = .user
        case is FileMessage: self = .file
        case is AdminMessage: self = .admin
        case is SBUTypingIndicatorMessage: self = .typing
        default: self = .unknown
        }
    }

    @MainActor
    var standardType: SBUBaseMessageCell.Type {
        switch self {
        case .user: SBUGroupChannelModule.List.UserMessageCell
        case .file: SBUGroupChannelModule.List.FileMessageCell
        case .admin: SBUGroupChannelModule.List.AdminMessageCell
        case .typing: SBUGroupChannelModule.List.TypingIndicatorMessageCell
        case .unknown: SBUGroupChannelModule.List.UnknownMessageCell
        }
    }
}
