internal import ChatWire

extension Core {
    /// Keeps the cache within its size: the messages of the channels that were opened longest ago go first.
    ///
    /// Channels themselves, unsent messages and whatever an open collection shows stay.
    func evictMessages() {
        guard let cache, cache.path != nil, cacheSize > configuration.cacheSizeLimit else { return }
        // Some room is made at once, so that it is not done again with the next message.
        let goal = configuration.cacheSizeLimit / 10 * 9
        for url in stored({ try $0.leastRecentlyOpened() }) ?? [] {
            guard let record = record(url), !isOpen(record), !record.isParked else { continue }
            forgetMessages(of: record)
            log.log(.debug, "The cache is full: the messages of a channel were let go.")
            if cacheSize <= goal { return }
        }
    }
}
