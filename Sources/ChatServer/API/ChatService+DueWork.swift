internal import ChatDomain
internal import ChatWire
internal import Synchronization

/// What the server does by the clock.
extension ChatService {
    /// What may be due, in the order in which it is looked for.
    enum DueWork: CaseIterable, Sendable {
        /// Channels that are to be told of orders about their custom type.
        case types
        /// Polls that close.
        case polls
        /// Messages that were scheduled.
        case scheduledMessages
        /// Announcements.
        case announcements
        /// What retention rules let go.
        case retention
        /// Users who are to be deleted.
        case privacy
    }

    /// Does what is due now, slice by slice: each is a job of its own, so that what users ask meanwhile is answered in
    /// between. To be called every second; a call while the one before goes on does nothing.
    ///
    /// - Parameter completion: Called when nothing is due any more.
    package func doDueWork(completion: @escaping @Sendable () -> Void = {}) {
        guard dueWork.begin() else { return completion() }
        doDueWork(DueWork.allCases[...]) { [self] in
            dueWork.end()
            completion()
        }
    }

    private func doDueWork(_ kinds: ArraySlice<DueWork>, completion: @escaping @Sendable () -> Void) {
        guard let kind = kinds.first else { return completion() }
        store.write { [sessions] context in
            try context.doSlice(of: kind, sessions: sessions)
        } completion: { [self] result in
            // A fault was reported; the next second tries again.
            let isMore = (try? result.get()) ?? false
            doDueWork(isMore ? kinds : kinds.dropFirst(), completion: completion)
        }
    }
}

/// Whether due work is under way.
final class DueWorkGate: Sendable {
    private let isBusy = Atomic(false)

    /// Begins; false where it is under way already.
    func begin() -> Bool { !isBusy.exchange(true, ordering: .acquiringAndReleasing) }

    /// Ends.
    func end() { isBusy.store(false, ordering: .releasing) }
}

extension WriteContext {
    /// How much of what is due is done in one job.
    private static let sliceMost = 50

    /// Does a slice of what is due.
    ///
    /// - Returns: Whether more may be due.
    func doSlice(of kind: ChatService.DueWork, sessions: SessionTable) throws -> Bool {
        switch kind {
        case .types: return try tellTypes(limit: Self.typeChannelsMost)
        case .polls: return try closeDuePolls(limit: Self.sliceMost)
        case .announcements: return try sendAnnouncements()
        case .retention: return try applyRetention()
        case .privacy: return try deleteForPrivacy(sessions: sessions)
        case .scheduledMessages:
            for _ in 0..<Self.sliceMost {
                guard try sendDueScheduled() else { return false }
            }
            return true
        }
    }
}
