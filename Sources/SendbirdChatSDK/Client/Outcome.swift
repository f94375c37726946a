internal import ChatWire

/// What a command came to.
enum Outcome: Sendable, Hashable {
    case done
    /// The user is the cached one, where the cache can still be used.
    case failure(WireError, user: WireUser? = nil)
    case user(WireUser)
    case users([WireUser], next: String)
    case members([WireMember], next: String)
    case channel(WireChannel, isCreated: Bool = false)
    case channels([WireChannel], next: String)
    case message(LocalMessage)
    case messages([LocalMessage])
    case requestIDs([String])
    case count(UInt)
    case operators([WireUser], next: String)
    case restricted([WireRestriction], RestrictionType, next: String)
    case metaData([String: String])
    case muteInfo(MuteInfo)
    case pushTrigger(PushTrigger)
    case flag(Bool)
    /// What a question was answered with, and where the list goes on.
    case answer(Answer, next: String? = nil)

    static func failure(_ code: ErrorCode, _ message: String) -> Outcome {
        .failure(WireError(code, message))
    }
}

extension Outcome {
    var error: SBError? {
        guard case .failure(let error, _) = self else { return nil }
        return SBError(error)
    }

    var nextToken: String? {
        switch self {
        case .users(_, let next), .members(_, let next), .channels(_, let next), .operators(_, let next),
            .restricted(_, _, let next):
            next
        case .answer(_, let next): next
        case .done, .failure, .user, .channel, .message, .messages, .requestIDs, .count, .metaData, .muteInfo,
            .pushTrigger, .flag:
            nil
        }
    }

    var isCreated: Bool {
        guard case .channel(_, let isCreated) = self else { return false }
        return isCreated
    }

    var userMessage: UserMessage? {
        guard case .message(let message) = self else { return nil }
        return BaseMessage.make(message) as? UserMessage
    }

    var fileMessage: FileMessage? {
        guard case .message(let message) = self else { return nil }
        return BaseMessage.make(message) as? FileMessage
    }

    var baseMessages: [BaseMessage]? {
        guard case .messages(let messages) = self else { return nil }
        return messages.map(BaseMessage.make)
    }

    var users: [User]? {
        switch self {
        case .users(let users, _), .operators(let users, _): users.map(User.init)
        case .restricted(let restricted, let type, _): restricted.map { RestrictedUser($0, type) }
        default: nil
        }
    }

    var members: [Member]? {
        guard case .members(let members, _) = self else { return nil }
        return members.map(Member.init)
    }

    var requestIDs: [String]? {
        guard case .requestIDs(let ids) = self else { return nil }
        return ids
    }

    var count: UInt? {
        guard case .count(let count) = self else { return nil }
        return count
    }

    @MainActor
    func channel(_ faces: Faces) -> GroupChannel? {
        guard case .channel(let channel, _) = self else { return nil }
        return faces.groupChannel(channel)
    }

    @MainActor
    func channels(_ faces: Faces) -> [GroupChannel]? {
        guard case .channels(let channels, _) = self else { return nil }
        return channels.map { faces.groupChannel($0) }
    }

    @MainActor
    func openChannel(_ faces: Faces) -> OpenChannel? {
        guard case .channel(let channel, _) = self, channel.isOpen else { return nil }
        return faces.openChannel(channel)
    }

    @MainActor
    func openChannels(_ faces: Faces) -> [OpenChannel]? {
        guard case .channels(let channels, _) = self else { return nil }
        return channels.map { faces.openChannel($0) }
    }
}
