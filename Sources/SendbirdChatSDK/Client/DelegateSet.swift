internal import ChatWire

/// The delegates of one client, and how each notice reaches them.
struct DelegateSet: Sendable {
    let channel: DelegateRegistry
    let connection: DelegateRegistry
    let userEvent: DelegateRegistry
    let session: DelegateRegistry

    /// Those that the app registers with ``SendbirdChat``.
    static let shared = DelegateSet(
        channel: Delegates.channel, connection: Delegates.connection, userEvent: Delegates.userEvent,
        session: Delegates.session)

    @MainActor
    func tell(_ notice: ConnectionNotice) {
        connection.forEach { delegate in
            guard let delegate = delegate as? any ConnectionDelegate else { return }
            switch notice {
            case .connected(let userID): delegate.didConnect(userId: userID)
            case .disconnected(let userID): delegate.didDisconnect(userId: userID)
            case .reconnecting: delegate.didStartReconnection()
            case .delayed(let seconds): delegate.didDelayConnection(retryAfter: seconds)
            case .reconnected: delegate.didSucceedReconnection()
            case .reconnectionFailed: delegate.didFailReconnection()
            }
        }
    }

    @MainActor
    func tell(_ notice: SessionNotice, client: Client) {
        var isHeard = false
        session.forEach { delegate in
            guard let delegate = delegate as? any SessionDelegate else { return }
            isHeard = true
            switch notice {
            case .tokenRequired:
                delegate.sessionTokenDidRequire(
                    successCompletion: { client.post(.sessionToken($0)) },
                    failCompletion: { client.post(.sessionTokenFailed) })
            case .refreshed: delegate.sessionWasRefreshed()
            case .closed: delegate.sessionWasClosed()
            case .failed(let error): delegate.sessionDidHaveError(SBError(error))
            }
        }
        if !isHeard, notice == .tokenRequired { client.post(.sessionTokenFailed) }
    }

    @MainActor
    func tell(_ notice: ChannelNotice, of channel: BaseChannel) {
        self.channel.forEach { delegate in
            guard let delegate = delegate as? any BaseChannelDelegate else { return }
            switch notice {
            case .received(let message):
                delegate.channel(channel, didReceive: BaseMessage.make(LocalMessage(message)))
            case .updated(let message):
                delegate.channel(channel, didUpdate: BaseMessage.make(LocalMessage(message)))
            case .deleted(let messageID): delegate.channel(channel, messageWasDeleted: messageID)
            case .changed: delegate.channelWasChanged(channel)
            case .frozen: delegate.channelWasFrozen(channel)
            case .unfrozen: delegate.channelWasUnfrozen(channel)
            case .mentioned(let message):
                delegate.channel(channel, didReceiveMention: BaseMessage.make(LocalMessage(message)))
            case .operators: delegate.channelDidUpdateOperators(channel)
            case .muted, .unmuted, .banned, .unbanned, .metaData, .metaCounters, .reaction, .thread,
                .pollVoted, .pollUpdated, .pins:
                tell(notice, of: channel, toAny: delegate)
            case .hidden, .joined, .left, .invited, .declined, .read, .typing, .delivered:
                guard let delegate = delegate as? any GroupChannelDelegate, let channel = channel as? GroupChannel
                else { return }
                tell(notice, of: channel, to: delegate)
            case .entered(let user), .exited(let user):
                guard let delegate = delegate as? any OpenChannelDelegate, let channel = channel as? OpenChannel
                else { return }
                if case .entered = notice {
                    delegate.channel(channel, userDidEnter: User(user))
                } else {
                    delegate.channel(channel, userDidExit: User(user))
                }
                delegate.channelDidChangeParticipantCount([channel])
            }
        }
    }

    @MainActor
    private func tell(
        _ notice: ChannelNotice, of channel: BaseChannel, toAny delegate: any BaseChannelDelegate
    ) {
        switch notice {
        case .muted(let members):
            for member in members {
                let restriction = WireRestriction(
                    user: member.user, startAt: 0, endAt: member.mutedEndAt, description: member.mutedDescription)
                delegate.channel(channel, userWasMuted: RestrictedUser(restriction, .muted))
            }
        case .unmuted(let users): for user in users { delegate.channel(channel, userWasUnmuted: User(user)) }
        case .banned(let users):
            for user in users { delegate.channel(channel, userWasBanned: User(user)) }
            if let channel = channel as? GroupChannel {
                (delegate as? any GroupChannelDelegate)?.channelDidChangeMemberCount([channel])
            }
        case .unbanned(let users): for user in users { delegate.channel(channel, userWasUnbanned: User(user)) }
        case .metaData(let change):
            if !change.created.isEmpty { delegate.channel(channel, createdMetaData: change.created) }
            if !change.updated.isEmpty { delegate.channel(channel, updatedMetaData: change.updated) }
            if !change.deleted.isEmpty { delegate.channel(channel, deletedMetaDataKeys: change.deleted) }
        default: tellOfParts(notice, of: channel, toAny: delegate)
        }
    }

    /// What belongs to messages, and counters.
    @MainActor
    private func tellOfParts(
        _ notice: ChannelNotice, of channel: BaseChannel, toAny delegate: any BaseChannelDelegate
    ) {
        switch notice {
        case .metaCounters(let change):
            if !change.created.isEmpty { delegate.channel(channel, createdMetaCounters: change.created) }
            if !change.updated.isEmpty { delegate.channel(channel, updatedMetaCounters: change.updated) }
            if !change.deleted.isEmpty { delegate.channel(channel, deletedMetaCountersKeys: change.deleted) }
        case .reaction(let change, let seq):
            delegate.channel(channel, updatedReaction: ReactionEvent(change, seq: seq))
        case .thread(let change, let seq):
            delegate.channel(channel, didUpdateThreadInfo: ThreadInfoUpdateEvent(change, seq: seq, in: channel))
        case .pollVoted(let vote, let seq): delegate.channel(channel, didVotePoll: PollVoteEvent(vote, seq: seq))
        case .pollUpdated(let update, let seq):
            if update.poll.status == .removed { delegate.channel(channel, pollWasDeleted: update.poll.id) }
            delegate.channel(channel, didUpdatePoll: PollUpdateEvent(update, seq: seq, in: channel))
        case .pins:
            delegate.channelDidUpdatePinnedMessages(channel)
            if let channel = channel as? GroupChannel, let delegate = delegate as? any GroupChannelDelegate {
                delegate.channelDidUpdatePinnedMessages(channel)
            }
        default: break
        }
    }

    @MainActor
    private func tell(_ notice: ChannelNotice, of channel: GroupChannel, to delegate: any GroupChannelDelegate) {
        switch notice {
        case .hidden: delegate.channelWasHidden(channel)
        case .typing: delegate.channelDidUpdateTypingStatus(channel)
        case .delivered: delegate.channelDidUpdateDeliveryStatus(channel)
        case .read(let userIDs): delegate.channelDidMarkAsRead(channel, userIds: userIDs)
        case .joined(let users):
            for user in users { delegate.channel(channel, userDidJoin: User(user)) }
            delegate.channelDidChangeMemberCount([channel])
        case .left(let users):
            for user in users { delegate.channel(channel, userDidLeave: User(user)) }
            delegate.channelDidChangeMemberCount([channel])
        case .invited(let users, let inviter):
            delegate.channel(
                channel, didReceiveInvitation: users.map { User($0) }, inviter: inviter.map { User($0) })
            delegate.channelDidChangeMemberCount([channel])
        case .declined(let users):
            for user in users {
                delegate.channel(channel, didDeclineInvitation: User(user), inviter: channel.getInviter())
            }
            delegate.channelDidChangeMemberCount([channel])
        case .received, .updated, .deleted, .changed, .frozen, .unfrozen, .mentioned, .operators, .muted, .unmuted,
            .banned, .unbanned, .metaData, .entered, .exited, .metaCounters, .reaction, .thread, .pollVoted,
            .pollUpdated, .pins:
            break
        }
    }

    @MainActor
    func tellDeleted(_ channelURL: String, _ type: ChannelType) {
        channel.forEach { delegate in
            (delegate as? any BaseChannelDelegate)?.channelWasDeleted(channelURL, channelType: type)
        }
    }

    @MainActor
    func tellUnread(_ count: Int, _ byCustomType: [String: Int]) {
        userEvent.forEach { delegate in
            guard let delegate = delegate as? any UserEventDelegate else { return }
            delegate.didUpdateTotalUnreadMessageCount(Int32(clamping: count), totalCountByCustomType: byCustomType)
            delegate.didUpdateTotalUnreadMessageCount(
                unreadMessageCount: UnreadMessageCount(count, byCustomType: byCustomType))
        }
    }
}
