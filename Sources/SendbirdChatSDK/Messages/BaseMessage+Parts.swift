internal import ChatWire

extension BaseMessage {
    /// The application's extra data; nil where there is none, and where it was not asked for.
    public var metaArrays: [MessageMetaArray]? {
        local.wire.metaArrays.isEmpty ? nil : local.wire.metaArrays.map(MessageMetaArray.init)
    }

    /// The application's extra data under some keys.
    public func metaArrays(keys: [String]) -> [MessageMetaArray] {
        (metaArrays ?? []).filter { keys.contains($0.key) }
    }

    /// What the page says of itself that the text links to; nil before the server has looked, and where there is none.
    public var ogMetaData: OGMetaData? { local.wire.linkPreview.map(OGMetaData.init) }

    /// When and how it is to be sent later; nil of every other message.
    public var scheduledInfo: ScheduledInfo? { local.schedule.map(ScheduledInfo.init) }

    /// What it was sent with, while it is not sent; nil once it is.
    ///
    /// The files of file messages stay where they are: their bytes are not among it.
    public var messageParams: BaseMessageCreateParams? {
        guard messageId == 0, sendingStatus != .none, sendingStatus != .scheduled else { return nil }
        let params: BaseMessageCreateParams
        switch self {
        case let message as UserMessage:
            let user = UserMessageCreateParams(message: message.message)
            user.mentionedMessageTemplate = message.mentionedMessageTemplate
            user.pollId = local.pollID
            params = user
        case let message as FileMessage:
            let file = FileMessageCreateParams()
            (file.fileName, file.mimeType, file.fileSize) = (message.name, message.type, message.size)
            (file.fileURL, file.message) = (message.url, message.message)
            params = file
        case let message as MultipleFilesMessage:
            let infos = message.files.map { UploadableFileInfo(fileURL: $0.url) }
            let files = MultipleFilesMessageCreateParams(uploadableFileInfoList: infos)
            files.message = message.message
            params = files
        default: return nil
        }
        (params.data, params.customType, params.isSilent) = (data, customType, isSilent)
        (params.mentionType, params.mentionedUserIds) = (mentionType, requestedMentionUserIds)
        (params.parentMessageId, params.isReplyToChannel) = (parentMessageId, isReplyToChannel)
        (params.metaArrays, params.isPinnedMessage) = (metaArrays, local.isPinned)
        return params
    }

    // MARK: - Reactions

    /// The reactions, the earliest key first; empty where there are none, and where they were not asked for.
    public var reactions: [Reaction] { current.reactions.map(Reaction.init) }

    /// Brings this object up to date with what was told of a reaction.
    ///
    /// - Returns: Whether anything changed: false where the event is about another message, or known already.
    @discardableResult
    public func apply(_ reactionEvent: ReactionEvent) -> Bool {
        let change = PartChange.reaction(reactionEvent.change, seq: reactionEvent.seq)
        return apply { change.apply(to: &$0, of: Client.current?.currentUserID ?? "") }
    }

    // MARK: - Threads

    /// The message that this one answers; 0 for none.
    public var parentMessageId: Int64 { local.wire.parentMessageID }

    /// What this message quotes: the message that it answers, as far as a quote shows it. Nil where it answers none,
    /// and where it was not asked for.
    public var parentMessage: BaseMessage? {
        guard let parent = local.wire.parent else { return nil }
        var wire = WireMessage(
            type: parent.type, messageID: parentMessageId, channelURL: channelURL, sender: parent.sender,
            message: parent.message, file: parent.file, customType: parent.customType, createdAt: parent.createdAt,
            channelType: local.wire.channelType)
        (wire.files, wire.isRemoved) = (parent.files, parent.isRemoved)
        return BaseMessage.make(LocalMessage(wire))
    }

    /// Whether the message was deleted and stands only where it is quoted. Beyond the documented API.
    public var isRemoved: Bool { local.wire.isRemoved }

    /// Whether an answer was sent to the channel too, not to its thread alone.
    public var isReplyToChannel: Bool { local.wire.isReplyToChannel }

    /// The state of its thread; without replies where nobody answered, and where it was not asked for.
    public var threadInfo: ThreadInfo { ThreadInfo(current.thread ?? WireThreadInfo(replyCount: 0)) }

    /// Brings this object up to date with what was told of its thread.
    ///
    /// - Returns: Whether anything changed: false where the event is about another message, or known already.
    @discardableResult
    public func apply(_ threadInfoUpdateEvent: ThreadInfoUpdateEvent) -> Bool {
        apply { $0.apply(threadInfoUpdateEvent.change, seq: threadInfoUpdateEvent.seq) }
    }

    // MARK: - Polls

    /// The poll that it carries; nil for none.
    public var poll: Poll? {
        guard let poll = current.poll else { return nil }
        return Poll(poll, hidesDetails: local.hidesPollDetails, channel: place)
    }

    /// Where the message stands.
    var place: ChannelPlace { ChannelPlace(type: channelType, url: channelURL) }
}
