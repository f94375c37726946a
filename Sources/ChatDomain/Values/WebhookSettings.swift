/// Where an application is told of what happens, and of what.
public struct WebhookSettings: Hashable, Sendable {
    /// Whether anything is told.
    public var isEnabled: Bool
    /// The address that is called.
    public var url: String
    /// Whether events of channels carry the channel's first members.
    public var includesMembers: Bool
    /// Of what is told; nil for everything.
    public var categories: Set<WebhookCategory>?
    /// What calls are signed with.
    public var secret: String

    /// The settings of an application that never set any.
    public init() {
        isEnabled = false
        url = ""
        includesMembers = false
        secret = ""
    }

    /// Whether a kind of event is told.
    public func tells(_ category: WebhookCategory) -> Bool {
        isEnabled && categories?.contains(category) ?? true
    }
}
