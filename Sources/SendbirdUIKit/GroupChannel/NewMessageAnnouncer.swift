import SendbirdChatSDK
import UIKit

/// Has assistive tools read new messages out: the first at once, those that
/// follow within moments summed up, so that a burst does not talk for minutes.
@MainActor
final class NewMessageAnnouncer {
    /// How long after an announcement others are collected, in seconds.
    static let pause: TimeInterval = 3

    private let announce: (String) -> Void
    private let later: (TimeInterval, @escaping @MainActor () -> Void) -> Void
    private var collected: [BaseMessage] = []
    private var isPausing = false

    /// - Parameters:
    ///   - announce: Has a text read out.
    ///   - later: Does something after so many seconds.
    init(
        announce: @escaping (String) -> Void = {
            UIAccessibility.post(notification: .announcement, argument: $0)
        },
        later: @escaping (TimeInterval, @escaping @MainActor () -> Void) -> Void = { seconds, work in
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { work() } }
        }
    ) {
        self.announce = announce
        self.later = later
    }

    /// A message came in.
    func tell(_ message: BaseMessage) {
        collected.append(message)
        guard !isPausing else { return }
        speak()
    }

    private func speak() {
        guard !collected.isEmpty else { return }
        let messages = collected
        collected = []
        announce(Self.text(of: messages))
        isPausing = true
        later(Self.pause) { [weak self] in
            self?.isPausing = false
            self?.speak()
        }
    }

    private static func text(of messages: [BaseMessage]) -> String {
        guard messages.count == 1, let message = messages.first else {
            return SBUStringSet.Accessibility_New_Messages(messages.count)
        }
        let sender = message.sender.map { SBUUser(sender: $0).refinedNickname() } ?? SBUStringSet.Message_System
        return SBUStringSet.Accessibility_New_Message(sender, MessageSentence.content(of: message))
    }
}
