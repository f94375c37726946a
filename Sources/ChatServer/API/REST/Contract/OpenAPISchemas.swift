/// Writes shapes as JSON Schema, and gathers those that have a name of their own.
struct OpenAPISchemas {
    private var parts: [String: JSONTree] = [:]

    /// The named ones.
    var all: JSONTree { .object(parts) }

    /// A shape; a named one becomes a reference to it.
    mutating func tree(_ schema: RESTSchema) -> JSONTree {
        switch schema {
        case .text: return ["type": "string"]
        case .words(let words): return ["type": "string", "enum": .list(words.map(JSONTree.text))]
        case .number: return ["type": "integer", "format": "int64"]
        case .fraction: return ["type": "number", "format": "double"]
        case .flag: return ["type": "boolean"]
        case .bytes: return ["type": "string", "format": "binary"]
        case .list(let items): return ["type": "array", "items": tree(items)]
        case .map(let values): return ["type": "object", "additionalProperties": tree(values)]
        case .reference(let name): return ["$ref": .text("#/components/schemas/\(name)")]
        case .object(let name?, let fields):
            if parts[name] == nil {
                // Set before its fields are written: one of them may be the same again.
                parts[name] = [:]
                parts[name] = object(fields)
            }
            return ["$ref": .text("#/components/schemas/\(name)")]
        case .object(nil, let fields): return object(fields)
        }
    }

    private mutating func object(_ fields: [RESTField]) -> JSONTree {
        var properties: JSONTree = [:]
        for field in fields {
            var property = tree(field.schema)
            // Beside a reference a description means nothing (OpenAPI 3.0.3, "Reference Object").
            if property["$ref"] == nil { property.set("description", FieldTexts.of(field.name).map(JSONTree.text)) }
            properties.set(field.name, property)
        }
        var object: JSONTree = ["type": "object"]
        if !fields.isEmpty { object.set("properties", properties) }
        let required = fields.filter(\.isRequired).map { JSONTree.text($0.name) }
        if !required.isEmpty { object.set("required", .list(required)) }
        return object
    }
}
