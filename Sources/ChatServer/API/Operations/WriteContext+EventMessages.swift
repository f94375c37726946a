internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Messages that the server sends about events, in the transaction of the event itself.
extension WriteContext {
    /// Of which events an application wants messages, from memory.
    func eventMessages(applicationKey: Int64) throws -> EventMessages {
        if let known = eventMessages[applicationKey] { return known }
        let settings = try queries.eventMessages(applicationKey: applicationKey)
        eventMessages[applicationKey] = settings
        return settings
    }

    /// Changes of which events an application wants messages; returns all settings.
    func setEventMessages(_ change: EventMessages, by caller: Caller) throws -> EventMessages {
        try caller.requireApplication()
        let settings = try queries.eventMessages(applicationKey: caller.applicationKey).changed(by: change)
        try connection.run(
            "UPDATE application SET event_messages = ? WHERE id = ?",
            String(decoding: try JSONEncoder().encode(settings), as: UTF8.self), caller.applicationKey)
        let former = eventMessages[caller.applicationKey]
        undo.append { [self] in eventMessages[caller.applicationKey] = former }
        eventMessages[caller.applicationKey] = settings
        return settings
    }

    /// Does something that makes members come or go, for a reason that messages about it should know.
    func because<Value>(of cause: EventMessageRules.Cause?, _ body: () throws -> Value) rethrows -> Value {
        let outer = eventCause
        eventCause = cause
        defer { eventCause = outer }
        return try body()
    }

    /// Sends what the members are to be told of a decision.
    func tellEvents(_ announcements: [Announcement], applicationKey: Int64) throws {
        for case .members(let channelKey, let event) in announcements {
            switch event.body {
            case .membersJoined, .membersLeft, .membersUpdated: break
            default: continue
            }
            let wasThere = announcements.contains {
                if case .ownRow(_, channelKey, .banned) = $0 { true } else { false }
            }
            let draft = EventMessageRules.draft(
                about: event.body, cause: eventCause, wasThere: wasThere,
                try eventMessages(applicationKey: applicationKey))
            try sendEventMessage(draft, toChannel: channelKey, applicationKey: applicationKey)
        }
    }

    /// Sends a message about an event. One that cannot be sent never keeps the event from happening.
    func sendEventMessage(_ draft: MessageRules.Draft?, toChannel channelKey: Int64, applicationKey: Int64) throws {
        guard let draft, let state = try knownChannelState(key: channelKey), !state.channel.isOpen,
            !state.channel.isRemoved, state.channel.joinedMemberCount > 0
        else { return }
        do {
            _ = try decide(applicationKey: applicationKey) { turn in
                try MessageRules.sendAdmin(draft, in: state.channel, turn: &turn)
            }
        } catch is WireError {
            // The rule refused it before anything was written: limits may be set that it does not fit in.
        }
    }
}

extension StoreQueries {
    /// Of which events an application wants messages, each flag with its value.
    func eventMessages(applicationKey: Int64) throws -> EventMessages {
        let json = try connection.queryFirst(
            "SELECT event_messages FROM application WHERE id = ?", applicationKey
        ) { $0.text(at: 0) }
        guard let json, !json.isEmpty else { return EventMessages().changed(by: EventMessages()) }
        return try JSONDecoder().decode(EventMessages.self, from: Data(json.utf8)).changed(by: EventMessages())
    }
}
