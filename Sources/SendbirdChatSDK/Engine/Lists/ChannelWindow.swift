internal import ChatWire

/// A live list of channels: the part of the user's channels that belongs to a
/// query and was loaded, in the query's order. Touched by the engine's executor only.
final class ChannelWindow {
    let listing: ChannelListing
    /// What is shown, in order.
    private(set) var keys: [ChannelOrderKey] = []
    /// The keys by address.
    private var known: [String: ChannelOrderKey] = [:]

    /// Whether the first page was shown; nothing is reported before.
    var isShown = false
    /// The last place that pages have reached; what comes behind it is not loaded yet.
    var edge: ChannelOrderKey?
    /// Whether pages have reached the end.
    var isComplete = false
    /// The token of the server's next page; nil before the first page.
    var token: String?
    /// Whether a page is under way.
    var isLoading = false
    /// The calls that wait for the page that is under way, or for the one after it.
    var waiters: [CompletionID] = []
    /// Whether the page behind the cached one could not be had, and is asked for after the next login.
    var needsRefresh = false
    /// Whether the page that is under way is the first one behind a page from the cache.
    var isRefreshing = false
    /// What changed behind the loaded part while a page was under way, which may have been read before, and why.
    private var passed: [String: CollectionEventSource] = [:]

    init(listing: ChannelListing) {
        self.listing = listing
    }

    var hasNext: Bool { !isComplete }

    func contains(_ url: String) -> Bool { known[url] != nil }

    /// Whether a channel with the key would be in the part that was loaded.
    func reaches(_ key: ChannelOrderKey) -> Bool {
        if isComplete { return true }
        guard let edge else { return false }
        return !edge.precedes(key)
    }

    /// Puts a channel in, or in its new place, or takes it out.
    ///
    /// - Parameter isForced: Whether it comes in even behind the edge: as part of a page.
    /// - Returns: The change; nil when there is none to tell.
    func place(
        _ channel: WireChannel, of userID: String, source: CollectionEventSource?, isForced: Bool = false
    ) -> ChannelListChange? {
        let url = channel.channelURL
        guard isShown || isForced else {
            notePassing(url, source)
            return nil
        }
        guard listing.accepts(channel, of: userID) else { return remove(url, source: source) }
        let key = listing.key(of: channel)
        var change = ChannelListChange(source: source, hasNext: hasNext)
        if let old = known[url] {
            let index = position(of: old)
            if old != key {
                keys.remove(at: index)
                change.steps.append(.remove(at: index))
                insert(key, channel, &change)
            }
            change.updated = [channel]
        } else {
            guard isForced || reaches(key) else {
                notePassing(url, source)
                return nil
            }
            insert(key, channel, &change)
            change.added = [channel]
        }
        return change
    }

    /// Takes a channel out; nil when it is not in.
    func remove(_ url: String, source: CollectionEventSource?) -> ChannelListChange? {
        guard let key = known.removeValue(forKey: url) else { return nil }
        let index = position(of: key)
        keys.remove(at: index)
        return ChannelListChange(steps: [.remove(at: index)], source: source, deleted: [url], hasNext: hasNext)
    }

    private func notePassing(_ url: String, _ source: CollectionEventSource?) {
        if isLoading || isRefreshing, let source { passed[url] = source }
    }

    /// What changed behind the loaded part while the page that has come was under way: its place may be loaded now.
    func takePassed() -> [(url: String, source: CollectionEventSource)] {
        defer { passed = [:] }
        return passed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Takes everything out.
    ///
    /// - Returns: The change, and the calls that waited, to be answered.
    func reset() -> (change: ChannelListChange, waiters: [CompletionID]) {
        let left = waiters
        let steps = keys.indices.reversed().map { ChannelListChange.Step.remove(at: $0) }
        (keys, known, isShown, edge, isComplete) = ([], [:], false, nil, false)
        (token, isLoading, isRefreshing, waiters, passed) = (nil, false, false, [], [:])
        return (ChannelListChange(steps: steps, hasNext: true), left)
    }

    private func insert(_ key: ChannelOrderKey, _ channel: WireChannel, _ change: inout ChannelListChange) {
        let index = position(of: key)
        keys.insert(key, at: index)
        known[key.channelURL] = key
        change.steps.append(.insert(channel, at: index))
    }

    /// The index of the first key that does not come before.
    private func position(of key: ChannelOrderKey) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].precedes(key) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
