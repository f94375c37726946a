/// Of which events the members of a group channel are told by a message of the application. All are off at first.
///
/// A flag that is nil says nothing: in a change it leaves the setting as it is.
public struct EventMessages: Hashable, Sendable, Codable {
    /// Why somebody went.
    public struct Leaving: Hashable, Sendable, Codable {
        /// Somebody left; an older word for ``leftByOwnChoice``.
        public var left: Bool?
        /// A user was deactivated; an older word for ``adminDeactivated``.
        public var deactivated: Bool?
        /// A user was deleted or banned; an older word for ``adminDeleted`` and ``adminRemoved``.
        public var deleted: Bool?
        /// Somebody left.
        public var leftByOwnChoice: Bool?
        /// An operator of the channel banned somebody.
        public var operatorRemoved: Bool?
        /// The application banned somebody.
        public var adminRemoved: Bool?
        /// A user was deleted.
        public var adminDeleted: Bool?
        /// A user was deactivated, and left.
        public var adminDeactivated: Bool?

        /// Says nothing.
        public init() {}

        enum CodingKeys: String, CodingKey {
            case left
            case deactivated
            case deleted
            case leftByOwnChoice = "left_by_own_choice"
            case operatorRemoved = "channel_operator_removed"
            case adminRemoved = "admin_removed"
            case adminDeleted = "admin_deleted"
            case adminDeactivated = "admin_deactivated"
        }

        func changed(by other: Self?) -> Self {
            var all = self
            all.left = other?.left ?? left ?? false
            all.deactivated = other?.deactivated ?? deactivated ?? false
            all.deleted = other?.deleted ?? deleted ?? false
            all.leftByOwnChoice = other?.leftByOwnChoice ?? leftByOwnChoice ?? false
            all.operatorRemoved = other?.operatorRemoved ?? operatorRemoved ?? false
            all.adminRemoved = other?.adminRemoved ?? adminRemoved ?? false
            all.adminDeleted = other?.adminDeleted ?? adminDeleted ?? false
            all.adminDeactivated = other?.adminDeactivated ?? adminDeactivated ?? false
            return all
        }
    }

    /// That somebody came.
    public struct Joining: Hashable, Sendable, Codable {
        /// Somebody joined.
        public var joined: Bool?

        /// Says nothing.
        public init() {}

        enum CodingKeys: String, CodingKey {
            case joined = "user_join"
        }

        func changed(by other: Self?) -> Self {
            var all = self
            all.joined = other?.joined ?? joined ?? false
            return all
        }
    }

    /// That a channel was made.
    public struct Creation: Hashable, Sendable, Codable {
        /// A public channel was made.
        public var isPublic: Bool?
        /// Another channel was made.
        public var isPrivate: Bool?

        /// Says nothing.
        public init() {}

        enum CodingKeys: String, CodingKey {
            case isPublic = "public_channel"
            case isPrivate = "private_channel"
        }

        func changed(by other: Self?) -> Self {
            var all = self
            all.isPublic = other?.isPublic ?? isPublic ?? false
            all.isPrivate = other?.isPrivate ?? isPrivate ?? false
            return all
        }
    }

    /// That a channel changed.
    public struct Change: Hashable, Sendable, Codable {
        /// The name or the cover of a channel changed.
        public var changed: Bool?

        /// Says nothing.
        public init() {}

        enum CodingKeys: String, CodingKey {
            case changed = "channel_change"
        }

        func changed(by other: Self?) -> Self {
            var all = self
            all.changed = other?.changed ?? changed ?? false
            return all
        }
    }

    /// Why somebody went.
    public var leaving: Leaving?
    /// That somebody came.
    public var joining: Joining?
    /// That a channel was made.
    public var creation: Creation?
    /// That a channel changed.
    public var change: Change?

    /// Says nothing.
    public init() {}

    enum CodingKeys: String, CodingKey {
        case leaving = "user_leave"
        case joining = "user_join"
        case creation = "channel_create"
        case change = "channel_change"
    }

    /// The settings after a change, each flag with its value.
    public func changed(by other: EventMessages) -> EventMessages {
        var all = EventMessages()
        all.leaving = (leaving ?? Leaving()).changed(by: other.leaving)
        all.joining = (joining ?? Joining()).changed(by: other.joining)
        all.creation = (creation ?? Creation()).changed(by: other.creation)
        all.change = (change ?? Change()).changed(by: other.change)
        return all
    }
}
