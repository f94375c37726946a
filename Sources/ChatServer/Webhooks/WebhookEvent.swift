/// An event that waits to be told.
struct WebhookEvent: Sendable, Hashable {
    /// Its number: unique and increasing on a server, never used again.
    let id: Int64
    let lane: WebhookLane
    let category: String
    /// The body without the members.
    let body: String
    let createdAt: Int64
    /// How often it was refused.
    var attempts: Int
    /// Why it was refused last.
    var reason: String
}
