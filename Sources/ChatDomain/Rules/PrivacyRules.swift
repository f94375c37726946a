public import ChatWire

/// Requests about people's data.
public enum PrivacyRules {
    /// How long a request is told of after it was carried out, in milliseconds: 30 days.
    public static let keptMilliseconds: Int64 = 2_592_000_000

    /// The users whom a request is about, each once.
    ///
    /// - Parameters:
    ///   - userID: Whose data is handed out.
    ///   - userIDs: Who is deleted.
    /// - Throws: 400105 where the field that the action needs is missing, 400111 for too many users.
    public static func users(
        _ action: WirePrivacyRequest.Action, userID: String?, userIDs: [String]?, limits: Limits
    ) throws(WireError) -> [String] {
        switch action {
        case .access:
            guard let userID else { throw WireError(.invalidParameterValueRequired, "'user_id' is required.") }
            return [userID]
        case .delete:
            guard let userIDs, !userIDs.isEmpty else {
                throw WireError(.invalidParameterValueRequired, "'user_ids' is required.")
            }
            guard userIDs.count <= limits.privacyUsers else {
                throw WireError(
                    .invalidParameterValue, "'user_ids' must have at most \(limits.privacyUsers) users.")
            }
            var seen: Set<String> = []
            return userIDs.filter { seen.insert($0).inserted }
        }
    }

    /// Whether a channel goes with a member who is deleted.
    public static func goes(_ channel: Channel, with option: WirePrivacyRequest.ChannelOption) -> Bool {
        switch option {
        case .keep: false
        case .talksOfTwo: UserRules.isTalkOfTwo(channel)
        case .all: !channel.isOpen
        }
    }

    /// Refuses to take a request back that has begun to delete.
    ///
    /// - Parameter place: How many users were gone through.
    /// - Throws: 400111.
    public static func checkCancel(_ status: WirePrivacyRequest.Status, place: Int64) throws(WireError) {
        guard status == .scheduled, place == 0 else {
            throw WireError(.invalidParameterValue, "The request is carried out already.")
        }
    }
}
