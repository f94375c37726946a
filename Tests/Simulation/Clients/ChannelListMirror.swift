@testable import SendbirdChatSDK

/// A live list of channels, and the same list made from nothing but what its delegate and handlers are told.
@MainActor
final class ChannelListMirror: GroupChannelCollectionDelegate {
    private unowned let app: App
    let kind: ChannelListKind
    let collection: GroupChannelCollection
    /// The addresses that were told of.
    private var told: Set<String> = []
    private(set) var isLoading = false

    init(_ app: App, _ kind: ChannelListKind) {
        (self.app, self.kind) = (app, kind)
        collection = GroupChannelCollection(
            query: GroupChannelListQuery(params: kind.params, client: app.client), client: app.client)
        collection.delegate = self
    }

    private var name: String { "\(app.phone.name)'s list \(kind)" }

    func loadMore(_ done: @escaping (SBError?) -> Void = { _ in }) {
        isLoading = true
        collection.loadMore(
            completionHandler: app.tally.value("loadMore \(kind)") { [weak self] (channels: [GroupChannel]?, error) in
                guard let self else { return }
                isLoading = false
                for channel in channels ?? [] {
                    app.keep(channel)
                    if !told.insert(channel.channelURL).inserted {
                        app.world.complain("\(name): a page brought \(channel.channelURL) a second time")
                    }
                }
                done(error)
            })
    }

    /// Loads to the end; false where a page could not be had.
    func loadAll(_ done: @escaping (Bool) -> Void) {
        guard collection.hasNext else { return done(true) }
        loadMore { [weak self] error in
            guard error == nil else { return done(false) }
            self?.loadAll(done)
        }
    }

    func dispose() { collection.dispose() }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) {
        for channel in channels {
            app.keep(channel)
            if !told.insert(channel.channelURL).inserted {
                app.world.complain("\(name): \(channel.channelURL) was added a second time")
            }
        }
        tell("added", context, channels.map(\.channelURL))
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) {
        for channel in channels where !told.contains(channel.channelURL) {
            app.world.complain("\(name): \(channel.channelURL) was updated before it was added")
        }
        tell("updated", context, channels.map(\.channelURL))
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) {
        for url in deletedChannelURLs where told.remove(url) == nil {
            app.world.complain("\(name): \(url) was deleted and was not there")
        }
        tell("deleted", context, deletedChannelURLs)
    }

    private func tell(_ what: String, _ context: ChannelContext, _ urls: [String]) {
        app.world.tell("\(name) \(what) \(context.source) \(urls)")
    }

    /// Complains where the list is not what was told.
    func check() {
        let shown = collection.channelList.map(\.channelURL)
        if Set(shown) != told || shown.count != told.count {
            app.world.complain("\(name) shows \(shown) and told of \(told.sorted())")
        }
    }
}
