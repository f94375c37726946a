/// A call whose answer changes nothing that the engine keeps: the asker alone makes something of it.
///
/// What the call changed on the server comes by its events, as it does to everyone else.
struct Question: Sendable {
    var request: RESTRequest
    /// Makes an outcome of the answer's body; throws where it cannot be read.
    var read: @Sendable ([UInt8]) throws -> Outcome

    init<Value: Decodable & Hashable & Sendable>(
        _ request: RESTRequest, for type: Value.Type, next: (@Sendable (Value) -> String)? = nil
    ) {
        self.request = request
        read = { body in
            let value = try JSONDecoder().decode(type, from: Data(body))
            return .answer(Answer(value), next: next?(value))
        }
    }

    /// A call of whose answer only counts that there is one.
    init(_ request: RESTRequest) {
        self.request = request
        read = { _ in .done }
    }
}
