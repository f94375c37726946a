import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("What a type reads from JSON")
struct SchemaDecoderTests {
    private struct Body: Decodable {
        enum Word: String, Decodable, CaseIterable { case one, two }

        struct Item: Decodable {
            var key: String
            var value: [String]
        }

        struct Knot: Decodable {
            var inner: [Knot]?
            var size: Double
        }

        var text: String
        var number: Int64?
        var flag: Bool?
        var word: Word
        var items: [Item]?
        var texts: [String: String]?
        var knot: Knot?
    }

    @Test("Fields, their types, and which must be there")
    func fields() throws {
        guard case .object(nil, let fields) = SchemaDecoder.schema(of: Body.self) else {
            Issue.record("no object")
            return
        }
        let byName = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0) })
        #expect(byName["text"] == .text("text"))
        #expect(byName["number"] == .number("number", isRequired: false))
        #expect(byName["flag"] == .flag("flag", isRequired: false))
        #expect(byName["word"] == RESTField(name: "word", schema: .words(["one", "two"])))
        #expect(byName["texts"] == .map("texts", of: .text, isRequired: false))
        let item = RESTSchema.object(name: nil, fields: [.text("key"), RESTField(name: "value", schema: .list(.text))])
        #expect(byName["items"] == RESTField(name: "items", schema: .list(item), isRequired: false))
        #expect(fields.count == 7)
    }

    @Test("A type inside itself ends")
    func recursion() throws {
        let fields = try #require(Self.fields(of: Body.self)["knot"])
        guard case .object(_, let inner) = fields.schema else {
            Issue.record("no object")
            return
        }
        #expect(Set(inner.map(\.name)) == ["inner", "size"])
    }

    @Test("Fields that a type reads side by side are one object: a member is a user too")
    func sideBySide() {
        let fields = Self.fields(of: WireMember.self)
        #expect(fields["user_id"]?.isRequired == true)
        #expect(fields["is_muted"]?.schema == .flag)
        #expect(fields["state"]?.schema == .words(MembershipState.allCases.map(\.rawValue)))
    }

    @Test("A field that a type looks for before it reads it need not be there")
    func lookedFor() {
        #expect(Self.fields(of: WireChannel.self)["member_state"]?.isRequired == false)
    }

    @Test("Types of the protocol have a name in the contract")
    func names() {
        guard case .object(let name, _) = SchemaDecoder.schema(of: UserPage.self) else { return }
        #expect(name == "UserPage")
        guard case .list(.object(let item, _)) = Self.fields(of: UserPage.self)["users"]?.schema else {
            Issue.record("no list of objects")
            return
        }
        #expect(item == "User")
    }

    private static func fields(of type: any Decodable.Type) -> [String: RESTField] {
        guard case .object(_, let fields) = SchemaDecoder.schema(of: type) else { return [:] }
        return Dictionary(fields.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
}
