extension BaseChannel {
    /// Makes metadata; as an operator. A key that is there already fails with 400202.
    public func createMetaData(_ metaData: [String: String], completionHandler: MetaDataHandler?) {
        post(.create(metaData), completionHandler)
    }

    /// Makes metadata; as an operator.
    @discardableResult
    nonisolated(nonsending) public func createMetaData(_ metaData: [String: String]) async throws -> [String: String] {
        try await awaiting { createMetaData(metaData, completionHandler: $0) }
    }

    /// Sets metadata, new keys included; as an operator.
    public func updateMetaData(_ metaData: [String: String], completionHandler: MetaDataHandler?) {
        post(.update(metaData), completionHandler)
    }

    /// Sets metadata, new keys included; as an operator.
    @discardableResult
    nonisolated(nonsending) public func updateMetaData(_ metaData: [String: String]) async throws -> [String: String] {
        try await awaiting { updateMetaData(metaData, completionHandler: $0) }
    }

    /// Asks the server for the metadata under some keys.
    public func getMetaData(keys: [String], completionHandler: MetaDataHandler?) {
        post(.read(keys: keys), completionHandler)
    }

    /// Asks the server for the metadata under some keys.
    nonisolated(nonsending) public func getMetaData(keys: [String]) async throws -> [String: String] {
        try await awaiting { getMetaData(keys: keys, completionHandler: $0) }
    }

    /// Asks the server for all metadata.
    public func getAllMetaData(completionHandler: MetaDataHandler?) {
        post(.read(keys: nil), completionHandler)
    }

    /// Asks the server for all metadata.
    nonisolated(nonsending) public func getAllMetaData() async throws -> [String: String] {
        try await awaiting { getAllMetaData(completionHandler: $0) }
    }

    /// Removes the metadata under a key; as an operator.
    public func deleteMetaData(key: String, completionHandler: SBErrorHandler?) {
        client.postEnd(.metaData(place, .delete(key: key)), completionHandler)
    }

    /// Removes the metadata under a key; as an operator.
    nonisolated(nonsending) public func deleteMetaData(key: String) async throws {
        try await awaitingEnd { deleteMetaData(key: key, completionHandler: $0) }
    }

    private func post(_ call: MetaDataCall, _ completionHandler: MetaDataHandler?) {
        client.post(.metaData(place, call), completionHandler) { outcome in
            guard case .metaData(let metaData) = outcome else { return nil }
            return metaData
        }
    }
}

/// A call about a channel's metadata.
enum MetaDataCall: Hashable, Sendable {
    case create([String: String])
    case update([String: String])
    /// Nil for all keys.
    case read(keys: [String]?)
    case delete(key: String)
}
