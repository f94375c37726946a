import Foundation
import SendbirdChatSDK

// Guide: Sending files.

/// Sends one file and tells how far it is.
@MainActor
final class FileUpload {
    /// From 0 to 1.
    private(set) var progress = 0.0
    private var requestId: String?

    init() {}

    /// Sends a picture; returns its message when the server has it.
    func send(_ data: Data, named name: String, to channel: BaseChannel) async throws -> FileMessage {
        let params = FileMessageCreateParams(file: data) { params in
            params.fileName = name
            params.thumbnailSizes = [.make(maxWidth: 320, maxHeight: 320)]
        }
        return try await withCheckedThrowingContinuation { done in
            let pending = channel.sendFileMessage(
                params: params,
                progressHandler: { _, _, sent, total in
                    self.progress = Double(sent) / Double(max(total, 1))
                },
                completionHandler: { message, error in
                    if let message, error == nil { done.resume(returning: message) }
                    if let error { done.resume(throwing: error) }
                })
            requestId = pending?.requestId
        }
    }

    /// Stops the upload; sending ends with the error that says so.
    func cancel() async throws {
        guard let requestId else { return }
        try await BaseChannel.cancelUploadingFileMessage(requestId: requestId)
    }
}
