/// How the server calls others. Every limit has a default and an answer for what goes past it.
package struct OutboundSettings: Sendable {
    /// Addresses, networks and host names that webhooks may call although they are not public.
    package var webhookAllow: [String] = []
    /// The same for pages that messages link to.
    package var previewAllow: [String] = []
    /// The same for push services.
    package var pushAllow: [String] = []
    /// A file of certificates that are trusted instead of the system's; nil for the system's.
    package var trustFile: String?

    /// How long a webhook may take to answer, in milliseconds; then it counts as refused. Default: 5 s.
    package var webhookTimeoutMilliseconds = 5_000
    /// How often an event is refused before it is set aside. Default: 10.
    package var webhookAttemptsMost = 10
    /// How long the first retry waits, in milliseconds; each further one waits twice as long. Default: 1 s.
    package var retryMilliseconds: Int64 = 1_000
    /// How long a retry waits at the most, in milliseconds. Default: 10 min.
    package var retryMostMilliseconds: Int64 = 600_000
    /// How many calls of webhooks are under way at once. Default: 16.
    package var webhookCallsMost = 16
    /// How long an event is kept, waiting or set aside, in milliseconds. Default: a week.
    package var webhookKeptMilliseconds: Int64 = 604_800_000
    /// How many events of all applications are kept; further ones are dropped and counted. Default: 1,000,000.
    package var webhookEventsMost = 1_000_000

    /// Of how many messages members are notified at once. Default: 16.
    package var pushMessagesMost = 16
    /// How often a notification is tried. Default: 5.
    package var pushAttemptsMost = 5
    /// After how long a message is old news, in milliseconds; nobody is notified of it any more. Default: a day.
    package var pushKeptMilliseconds: Int64 = 86_400_000
    /// How many messages wait to be notified of; further ones are dropped and counted. Default: 1,000,000.
    package var pushJobsMost = 1_000_000
    /// Apple's push service for what is in the App Store.
    package var apnsProductionURL = "https://api.push.apple.com"
    /// Apple's push service for what is being developed.
    package var apnsDevelopmentURL = "https://api.sandbox.push.apple.com"
    /// Google's push service.
    package var fcmURL = "https://fcm.googleapis.com"

    /// How long a linked page may take, in milliseconds, all redirections together. Default: 5 s.
    package var previewTimeoutMilliseconds = 5_000
    /// How much of a linked page is read, in bytes. Default: 512 KiB.
    package var previewBytesMost = 524_288
    /// How many redirections are followed. Default: 5.
    package var previewRedirectionsMost = 5
    /// How many links wait to be looked at; further ones get no preview. Default: 1,000.
    package var previewsMost = 1_000

    /// The defaults.
    package init() {}
}
