internal import ChatWire

extension BaseChannel {
    /// Sends a file: uploads it, then sends the message.
    ///
    /// The pending message is shown and stored, with the file, before the
    /// network is asked: with local caching and auto-resend it outlives the
    /// process, and waits for a connection where there is none. Texts that are
    /// sent while a file is being uploaded do not wait for it; what waited for
    /// a connection goes out in the order of the calls.
    ///
    /// - Parameter completionHandler: Gets the sent message, or the error: 800110 for an empty file or wrong
    ///   parameters, 800260 for one that is too large, 800240 when it was cancelled.
    /// - Returns: The pending message, at once; nil when the parameters are refused.
    @discardableResult
    public func sendFileMessage(
        params: FileMessageCreateParams, completionHandler: FileMessageHandler? = nil
    ) -> FileMessage? {
        sendFileMessage(params: params, progressHandler: nil, completionHandler: completionHandler)
    }

    /// Sends a file, and tells how much of it is uploaded.
    ///
    /// - Parameter progressHandler: Called on the main actor with the message's request id, the bytes since the last
    ///   call, those since the beginning, and all there are. Not called once the upload has ended.
    @discardableResult
    public func sendFileMessage(
        params: FileMessageCreateParams, progressHandler: MultiProgressHandler?,
        completionHandler: FileMessageHandler?
    ) -> FileMessage? {
        let file: WireFile
        do {
            file = try params.wire(uploadBytesMost: client.fileAccess.value.uploadBytes)
        } catch {
            client.fail(completionHandler, ChatError(rawValue: error.code) ?? .unknownError, error.localizedDescription)
            return nil
        }
        let pending = client.makePending(for: self, text: params.message ?? "", file: file, params: params)
        client.watchProgress(of: pending.wire.requestID, progressHandler)
        client.post(.sendFile(pending, params.file), completionHandler) { $0.fileMessage }
        return FileMessage(pending)
    }

    /// Sends a file, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func sendFileMessage(
        params: FileMessageCreateParams, progressHandler: MultiProgressHandler? = nil
    ) async throws -> FileMessage {
        try await awaiting {
            sendFileMessage(params: params, progressHandler: progressHandler, completionHandler: $0)
        }
    }

    /// Sends several files, each as a message of its own, in this order.
    ///
    /// - Parameters:
    ///   - sentMessageHandler: Called for each file with the sent message or its error.
    ///   - completionHandler: Called when all are decided; with the first error if there was one.
    /// - Returns: The pending messages; files whose parameters are refused are left out.
    @discardableResult
    public func sendFileMessages(
        params: [FileMessageCreateParams], progressHandler: MultiProgressHandler? = nil,
        sentMessageHandler: FileMessageHandler? = nil, completionHandler: SBErrorHandler? = nil
    ) -> [FileMessage] {
        guard !params.isEmpty else {
            client.failEnd(completionHandler, .invalidParameter)
            return []
        }
        let tally = Locked<(left: Int, error: SBError?)>((params.count, nil))
        let report: FileMessageHandler = { message, error in
            sentMessageHandler?(message, error)
            let state = tally.withLock { tally in
                tally.left -= 1
                tally.error = tally.error ?? error
                return tally
            }
            if state.left == 0 { completionHandler?(state.error) }
        }
        return params.compactMap {
            sendFileMessage(params: $0, progressHandler: progressHandler, completionHandler: report)
        }
    }

    /// Sends a failed or cancelled file message of this channel again, under the same request id.
    ///
    /// Asking again while it is under way sends nothing a second time: every handler gets the one result.
    ///
    /// - Parameter binaryData: The file's bytes; needed only where this device does not keep them any more.
    /// - Returns: The pending message, at once; the given one when it cannot be sent again.
    @discardableResult
    public func resendFileMessage(
        _ message: FileMessage, binaryData: Data? = nil, completionHandler: FileMessageHandler? = nil
    ) -> FileMessage? {
        resendFileMessage(
            message, binaryData: binaryData, progressHandler: nil, completionHandler: completionHandler)
    }

    /// Sends a failed or cancelled file message of this channel again, and tells how much of it is uploaded.
    @discardableResult
    public func resendFileMessage(
        _ message: FileMessage, binaryData: Data?, progressHandler: MultiProgressHandler?,
        completionHandler: FileMessageHandler?
    ) -> FileMessage? {
        let isOurs = message.channelURL == channelURL && message.messageId == 0
        guard isOurs, message.sendingStatus == .failed || message.sendingStatus == .canceled else {
            client.fail(completionHandler, .invalidParameter, "Only failed messages of this channel can be resent.")
            return message
        }
        client.watchProgress(of: message.requestId, progressHandler)
        client.post(.resendFile(message.local, binaryData), completionHandler) { $0.fileMessage }
        var pending = message.local
        (pending.status, pending.errorCode) = (.pending, 0)
        return FileMessage(pending)
    }

    /// Sends a failed or cancelled file message again, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func resendFileMessage(
        _ message: FileMessage, binaryData: Data? = nil, progressHandler: MultiProgressHandler? = nil
    ) async throws -> FileMessage {
        try await awaiting {
            resendFileMessage(
                message, binaryData: binaryData, progressHandler: progressHandler, completionHandler: $0)
        }
    }

    /// Sends a copy of a sent file message to another channel; the server copies the file, nothing is uploaded.
    ///
    /// - Returns: The pending copy; nil when it is none that was sent (the handler gets 800110).
    @discardableResult
    public func copyFileMessage(
        _ message: FileMessage, toTargetChannel targetChannel: BaseChannel,
        completionHandler: FileMessageHandler? = nil
    ) -> FileMessage? {
        guard message.sendingStatus == .succeeded, message.channelURL == channelURL, let file = message.local.wire.file
        else {
            client.fail(completionHandler, .invalidParameter, "Only sent messages of this channel can be copied.")
            return nil
        }
        let pending = client.makePending(
            for: targetChannel, text: message.message, file: file, params: message.paramsOfCopy)
        client.post(.sendFile(pending, nil), completionHandler) { $0.fileMessage }
        return FileMessage(pending)
    }

    /// Sends a copy of a sent file message to another channel, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func copyFileMessage(
        _ message: FileMessage, toTargetChannel targetChannel: BaseChannel
    ) async throws -> FileMessage {
        try await awaiting { copyFileMessage(message, toTargetChannel: targetChannel, completionHandler: $0) }
    }

    /// Changes the data and the kind of a file message of the current user.
    public func updateFileMessage(
        messageId: Int64, params: FileMessageUpdateParams, completionHandler: FileMessageHandler? = nil
    ) {
        let change = UpdateMessage.Params(
            channelURL: channelURL, messageID: messageId, data: params.data, customType: params.customType)
        client.post(.updateMessage(change), completionHandler) { $0.fileMessage }
    }

    /// Changes the data and the kind of a file message of the current user.
    @discardableResult
    nonisolated(nonsending) public func updateFileMessage(
        messageId: Int64, params: FileMessageUpdateParams
    ) async throws -> FileMessage {
        try await awaiting { updateFileMessage(messageId: messageId, params: params, completionHandler: $0) }
    }

    /// Cancels the upload of a file that is being sent. Its message becomes cancelled: it can be resent or removed.
    ///
    /// - Parameter completionHandler: Gets true, or false with 800230 when nothing is being uploaded under the id.
    public class func cancelUploadingFileMessage(
        requestId: String, completionHandler: ((_ result: Bool, _ error: SBError?) -> Void)? = nil
    ) {
        let report: (Bool?, SBError?) -> Void = { done, error in completionHandler?(done ?? false, error) }
        Client.post(.cancelUpload(requestID: requestId), report) { outcome, _ in outcome.error == nil ? true : nil }
    }

    /// Cancels the upload of a file that is being sent.
    nonisolated(nonsending) public class func cancelUploadingFileMessage(requestId: String) async throws {
        try await awaitingEnd { done in
            cancelUploadingFileMessage(requestId: requestId) { done($1) }
        }
    }
}
