/// What a commit brought that concerns others outside.
enum OutboundNews: Sendable, Hashable {
    /// An event waits in a lane of webhooks.
    case webhook(WebhookLane)
    /// A message waits to be notified of.
    case push
    /// A message links to a page.
    case link(LinkOrder)
}
