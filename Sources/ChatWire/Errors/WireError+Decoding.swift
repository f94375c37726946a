import Foundation

extension WireError {
    /// The refusal for JSON that did not decode: names the field and what it must be.
    ///
    /// A missing field is 400105, a field of the wrong kind is one of
    /// 400100-400104, a body that is no JSON is 400403.
    public init(decoding error: any Error) {
        guard let error = error as? DecodingError else {
            self = (error as? WireError) ?? WireError(.invalidJsonBody, "The body is not well-formed JSON.")
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            let path = Self.path(context.codingPath + [key])
            self.init(.invalidParameterValueRequired, "'\(path)' is required.")
        case .valueNotFound(let type, let context):
            self = Self.mismatch(type, at: context.codingPath)
        case .typeMismatch(let type, let context):
            self = Self.mismatch(type, at: context.codingPath)
        case .dataCorrupted(let context):
            self =
                context.codingPath.isEmpty
                ? WireError(.invalidJsonBody, "The body is not well-formed JSON.")
                : WireError(
                    .invalidParameterValue, "'\(Self.path(context.codingPath))' has a value that is not allowed.")
        @unknown default:
            self.init(.invalidJsonBody, "The body is not well-formed JSON.")
        }
    }

    private static func mismatch(_ type: any Any.Type, at codingPath: [any CodingKey]) -> WireError {
        let path = path(codingPath)
        switch type {
        case is String.Type:
            return WireError(.invalidParameterValueString, "'\(path)' must be a string.")
        case is Bool.Type:
            return WireError(.invalidParameterValueBoolean, "'\(path)' must be true or false.")
        case is any Numeric.Type:
            return WireError(.invalidParameterValueNumber, "'\(path)' must be a number.")
        case is [Any].Type:
            return WireError(.invalidParameterValueList, "'\(path)' must be a list.")
        default:
            return WireError(.invalidParameterValueJson, "'\(path)' must be a JSON object.")
        }
    }

    private static func path(_ codingPath: [any CodingKey]) -> String {
        guard !codingPath.isEmpty else { return "body" }
        return codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
