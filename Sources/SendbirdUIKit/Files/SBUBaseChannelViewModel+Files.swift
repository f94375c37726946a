import Foundation
import SendbirdChatSDK
import UIKit

// How files are sent.
extension SBUBaseChannelViewModel {
    /// The thumbnail that is asked for, in pixels: what a row shows on a fine screen.
    static let thumbnailSize = CGSize(width: 720, height: 720)

    func send(_ params: FileMessageCreateParams) {
        guard let channel else { return }
        let data = params.file
        let pending = channel.sendFileMessage(params: params, progressHandler: progress) { [weak self] message, error in
            self?.didSend(message, error)
        }
        guard let pending else { return }
        // What is shown while it is on its way is what was chosen; nothing is fetched for it.
        if pending.type.hasPrefix("image/"), let data { PictureLoader.shared.keep(data, for: pending.requestId) }
        upsertMessagesInList(messages: [pending], needReload: true)
        baseDelegate?.baseChannelViewModel(
            self, shouldUpdateScrollInMessageList: fullMessageList, forContext: nil, keepsScroll: false)
    }

    func resend(_ message: FileMessage, in channel: BaseChannel) {
        let pending = channel.resendFileMessage(message, binaryData: nil, progressHandler: progress) {
            [weak self] message, error in
            self?.didSend(message, error)
        }
        if let pending { upsertMessagesInList(messages: [pending], needReload: true) }
    }

    /// Stops the upload of a file; its message can be sent again or removed.
    func cancelUpload(of message: FileMessage) {
        BaseChannel.cancelUploadingFileMessage(requestId: message.requestId) { _, _ in }
    }

    private var progress: MultiProgressHandler {
        { requestID, _, sent, expected in
            guard let requestID, expected > 0 else { return }
            MainActor.assumeIsolated {
                FileUploads.shared.set(Double(sent) / Double(expected), of: requestID)
            }
        }
    }

    private func didSend(_ message: FileMessage?, _ error: SBError?) {
        if let message {
            FileUploads.shared.end(message.requestId)
            upsertMessagesInList(messages: [message], needReload: true)
        }
        // Cancelling is what the user asked for, and no fault.
        if let error, error.code != ChatError.fileUploadCanceled.rawValue { baseDelegate?.didReceiveError(error) }
    }
}
