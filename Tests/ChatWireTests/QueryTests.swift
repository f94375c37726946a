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
