internal import ChatWire

/// The contract of the REST face as an OpenAPI 3.0 file, made from the table of routes.
///
/// Source: OpenAPI Specification 3.0.3.
package struct OpenAPIDocument {
    private let routes: [RESTRoute]

    /// The contract of every route.
    package init() { self.init(RESTRoutes.described) }

    init(_ routes: [RESTRoute]) { self.routes = routes }

    /// The file.
    package func text() throws -> String { try tree().printed() }

    /// The file as a value.
    func tree() -> JSONTree {
        var schemas = OpenAPISchemas()
        _ = schemas.tree(SchemaDecoder.schema(of: RESTErrorBody.self))
        var paths: JSONTree = [:]
        for route in routes {
            guard let contract = route.contract else { continue }
            var path = paths[route.path] ?? [:]
            path.set(route.method.lowercased(), Self.operation(route, contract, &schemas))
            paths.set(route.path, path)
        }
        return [
            "openapi": "3.0.3",
            "info": [
                "title": "Roost", "version": "v3",
                "description": .text(
                    "The REST face of a Roost server, with the paths and names of the documented Platform API. "
                        + "Parameters and fields that are not known are ignored. Written by `roost openapi`."),
            ],
            "servers": [["url": "/"]],
            "paths": paths,
            "components": [
                "schemas": schemas.all, "responses": ["Refusal": Self.refusal],
                "securitySchemes": [
                    "ApiToken": [
                        "type": "apiKey", "in": "header", "name": "Api-Token",
                        "description": "The token of an application's back end.",
                    ],
                    "SessionKey": [
                        "type": "apiKey", "in": "header", "name": "Session-Key",
                        "description": "The key that a login on the socket gives a user.",
                    ],
                    "FileKey": [
                        "type": "apiKey", "in": "query", "name": "auth",
                        "description": "The key that a login on the socket gives a user for the addresses of files.",
                    ],
                ],
            ],
        ]
    }

    private static var refusal: JSONTree {
        [
            "description": "Refused: the code says why, the sentence names what was wrong.",
            "content": ["application/json": ["schema": ["$ref": "#/components/schemas/RESTErrorBody"]]],
        ]
    }

    private static func operation(_ route: RESTRoute, _ contract: RESTContract, _ schemas: inout OpenAPISchemas)
        -> JSONTree
    {
        let reading = RESTProbe.reading(of: route)
        var operation: JSONTree = [
            "operationId": .text(identifier(route)),
            "summary": .text(contract.summary),
            "description": .text("Who may call it: " + contract.access.sentence),
            "tags": [.text(tag(route))],
            "x-access": .text(contract.access.rawValue),
            "security": security(contract.access),
            "responses": [
                "200": answer(contract.answer, &schemas), "default": ["$ref": "#/components/responses/Refusal"],
            ],
        ]
        let parameters = parameters(route, contract, reading)
        if !parameters.isEmpty { operation.set("parameters", .list(parameters)) }
        operation.set("requestBody", body(contract, reading, &schemas))
        return operation
    }

    /// As `get_users_user_id`.
    private static func identifier(_ route: RESTRoute) -> String {
        let words = route.path.split(separator: "/").dropFirst().map { $0.filter { $0 != "{" && $0 != "}" } }
        return ([route.method.lowercased()] + words).joined(separator: "_").replacing(".", with: "_")
    }

    /// What clients sort the route under.
    private static func tag(_ route: RESTRoute) -> String {
        let words = route.path.split(separator: "/").map(String.init)
        let topics = [
            ("moderation", ["operators", "mute", "ban", "freeze"]), ("messages", ["messages", "scheduled_messages"]),
            ("metadata", ["metadata", "metacounter"]),
        ]
        for (topic, parts) in topics where words.dropFirst(2).contains(where: parts.contains) { return topic }
        return words.count > 1 ? words[1] : "other"
    }

    private static func security(_ access: RESTAccess) -> JSONTree {
        switch access {
        case .application: [["ApiToken": []]]
        case .fileReaders: [[:], ["ApiToken": []], ["SessionKey": []], ["FileKey": []]]
        case .everyone, .oneself, .visitors, .readers, .speakers, .members, .operators, .author, .uploader:
            [["ApiToken": []], ["SessionKey": []]]
        }
    }

    private static func answer(_ answer: RESTAnswer, _ schemas: inout OpenAPISchemas) -> JSONTree {
        guard let schema = answer.schema else {
            return [
                "description": "The file.",
                "content": ["application/octet-stream": ["schema": ["type": "string", "format": "binary"]]],
            ]
        }
        return ["description": "Done.", "content": ["application/json": ["schema": schemas.tree(schema)]]]
    }

    private static func parameters(_ route: RESTRoute, _ contract: RESTContract, _ reading: RESTProbe.Reading)
        -> [JSONTree]
    {
        let path = route.pathParameters.map { name -> JSONTree in
            var parameter: JSONTree = [
                "name": .text(name), "in": "path", "required": true,
                "schema": reading.numbers.contains(name)
                    ? ["type": "integer", "format": "int64"] : ["type": "string", "minLength": 1],
            ]
            parameter.set("description", FieldTexts.of(name).map(JSONTree.text))
            return parameter
        }
        let query = reading.query.map { field -> JSONTree in
            var parameter: JSONTree = ["name": .text(field.name), "in": "query", "schema": schema(field.kind)]
            if contract.required.contains(field.name) { parameter.set("required", true) }
            if case .list = field.kind {
                parameter.set("style", "form")
                parameter.set("explode", false)
            }
            parameter.set("description", FieldTexts.of(field.name).map(JSONTree.text))
            return parameter
        }
        return path + query
    }

    private static func schema(_ kind: QueryReading.Kind) -> JSONTree {
        switch kind {
        case .text: ["type": "string"]
        case .list: ["type": "array", "items": ["type": "string"]]
        case .number: ["type": "integer", "format": "int64"]
        case .flag: ["type": "boolean"]
        case .choice(let words): ["type": "string", "enum": .list(words.map(JSONTree.text))]
        case .page(let standard, let least, let most):
            [
                "type": "integer", "default": .number(Int64(standard)), "minimum": .number(Int64(least)),
                "maximum": .number(Int64(most)),
            ]
        }
    }

    private static func body(_ contract: RESTContract, _ reading: RESTProbe.Reading, _ schemas: inout OpenAPISchemas)
        -> JSONTree?
    {
        if contract.files == ["*"] {
            return [
                "required": true,
                "content": ["application/octet-stream": ["schema": ["type": "string", "format": "binary"]]],
            ]
        }
        guard let fields = reading.body else { return nil }
        let all = fields.map { field in
            var field = field
            if contract.required.contains(field.name) { field.isRequired = true }
            return field
        }
        var content: JSONTree = [
            "application/json": ["schema": schemas.tree(.object(name: nil, fields: all))]
        ]
        if !contract.files.isEmpty {
            let files = contract.files.map { name in
                RESTField(name: name, schema: name.hasPrefix("thumbnail") ? .text : .bytes, isRequired: false)
            }
            content.set(
                "multipart/form-data", ["schema": schemas.tree(.object(name: nil, fields: all + files))])
        }
        return ["required": .flag(all.contains { $0.isRequired }), "content": content]
    }
}
