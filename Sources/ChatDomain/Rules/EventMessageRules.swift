public import ChatWire

/// What the members of a group channel are told of an event, by a message of the application.
public enum EventMessageRules {
    /// Why members come or go, as far as the event itself does not say it.
    public enum Cause: Hashable, Sendable {
        /// They go because they want to.
        case ownChoice
        /// They come with a new channel.
        case creation
        /// Their user is deleted.
        case deletion
        /// Their user is deactivated.
        case deactivation
    }

    /// The custom type of such a message.
    public static let customType = "ROOST:EVENT"
    /// How many users a message names.
    static let namesMost = 3
    /// How many users its data lists.
    static let usersMost = 20

    /// The message about who came, went or was banned; nil where nobody is to be told.
    ///
    /// - Parameter wasThere: Whether who is banned was in the channel.
    public static func draft(
        about event: EventBody, cause: Cause?, wasThere: Bool, _ settings: EventMessages
    ) -> MessageRules.Draft? {
        switch event {
        case .membersJoined(let change):
            let joined = change.members.filter { $0.state == .joined }.map(\.user)
            guard cause != .creation, settings.joining?.joined == true, !joined.isEmpty else { return nil }
            return draft("\(names(joined)) joined.", "USER_JOIN", joined)
        case .membersLeft(let change):
            return left(change.members.map(\.user), cause, settings.leaving)
        case .membersUpdated(let update) where update.reason == .banned && wasThere:
            let leaving = settings.leaving
            let isTold = update.change.by == nil ? leaving?.adminRemoved : leaving?.operatorRemoved
            guard isTold == true || leaving?.deleted == true else { return nil }
            let users = update.change.members.map(\.user)
            return draft("\(names(users)) was removed.", "USER_LEAVE", users)
        default: return nil
        }
    }

    private static func left(_ users: [WireUser], _ cause: Cause?, _ leaving: EventMessages.Leaving?)
        -> MessageRules.Draft?
    {
        switch cause {
        case .ownChoice:
            guard leaving?.leftByOwnChoice == true || leaving?.left == true else { return nil }
            return draft("\(names(users)) left.", "USER_LEAVE", users)
        case .deactivation:
            guard leaving?.adminDeactivated == true || leaving?.deactivated == true else { return nil }
            return draft("\(names(users)) was deactivated.", "USER_LEAVE", users)
        case .deletion:
            guard leaving?.adminDeleted == true || leaving?.deleted == true else { return nil }
            // Whoever is deleted is not named: the message stays.
            return draft("A user was deleted.", "USER_LEAVE", [])
        case .creation, nil: return nil
        }
    }

    /// The message about a new channel; nil where nobody is to be told.
    public static func draft(aboutNew channel: Channel, by creator: User?, _ settings: EventMessages)
        -> MessageRules.Draft?
    {
        let isTold = channel.isPublic ? settings.creation?.isPublic : settings.creation?.isPrivate
        guard isTold == true, !channel.isOpen else { return nil }
        let users = creator.map { [$0.wire] } ?? []
        return draft(
            users.isEmpty ? "The channel was created." : "\(names(users)) created the channel.", "CHANNEL_CREATE", users
        )
    }

    /// The message about a channel whose name or cover changed; nil where nobody is to be told.
    public static func draft(
        aboutChangeOf channel: Channel, from before: Channel, by actor: Actor, _ settings: EventMessages
    ) -> MessageRules.Draft? {
        guard settings.change?.changed == true, !channel.isOpen,
            (before.name, before.coverURL) != (channel.name, channel.coverURL)
        else { return nil }
        var users: [WireUser] = []
        if case .user(let user) = actor { users = [user.wire] }
        let what = before.name != channel.name ? "The channel's name was changed." : "The channel's cover was changed."
        return draft(what, "CHANNEL_CHANGE", users)
    }

    private static func names(_ users: [WireUser]) -> String {
        let names = users.prefix(namesMost).map { $0.nickname.isEmpty ? $0.userID : $0.nickname }
        let more = users.count - names.count
        guard more > 0 else {
            return names.count > 1
                ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names.first ?? ""
        }
        return names.joined(separator: ", ") + " and \(more) more"
    }

    private static func draft(_ text: String, _ type: String, _ users: [WireUser]) -> MessageRules.Draft {
        var json = JSONWriter()
        json.beginObject()
        json.key("type")
        json.value(type)
        json.key("users")
        json.array(Array(users.prefix(usersMost))) { user, json in
            json.beginObject()
            json.key("user_id")
            json.value(user.userID)
            json.key("nickname")
            json.value(user.nickname)
            json.endObject()
        }
        json.endObject()
        return MessageRules.Draft(
            message: text, data: String(decoding: json.finish(), as: UTF8.self), customType: customType)
    }
}
