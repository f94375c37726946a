public import SendbirdChatSDK

/// What the viewer of a picture asks for.
@preconcurrency @MainActor
public protocol SBUFileViewerDelegate: AnyObject {
    /// Delete was confirmed; the viewer has gone.
    func didSelectDeleteImage(message: FileMessage)
}
