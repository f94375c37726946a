internal import CGTKHost
internal import Foundation

/// Who waits for a form of what another program has copied or dragged.
final class TransferAnswer: Sendable {
    private let completion: @MainActor @Sendable (Data?) -> Void

    init(_ completion: @escaping @MainActor @Sendable (Data?) -> Void) {
        self.completion = completion
    }

    /// What C calls, once, on the main thread, with a retained answer as its context.
    static let received: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, UInt, Int32) -> Void = {
        context, bytes, count, isRead in
        guard let context else { return }
        let data = isRead != 0 ? bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data() : nil
        let answer = Unmanaged<TransferAnswer>.fromOpaque(context).takeRetainedValue()
        MainActor.assumeIsolated { answer.completion(data) }
    }
}
