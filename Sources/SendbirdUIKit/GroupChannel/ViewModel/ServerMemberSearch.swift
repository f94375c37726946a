import SendbirdChatSDK
import UIKit

/// Asks the server for members by the beginning of their names, once nothing
/// else is typed for a moment. Let go of, it tells nothing any more.
@MainActor
final class ServerMemberSearch {
    private let found: ([SBUUser]) -> Void
    /// What waits for the typing to pause.
    private(set) var timer: MainTimer?

    /// - Parameter found: Called once, with nobody where the server cannot be asked.
    init(
        channel: GroupChannel, text: String, limit: Int, after delay: TimeInterval,
        found: @escaping ([SBUUser]) -> Void
    ) {
        self.found = found
        timer = MainTimer(after: delay) { [weak self] in self?.ask(channel, text, limit) }
    }

    private func ask(_ channel: GroupChannel, _ text: String, _ limit: Int) {
        let query = channel.createMemberListQuery { params in
            params.limit = UInt(clamping: limit + 1)
            params.nicknameStartsWithFilter = text.isEmpty ? nil : text
        }
        query?.loadNextPage { [weak self] members, _ in
            let own = SBUGlobals.currentUser?.userId
            self?.found((members ?? []).filter { $0.userId != own }.map { SBUUser(member: $0) })
        }
    }
}
