internal import ChatWire

extension Core {
    /// Applies a change of members' standing.
    func apply(
        _ update: MembersUpdate, to record: ChannelRecord, _ isNewToFields: Bool, _ origin: ChangeOrigin
    ) {
        let users = update.change.members.map(\.user)
        if isNewToFields { takeFields(of: update, record) }
        if update.reason == .profile {
            for user in users {
                reflectProfile(of: user.userID, in: record, origin == .live ? .eventChannelChanged : .messageChangelog)
                if user.userID == userID { takeOwnProfile(user) }
            }
        }
        guard origin == .live, isNewToFields else { return }
        tell(update, users, record)
    }

    private func takeFields(of update: MembersUpdate, _ record: ChannelRecord) {
        let change = update.change
        guard !record.channel.isOpen else {
            takeOpenFields(of: update, record)
            return
        }
        switch update.reason {
        case .banned:
            let gone = Set(change.members.map(\.user.userID))
            record.update { $0.members?.removeAll { gone.contains($0.user.userID) } }
            record.hasNewMembers = true
            for id in gone { stopTyping(id, in: record) }
        case .unbanned: break
        case .profile: for member in change.members { record.takeProfile(of: member.user) }
        case .operators, .muted, .unmuted, .other: for member in change.members { take(member, in: record) }
        }
        record.update { channel in
            (channel.memberCount, channel.joinedMemberCount) = (change.memberCount, change.joinedMemberCount)
        }
    }

    /// An open channel has no members: what is kept of them are the operators, and the own row.
    private func takeOpenFields(of update: MembersUpdate, _ record: ChannelRecord) {
        for member in update.change.members {
            if update.reason == .operators { record.takeOperator(member) }
            if update.reason != .banned, update.reason != .unbanned { takeOwn(member, in: record) }
        }
    }

    private func take(_ member: WireMember, in record: ChannelRecord) {
        record.updateMember(member.user.userID) { known in
            let (readAt, deliveredAt) = (known.readAt, known.deliveredAt)
            known = member
            known.readAt = max(readAt, member.readAt)
            known.deliveredAt = max(deliveredAt, member.deliveredAt)
        }
        takeOwn(member, in: record)
    }

    private func takeOwn(_ member: WireMember, in record: ChannelRecord) {
        guard member.user.userID == userID else { return }
        // The own row says the same a moment later; whoever is told of this change must read it already.
        record.update { channel in
            channel.my?.role = member.role
            channel.my?.isMuted = member.isMuted
            channel.my?.mutedEndAt = member.mutedEndAt
            channel.my?.mutedDescription = member.mutedDescription
        }
    }

    private func tell(_ update: MembersUpdate, _ users: [WireUser], _ record: ChannelRecord) {
        let (notice, source): (ChannelNotice, CollectionEventSource) =
            switch update.reason {
            case .operators: (.operators, .eventOperatorUpdated)
            case .muted: (.muted(update.change.members), .eventUserMuted)
            case .unmuted: (.unmuted(users), .eventUserUnmuted)
            case .banned: (.banned(users), .eventUserBanned)
            case .unbanned: (.unbanned(users), .eventUserUnbanned)
            case .profile, .other: (.changed, .eventChannelChanged)
            }
        deliver(.channelNotice(record.channel, notice))
        reflect(record, source, telling: true)
        // Whoever is banned is in the channel no longer.
        if update.reason == .banned, record.channel.isOpen, users.contains(where: { $0.userID == userID }) {
            forget(open: record.url)
        }
    }

    /// The current user was renamed, on another device perhaps.
    private func takeOwnProfile(_ profile: WireUser) {
        guard var me = user, (me.nickname, me.profileURL) != (profile.nickname, profile.profileURL) else { return }
        (me.nickname, me.profileURL) = (profile.nickname, profile.profileURL)
        user = me
        let changed = me
        stored { try $0.setFact(.user, to: changed) }
        deliver(.currentUser(changed))
    }

    // MARK: - History that is not shown any more

    /// The current user sees nothing up to some time any more: it goes from the cache and the live lists.
    func forgetHistory(of record: ChannelRecord) {
        let offset = record.channel.my?.historyOffset ?? 0
        guard offset > record.forgottenUpTo else { return }
        record.forgottenUpTo = offset
        if let last = record.channel.lastMessage, last.createdAt <= offset { record.update { $0.lastMessage = nil } }
        dropMessages(of: record, upTo: offset, .eventChannelChanged)
    }
}
