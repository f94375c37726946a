/// Keeps a handler on the frame clock until it is cancelled.
@MainActor
final class FrameObservation {
    private var onCancel: (() -> Void)?

    init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    /// Ends the calls; none comes afterwards.
    func cancel() {
        onCancel?()
        onCancel = nil
    }
}
