import SendbirdChatSDK

/// What was told of a channel's messages since the screen was told last, in order.
///
/// Events of one kind that follow each other are kept as one, so that a frame
/// with many messages costs what a frame with one does.
struct MessageEvents {
    /// What happened to messages.
    enum Kind: Equatable {
        /// They came; the others' are news to the reader.
        case added(isNews: Bool)
        /// They are other versions of known ones.
        case updated
        /// They are gone.
        case deleted
    }

    /// Messages to which the same happened.
    struct Event {
        let kind: Kind
        /// Of the last of them.
        var context: MessageContext
        var messages: [BaseMessage]

        var isAddition: Bool {
            if case .added = kind { true } else { false }
        }
    }

    private(set) var events: [Event] = []

    var isEmpty: Bool { events.isEmpty }

    mutating func add(_ kind: Kind, _ messages: [BaseMessage], _ context: MessageContext) {
        if let last = events.indices.last, events[last].kind == kind {
            events[last].messages += messages
            events[last].context = context
        } else {
            events.append(Event(kind: kind, context: context, messages: messages))
        }
    }

    /// Everything, which is gone from here then.
    mutating func takeAll() -> [Event] {
        defer { events = [] }
        return events
    }
}
