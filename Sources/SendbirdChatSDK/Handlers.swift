// What the calls of this SDK report to. All of them are called on the main
// actor, exactly once per call. They are plain escaping closures: an app's own
// completion of either isolation can be passed on, in Swift 5 and Swift 6 mode.

/// Reports that something happened.
public typealias VoidHandler = (() -> Void)
/// Reports the end of a call: nil when it went well.
public typealias SBErrorHandler = ((_ error: SBError?) -> Void)
/// Reports a user, or why there is none.
public typealias UserHandler = ((_ user: User?, _ error: SBError?) -> Void)
/// Reports a page of users.
public typealias UserListHandler = (_ users: [User]?, _ error: SBError?) -> Void
/// Reports a page of members.
public typealias MemberListHandler = (_ members: [Member]?, _ error: SBError?) -> Void
/// Reports a channel of any type.
public typealias BaseChannelHandler = ((_ channel: BaseChannel?, _ error: SBError?) -> Void)
/// Reports a group channel.
public typealias GroupChannelHandler = ((_ channel: GroupChannel?, _ error: SBError?) -> Void)
/// Reports a distinct group channel, and whether it is new.
public typealias DistinctGroupChannelHandler = (
    (_ channel: GroupChannel?, _ isCreated: Bool, _ error: SBError?) -> Void
)
/// Reports a page of group channels.
public typealias GroupChannelListHandler = (_ channels: [GroupChannel]?, _ error: SBError?) -> Void
/// Reports an open channel.
public typealias OpenChannelHandler = ((_ channel: OpenChannel?, _ error: SBError?) -> Void)
/// Reports a page of open channels.
public typealias OpenChannelListHandler = (_ channels: [OpenChannel]?, _ error: SBError?) -> Void
/// Reports a message of any kind.
public typealias BaseMessageHandler = ((_ message: BaseMessage?, _ error: SBError?) -> Void)
/// Reports a text message.
public typealias UserMessageHandler = ((_ message: UserMessage?, _ error: SBError?) -> Void)
/// Reports a file message.
public typealias FileMessageHandler = ((_ message: FileMessage?, _ error: SBError?) -> Void)
/// Reports a page of messages.
public typealias MessageListHandler = ((_ messages: [BaseMessage]?, _ error: SBError?) -> Void)
/// Reports the request ids of messages.
public typealias MessageRequestIdsHandler = ((_ requestIds: [String]?, _ error: SBError?) -> Void)
/// Reports a count.
public typealias CountHandler = (_ count: UInt, _ error: SBError?) -> Void
/// Reports the progress of an upload, in bytes.
public typealias ProgressHandler = (
    (_ bytesSent: Int64, _ totalBytesSent: Int64, _ totalBytesExpectedToSend: Int64) -> Void
)
/// Reports the progress of an upload, in bytes, with the request id of its message.
public typealias MultiProgressHandler = (
    (_ requestId: String?, _ bytesSent: Int64, _ totalBytesSent: Int64, _ totalBytesExpectedToSend: Int64) -> Void
)
/// Compares two objects for sorting.
public typealias SBObjectComparator = (_ obj1: Any?, _ obj2: Any?) -> ComparisonResult
/// Reports which messages of a channel the current user is notified of.
public typealias GroupChannelPushTriggerOptionHandler = (
    (_ option: GroupChannelPushTriggerOption, _ error: SBError?) -> Void
)
/// Reports whether, why and until when the current user is muted; times in milliseconds.
public typealias MuteInfoHandler = (
    (
        _ isMuted: Bool, _ description: String, _ startAt: Int64, _ endAt: Int64, _ remainingDuration: Int64,
        _ error: SBError?
    ) -> Void
)
/// Reports metadata.
public typealias MetaDataHandler = ((_ metaData: [String: String]?, _ error: SBError?) -> Void)
/// Reports a multiple files message.
public typealias MultipleFilesMessageHandler = ((_ message: MultipleFilesMessage?, _ error: SBError?) -> Void)
/// Reports that one of a message's files is uploaded, or why it is not.
public typealias FileUploadHandler = (
    (_ requestId: String?, _ index: Int, _ uploadableFileInfo: UploadableFileInfo, _ error: SBError?) -> Void
)
/// Reports a reaction that was added or taken back.
public typealias ReactionEventHandler = ((_ event: ReactionEvent?, _ error: SBError?) -> Void)
/// Reports a page of a thread, with the message whose thread it is.
public typealias ThreadedMessageListHandler = (
    (_ parentMessage: BaseMessage?, _ messages: [BaseMessage]?, _ error: SBError?) -> Void
)
/// Reports which messages were changed or deleted, and how to go on.
public typealias MessageChangeLogHandler = (
    (
        _ updatedMessages: [BaseMessage]?, _ deletedMessageIds: [Int64]?, _ hasMore: Bool, _ token: String?,
        _ error: SBError?
    ) -> Void
)
/// Reports a page of pinned messages.
public typealias PinnedMessageListQueryHandler = ((_ pinnedMessages: [PinnedMessage]?, _ error: SBError?) -> Void)
/// Reports a poll.
public typealias PollHandler = (_ poll: Poll?, _ error: SBError?) -> Void
/// Reports a page of polls.
public typealias PollListHandler = (_ polls: [Poll]?, _ error: SBError?) -> Void
/// Reports an option of a poll.
public typealias PollOptionHandler = (_ option: PollOption?, _ error: SBError?) -> Void
/// Reports a page of those who chose an option, and how many did in all.
public typealias VoterListHandler = (_ voters: [User]?, _ cnt: Int, _ error: SBError?) -> Void
/// Reports a vote.
public typealias PollVoteEventHandler = ((_ event: PollVoteEvent?, _ error: SBError?) -> Void)
/// Reports which polls were changed or deleted, and how to go on.
public typealias PollChangeLogsHandler = (
    (
        _ updatedPolls: [Poll]?, _ deletedPollIds: [Int64]?, _ hasMore: Bool, _ token: String?, _ error: SBError?
    ) -> Void
)
/// Reports which of the user's channels changed or are the user's no more, and how to go on.
public typealias ChannelChangeLogsHandler = (
    (
        _ updatedChannel: [GroupChannel]?, _ deletedChannelURLs: [String]?, _ hasMore: Bool, _ token: String?,
        _ error: SBError?
    ) -> Void
)
/// Reports counters.
public typealias MetaCountersHandler = ((_ metaData: [String: Int]?, _ error: SBError?) -> Void)
/// Reports the tokens of devices.
public typealias GetPushTokensHandler = (
    (
        _ pushTokens: [String], _ pushTokenType: PushTokenType, _ hasMore: Bool, _ token: String?, _ error: SBError?
    ) -> Void
)
/// Reports which messages the current user is notified of.
public typealias PushTriggerOptionHandler = ((_ pushTriggerOption: PushTriggerOption, _ error: SBError?) -> Void)
/// Reports whether and when notifications rest; times in milliseconds.
public typealias SnoozePeriodHandler = (
    (_ enabled: Bool, _ startTimestamp: Int64, _ endTimestamp: Int64, _ error: SBError?) -> Void
)
/// Reports whatever was answered.
public typealias SBDResponseHandler = ((_ response: Any?, _ error: SBError?) -> Void)
/// Reports which of the user's channels changed.
public typealias ChannelChangeLogsPagerHandler = (
    (_ updatedChannels: [GroupChannel], _ deletedChannelURLs: [String], _ token: String?, _ error: SBError?) -> Void
)
