import ChatWire

@testable import SendbirdChatSDK

/// What operators do, and what becomes of a channel.
extension ModelServer {
    /// Makes somebody an operator, or takes it back.
    func setOperator(_ isOperator: Bool, _ userID: String, in url: String) {
        change(userID, in: url, .operators) { member, my in
            member.role = isOperator ? .operator : .none
            my.role = member.role
        }
    }

    /// Mutes somebody, or lets them speak again.
    func setMuted(_ isMuted: Bool, _ userID: String, in url: String) {
        change(userID, in: url, isMuted ? .muted : .unmuted) { member, my in
            member.isMuted = isMuted
            my.isMuted = isMuted
        }
    }

    private func change(
        _ userID: String, in url: String, _ reason: MembersUpdate.Reason,
        _ body: (inout WireMember, inout WireMembership) -> Void
    ) {
        guard let channel = channels[url], var my = channel.memberships[userID],
            let index = channel.wire.members?.firstIndex(where: { $0.user.userID == userID }),
            var member = channel.wire.members?[index]
        else { return }
        body(&member, &my)
        channel.wire.members?[index] = member
        channel.memberships[userID] = my
        log(
            .membersUpdated(
                MembersUpdate(
                    reason: reason,
                    change: MembersChange(
                        members: [member], memberCount: channel.wire.memberCount,
                        joinedMemberCount: channel.wire.joinedMemberCount))), in: channel)
        tellOwn(userID, .settings, channel)
    }

    /// Freezes a channel, or lets it go again.
    func setFrozen(_ isFrozen: Bool, _ url: String) {
        guard let channel = channels[url] else { return }
        channel.wire.isFrozen = isFrozen
        var fields = channel.wire
        (fields.members, fields.lastMessage) = (nil, nil)
        log(.channelUpdated(fields), in: channel)
    }

    /// Puts somebody out of a channel.
    func ban(_ userID: String, from url: String) {
        guard let channel = channels[url] else { return }
        channel.wire.members?.removeAll { $0.user.userID == userID }
        channel.memberships[userID] = nil
        channel.wire.memberCount -= 1
        channel.wire.joinedMemberCount -= 1
        tellOwn(userID, .banned, channel)
    }

    /// Deletes a channel.
    func deleteChannel(_ url: String) {
        guard let channel = channels[url] else { return }
        log(.channelDeleted, in: channel)
        channels[url] = nil
    }

    /// What is in a channel has reached somebody's device.
    func deliver(to userID: String, in url: String) {
        guard let channel = channels[url] else { return }
        let at = channel.wire.lastMessage?.createdAt ?? 0
        if let index = channel.wire.members?.firstIndex(where: { $0.user.userID == userID }) {
            channel.wire.members?[index].deliveredAt = at
        }
        broadcast(
            WireEvent(channelURL: url, body: .channelDelivered(DeliveryReceipt(userID: userID, deliveredAt: at))),
            to: channel)
    }
}
