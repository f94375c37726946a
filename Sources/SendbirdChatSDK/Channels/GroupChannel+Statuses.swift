internal import ChatWire

extension GroupChannel {
    /// How far the joined members have read, by user id: `user` holds the ``User`` and `last_seen_at` the `createdAt`
    /// up to which the user has read, in milliseconds since 1970. Empty for supergroups.
    ///
    /// - Parameter includeAllMembers: Whether the current user is among them.
    public func getReadStatus(includeAllMembers: Bool) -> [String: [String: Any]] {
        getReadStatusAsObjects(includeAllMembers: includeAllMembers).mapValues { status in
            var fields: [String: Any] = ["last_seen_at": status.timestamp]
            fields["user"] = status.reader
            return fields
        }
    }

    /// How far the joined members have read, by user id. Empty for supergroups.
    ///
    /// - Parameter includeAllMembers: Whether the current user is among them.
    public func getReadStatusAsObjects(includeAllMembers: Bool) -> [String: ReadStatus] {
        statuses(includeAllMembers) { ReadStatus($0, in: channelURL) }
    }

    /// Up to when messages have reached the joined members, by user id: a `createdAt` in milliseconds since 1970.
    /// Empty for supergroups.
    ///
    /// - Parameter includeAllMembers: Whether the current user is among them.
    public func getDeliveryStatus(includeAllMembers: Bool) -> [String: Int64] {
        statuses(includeAllMembers) { max($0.readAt, $0.deliveredAt) }
    }

    /// Up to when messages have reached the current user: a `createdAt` in milliseconds since 1970.
    public func myDeliveryStatus() -> Int64 {
        wire.my.map { max($0.readAt, $0.deliveredAt) } ?? 0
    }

    private func statuses<Value>(_ includeAllMembers: Bool, _ make: (WireMember) -> Value) -> [String: Value] {
        guard !isSuper else { return [:] }
        let (members, me) = face.withLock { ($0.wire.members ?? [], $0.currentUserID) }
        let shown = members.filter { $0.state == .joined && (includeAllMembers || $0.user.userID != me) }
        return Dictionary(shown.map { ($0.user.userID, make($0)) }, uniquingKeysWith: { $1 })
    }
}
