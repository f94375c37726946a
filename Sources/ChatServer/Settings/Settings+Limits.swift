internal import ChatWire

extension Settings {
    /// The protocol's limits, each named as clients are told it at login.
    static let limits = [
        Setting.limit(
            "message-characters", 1...1_000_000, "characters", "of a message's text",
            \.service.limits.messageCharacters),
        Setting.limit(
            "data-bytes", 0...1_000_000, "bytes", "of `data` of a message or channel", \.service.limits.dataBytes),
        Setting.limit("user-id-characters", 1...1_000, "characters", "of a user id", \.service.limits.userIDCharacters),
        Setting.limit(
            "nickname-characters", 1...1_000, "characters", "of a nickname", \.service.limits.nicknameCharacters),
        Setting.limit(
            "channel-name-characters", 1...10_000, "characters", "of a channel's name",
            \.service.limits.channelNameCharacters),
        Setting.limit(
            "custom-type-characters", 1...1_000, "characters", "of a custom type",
            \.service.limits.customTypeCharacters),
        Setting.limit("request-id-bytes", 16...1_000, "bytes", "of a request id", \.service.limits.requestIDBytes),
        Setting.limit("url-bytes", 64...100_000, "bytes", "of a picture's address", \.service.limits.urlBytes),
        Setting.limit(
            "channel-members", 1...100_000, "", "members of a group channel", \.service.limits.channelMembers),
        Setting.limit(
            "super-channel-members", 1...1_000_000, "", "members of a supergroup",
            \.service.limits.superChannelMembers),
        Setting.limit("page-items", 1...1_000, "", "items of a page", \.service.limits.pageItems),
        Setting.limit(
            "mentioned-users", 0...1_000, "", "users that a message mentions", \.service.limits.mentionedUsers),
        Setting.limit("metadata-keys", 0...10_000, "", "metadata keys of a channel", \.service.limits.metaDataKeys),
        Setting.limit(
            "frame-bytes", 1_024...16_777_216, "bytes", "of a socket's frame from a client",
            \.service.limits.frameBytes),
        Setting.limit(
            "body-bytes", 1_024...104_857_600, "bytes", "of a request's body", \.service.limits.bodyBytes),
        Setting.limit(
            "outgoing-bytes", 65_536...1_073_741_824, "bytes", "that wait for one slow reader",
            \.service.limits.outgoingBytes),
        Setting.limit(
            "unfinished-uploads", 0...10_000, "", "uploads of one user that can be resumed and are not finished",
            \.service.limits.unfinishedUploads),
        Setting.limit(
            "file-name-characters", 1...1_000, "characters", "of a file's name", \.service.limits.fileNameCharacters),
        Setting.limit("thumbnails", 0...10, "", "thumbnails of a file", \.service.limits.thumbnails),
        Setting.limit(
            "thumbnail-pixels", 1...10_000, "pixels", "of a thumbnail's longest side",
            \.service.limits.thumbnailPixels),
        Setting.limit(
            "message-files", 1...100, "", "files of one message", \.service.limits.messageFiles),
        Setting.limit(
            "reaction-characters", 1...1_000, "characters", "of a reaction's key", \.service.limits.reactionCharacters),
        Setting.limit(
            "message-reactions", 0...1_000, "", "different reactions to a message", \.service.limits.messageReactions),
        Setting.limit(
            "reaction-users", 1...1_000, "", "users named with a reaction; the others are counted",
            \.service.limits.reactionUsers),
        Setting.limit(
            "pinned-messages", 0...1_000, "", "pinned messages of a channel", \.service.limits.pinnedMessages),
        Setting.limit(
            "metaarray-keys", 0...1_000, "", "keys of a message's extra data", \.service.limits.metaArrayKeys),
        Setting.limit(
            "metaarray-values", 0...1_000, "", "values of one of these keys", \.service.limits.metaArrayValues),
        Setting.limit(
            "metaarray-characters", 1...10_000, "characters", "of such a key or value",
            \.service.limits.metaArrayCharacters),
        Setting.limit(
            "search-characters", 1...1_000, "characters", "of what is searched for", \.service.limits.searchCharacters),
        Setting.limit("poll-options", 1...1_000, "", "options of a poll", \.service.limits.pollOptions),
        Setting.limit(
            "poll-title-characters", 1...10_000, "characters", "of a poll's title",
            \.service.limits.pollTitleCharacters),
        Setting.limit(
            "poll-option-characters", 1...10_000, "characters", "of an option of a poll",
            \.service.limits.pollOptionCharacters),
        Setting.limit(
            "scheduled-messages", 0...1_000_000, "", "scheduled messages of one sender that wait",
            \.service.limits.scheduledMessages),
        Setting.limit(
            "scheduled-least-seconds", 0...2_592_000, "seconds", "that a message is scheduled ahead at the least",
            \.service.limits.scheduledLeastSeconds),
        Setting.limit(
            "scheduled-most-seconds", 60...315_360_000, "seconds", "that a message is scheduled ahead at the most",
            \.service.limits.scheduledMostSeconds),
        Setting.limit(
            "report-characters", 0...100_000, "characters", "of a report's description",
            \.service.limits.reportCharacters),
        Setting.limit(
            "announcement-targets", 1...1_000_000, "", "users or channels that an announcement names",
            \.service.limits.announcementTargets),
    ]
}
