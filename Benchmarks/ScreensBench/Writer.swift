import Foundation
import SendbirdChatSDK

/// Bo, who writes into the channel that Ana looks at.
@MainActor
final class Writer {
    static let application = "bench"
    static let channelURL = "bench"

    private let host: String
    private var sent = 0
    private var acknowledged = 0
    private var wanted = 0
    private var onAcknowledged: () -> Void = {}
    private var done: CheckedContinuation<Void, any Error>?
    private var timer: (any DispatchSourceTimer)?

    nonisolated init(host: String) {
        self.host = host
    }

    /// Writes so many messages, at most 500 of them on their way.
    func fill(_ count: Int) async throws {
        let channel = try await connect()
        wanted = count
        onAcknowledged = { [weak self] in self?.fillUp(channel) }
        try await withCheckedThrowingContinuation { done in
            self.done = done
            fillUp(channel)
        }
        print("filled: \(count) messages")
    }

    private func fillUp(_ channel: GroupChannel) {
        while sent < wanted, sent - acknowledged < 500 { write(to: channel) }
        if acknowledged == wanted { finish(nil) }
    }

    /// Writes ten messages each 20 milliseconds.
    func send(seconds: Int) async throws {
        let channel = try await connect()
        wanted = seconds * 500
        let timer = DispatchSource.makeTimerSource(queue: .main)
        self.timer = timer
        timer.schedule(deadline: .now(), repeating: .milliseconds(20))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.writeTen(to: channel) } }
        try await withCheckedThrowingContinuation { done in
            self.done = done
            timer.resume()
        }
        print("sent: \(sent) messages in \(seconds) s, \(acknowledged) acknowledged by then")
    }

    private func writeTen(to channel: GroupChannel) {
        guard sent < wanted else {
            timer?.cancel()
            return finish(nil)
        }
        for _ in 0..<10 { write(to: channel) }
    }

    private func finish(_ error: SBError?) {
        if let error { done?.resume(throwing: error) } else { done?.resume() }
        done = nil
    }

    private func connect() async throws -> GroupChannel {
        let params = InitParams(applicationId: Self.application)
        params.apiHost = host
        try await SendbirdChat.initialize(params: params)
        try await SendbirdChat.connect(userId: "bo")
        return try await GroupChannel.getChannel(url: Self.channelURL)
    }

    private func write(to channel: GroupChannel) {
        let words = ["hello", "see", "you", "tomorrow", "at", "the", "station", "then", "we", "go", "on", "together"]
        let length = 1 + (sent % 100) * (sent % 7) / 10
        let text = (0..<length).map { words[(sent + $0) % words.count] }.joined(separator: " ")
        sent += 1
        _ = channel.sendUserMessage("\(sent) \(text)") { [weak self] _, error in
            guard let self else { return }
            if let error { return finish(error) }
            acknowledged += 1
            onAcknowledged()
        }
    }
}
