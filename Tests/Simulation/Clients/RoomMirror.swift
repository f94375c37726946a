@testable import SendbirdChatSDK

/// A live list of messages, and the same list made from nothing but what its delegate and handlers are told.
@MainActor
final class RoomMirror: MessageCollectionDelegate {
    private unowned let app: App
    let collection: MessageCollection
    let startingPoint: Int64
    /// The sent messages that were told of, by id.
    private var told: [Int64: BaseMessage] = [:]
    private(set) var isLoading = false
    /// Whether it cannot go on: the channel is gone, or too much is missing.
    private(set) var isOver = false
    private(set) var hugeGaps = 0

    init(_ app: App, _ channel: GroupChannel, from startingPoint: Int64) {
        self.app = app
        self.startingPoint = startingPoint
        let params = MessageListParams()
        let pageSize = app.world.chance.number(3...24)
        params.previousResultSize = pageSize
        params.nextResultSize = startingPoint == .max ? 0 : pageSize
        params.isInclusive = true
        collection = MessageCollection(
            channel: channel, startingPoint: startingPoint, params: params, client: app.client)
        collection.delegate = self
    }

    private var name: String { "\(app.phone.name)'s room \(collection.channel.channelURL)" }
    var url: String { collection.channel.channelURL }

    func start() {
        isLoading = true
        collection.startCollection(
            initPolicy: .cacheAndReplaceByApi,
            cacheResultHandler: app.tally.value("cache") { [weak self] (_: [BaseMessage]?, _) in self?.take() },
            apiResultHandler: app.tally.value("api") { [weak self] (_: [BaseMessage]?, error) in
                guard let self else { return }
                isLoading = false
                take()
                // The server refused: the channel is gone, or the user is not in it. There is nothing to show.
                if let error, error.code < 800_000 { end() }
            })
    }

    /// A handler was called: the collection is what it says.
    private func take() {
        told = Dictionary(collection.succeededMessages.map { ($0.messageId, $0) }, uniquingKeysWith: { $1 })
        let ids = collection.succeededMessages.map(\.messageId)
        if Set(ids).count != ids.count { app.world.complain("\(name) shows a message twice") }
    }

    func load(_ direction: PageDirection, _ done: @escaping (SBError?) -> Void = { _ in }) {
        isLoading = true
        let handler = app.tally.value("load \(direction)") { [weak self] (messages: [BaseMessage]?, error: SBError?) in
            guard let self else { return }
            isLoading = false
            for message in messages ?? [] {
                if told.updateValue(message, forKey: message.messageId) != nil {
                    app.world.complain("\(name): a page brought '\(message.message)' a second time")
                }
            }
            done(error)
        }
        switch direction {
        case .previous: collection.loadPrevious(completionHandler: handler)
        case .next: collection.loadNext(completionHandler: handler)
        }
    }

    /// Whether there never was anything to show, as of a channel that the user is not in.
    var isBlank: Bool { collection.succeededMessages.isEmpty }

    /// Loads to both ends; false where a page could not be had.
    func loadAll(_ done: @escaping (Bool) -> Void) {
        guard !isOver else { return done(true) }
        guard collection.hasPrevious || collection.hasNext else { return done(true) }
        load(collection.hasPrevious ? .previous : .next) { [weak self] error in
            guard let self else { return }
            if let error { return done(error.code < 800_000 && isBlank) }
            loadAll(done)
        }
    }

    func dispose() { collection.dispose() }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) {
        for message in messages where message.messageId != 0 {
            if told.updateValue(message, forKey: message.messageId) != nil, context.source != .messageFill {
                app.world.complain("\(name): '\(message.message)' was added a second time by \(context.source)")
            }
        }
        tell("added", context, messages)
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) {
        for message in messages where message.messageId != 0 {
            let isKnown = told.updateValue(message, forKey: message.messageId) != nil
            if !isKnown, context.source != .eventMessageSent {
                app.world.complain("\(name): '\(message.message)' was updated before it was added, \(context.source)")
            }
        }
        tell("updated", context, messages)
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage]
    ) {
        for message in messages where message.messageId != 0 && told.removeValue(forKey: message.messageId) == nil {
            app.world.complain("\(name): '\(message.message)' was deleted and was not there, \(context.source)")
        }
        tell("deleted", context, messages)
    }

    func messageCollection(
        _ collection: MessageCollection, channelContext: ChannelContext, deletedChannel channelURL: String
    ) {
        app.world.tell("\(name) is gone \(channelContext.source)")
        end()
    }

    func didDetectHugeGap(_ collection: MessageCollection) {
        hugeGaps += 1
        app.world.tell("\(name) has a huge gap")
        end()
        // As documented: another one takes its place.
        app.openRoom(collection.channel)
    }

    private func end() {
        isOver = true
        dispose()
        app.rooms.removeAll { $0 === self }
    }

    private func tell(_ what: String, _ context: MessageContext, _ messages: [BaseMessage]) {
        app.world.tell("\(name) \(what) \(context.source) \(messages.map(\.message))")
    }

    /// Complains where the list is not what was told.
    func check() {
        let shown = collection.succeededMessages
        let expected = told.values.sorted { $0.createdAt < $1.createdAt }
        if shown.map(Picture.of) != expected.map(Picture.of) {
            app.world.complain(
                "\(name) shows \(shown.map(Picture.of)) and told of \(expected.map(Picture.of))")
        }
    }
}
