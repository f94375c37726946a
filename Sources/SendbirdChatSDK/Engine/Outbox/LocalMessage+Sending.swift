internal import ChatWire

extension LocalMessage {
    /// What is asked of the server to send it.
    var sendParams: SendMessage.Params {
        var params = SendMessage.Params(
            channelURL: wire.channelURL, requestID: wire.requestID, message: wire.message,
            file: wire.file.map(Self.reference), data: wire.data.isEmpty ? nil : wire.data,
            customType: wire.customType.isEmpty ? nil : wire.customType, isSilent: wire.isSilent ? true : nil,
            mentionKind: wire.mentions?.kind, mentionedUserIDs: wire.mentions?.users.map(\.userID),
            mentionTemplate: wire.mentions?.template, pollID: pollID == 0 ? nil : pollID)
        if !wire.files.isEmpty { params.files = wire.files.map(Self.reference) }
        if wire.isReply {
            params.parentMessageID = wire.parentMessageID
            params.isReplyToChannel = wire.isReplyToChannel ? true : nil
        }
        if !wire.metaArrays.isEmpty { params.metaArrays = wire.metaArrays }
        params.isPinned = isPinned ? true : nil
        return params
    }

    private static func reference(to file: WireFile) -> FileReference {
        FileReference(url: file.url, name: file.name, type: file.type, size: file.size)
    }
}
