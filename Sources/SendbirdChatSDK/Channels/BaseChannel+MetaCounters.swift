internal import ChatWire

extension BaseChannel {
    /// Makes counters; as an operator. A key that is there already fails with 400202.
    public func createMetaCounters(_ metaCounters: [String: Int], completionHandler: MetaCountersHandler? = nil) {
        change("POST", metaCounters, nil, completionHandler)
    }

    /// Makes counters; as an operator.
    @discardableResult
    nonisolated(nonsending) public func createMetaCounters(_ metaCounters: [String: Int]) async throws -> [String: Int]
    {
        try await awaiting { createMetaCounters(metaCounters, completionHandler: $0) }
    }

    /// Sets counters, new keys included; as an operator.
    public func updateMetaCounters(_ metaCounters: [String: Int], completionHandler: MetaCountersHandler? = nil) {
        change("PUT", metaCounters, .set, completionHandler)
    }

    /// Sets counters, new keys included; as an operator.
    @discardableResult
    nonisolated(nonsending) public func updateMetaCounters(_ metaCounters: [String: Int]) async throws -> [String: Int]
    {
        try await awaiting { updateMetaCounters(metaCounters, completionHandler: $0) }
    }

    /// Adds to counters: none is lost, whoever adds at the same time. As an operator.
    public func increaseMetaCounters(_ metaCounters: [String: Int], completionHandler: MetaCountersHandler? = nil) {
        change("PUT", metaCounters, .increase, completionHandler)
    }

    /// Adds to counters.
    @discardableResult
    nonisolated(nonsending) public func increaseMetaCounters(
        _ metaCounters: [String: Int]
    ) async throws -> [String: Int] {
        try await awaiting { increaseMetaCounters(metaCounters, completionHandler: $0) }
    }

    /// Takes from counters; as an operator.
    public func decreaseMetaCounters(_ metaCounters: [String: Int], completionHandler: MetaCountersHandler? = nil) {
        change("PUT", metaCounters, .decrease, completionHandler)
    }

    /// Takes from counters.
    @discardableResult
    nonisolated(nonsending) public func decreaseMetaCounters(
        _ metaCounters: [String: Int]
    ) async throws -> [String: Int] {
        try await awaiting { decreaseMetaCounters(metaCounters, completionHandler: $0) }
    }

    /// Asks the server for the counters under some keys; nil for all.
    public func getMetaCounters(keys: [String]?, completionHandler: MetaCountersHandler? = nil) {
        var query = QueryItems()
        query.add("keys", keys)
        ask(RESTRequest("GET", counterPath(), query: query), completionHandler)
    }

    /// Asks the server for the counters under some keys; nil for all.
    nonisolated(nonsending) public func getMetaCounters(keys: [String]?) async throws -> [String: Int] {
        try await awaiting { getMetaCounters(keys: keys, completionHandler: $0) }
    }

    /// Asks the server for all counters.
    public func getAllMetaCounters(completionHandler: MetaCountersHandler? = nil) {
        getMetaCounters(keys: nil, completionHandler: completionHandler)
    }

    /// Asks the server for all counters.
    nonisolated(nonsending) public func getAllMetaCounters() async throws -> [String: Int] {
        try await getMetaCounters(keys: nil)
    }

    /// Deletes a counter; as an operator.
    public func deleteMetaCounters(key: String, completionHandler: SBErrorHandler? = nil) {
        client.askEnd(RESTRequest("DELETE", counterPath("/" + QueryItems.encoded(key))), completionHandler)
    }

    /// Deletes a counter; as an operator.
    nonisolated(nonsending) public func deleteMetaCounters(key: String) async throws {
        try await awaitingEnd { deleteMetaCounters(key: key, completionHandler: $0) }
    }

    /// Deletes all counters; as an operator.
    public func deleteAllMetaCounters(completionHandler: SBErrorHandler? = nil) {
        client.askEnd(RESTRequest("DELETE", counterPath()), completionHandler)
    }

    /// Deletes all counters; as an operator.
    nonisolated(nonsending) public func deleteAllMetaCounters() async throws {
        try await awaitingEnd { deleteAllMetaCounters(completionHandler: $0) }
    }

    /// Deletes all metadata; as an operator.
    public func deleteAllMetaData(completionHandler: SBErrorHandler? = nil) {
        client.askEnd(RESTRequest("DELETE", place.path("/metadata")), completionHandler)
    }

    /// Deletes all metadata; as an operator.
    nonisolated(nonsending) public func deleteAllMetaData() async throws {
        try await awaitingEnd { deleteAllMetaData(completionHandler: $0) }
    }

    private func counterPath(_ rest: String = "") -> String { place.path("/metacounter" + rest) }

    private func change(
        _ method: String, _ counters: [String: Int], _ mode: ChannelMetaCountersUpdateMode?,
        _ completionHandler: MetaCountersHandler?
    ) {
        let body = CountersBody(counters: counters, mode: mode?.word, upsert: mode == .set ? true : nil)
        ask(RESTRequest(method, counterPath(), body: body), completionHandler)
    }

    private func ask(_ request: RESTRequest, _ completionHandler: MetaCountersHandler?) {
        client.ask(request, for: [String: Int64].self, completionHandler) { counters in
            counters.mapValues { Int(clamping: $0) }
        }
    }
}

private struct CountersBody: Encodable {
    var counters: [String: Int]
    var mode: String?
    var upsert: Bool?

    enum CodingKeys: String, CodingKey {
        case counters = "metacounter"
        case mode, upsert
    }
}
