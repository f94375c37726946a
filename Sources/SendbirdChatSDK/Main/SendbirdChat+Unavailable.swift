// What apps may call and this SDK leaves out, each with the reason.

extension SendbirdChat {
    /// Unavailable: uploads do not outlive the process; they begin anew.
    @available(*, unavailable, message: "Uploads do not outlive the process; unsent files are kept and begin anew.")
    public static var backgroundSessionCompletionHandler: VoidHandler? {
        get { nil }
        set {}
    }

    /// Unavailable: nothing is told of other kits.
    @available(*, unavailable, message: "The server is not told of what stands on the SDK.")
    public class func addExtension(_ key: String, version: String) {}

    /// Unavailable: handlers are called on the main actor.
    @available(*, unavailable, message: "Handlers are called on the main actor; use the async forms elsewhere.")
    public class func performCompletionHandlerDelegateQueue(_ block: (() -> Void)? = nil) {}

    /// Unavailable: see ``InitParams/cacheDirectory``.
    @available(*, unavailable, message: "Set InitParams.cacheDirectory to the group's folder.")
    public class func setAppGroup(_ appGroup: String) {}

    /// Unavailable: see ``InitParams/cacheDirectory``.
    @available(*, unavailable, message: "Set InitParams.cacheDirectory to the container's folder.")
    public class func setSharedContainerIdentifier(_ identifier: String) {}

    /// Unavailable: see ``InitParams/appVersion``.
    @available(*, unavailable, message: "Set InitParams.appVersion before initialising.")
    public class func setAppVersion(version: String?) {}

    /// Unavailable: there are no feed channels.
    @available(*, unavailable, message: "The server has no feed channels; use getTotalUnreadMessageCount(params:).")
    public class func getTotalUnreadMessageCountWithFeed(
        params: GroupChannelTotalUnreadMessageCountParams, completionHandler: CountHandler?
    ) {}

    /// Unavailable: the categories of reports are fixed.
    @available(*, unavailable, message: "The categories of reports are those of ReportCategory.")
    public class func getReportCategoryInfoList(completionHandler: SBErrorHandler?) {}

    /// Unavailable: quiet hours are the same every day.
    @available(*, unavailable, message: "Quiet hours are the same every day: use setDoNotDisturb.")
    public class func setWeeklyDoNotDisturb(
        schedules: [String: [String]], timezone: String, completionHandler: SBErrorHandler? = nil
    ) {}

    /// Unavailable: quiet hours are the same every day.
    @available(*, unavailable, message: "Quiet hours are the same every day: use getDoNotDisturb.")
    public class func getWeeklyDoNotDisturb(completionHandler: SBErrorHandler?) {}

    /// Unavailable: quiet hours are the same every day.
    @available(*, unavailable, message: "Quiet hours are the same every day: use setDoNotDisturb.")
    public class func clearWeeklyDoNotDisturb(completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: a session is made by connecting.
    @available(*, unavailable, message: "A session is made by connecting: use connect.")
    public class func authenticate(userId: String, authToken: String?, completionHandler: UserHandler? = nil) {}

    /// Unavailable: nothing is counted of taps.
    @available(*, unavailable, message: "The server does not count taps on notifications.")
    public class func markPushNotificationAsClicked(
        remoteNotificationPayload: [AnyHashable: Any], completionHandler: SBErrorHandler? = nil
    ) {}
}

extension BaseChannel {
    /// Unavailable: the server translates nothing.
    @available(*, unavailable, message: "The server has no translator; the application's back end adds translations.")
    public func translateUserMessage(
        _ message: UserMessage, targetLanguages: [String], completionHandler: UserMessageHandler?
    ) {}

    /// Unavailable: deleted messages leave nothing.
    @available(*, unavailable, message: "Deleting leaves nothing of a message: use deleteMessage(messageId:).")
    public func deleteMessage(messageId: Int64, hardDelete: Bool, completionHandler: SBErrorHandler?) {}

    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }
}

extension BaseChannel {
    /// Unavailable: the categories of reports are fixed.
    @available(*, unavailable, message: "The categories of reports are those of ReportCategory.")
    public func report(
        reportCategoryInfo: String, reportDescription: String?, completionHandler: SBErrorHandler?
    ) {}

    /// Unavailable: the categories of reports are fixed.
    @available(*, unavailable, message: "The categories of reports are those of ReportCategory.")
    public func reportUser(
        offendingUser: User, reportCategoryInfo: String, reportDescription: String?,
        completionHandler: SBErrorHandler?
    ) {}

    /// Unavailable: the categories of reports are fixed.
    @available(*, unavailable, message: "The categories of reports are those of ReportCategory.")
    public func reportMessage(
        message: BaseMessage, reportCategoryInfo: String, reportDescription: String?,
        completionHandler: SBErrorHandler?
    ) {}
}

extension GroupChannelCollection {
    /// Unavailable: how far the list has caught up is the engine's.
    @available(*, unavailable, message: "The collection catches up by itself.")
    public var changelogsToken: String? { nil }

    /// Unavailable: how far the list has caught up is the engine's.
    @available(*, unavailable, message: "The collection catches up by itself.")
    public var defaultTs: Int64 { 0 }

    /// Unavailable: a collection is live until it is disposed.
    @available(*, unavailable, message: "A collection is live until it is disposed.")
    public var isLive: Bool { true }

    /// Unavailable: see ``hasNext``.
    @available(*, unavailable, message: "Use hasNext.")
    public var needMoreData: Bool { false }
}

extension GroupChannelDelegate {
    /// Never called: read positions move forward only.
    @available(*, unavailable, message: "The server's read positions only move forward.")
    public func channelDidMarkAsUnread(_ channel: GroupChannel, userIds: [String]) {}
}

/// Unavailable: the categories of reports are fixed.
@available(*, unavailable, message: "The categories of reports are those of ReportCategory.")
public typealias ReportCategoryInfoListHandler = ((_ list: [Any]?, _ error: SBError?) -> Void)

extension BaseMessage {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }

    /// Unavailable: how long messages stand is the application's rule.
    @available(*, unavailable, message: "How long messages stand is the application's retention rule.")
    public var messageSurvivalSeconds: Int { -1 }

    /// Unavailable: the server has no plugins.
    @available(*, unavailable, message: "The server has no plugins.")
    public var plugins: [Any]? { nil }

    /// Unavailable: see ``data``.
    @available(*, unavailable, message: "The server adds nothing of its own to messages: use data.")
    public var extendedMessagePayload: [String: Any]? { nil }

    /// Unavailable: the server suggests no replies.
    @available(*, unavailable, message: "The server suggests no replies: use data.")
    public var suggestedReplies: [String]? { nil }
}

extension User {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }

    /// Unavailable: the server keeps no lists of friends.
    @available(*, unavailable, message: "The server keeps no lists of friends.")
    public var friendDiscoveryKey: String? { nil }

    /// Unavailable: the server keeps no lists of friends.
    @available(*, unavailable, message: "The server keeps no lists of friends.")
    public var friendName: String? { nil }

    /// Unavailable: the server does not tell bots from others.
    @available(*, unavailable, message: "The server does not tell bots from other users.")
    public var isBot: Bool { false }
}

extension Sender {
    /// Unavailable: what a blocked user says is not shown.
    @available(*, unavailable, message: "What a blocked user says is not shown at all.")
    public var isBlockedByMe: Bool { false }
}

extension Reaction {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }

    /// Unavailable: the server names who reacted by id.
    @available(*, unavailable, message: "The server names who reacted by id: use userIds and the channel's members.")
    public var sampledUserInfoList: [User] { [] }
}

extension ReactionEvent {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }
}

extension EmojiCategory {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }
}

extension Poll {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }
}

extension UnreadItemCount {
    /// Unavailable: objects are made by the SDK.
    @available(*, unavailable, message: "Objects are made by the SDK, never from dictionaries.")
    public func initWithDictionary(_ json: [String: Any]) -> Self? { nil }
}

extension UserMessageUpdateParams {
    /// Unavailable: a poll is sent once, with its message.
    @available(*, unavailable, message: "A poll is sent once, with its message: use BaseChannel.updatePoll.")
    public var pollId: Int64 {
        get { 0 }
        set {}
    }
}

extension GroupChannelListQueryParams {
    /// Unavailable: there are no agents.
    @available(*, unavailable, message: "The server has no channels of agents.")
    public var aiAgentChannelFilter: Int {
        get { 0 }
        set {}
    }

    /// Unavailable: there is no desk.
    @available(*, unavailable, message: "The server has no channels of a help desk.")
    public var deskChannelFilter: Int {
        get { 0 }
        set {}
    }
}

extension LocalCacheConfig {
    /// Unavailable on Linux: the file is readable to its owner alone; the disk's encryption is the system's.
    @available(*, unavailable, message: "Encrypt the disk; the cache is readable to its owner alone.")
    public var isEncryptionEnabled: Bool {
        get { false }
        set {}
    }
}

extension ReadStatus {
    /// Unavailable: a receipt has no request of its own.
    @available(*, unavailable, message: "Receipts have no request ids.")
    public var reqId: String? { nil }
}

extension ChannelContext {
    /// Unavailable: delegates are told who did what.
    @available(*, unavailable, message: "Channel delegates are told who did what.")
    public var eventDetail: Any? { nil }
}
