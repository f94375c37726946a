public import ChatWire

/// What may be set for webhooks.
public enum WebhookRules {
    /// How many characters a secret of the operator's own has at the least and at the most.
    public static let secretCharacters = 16...256

    /// What a change of the settings says; nil leaves a field as it is.
    public struct Change: Hashable, Sendable {
        /// Whether anything is told.
        public var isEnabled: Bool
        /// The address that is called.
        public var url: String?
        /// Whether events of channels carry the channel's first members.
        public var includesMembers: Bool?
        /// The names of the categories; `*` for all.
        public var categories: [String]?
        /// The secret that the operator chose.
        public var secret: String?

        /// A change.
        public init(
            isEnabled: Bool, url: String?, includesMembers: Bool?, categories: [String]?, secret: String?
        ) {
            self.isEnabled = isEnabled
            self.url = url
            self.includesMembers = includesMembers
            self.categories = categories
            self.secret = secret
        }
    }

    /// Decides on the settings after a change. The first secret, and one instead of an old one, are made elsewhere.
    ///
    /// - Throws: 400105 for no address where something is told, 400111 for a category that does not exist and for a
    ///   secret that is too short or too long.
    public static func settings(
        _ before: WebhookSettings, _ change: Change, newSecret: String?
    ) throws(WireError) -> WebhookSettings {
        var settings = before
        settings.isEnabled = change.isEnabled
        if let url = change.url { settings.url = url }
        guard !settings.isEnabled || !settings.url.isEmpty else {
            throw WireError(.invalidParameterValueRequired, "'url' is required.")
        }
        if let includesMembers = change.includesMembers { settings.includesMembers = includesMembers }
        if let names = change.categories { settings.categories = try categories(names) }
        if let secret = change.secret {
            guard secretCharacters.contains(secret.count) else {
                throw WireError(
                    .invalidParameterValue,
                    "'secret' must have \(secretCharacters.lowerBound) to \(secretCharacters.upperBound) characters.")
            }
            settings.secret = secret
        } else if let newSecret {
            settings.secret = newSecret
        }
        return settings
    }

    private static func categories(_ names: [String]) throws(WireError) -> Set<WebhookCategory>? {
        if names.contains("*") { return nil }
        var categories: Set<WebhookCategory> = []
        for name in names {
            guard let category = WebhookCategory(rawValue: name) else {
                throw WireError(.invalidParameterValue, "'enabled_events' has '\(name)', which is no category.")
            }
            categories.insert(category)
        }
        return categories
    }
}
