internal import ChatOutbound

extension Settings {
    static let outbound = [
        allowed(
            "webhook-allow", "addresses, networks and hosts that webhooks may call although they are not public",
            \.service.outbound.webhookAllow),
        allowed("push-allow", "the same for push services", \.service.outbound.pushAllow),
        allowed("preview-allow", "the same for pages that messages link to", \.service.outbound.previewAllow),
        Setting.text(
            "outbound-trust", .outbound, "FILE", "PEM: authorities that are trusted instead of the system's",
            \.service.outbound.trustFile),
        Setting.number(
            "webhook-attempts", .outbound, 1...1_000, "", "refusals of an event before it is set aside",
            \.service.outbound.webhookAttemptsMost),
        Setting.number(
            "webhook-timeout", .outbound, 1...600_000, "milliseconds", "how long a webhook may take to answer",
            \.service.outbound.webhookTimeoutMilliseconds),
        Setting.number(
            "webhook-calls", .outbound, 1...1_000, "", "calls of webhooks at once", \.service.outbound.webhookCallsMost),
        Setting.seconds(
            "webhook-kept", .outbound, 60...31_536_000, "how long an event is kept, waiting or set aside",
            \.service.outbound.webhookKeptMilliseconds),
        Setting.number(
            "webhook-events", .outbound, 1...1_000_000_000, "", "events that are kept; further ones are dropped",
            \.service.outbound.webhookEventsMost),
        Setting.number(
            "push-attempts", .outbound, 1...100, "", "how often a notification is tried",
            \.service.outbound.pushAttemptsMost),
        Setting.number(
            "push-messages", .outbound, 1...10_000, "", "of how many messages members are notified at once",
            \.service.outbound.pushMessagesMost),
        Setting.seconds(
            "push-kept", .outbound, 1...31_536_000, "after it a message is old news",
            \.service.outbound.pushKeptMilliseconds),
        Setting.number(
            "preview-timeout", .outbound, 1...60_000, "milliseconds", "how long a linked page may take",
            \.service.outbound.previewTimeoutMilliseconds),
        Setting.number(
            "preview-bytes", .outbound, 1_024...16_777_216, "bytes", "how much of a linked page is read",
            \.service.outbound.previewBytesMost),
        Setting.number(
            "preview-waiting", .outbound, 0...1_000_000, "", "links that wait to be looked at; further ones are not",
            \.service.outbound.previewsMost),
    ]

    private static func allowed(
        _ name: String, _ help: String, _ path: any WritableKeyPath<ServerConfiguration, [String]> & Sendable
    ) -> Setting {
        Setting.list(
            name, .outbound, "ADDRESS", help, path,
            parse: { (try? AddressPolicy(setting: "", allowing: [$0])) == nil ? nil : $0 }, write: { $0 })
    }
}
