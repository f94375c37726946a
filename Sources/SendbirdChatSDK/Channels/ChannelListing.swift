internal import ChatWire

/// Which channels a list holds and in what order: the server's rules for the
/// same query, applied on the device.
struct ChannelListing: Hashable, Sendable {
    var query = MyChannelsQuery()

    var order: GroupChannelOrder {
        get { query.order }
        set { query.order = newValue }
    }

    /// Whether the channel belongs to the list of the user.
    func accepts(_ channel: WireChannel, of userID: String) -> Bool {
        guard let my = channel.my, !channel.isOpen else { return false }
        return accepts(my) && acceptsKind(channel) && acceptsMembers(channel, of: userID) && acceptsMetadata(channel)
    }

    private func accepts(_ my: WireMembership) -> Bool {
        switch query.memberState {
        case .all: guard my.state != .none else { return false }
        case .joinedOnly: guard my.state == .joined else { return false }
        case .invitedOnly: guard my.state == .invited else { return false }
        }
        switch query.hiddenMode {
        case .all: return true
        case .unhiddenOnly: return my.hiddenState == .unhidden
        case .hiddenOnly: return my.hiddenState != .unhidden
        case .hiddenAllowAutoUnhide: return my.hiddenState == .hiddenAllowAutoUnhide
        case .hiddenPreventAutoUnhide: return my.hiddenState == .hiddenPreventAutoUnhide
        }
    }

    private func acceptsKind(_ channel: WireChannel) -> Bool {
        if !query.showEmpty, channel.lastMessage == nil { return false }
        if !query.showFrozen, channel.isFrozen { return false }
        if query.unreadOnly, channel.unreadMessageCount == 0 { return false }
        if let types = query.customTypes, !ExactText.isAny(of: types, channel.customType) { return false }
        if let start = query.customTypeStartsWith, !ExactText.begins(channel.customType, with: start) { return false }
        if let urls = query.channelURLs, !ExactText.isAny(of: urls, channel.channelURL) { return false }
        if let part = query.nameContains, !Self.text(channel.name, contains: part) { return false }
        if let before = query.createdBefore, channel.createdAt >= before { return false }
        if let after = query.createdAfter, channel.createdAt <= after { return false }
        switch query.publicMode {
        case .all: break
        case .public: guard channel.isPublic else { return false }
        case .private: guard !channel.isPublic else { return false }
        }
        switch query.superMode {
        case .all: return true
        case .super: return channel.isSuper && !channel.isBroadcast && !channel.isExclusive
        case .nonsuper: return !channel.isSuper
        case .broadcastOnly: return channel.isBroadcast
        case .exclusiveOnly: return channel.isExclusive
        }
    }

    private func acceptsMembers(_ channel: WireChannel, of userID: String) -> Bool {
        let members = channel.members ?? []
        if let wanted = query.membersIncludeIn {
            let ids = members.map(\.user.userID)
            let isMember = { (id: String) in ExactText.isAny(of: ids, id) }
            guard query.includesAnyMember ? wanted.contains(where: isMember) : wanted.allSatisfy(isMember) else {
                return false
            }
        }
        if let exact = query.membersExactlyIn {
            let ids = Set(members.lazy.map { ExactText($0.user.userID) })
            guard ids == Set(exact.map(ExactText.init)).union([ExactText(userID)]) else { return false }
        }
        return acceptsNicknames(members.lazy.filter { $0.user.userID != userID }.map(\.user.nickname), channel)
    }

    private func acceptsNicknames(_ nicknames: some Sequence<String>, _ channel: WireChannel) -> Bool {
        if let part = query.membersNicknameContains {
            guard nicknames.contains(where: { Self.text($0, contains: part) }) else { return false }
        }
        if let start = query.membersNicknameStartsWith?.lowercased() {
            guard nicknames.contains(where: { ExactText.begins($0.lowercased(), with: start) }) else { return false }
        }
        if let nickname = query.membersNickname {
            guard ExactText.isAny(of: Array(nicknames), nickname) else { return false }
        }
        guard let text = query.searchText else { return true }
        return query.searchFields.contains { field in
            switch field {
            case .channelName: Self.text(channel.name, contains: text)
            case .memberNickname: nicknames.contains { Self.text($0, contains: text) }
            }
        }
    }

    private func acceptsMetadata(_ channel: WireChannel) -> Bool {
        guard let key = query.metadataKey else { return true }
        guard let value = channel.metadata?[key] else { return false }
        if let values = query.metadataValues, !ExactText.isAny(of: values, value) { return false }
        if let start = query.metadataValueStartsWith, !ExactText.begins(value, with: start) { return false }
        return true
    }

    private static func text(_ text: String, contains part: String) -> Bool {
        ExactText.contains(text.lowercased(), part.lowercased())
    }

    /// Whether `left` comes before `right`. Total: channels that are equal otherwise go by address.
    func precedes(_ left: WireChannel, _ right: WireChannel) -> Bool {
        key(of: left).precedes(key(of: right))
    }

    /// What the list is ordered by, for a channel.
    func key(of channel: WireChannel) -> ChannelOrderKey {
        ChannelOrderKey(channel, order: query.order, metadataKey: query.metadataOrderKey)
    }
}
