/// How a client connects.
package struct OutboundConfiguration: Sendable {
    /// Where to.
    package var policy: AddressPolicy
    /// A file of certificates in PEM that are trusted instead of the system's; nil for the system's.
    package var trustFile: String?
    /// The most connections at once; more calls wait for their turn.
    package var connectionsMost = 32
    /// The most connections to one host at once.
    package var connectionsPerHostMost = 16
    /// The most calls that may wait or be under way; more are refused.
    package var callsMost = 10_000
    /// What the server calls itself.
    package var userAgent = "Roost"

    /// The defaults.
    package init(policy: AddressPolicy) { self.policy = policy }
}
