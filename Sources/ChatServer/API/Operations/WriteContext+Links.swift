internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What follows from messages for those outside: notifications, and pages that they link to.
extension WriteContext {
    /// Looks at what a decision wrote.
    func follow(_ writes: [Write], now: Int64) throws {
        for write in writes {
            switch write {
            case .insertMessage(let message):
                guard let channel = try knownChannelState(key: message.channelKey)?.channel else { continue }
                try push(message, in: channel)
                try order(LinkRules.firstLink(in: message.wire.message), of: message, in: channel)
            case .updateMessage(let message):
                if message.isRemoved {
                    guard message.wire.linkPreview != nil else { continue }
                    try sql.setLinkPreview(nil, messageID: message.wire.messageID)
                } else if message.wire.updatedAt >= now {
                    // An edit, and not a change that others brought about.
                    guard let channel = try knownChannelState(key: message.channelKey)?.channel else { continue }
                    let link = LinkRules.firstLink(in: message.wire.message)
                    guard link != message.wire.linkPreview?.link else { continue }
                    try order(link, of: message, in: channel)
                }
            case .countReply, .setReaction, .removeReactions, .updateChannel, .putMembership, .updateUser, .log,
                .deleteChannel, .removeMessages, .setLinkPreview, .setMetadata, .setMetaCounters, .putPoll,
                .setVotes, .dropVotes:
                break
            }
        }
    }

    /// Has a page looked at; with no link any more, the preview goes.
    private func order(_ link: String?, of message: Message, in channel: Channel) throws {
        guard link != nil || message.wire.linkPreview != nil else { return }
        if linkPreviews[channel.applicationKey] == nil {
            linkPreviews[channel.applicationKey] = try queries.looksAtLinks(applicationKey: channel.applicationKey)
        }
        guard linkPreviews[channel.applicationKey] == true || link == nil else { return }
        outboundNews.append(
            .link(
                LinkOrder(
                    applicationKey: channel.applicationKey, channelKey: channel.key,
                    messageID: message.wire.messageID, link: link)))
    }

    /// Gives a message what its link leads to, if it still stands and still leads there.
    func setLinkPreview(_ preview: WireLinkPreview?, _ order: LinkOrder) throws {
        guard let state = try knownChannelState(key: order.channelKey),
            let message = try queries.message(id: order.messageID, in: state.channel), !message.isRemoved,
            LinkRules.firstLink(in: message.wire.message) == order.link
        else { return }
        _ = try decide(applicationKey: order.applicationKey, tellsWebhooks: false) { turn in
            LinkRules.setPreview(preview, of: message, in: state.channel, turn: &turn)
        }
    }

    /// Turns previews of linked pages on or off.
    func setLooksAtLinks(_ looks: Bool, applicationKey: Int64) throws {
        try connection.run("UPDATE application SET link_previews = ? WHERE id = ?", looks, applicationKey)
        undo.append { [self, known = linkPreviews[applicationKey]] in linkPreviews[applicationKey] = known }
        linkPreviews[applicationKey] = looks
    }
}

extension StoreQueries {
    /// Whether pages are looked at that an application's messages link to.
    func looksAtLinks(applicationKey: Int64) throws -> Bool {
        try connection.queryFirst("SELECT link_previews FROM application WHERE id = ?", applicationKey) {
            $0.bool(at: 0)
        } ?? false
    }
}
