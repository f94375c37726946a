import SendbirdChatSDK

/// The people of a list, page by page, whatever query they come from.
@MainActor
final class UserPages {
    typealias Handler = (_ users: [SBUUser]?, _ error: SBError?) -> Void

    private let more: () -> Bool
    private let next: (@escaping Handler) -> Void

    /// Whether another page follows.
    var hasNext: Bool { more() }

    /// Loads the next page.
    func load(_ handler: @escaping Handler) { next(handler) }

    /// Members, with role and mute.
    init(_ query: MemberListQuery) {
        more = { query.hasNext }
        next = { handler in
            query.loadNextPage { members, error in handler(members?.map { SBUUser(member: $0) }, error) }
        }
    }

    /// Participants of an open channel, with their role.
    init(_ query: ParticipantListQuery, inChannel channel: OpenChannel?) {
        more = { query.hasNext }
        next = { handler in
            query.loadNextPage { users, error in
                let people = users?.map {
                    SBUUser(
                        user: SBUUser(user: $0), isOperator: channel?.isOperator(userId: $0.userId) ?? false,
                        isMuted: false)
                }
                handler(people, error)
            }
        }
    }

    /// Users who are all alike in role and mute.
    init(_ query: any UserListQuery, areOperators: Bool = false, areMuted: Bool = false) {
        more = { query.hasNext }
        next = { handler in
            query.loadNextPage { users, error in
                let people = users?.map {
                    SBUUser(user: SBUUser(user: $0), isOperator: areOperators, isMuted: areMuted)
                }
                handler(people, error)
            }
        }
    }
}
