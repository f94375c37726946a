public import Foundation

/// How mentions of people work: `SBUGlobals.userMentionConfig`.
@preconcurrency @MainActor
open class SBUUserMentionConfiguration: SBUMentionConfiguration {
    /// The sign that begins a mention. Default: `@`.
    public let trigger: String
    /// What is put after a mention. Default: a blank.
    public let delimiter: String
    /// How long after the last key people are searched for on the server, in seconds. Default: 0.3.
    public let debounceTime: TimeInterval
    /// The most people that one message mentions. Default: 10.
    public var mentionLimit: Int
    /// The most people that are suggested. Default: 15.
    public var suggestionLimit: Int
    /// Whether the app says whom to suggest, by
    /// `SBUGroupChannelViewController.mentionManager(_:suggestedMentionUsersWith:)`. Default: false.
    public var isCustomUserListUsed: Bool

    /// Makes a configuration.
    public init(
        trigger: String = "@", delimiter: String = " ", debounceTime: TimeInterval = 0.3, mentionLimit: Int = 10,
        suggestionLimit: Int = 15, isCustomUserListUsed: Bool = false
    ) {
        self.trigger = trigger
        self.delimiter = delimiter
        self.debounceTime = debounceTime
        self.mentionLimit = mentionLimit
        self.suggestionLimit = suggestionLimit
        self.isCustomUserListUsed = isCustomUserListUsed
        super.init()
    }

    /// Makes a configuration with the defaults.
    public override convenience init() {
        self.init(trigger: "@")
    }
}
