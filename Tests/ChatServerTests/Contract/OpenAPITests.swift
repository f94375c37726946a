import ChatWire
import Foundation
import Testing

@testable import ChatServer

/// `Docs/openapi.json` is the contract: it and the table of routes say the same.
@Suite("The OpenAPI file and the table of routes")
struct OpenAPITests {
    /// The file as anybody reads it.
    struct File: Decodable {
        struct Parameter: Decodable {
            struct Schema: Decodable {
                var type: String
                var `enum`: [String]?
                var minimum: Int64?
                var maximum: Int64?
            }

            var name: String
            var place: String
            var schema: Schema
            var description: String?

            enum CodingKeys: String, CodingKey {
                case name, schema, description
                case place = "in"
            }
        }

        struct Operation: Decodable {
            struct Body: Decodable {
                struct Content: Decodable {
                    struct Schema: Decodable {
                        struct Property: Decodable {
                            var description: String?
                            /// The name of an object that is described elsewhere; nothing is said beside it.
                            var reference: String?

                            enum CodingKeys: String, CodingKey {
                                case description
                                case reference = "$ref"
                            }
                        }

                        var properties: [String: Property]?
                    }
                    var schema: Schema
                }
                var content: [String: Content]
            }

            var operationId: String
            var summary: String
            var parameters: [Parameter]?
            var requestBody: Body?
        }

        var paths: [String: [String: Operation]]

        static func read() throws -> File {
            try JSONDecoder().decode(File.self, from: Data(try Repository.text("Docs/openapi.json").utf8))
        }

        /// The operations by the names of their routes.
        var operations: [String: Operation] {
            var all: [String: Operation] = [:]
            for (path, methods) in paths {
                for (method, operation) in methods { all["\(method.uppercased()) \(path)"] = operation }
            }
            return all
        }
    }

    static let routes = RESTRoutes.described.filter { $0.contract != nil }

    @Test("The file is what the table says")
    func file() throws {
        try Repository.expect("Docs/openapi.json", toBe: try OpenAPIDocument().text(), written: "make contract")
    }

    @Test("Every route says what it does, who may call it and what it answers")
    func described() {
        #expect(RESTRoutes.described.filter { $0.contract == nil }.map(\.name) == [])
    }

    @Test("Every route stands in the file, and every path of the file in the table")
    func bothWays() throws {
        let operations = try File.read().operations
        #expect(Set(operations.keys) == Set(Self.routes.map(\.name)))
        #expect(Set(operations.values.map(\.operationId)).count == operations.count)
    }

    @Test("The file has the parameters that a route reads, no others, and each with its meaning", arguments: routes)
    func parameters(route: RESTRoute) throws {
        let operation = try #require(try File.read().operations[route.name])
        let parameters = operation.parameters ?? []
        #expect(parameters.filter { $0.place == "path" }.map(\.name) == route.pathParameters)
        let reading = RESTProbe.reading(of: route)
        #expect(
            Set(parameters.filter { $0.place == "query" }.map(\.name)) == Set(reading.query.map(\.name)))
        for parameter in parameters { #expect(parameter.description != nil, "FieldTexts: \(parameter.name)") }
        let contents = operation.requestBody?.content ?? [:]
        let fields = contents["application/json"]?.schema.properties ?? [:]
        #expect(Set(fields.keys) == Set((reading.body ?? []).map(\.name)))
        for (_, content) in contents {
            for (name, property) in content.schema.properties ?? [:] where name != "metadata" {
                #expect(property.description != nil || property.reference != nil, "FieldTexts: \(name)")
            }
        }
        #expect(operation.summary.hasSuffix("."))
        for choice in reading.query {
            if case .choice(let words) = choice.kind { #expect(!words.isEmpty, "\(choice.name) lists no words") }
        }
    }

    @Test("A real route refuses what the file says that it does not take", arguments: routes)
    func ranges(route: RESTRoute) async throws {
        guard !route.path.hasPrefix("/v3/files") else { return }
        let parameters = try #require(try File.read().operations[route.name]).parameters ?? []
        let fixture = try ServiceFixture()
        let path = route.path.replacing(#/\{[a-z_]+\}/#, with: "1")
        for parameter in parameters where parameter.place == "query" {
            var wrong: [(value: String, code: ErrorCode)] = []
            if let least = parameter.schema.minimum { wrong.append(("\(least - 1)", .invalidParameterValue)) }
            if let most = parameter.schema.maximum { wrong.append(("\(most + 1)", .invalidParameterValue)) }
            switch parameter.schema.type {
            case "integer": wrong.append(("x", .invalidParameterValueNumber))
            case "boolean": wrong.append(("x", .invalidParameterValueBoolean))
            default: if parameter.schema.enum != nil { wrong.append(("x", .invalidParameterValue)) }
            }
            // The messages' page needs its place first.
            let needed = route.name.hasSuffix("/messages") && parameter.name != "message_ts" ? "message_ts=1&" : ""
            for (value, code) in wrong {
                let refusal = try await fixture.refusal(route.method, "\(path)?\(needed)\(parameter.name)=\(value)")
                #expect(refusal.code == code, "\(parameter.name)=\(value)")
                #expect(refusal.message.contains("'\(parameter.name)'"), "\(refusal.message)")
            }
        }
    }

    @Test("Parameters and fields that are not known are ignored")
    func unknown() async throws {
        let fixture = try ServiceFixture()
        let (status, _) = try await fixture.rest(
            "POST", "/v3/users?no_such=1", ["user_id": "u", "nickname": "", "profile_url": "", "no_such": [1, 2]])
        #expect(status == 200)
        #expect(try await fixture.rest("GET", "/v3/users/u?no_such=1").status == 200)
    }

    @Test("A route outside of the table does not exist")
    func outside() async throws {
        let fixture = try ServiceFixture()
        #expect(try await fixture.refusal("PATCH", "/v3/users").code == .notFoundInDatabase)
        #expect(try await fixture.refusal("GET", "/v3/no_such").code == .notFoundInDatabase)
    }
}

extension RESTRoute: CustomTestStringConvertible {
    /// What a test of the route is called.
    public var testDescription: String { name }
}
