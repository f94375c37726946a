import Foundation

/// How mentions work; see ``SBUUserMentionConfiguration``.
@preconcurrency @MainActor
open class SBUMentionConfiguration {
    /// Makes a configuration.
    public init() {}
}
