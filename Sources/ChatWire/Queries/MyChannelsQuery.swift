/// Which of a user's channels to list, and in what order: `GET /v3/users/{user_id}/my_group_channels`.
///
/// Every filter that is set must hold.
public struct MyChannelsQuery: Hashable, Sendable {
    /// Which channels by whether the user hides them.
    public enum HiddenMode: String, Hashable, Sendable, CaseIterable {
        /// Those that are shown.
        case unhiddenOnly = "unhidden_only"
        /// Those that are hidden, in either way.
        case hiddenOnly = "hidden_only"
        /// Those that are hidden until the next message.
        case hiddenAllowAutoUnhide = "hidden_allow_auto_unhide"
        /// Those that are hidden for good.
        case hiddenPreventAutoUnhide = "hidden_prevent_auto_unhide"
        /// All.
        case all
    }

    /// Which channels by the user's membership.
    public enum MemberStateFilter: String, Hashable, Sendable, CaseIterable {
        /// Joined and invited.
        case all
        /// Joined.
        case joinedOnly = "joined_only"
        /// Invited, by anyone.
        case invitedOnly = "invited_only"
    }

    /// Which channels by their being public.
    public enum PublicMode: String, Hashable, Sendable, CaseIterable {
        /// Both.
        case all
        /// Public ones.
        case `public`
        /// Private ones.
        case `private`
    }

    /// Which channels by their being supergroups.
    public enum SuperMode: String, Hashable, Sendable, CaseIterable {
        /// All.
        case all
        /// Supergroups that are neither broadcast nor exclusive channels.
        case `super`
        /// No supergroups.
        case nonsuper
        /// Broadcast channels.
        case broadcastOnly = "broadcast_only"
        /// Exclusive channels.
        case exclusiveOnly = "exclusive_only"
    }

    /// Which channels by their being distinct.
    public enum DistinctMode: String, Hashable, Sendable, CaseIterable {
        /// All.
        case all
        /// Distinct ones.
        case distinct
        /// Others.
        case nondistinct
    }

    /// Bounds of a metacounter.
    public struct CounterBounds: Hashable, Sendable {
        /// More than this.
        public var above: Int64?
        /// This or more.
        public var from: Int64?
        /// Less than this.
        public var below: Int64?
        /// This or less.
        public var through: Int64?

        /// Makes bounds that let all in.
        public init() {}
    }

    /// Where a text is looked for.
    public enum SearchField: String, Hashable, Sendable, CaseIterable {
        /// In the channel's name.
        case channelName = "channel_name"
        /// In the other members' nicknames.
        case memberNickname = "member_nickname"
    }

    /// The order.
    public var order = GroupChannelOrder.latestLastMessage
    /// The metadata key whose value orders the list; needed for that order.
    public var metadataOrderKey: String?
    /// How many at the most.
    public var limit = 20
    /// Where to go on: the `next` of the page before; nil for the first page.
    public var token: String?
    /// Whether channels without messages are listed.
    public var showEmpty = true
    /// Whether frozen channels are listed.
    public var showFrozen = true
    /// Whether each channel comes with its members.
    public var showMember = true
    /// Whether each channel comes with its metadata.
    public var showMetadata = false
    /// By custom type, any of these.
    public var customTypes: [String]?
    /// By the beginning of the custom type.
    public var customTypeStartsWith: String?
    /// By address, any of these.
    public var channelURLs: [String]?
    /// By the name, exactly.
    public var name: String?
    /// By the beginning of the name, case ignored.
    public var nameStartsWith: String?
    /// By a part of the name, case ignored.
    public var nameContains: String?
    /// By members: all of these are among them, or any of these with ``includesAnyMember``.
    public var membersIncludeIn: [String]?
    /// Whether one of ``membersIncludeIn`` is enough.
    public var includesAnyMember = false
    /// By members: these and the user, and nobody else.
    public var membersExactlyIn: [String]?
    /// By a part of any other member's nickname, case ignored.
    public var membersNicknameContains: String?
    /// By the beginning of any other member's nickname, case ignored.
    public var membersNicknameStartsWith: String?
    /// By any other member's nickname, exactly.
    public var membersNickname: String?
    /// By a text in any of ``searchFields``, case ignored.
    public var searchText: String?
    /// Where ``searchText`` is looked for.
    public var searchFields: [SearchField] = []
    /// By membership.
    public var memberState = MemberStateFilter.all
    /// Of the application's public channels only those that the caller has joined.
    public var joinedOnly = false
    /// By hidden state.
    public var hiddenMode = HiddenMode.unhiddenOnly
    /// Whether only channels with unread messages are listed.
    public var unreadOnly = false
    /// By being public.
    public var publicMode = PublicMode.all
    /// By being a supergroup.
    public var superMode = SuperMode.all
    /// By being distinct.
    public var distinctMode = DistinctMode.all
    /// Whether each channel comes with its members' read positions.
    public var showReadReceipt = false
    /// Whether each channel comes with up to when messages reached its members.
    public var showDeliveryReceipt = false
    /// By a metacounter that the channel must have.
    public var metaCounterKey: String?
    /// With ``metaCounterKey``: any of these values.
    public var metaCounterValues: [Int64]?
    /// With ``metaCounterKey``: within these bounds.
    public var metaCounterBounds = CounterBounds()
    /// By a metadata key that the channel must have.
    public var metadataKey: String?
    /// With ``metadataKey``: any of these values.
    public var metadataValues: [String]?
    /// With ``metadataKey``: by the beginning of its value.
    public var metadataValueStartsWith: String?
    /// Made before this time, in milliseconds.
    public var createdBefore: Int64?
    /// Made after this time, in milliseconds.
    public var createdAfter: Int64?

    /// Makes a query with the documented defaults.
    public init() {}
}

extension MyChannelsQuery {
    /// Reads the query of a URL.
    /// - Throws: the error that names the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        self.init()
        order = try fields.choice("order", GroupChannelOrder.self) ?? order
        metadataOrderKey = fields.text("metadata_order_key")
        limit = try fields.pageSize(standard: 10, limits: limits)
        token = fields.text("token").flatMap { $0.isEmpty ? nil : $0 }
        showEmpty = try fields.flag("show_empty") ?? false
        showFrozen = try fields.flag("show_frozen") ?? true
        showMember = try fields.flag("show_member") ?? false
        showMetadata = try fields.flag("show_metadata") ?? false
        customTypes = fields.list("custom_types")
        customTypeStartsWith = fields.text("custom_type_startswith")
        channelURLs = fields.list("channel_urls")
        name = fields.text("name")
        nameStartsWith = fields.text("name_startswith")
        nameContains = fields.text("name_contains")
        membersIncludeIn = fields.list("members_include_in")
        membersExactlyIn = fields.list("members_exactly_in")
        membersNicknameContains = fields.text("members_nickname_contains")
        includesAnyMember = try fields.choice("query_type", QueryType.self) == .any
        membersNicknameStartsWith = fields.text("members_nickname_startswith")
        membersNickname = fields.text("members_nickname")
        searchText = fields.text("search_query")
        searchFields = try (fields.list("search_fields") ?? []).map { (name) throws(WireError) in
            guard let field = SearchField(rawValue: name) else {
                throw WireError(.invalidParameterValue, "'search_fields' has a value that is not allowed.")
            }
            return field
        }
        memberState = try fields.choice("member_state_filter", MemberStateFilter.self) ?? .all
        joinedOnly = try fields.choice("public_membership_mode", PublicMembership.self) == .joined
        hiddenMode = try fields.choice("hidden_mode", HiddenMode.self) ?? .unhiddenOnly
        unreadOnly = try fields.choice("unread_filter", UnreadFilter.self) == .unreadMessage
        publicMode = try fields.choice("public_mode", PublicMode.self) ?? .all
        superMode = try fields.choice("super_mode", SuperMode.self) ?? .all
        distinctMode = try fields.choice("distinct_mode", DistinctMode.self) ?? .all
        showReadReceipt = try fields.flag("show_read_receipt") ?? false
        showDeliveryReceipt = try fields.flag("show_delivery_receipt") ?? false
        metaCounterKey = fields.text("metacounter_key")
        metaCounterValues = try fields.list("metacounter_values")?.map { (text) throws(WireError) in
            guard let number = Int64(text) else {
                throw WireError(.invalidParameterValueNumber, "'metacounter_values' must be whole numbers.")
            }
            return number
        }
        metaCounterBounds.above = try fields.number("metacounter_value_gt")
        metaCounterBounds.from = try fields.number("metacounter_value_gte")
        metaCounterBounds.below = try fields.number("metacounter_value_lt")
        metaCounterBounds.through = try fields.number("metacounter_value_lte")
        metadataKey = fields.text("metadata_key")
        metadataValues = fields.list("metadata_values")
        metadataValueStartsWith = fields.text("metadata_value_startswith")
        createdBefore = try fields.number("created_before")
        createdAfter = try fields.number("created_after")
        if order == .metadataValueAlphabetical, metadataOrderKey == nil {
            throw WireError(
                .invalidParameterValueRequired, "'metadata_order_key' is required for this order.")
        }
    }

    private enum QueryType: String, CaseIterable {
        case all = "AND"
        case any = "OR"
    }

    private enum PublicMembership: String, CaseIterable {
        case all, joined
    }

    private enum UnreadFilter: String, CaseIterable {
        case all
        case unreadMessage = "unread_message"
    }

    /// The query of the URL. Every field that matters is written out, so that
    /// both sides' defaults may differ, as the documented ones do.
    public var items: QueryItems {
        var items = QueryItems()
        items.add("order", order.rawValue)
        items.add("metadata_order_key", metadataOrderKey)
        items.add("limit", Int64(limit))
        items.add("token", token)
        items.add("show_empty", showEmpty)
        items.add("show_frozen", showFrozen)
        items.add("show_member", showMember)
        items.add("show_metadata", showMetadata)
        items.add("custom_types", customTypes)
        items.add("custom_type_startswith", customTypeStartsWith)
        items.add("channel_urls", channelURLs)
        items.add("name", name)
        items.add("name_startswith", nameStartsWith)
        items.add("name_contains", nameContains)
        items.add("members_include_in", membersIncludeIn)
        items.add("members_exactly_in", membersExactlyIn)
        items.add("members_nickname_contains", membersNicknameContains)
        if includesAnyMember { items.add("query_type", QueryType.any.rawValue) }
        items.add("members_nickname_startswith", membersNicknameStartsWith)
        items.add("members_nickname", membersNickname)
        items.add("search_query", searchText)
        if !searchFields.isEmpty { items.add("search_fields", searchFields.map(\.rawValue)) }
        items.add("member_state_filter", memberState.rawValue)
        if joinedOnly { items.add("public_membership_mode", PublicMembership.joined.rawValue) }
        items.add("hidden_mode", hiddenMode.rawValue)
        if unreadOnly { items.add("unread_filter", UnreadFilter.unreadMessage.rawValue) }
        items.add("public_mode", publicMode.rawValue)
        items.add("super_mode", superMode.rawValue)
        if distinctMode != .all { items.add("distinct_mode", distinctMode.rawValue) }
        if showReadReceipt { items.add("show_read_receipt", showReadReceipt) }
        if showDeliveryReceipt { items.add("show_delivery_receipt", showDeliveryReceipt) }
        items.add("metacounter_key", metaCounterKey)
        items.add("metacounter_values", metaCounterValues?.map(String.init))
        items.add("metacounter_value_gt", metaCounterBounds.above)
        items.add("metacounter_value_gte", metaCounterBounds.from)
        items.add("metacounter_value_lt", metaCounterBounds.below)
        items.add("metacounter_value_lte", metaCounterBounds.through)
        items.add("metadata_key", metadataKey)
        items.add("metadata_values", metadataValues)
        items.add("metadata_value_startswith", metadataValueStartsWith)
        items.add("created_before", createdBefore)
        items.add("created_after", createdAfter)
        return items
    }
}
