/// A wish for a picture; it is dropped when this is.
@MainActor
final class PictureRequest {
    private(set) var isWanted = true

    /// No longer wants the picture: the handler is not called after this.
    func cancel() {
        isWanted = false
    }
}
