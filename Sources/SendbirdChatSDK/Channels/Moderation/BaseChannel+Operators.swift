extension BaseChannel {
    /// Makes members operators; as an operator.
    public func addOperators(userIds: [String], completionHandler: SBErrorHandler?) {
        client.postEnd(.moderate(place, .addOperators(userIds)), completionHandler)
    }

    /// Makes members operators; as an operator.
    nonisolated(nonsending) public func addOperators(userIds: [String]) async throws {
        try await awaitingEnd { addOperators(userIds: userIds, completionHandler: $0) }
    }

    /// Makes operators ordinary members again; as an operator.
    public func removeOperators(userIds: [String], completionHandler: SBErrorHandler?) {
        client.postEnd(.moderate(place, .removeOperators(userIds)), completionHandler)
    }

    /// Makes operators ordinary members again; as an operator.
    nonisolated(nonsending) public func removeOperators(userIds: [String]) async throws {
        try await awaitingEnd { removeOperators(userIds: userIds, completionHandler: $0) }
    }

    /// Makes all operators ordinary members, the current user too; as an operator.
    public func removeAllOperators(completionHandler: SBErrorHandler?) {
        client.postEnd(.moderate(place, .removeOperators(nil)), completionHandler)
    }

    /// Makes all operators ordinary members, the current user too; as an operator.
    nonisolated(nonsending) public func removeAllOperators() async throws {
        try await awaitingEnd { removeAllOperators(completionHandler: $0) }
    }
}
