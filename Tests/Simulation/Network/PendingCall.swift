@testable import SendbirdChatSDK

/// A call that is answered once: what comes later is dropped.
@MainActor
final class PendingCall {
    private var answer: ((HTTPAnswer) -> Void)?

    init(_ answer: @escaping (HTTPAnswer) -> Void) { self.answer = answer }

    func end(_ result: HTTPAnswer) {
        let answer = answer
        self.answer = nil
        answer?(result)
    }
}
