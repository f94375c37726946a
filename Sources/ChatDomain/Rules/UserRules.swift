public import ChatWire

/// What users may be, and whom they may block.
public enum UserRules {
    /// The longest metadata key, in characters.
    public static let metadataKeyCharacters = 128
    /// The longest metadata value, in characters.
    public static let metadataValueCharacters = 190

    /// Decides on a user's metadata: these keys get these values, nil removes one.
    ///
    /// - Parameter mustBeNew: Whether a key that is there already is refused.
    /// - Throws: 400105 for an empty key, 400111 for keys and values that are too long, 400202 for a key that is there,
    ///   400203 for too many.
    public static func metadata(
        _ values: [String: String?], on current: [String: String], mustBeNew: Bool, limits: Limits
    ) throws(WireError) -> [String: String] {
        var after = current
        for (key, value) in values {
            guard !key.isEmpty else { throw WireError(.invalidParameterValueRequired, "A metadata key is empty.") }
            try FieldRules.check(key, "key", most: metadataKeyCharacters)
            try FieldRules.check(value, "value", most: metadataValueCharacters)
            if mustBeNew, current[key] != nil {
                throw WireError(.duplicatedData, "The metadata key exists already.")
            }
            after[key] = value
        }
        guard after.count <= limits.userMetaDataKeys else {
            throw WireError(.reachedMaxCount, "A user has at most \(limits.userMetaDataKeys) metadata keys.")
        }
        return after
    }

    /// Refuses languages and discovery keys that are too many or too long.
    public static func check(languages: [String]?, discoveryKeys: [String]?, limits: Limits) throws(WireError) {
        if let languages {
            guard languages.count <= limits.preferredLanguages else {
                throw WireError(
                    .invalidParameterValue,
                    "'preferred_languages' must have at most \(limits.preferredLanguages) languages.")
            }
            for language in languages { try FieldRules.check(language, "preferred_languages", most: 35) }
        }
        guard let discoveryKeys else { return }
        guard discoveryKeys.count <= limits.discoveryKeys else {
            throw WireError(
                .invalidParameterValue, "'discovery_keys' must have at most \(limits.discoveryKeys) keys.")
        }
        for key in discoveryKeys { try FieldRules.check(key, "discovery_keys", most: 256) }
    }

    /// Refuses to block oneself, and more users than one may.
    ///
    /// - Parameter count: How many the user blocks already.
    public static func checkBlock(_ target: User, by user: User, count: Int, limits: Limits) throws(WireError) {
        guard target.key != user.key else {
            throw WireError(.invalidParameterValue, "Nobody can do this to themselves.")
        }
        guard count < limits.blockedUsers else {
            throw WireError(.reachedMaxCount, "A user blocks at most \(limits.blockedUsers) users.")
        }
    }
}
