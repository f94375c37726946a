import ChatWire
import Foundation
import Synchronization

@testable import ChatServer

/// Several who write into one channel at once, and what each was told.
final class Senders: Sendable {
    /// What was acknowledged, in the order of the acknowledgements; and what was asked for.
    struct Told: Sendable {
        var acknowledged: [WireMessage] = []
        var asked: [String] = []
        var refusals: [WireError] = []
    }

    private let told = Mutex(Told())
    private let users: [ServiceFixture.LoggedIn]
    private let channel: String

    init(_ users: [ServiceFixture.LoggedIn], in channel: String) {
        self.users = users
        self.channel = channel
    }

    var result: Told { told.withLock { $0 } }

    /// Everyone sends, one message after the other, until there are so many of each or one is refused.
    func send(_ most: Int, round: String, over fixture: ServiceFixture) async {
        await withTaskGroup(of: Void.self) { group in
            for user in users {
                group.addTask { [self] in
                    for number in 0..<most {
                        let text = "\(round) \(user.result.user.userID) \(number)"
                        guard await send(text, as: user, over: fixture) else { return }
                    }
                }
            }
        }
    }

    /// As a client's outbox does after a break: everything again, with the same request ids.
    func resend(over fixture: ServiceFixture) async throws {
        for text in result.asked {
            let user = users.first { text.split(separator: " ").dropFirst().first == Substring($0.result.user.userID) }
            if let user { _ = await send(text, as: user, over: fixture, isNew: false) }
        }
    }

    private func send(
        _ text: String, as user: ServiceFixture.LoggedIn, over fixture: ServiceFixture, isNew: Bool = true
    ) async -> Bool {
        if isNew { told.withLock { $0.asked.append(text) } }
        let params = SendMessage.Params(channelURL: channel, requestID: text, message: text)
        guard let bytes = try? ServiceFixture.encode(RequestFrame(id: 1, method: SendMessage.name, params: params))
        else { return false }
        let reply = await withCheckedContinuation { continuation in
            fixture.service.handle(frame: bytes, session: user.session, connection: 1) {
                continuation.resume(returning: $0)
            }
        }
        do {
            let result: MessageResult = try ServiceFixture.result(reply)
            told.withLock { $0.acknowledged.append(result.message) }
            return true
        } catch {
            told.withLock { $0.refusals.append(error as? WireError ?? WireError(.internalServerError, "\(error)")) }
            return false
        }
    }
}
