internal import ChatWire

extension User {
    /// Makes metadata of the current user. A key that is there already fails with 400202.
    public func createMetaData(_ metaData: [String: String], completionHandler: MetaDataHandler? = nil) {
        change(RESTRequest("POST", metaDataPath(), body: ["metadata": metaData]), completionHandler)
    }

    /// Makes metadata of the current user.
    @discardableResult
    nonisolated(nonsending) public func createMetaData(_ metaData: [String: String]) async throws -> [String: String] {
        try await awaiting { createMetaData(metaData, completionHandler: $0) }
    }

    /// Sets metadata of the current user, new keys included.
    public func updateMetaData(_ metaData: [String: String], completionHandler: MetaDataHandler? = nil) {
        change(RESTRequest("PUT", metaDataPath(), body: UpsertBody(metadata: metaData)), completionHandler)
    }

    /// Sets metadata of the current user, new keys included.
    @discardableResult
    nonisolated(nonsending) public func updateMetaData(_ metaData: [String: String]) async throws -> [String: String] {
        try await awaiting { updateMetaData(metaData, completionHandler: $0) }
    }

    /// Deletes the metadata of the current user under a key.
    public func deleteMetaData(key: String, completionHandler: SBErrorHandler? = nil) {
        delete(metaDataPath("/" + QueryItems.encoded(key)), completionHandler) { $0[key] = nil }
    }

    /// Deletes the metadata of the current user under a key.
    nonisolated(nonsending) public func deleteMetaData(key: String) async throws {
        try await awaitingEnd { deleteMetaData(key: key, completionHandler: $0) }
    }

    /// Deletes all metadata of the current user.
    public func deleteAllMetaData(completionHandler: SBErrorHandler? = nil) {
        delete(metaDataPath(), completionHandler) { $0 = [:] }
    }

    /// Deletes all metadata of the current user.
    nonisolated(nonsending) public func deleteAllMetaData() async throws {
        try await awaitingEnd { deleteAllMetaData(completionHandler: $0) }
    }

    /// Others refuse: the server lets nobody change another's.
    private func metaDataPath(_ rest: String = "") -> String {
        "/v3/users/" + QueryItems.encoded(userId) + "/metadata" + rest
    }

    private func change(_ request: RESTRequest, _ completionHandler: MetaDataHandler?) {
        let report: MetaDataHandler = completionHandler ?? { _, _ in }
        Client.ask(request, for: [String: String].self, report) { changed in
            self.picture.withLock { $0.metadata = ($0.metadata ?? [:]).merging(changed) { $1 } }
            return changed
        }
    }

    private func delete(
        _ path: String, _ completionHandler: SBErrorHandler?,
        _ change: @escaping @Sendable (inout [String: String]) -> Void
    ) {
        let report: (NoAnswer?, SBError?) -> Void = { completionHandler?($1) }
        Client.ask(RESTRequest("DELETE", path), for: NoAnswer.self, report) { answer in
            self.picture.withLock { picture in
                var metadata = picture.metadata ?? [:]
                change(&metadata)
                picture.metadata = metadata
            }
            return answer
        }
    }
}

/// Metadata to be set, whether or not its keys are there.
private struct UpsertBody: Encodable {
    var metadata: [String: String]
    var upsert = true
}
