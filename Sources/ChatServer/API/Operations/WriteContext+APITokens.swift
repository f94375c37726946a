internal import ChatDomain
internal import ChatWire
internal import SQLite

/// The secondary API tokens of an application, and from where its tokens may be used.
extension WriteContext {
    /// Refuses every API token but the application's first, so that one that was given away cannot make others, nor
    /// lock its application out.
    /// - Throws: 400108.
    func requirePrimary(_ hash: [UInt8]?, by caller: Caller) throws {
        try caller.requireApplication()
        let isPrimary = try connection.queryFirst(
            "SELECT is_primary FROM api_token WHERE hash = ? AND application = ?", hash ?? [], caller.applicationKey
        ) { $0.bool(at: 0) }
        guard isPrimary == true else {
            throw WireError(.nonAuthorized, "The application's primary API token is required.")
        }
    }

    /// Stores a secondary token.
    ///
    /// - Throws: 400203 when the application has too many.
    func insertAPIToken(hash: [UInt8], applicationID: String, sessions: SessionTable?, by caller: Caller) throws
        -> Int64
    {
        let count = try connection.queryFirst(
            "SELECT count(*) FROM api_token WHERE application = ?", caller.applicationKey
        ) { $0.integer(at: 0) }
        guard count ?? 0 < Int64(limits.apiTokens) else {
            throw WireError(.reachedMaxCount, "An application has at most \(limits.apiTokens) API tokens.")
        }
        let now = environment.now()
        try connection.run(
            "INSERT INTO api_token (hash, application, created_at) VALUES (?, ?, ?)", hash, caller.applicationKey, now)
        commitActions.append {
            sessions?.addApplication(
                key: caller.applicationKey, applicationID: applicationID, tokenHash: hash)
        }
        return now
    }

    /// Takes a secondary token back. No call that comes after the answer is done by its right.
    ///
    /// - Throws: 400201 where there is no such secondary token, the primary one included.
    func deleteAPIToken(_ text: String, sessions: SessionTable?, by caller: Caller) throws -> StoreQueries.APIToken {
        let token = try queries.secondaryToken(text, applicationKey: caller.applicationKey)
        try connection.run("DELETE FROM api_token WHERE hash = ?", token.hash)
        commitActions.append { sessions?.removeApplication(tokenHash: token.hash) }
        return token
    }

    // MARK: - Addresses

    /// Lets the application's tokens be used from further addresses and networks. The first one ends their use from
    /// anywhere else.
    ///
    /// - Throws: 400111 for what is no address and no network, 400203 for too many.
    func allow(_ addresses: [String], sessions: SessionTable?, by caller: Caller) throws -> [String] {
        for text in addresses {
            guard let range = AddressRange(text) else {
                throw WireError(
                    .invalidParameterValue, "'ip_whitelist_addresses' holds what is neither an address nor a network.")
            }
            try connection.run(
                "INSERT OR IGNORE INTO allowed_address (application, address) VALUES (?, ?)", caller.applicationKey,
                range.description)
        }
        let all = try queries.allowedAddresses(applicationKey: caller.applicationKey)
        guard all.count <= limits.allowedAddresses else {
            throw WireError(.reachedMaxCount, "An application allows at most \(limits.allowedAddresses) addresses.")
        }
        setAllowed(all, sessions, caller.applicationKey)
        return all
    }

    /// Takes addresses and networks off the list; with none left the tokens may be used from anywhere. Those that are
    /// not on it are passed over.
    ///
    /// - Parameter addresses: nil for all.
    func disallow(_ addresses: [String]?, sessions: SessionTable?, applicationKey: Int64) throws -> [String] {
        if let addresses {
            for text in addresses {
                try connection.run(
                    "DELETE FROM allowed_address WHERE application = ? AND address = ?", applicationKey,
                    AddressRange(text)?.description ?? text)
            }
        } else {
            try connection.run("DELETE FROM allowed_address WHERE application = ?", applicationKey)
        }
        let all = try queries.allowedAddresses(applicationKey: applicationKey)
        setAllowed(all, sessions, applicationKey)
        return all
    }

    private func setAllowed(_ addresses: [String], _ sessions: SessionTable?, _ applicationKey: Int64) {
        let ranges = addresses.compactMap { AddressRange($0) }
        commitActions.append { sessions?.setAllowed(ranges, applicationKey: applicationKey) }
    }
}

extension StoreQueries {
    /// A secondary API token, as far as it is kept.
    struct APIToken: Sendable {
        let hash: [UInt8]
        let createdAt: Int64

        /// What it is called: the beginning of its hash. The token itself is kept nowhere.
        var id: String { String(Hexadecimal.text(hash).prefix(16)) }
    }

    /// The secondary tokens of an application, oldest first.
    func secondaryTokens(applicationKey: Int64) throws -> [APIToken] {
        try connection.query(
            """
            SELECT hash, created_at FROM api_token WHERE application = ? AND is_primary = 0 ORDER BY created_at, hash
            """, applicationKey
        ) { APIToken(hash: $0.blob(at: 0), createdAt: $0.integer(at: 1)) }
    }

    /// A secondary token by itself or by what it is called.
    ///
    /// - Throws: 400201.
    func secondaryToken(_ text: String, applicationKey: Int64) throws -> APIToken {
        let hash = Secret.hash(text)
        let found = try secondaryTokens(applicationKey: applicationKey).first {
            Secret.isEqual($0.hash, hash) || $0.id == text
        }
        guard let found else { throw WireError(.notFoundInDatabase, "There is no such secondary API token.") }
        return found
    }

    /// From where the tokens of an application may be used; empty for from anywhere.
    func allowedAddresses(applicationKey: Int64) throws -> [String] {
        try connection.query(
            "SELECT address FROM allowed_address WHERE application = ? ORDER BY address", applicationKey
        ) { $0.text(at: 0) }
    }

    /// The id of an application.
    func applicationID(key: Int64) throws -> String { try application(key: key)?.applicationID ?? "" }
}
