internal import CGTK
internal import CGTKHost
internal import Foundation

/// A drop of the toolkit, kept while what was dropped is read.
@MainActor
final class HeldDrop {
    /// The toolkit's object, of which this holds a reference.
    private let drop: OpaquePointer
    private var isFinished = false

    init(_ drop: OpaquePointer) {
        self.drop = drop
        g_object_ref(UnsafeMutableRawPointer(drop))
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(drop))
    }

    /// Reads a form of it; nil when that fails.
    func read(_ mimeType: String, completion: @escaping @MainActor @Sendable (Data?) -> Void) {
        let context = Unmanaged.passRetained(TransferAnswer(completion)).toOpaque()
        roost_drop_read(drop, mimeType, TransferAnswer.received, context)
    }

    /// Lets the other program go on.
    func finish(_ isTaken: Bool) {
        guard !isFinished else { return }
        isFinished = true
        roost_drop_finish(drop, isTaken ? 1 : 0)
    }
}
