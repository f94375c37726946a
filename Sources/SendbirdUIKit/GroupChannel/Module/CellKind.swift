import SendbirdChatSDK

/// The kinds of cells in a channel's list.
enum CellKind: String, CaseIterable {
    case user = "SBUUserMessageCell"
    case admin = "SBUAdminMessageCell"
    case unknown = "SBUUnknownMessageCell"

    init(_ message: BaseMessage) {
        switch message {
        case is UserMessage: self = .user
        case is AdminMessage: self = .admin
        default: self = .unknown
        }
    }

    @MainActor
    var standardType: SBUBaseMessageCell.Type {
        switch self {
        case .user: SBUUserMessageCell.self
        case .admin: SBUAdminMessageCell.self
        case .unknown: SBUUnknownMessageCell.self
        }
    }
}
