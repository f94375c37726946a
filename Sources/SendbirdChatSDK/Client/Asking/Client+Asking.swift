internal import ChatWire

extension Client {
    /// Asks the server, and hands what is made of the answer to the handler.
    func ask<Value: Decodable & Hashable & Sendable, Result>(
        _ request: RESTRequest, for type: Value.Type, _ handler: ((Result?, SBError?) -> Void)?,
        _ convert: @escaping @MainActor @Sendable (Value) -> Result?
    ) {
        post(.ask(Question(request, for: type)), handler) { outcome in outcome.answer(as: type).flatMap(convert) }
    }

    /// Asks the server for something of which only the end is reported.
    func askEnd(_ request: RESTRequest, _ handler: SBErrorHandler?) {
        postEnd(.ask(Question(request)), handler)
    }

    /// Asks through the client that there is; fails where there is none.
    static func ask<Value: Decodable & Hashable & Sendable, Result>(
        _ request: RESTRequest, for type: Value.Type, _ handler: ((Result?, SBError?) -> Void)?,
        _ convert: @escaping @MainActor @Sendable (Value) -> Result?
    ) {
        guard let client = current else {
            failUninitialised(handler)
            return
        }
        client.ask(request, for: type, handler, convert)
    }

    /// Asks through the client that there is; fails where there is none.
    static func askEnd(_ request: RESTRequest, _ handler: SBErrorHandler?) {
        postEnd(.ask(Question(request)), handler)
    }

    /// Asks for a number; the handler gets 0 with an error.
    static func askCount<Value: Decodable & Hashable & Sendable>(
        _ request: RESTRequest, for type: Value.Type, _ handler: @escaping CountHandler,
        _ convert: @escaping @MainActor @Sendable (Value) -> UInt?
    ) {
        let report: (UInt?, SBError?) -> Void = { count, error in handler(count ?? 0, error) }
        ask(request, for: type, report, convert)
    }
}

extension Outcome {
    func answer<Value>(as type: Value.Type) -> Value? {
        guard case .answer(let answer, _) = self else { return nil }
        return answer(as: type)
    }
}

extension QueryPager {
    /// Loads the next page of a list that an HTTP call gives.
    func load<Page: Decodable & Hashable & Sendable, Item: Sendable>(
        client: Client?, of type: Page.Type, next: @escaping @Sendable (Page) -> String,
        request: (_ token: String?) -> RESTRequest, _ completionHandler: @escaping ([Item]?, SBError?) -> Void,
        convert: @escaping @MainActor @Sendable (Page) -> [Item]?
    ) {
        load(
            client: client, command: { .ask(Question(request($0), for: type, next: next)) }, completionHandler
        ) { outcome, _ in outcome.answer(as: type).flatMap(convert) }
    }
}
