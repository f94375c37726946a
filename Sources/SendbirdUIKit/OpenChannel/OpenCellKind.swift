import SendbirdChatSDK

/// The kinds of cells in an open channel's list.
enum OpenCellKind: String, CaseIterable {
    case user = "SBUOpenChannelUserMessageCell"
    case file = "SBUOpenChannelFileMessageCell"
    case admin = "SBUOpenChannelAdminMessageCell"
    case unknown = "SBUOpenChannelUnknownMessageCell"
    case custom = "SBUOpenChannelCustomMessageCell"

    init(_ message: BaseMessage) {
        switch message {
        case is UserMessage: self = .user
        case is FileMessage: self = .file
        case is AdminMessage: self = .admin
        default: self = .unknown
        }
    }

    @MainActor
    var standardType: SBUOpenChannelBaseMessageCell.Type {
        switch self {
        case .user: SBUOpenChannelModule.List.UserMessageCell
        case .file: SBUOpenChannelModule.List.FileMessageCell
        case .admin: SBUOpenChannelModule.List.AdminMessageCell
        case .unknown: SBUOpenChannelModule.List.UnknownMessageCell
        case .custom: SBUOpenChannelBaseMessageCell.self
        }
    }
}
