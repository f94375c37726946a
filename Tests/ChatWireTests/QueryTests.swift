import Testing

@testable import ChatWire

@Suite("Queries of URLs")
struct QueryTests {
    private func fields(_ query: String) throws -> QueryFields {
        try #require(QueryItems.fields(ofQuery: query))
    }

    @Test("A channels query survives the way over the wire, commas and all")
    func channelsRoundTrip() throws {
        var query = MyChannelsQuery()
        query.order = .metadataValueAlphabetical
        query.metadataOrderKey = "a&b=c"
        query.limit = 100
        query.token = "t/+%"
        query.showEmpty = false
        query.showMember = false
        query.showMetadata = true
        query.customTypes = ["a,b", "ü", "100%25"]
        query.nameContains = "50% off & more"
        query.membersIncludeIn = ["ana", "b,o"]
        query.membersExactlyIn = ["x"]
        query.membersNicknameContains = "zoë 🙈"
        query.includesAnyMember = true
        query.membersNicknameStartsWith = "Z"
        query.membersNickname = "Zoë, 🙈"
        query.searchText = "a,b"
        query.searchFields = [.memberNickname]
        query.joinedOnly = true
        query.memberState = .invitedOnly
        query.hiddenMode = .hiddenOnly
        query.unreadOnly = true
        query.publicMode = .public
        query.superMode = .broadcastOnly
        query.metadataKey = "k"
        query.metadataValues = ["v", "w"]
        query.createdAfter = -5
        query.createdBefore = .max
        #expect(try MyChannelsQuery(try fields(query.items.text), limits: .standard) == query)
    }

    @Test("A messages query survives the way over the wire")
    func messagesRoundTrip() throws {
        var query = MessagesQuery(anchor: .message(7), previousLimit: 3, nextLimit: 100, includesAnchor: false)
        query.isReversed = true
        query.customTypes = ["a,b", ""]
        query.type = .admin
        query.senderIDs = ["ana", "b,o"]
        query.senderRole = .nonoperator
        query.replies = .onlyReplyToChannel
        query.parentMessageID = 9
        query.includesRemoved = true
        query.parts = MessageParts(reactions: true, thread: true, parent: true, metaArrays: true)
        query.userID = "ü&"
        #expect(try MessagesQuery(try fields(query.items.text), limits: .standard) == query)
        let plain = MessagesQuery(anchor: .time(5), previousLimit: 15)
        #expect(try MessagesQuery(try fields("message_ts=5&message_type="), limits: .standard) == plain)
    }

    @Test(
        "A word that a messages query does not know is refused by the field's name",
        arguments: [
            "include_reply_type=SOME", "message_type=POST", "operator_filter=me", "include_reactions=maybe",
            "parent_message_id=x", "show_subchannel_messages_only=x",
        ])
    func badMessageFields(field: String) throws {
        let name = String(field.prefix { $0 != "=" })
        let error = #expect(throws: WireError.self) {
            try MessagesQuery(try fields("message_ts=1&\(field)"), limits: .standard)
        }
        #expect(error?.message.contains("'\(name)'") == true)
    }

    @Test("A search survives the way over the wire")
    func searchRoundTrip() throws {
        let query = SearchQuery(
            text: "a&b \"c\" 我", channelURL: "room", userID: "ü", channelCustomType: "t", from: 1, to: 2,
            isExact: true, order: .time, isReversed: true, limit: 100, after: "s.1.2", before: "s.0.2")
        #expect(try SearchQuery(try fields(query.items.text), limits: .standard) == query)
        let plain = SearchQuery(text: "a")
        #expect(try SearchQuery(try fields("query=a"), limits: .standard) == plain)
    }

    @Test("A search of as many characters as allowed is taken, of one more refused; so is what is not supported")
    func searchLimits() throws {
        var limits = Limits.standard
        limits.searchCharacters = 4
        #expect(try SearchQuery(try fields("query=abcd"), limits: limits).text == "abcd")
        for query in ["query=abcde", "query=a&advanced_query=true", "query=a&synonym=true", "query=a&sort_field=x"] {
            let error = #expect(throws: WireError.self) { try SearchQuery(try fields(query), limits: limits) }
            #expect(error?.code == .invalidParameterValue)
        }
        #expect(throws: WireError.self) { try SearchQuery(try fields("query="), limits: limits) }
    }

    @Test(
        "A list keeps its empty items, and an empty list is another than a list of one",
        arguments: [[], [""], ["", "a"], ["a", "", ""]])
    func emptyItems(items: [String]) throws {
        var query = MyChannelsQuery()
        query.customTypes = items
        let read = try MyChannelsQuery(try fields(query.items.text), limits: .standard).customTypes
        #expect(Set(read ?? ["none"]) == Set(items))
    }

    @Test(
        "A messages query survives the way over the wire",
        arguments: [.time(.max), .message(4)] as [MessagesQuery.Anchor])
    func messagesRoundTrip(anchor: MessagesQuery.Anchor) throws {
        let query = MessagesQuery(
            anchor: anchor, previousLimit: 30, nextLimit: 0, includesAnchor: false, isReversed: true, customTypes: ["a"]
        )
        #expect(try MessagesQuery(try fields(query.items.text), limits: .standard) == query)
    }

    @Test("A page size outside of the limits is refused by name", arguments: ["-1", "0", "101", "1000000000"])
    func pageSizes(size: String) throws {
        let fields = try fields("limit=\(size)")
        let refusal = #expect(throws: WireError.self) { try UsersQuery(fields, limits: .standard) }
        #expect(refusal?.code == .invalidParameterValue)
        #expect(refusal?.message.contains("'limit'") == true)
    }

    @Test("What is no number, no flag and no choice is refused with the code of its kind")
    func wrongKinds() throws {
        let cases: [(String, ErrorCode)] = [
            ("limit=ten", .invalidParameterValueNumber), ("limit=99999999999999999999", .invalidParameterValueNumber),
            ("show_empty=maybe", .invalidParameterValueBoolean), ("order=best", .invalidParameterValue),
            ("order=metadata_value_alphabetical", .invalidParameterValueRequired),
        ]
        for (query, code) in cases {
            let fields = try fields(query)
            let refusal = #expect(throws: WireError.self) { try MyChannelsQuery(fields, limits: .standard) }
            #expect(refusal?.code == code, "\(query)")
        }
        let none = try fields("prev_limit=5")
        #expect(throws: WireError.self) { try MessagesQuery(none, limits: .standard) }
    }

    @Test("A query that does not decode is no query", arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "%c3=1"])
    func undecodable(query: String) {
        #expect(QueryItems.fields(ofQuery: query) == nil)
    }
}
