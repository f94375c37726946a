internal import ChatWire

extension GroupChannel {
    /// Sends several files in one message: uploads one after the other, then sends the message.
    ///
    /// It waits and is kept as ``BaseChannel/sendFileMessage(params:completionHandler:)`` says; what was uploaded before
    /// a break is not uploaded again.
    ///
    /// - Parameters:
    ///   - fileUploadHandler: Called for each file once it is uploaded or refused, with the message's request id and
    ///     the file's place in the list.
    ///   - completionHandler: Gets the sent message, or the error: 800110 for less than two files or more than the
    ///     server takes, 800260 for one that is too large.
    /// - Returns: The pending message, at once; nil when the parameters are refused.
    @discardableResult
    public func sendMultipleFilesMessage(
        params: MultipleFilesMessageCreateParams, fileUploadHandler: FileUploadHandler? = nil,
        completionHandler: MultipleFilesMessageHandler? = nil
    ) -> MultipleFilesMessage? {
        let infos = params.uploadableFileInfoList
        let most = SendbirdChat.getMultipleFilesMessageFileCountLimit()
        guard (2...most).contains(infos.count) else {
            client.fail(completionHandler, .invalidParameter, "A message carries 2 to \(most) files.")
            return nil
        }
        let files: [WireFile]
        do {
            let bytesMost = client.fileAccess.value.uploadBytes
            files = try infos.map { (info) throws(SBError) in try info.toSend.wire(uploadBytesMost: bytesMost) }
        } catch {
            client.fail(completionHandler, ChatError(rawValue: error.code) ?? .unknownError, error.localizedDescription)
            return nil
        }
        let pending = client.makePending(for: self, text: params.message ?? "", files: files, params: params)
        client.watchFiles(of: pending.wire.requestID, infos, fileUploadHandler)
        client.post(.sendFiles(pending, infos.map(\.file)), completionHandler) { $0.multipleFilesMessage }
        return MultipleFilesMessage(pending)
    }

    /// Sends several files in one message, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func sendMultipleFilesMessage(
        params: MultipleFilesMessageCreateParams, fileUploadHandler: FileUploadHandler? = nil
    ) async throws -> MultipleFilesMessage {
        try await awaiting {
            sendMultipleFilesMessage(params: params, fileUploadHandler: fileUploadHandler, completionHandler: $0)
        }
    }

    /// Sends a failed or cancelled message of this channel again, under the same request id.
    ///
    /// - Returns: The pending message, at once; the given one when it cannot be sent again (the handler gets 800110).
    @discardableResult
    public func resendMultipleFilesMessage(
        _ message: MultipleFilesMessage, fileUploadHandler: FileUploadHandler? = nil,
        completionHandler: MultipleFilesMessageHandler? = nil
    ) -> MultipleFilesMessage? {
        let isOurs = message.channelURL == channelURL && message.messageId == 0
        guard isOurs, message.sendingStatus == .failed || message.sendingStatus == .canceled else {
            client.fail(completionHandler, .invalidParameter, "Only failed messages of this channel can be resent.")
            return message
        }
        let infos = message.files.map { UploadableFileInfo(fileURL: $0.plainURL, named: $0.fileName) }
        client.watchFiles(of: message.requestId, infos, fileUploadHandler)
        client.post(.resendFile(message.local, nil), completionHandler) { $0.multipleFilesMessage }
        var pending = message.local
        (pending.status, pending.errorCode) = (.pending, 0)
        return MultipleFilesMessage(pending)
    }

    /// Sends a failed or cancelled message again, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func resendMultipleFilesMessage(
        _ message: MultipleFilesMessage, fileUploadHandler: FileUploadHandler? = nil
    ) async throws -> MultipleFilesMessage {
        try await awaiting {
            resendMultipleFilesMessage(message, fileUploadHandler: fileUploadHandler, completionHandler: $0)
        }
    }

    /// Sends a copy of a sent message to another channel; the server copies the files, nothing is uploaded.
    ///
    /// - Returns: The pending copy; nil when it is none that was sent (the handler gets 800110).
    @discardableResult
    public func copyMultipleFilesMessage(
        _ message: MultipleFilesMessage, toTargetChannel targetChannel: GroupChannel,
        completionHandler: MultipleFilesMessageHandler? = nil
    ) -> MultipleFilesMessage? {
        guard message.sendingStatus == .succeeded, message.channelURL == channelURL else {
            client.fail(completionHandler, .invalidParameter, "Only sent messages of this channel can be copied.")
            return nil
        }
        let params = MultipleFilesMessageCreateParams(uploadableFileInfoList: [])
        (params.data, params.customType, params.metaArrays) = (message.data, message.customType, message.metaArrays)
        let files = message.local.wire.files
        let pending = client.makePending(for: targetChannel, text: message.message, files: files, params: params)
        client.post(.sendFiles(pending, []), completionHandler) { $0.multipleFilesMessage }
        return MultipleFilesMessage(pending)
    }

    /// Sends a copy of a sent message to another channel, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func copyMultipleFilesMessage(
        _ message: MultipleFilesMessage, toTargetChannel targetChannel: GroupChannel
    ) async throws -> MultipleFilesMessage {
        try await awaiting { copyMultipleFilesMessage(message, toTargetChannel: targetChannel, completionHandler: $0) }
    }
}

extension UploadableFileInfo {
    /// Describes a file that this device keeps, for whoever watches its upload.
    fileprivate convenience init(fileURL: String, named name: String?) {
        self.init(fileURL: fileURL)
        fileName = name
    }
}

extension Outcome {
    var multipleFilesMessage: MultipleFilesMessage? {
        guard case .message(let message) = self else { return nil }
        return BaseMessage.make(message) as? MultipleFilesMessage
    }

    var baseMessage: BaseMessage? {
        guard case .message(let message) = self else { return nil }
        return BaseMessage.make(message)
    }
}
