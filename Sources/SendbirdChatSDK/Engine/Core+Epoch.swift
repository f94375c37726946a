internal import ChatWire

extension Core {
    /// Takes the epoch that a login told. With another one than before the server was put back from a copy: the numbers
    /// that the cache goes by mean something else now, so all that came from the server goes and is read anew. What the
    /// user has not sent, and half typed, stays.
    func take(epoch told: String?) {
        let known = epoch
        epoch = told
        guard known != told else { return }
        stored { try $0.setFact(.epoch, to: told) }
        // Who was told of none before has nothing of another one.
        guard known != nil else { return }
        log.log(.warning, "The server was put back from a copy: everything is read anew.")
        stored { try $0.forgetServer() }
        (totalUnread, position, seenPosition, userSeq) = (0, nil, 0, 0)
        (departures, unknownChannels) = ([:], [:])
        for record in typingRecords() { forgetTyping(in: record) }
        records = [:]
        for (id, window) in channelLists.sorted(by: { $0.key < $1.key }) where window.isShown {
            let (change, waiters) = window.reset()
            for waiter in waiters { fail(waiter, .connectionCanceled, "The server was put back from a copy.") }
            deliver(.channelList(id, change))
            // Shown as before, and asked for once the login is over.
            (window.isShown, window.needsRefresh) = (true, true)
        }
        for (id, window) in messageLists.sorted(by: { $0.key < $1.key }) where window.isStarted {
            for waiter in window.detach() {
                fail(waiter, .collectionDisposed, "Too much was missed for the collection to go on.")
            }
            deliver(.messageNotice(id, .hugeGap))
            askAnew(for: window.channelURL)
        }
    }

    private func askAnew(for url: String) {
        guard unknownChannels[url] == nil, !enteredChannels.contains(url) else { return }
        unknownChannels[url] = []
        call(channelCall(url, .unknownChannel(url: url)))
    }
}
