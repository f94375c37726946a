internal import ChatDomain
internal import ChatWire
internal import Synchronization

/// Who has a socket now: how many, so that the order in which loops tell of them does not matter.
final class Presence: Sendable {
    private struct Name: Hashable {
        let applicationKey: Int64
        let userID: String
    }

    /// The most connections of an application on a day.
    struct Peak: Hashable, Sendable {
        let applicationKey: Int64
        let day: CalendarDay
        let count: Int
    }

    /// A user who has a socket.
    struct Connected: Hashable, Sendable {
        let applicationKey: Int64
        let userID: String
    }

    private struct State {
        var sockets: [Name: Int] = [:]
        /// How many sockets an application has.
        var counts: [Int64: Int] = [:]
        /// The most that it had on ``day``, where that was not taken yet.
        var peaks: [Int64: Int] = [:]
        /// Peaks of days that are over.
        var formerPeaks: [Peak] = []
        /// The day that the peaks are about; nil before the first look at the clock.
        var day: CalendarDay?
        /// Whether it is yet to be told who was connected when the day began.
        var dayIsNew = false

        /// Notices that another day has begun: whoever is connected is connected on it.
        mutating func turn(to now: CalendarDay) {
            guard day != now else { return }
            if let day {
                formerPeaks += peaks.map { Peak(applicationKey: $0.key, day: day, count: $0.value) }
                dayIsNew = true
            }
            peaks = counts
            day = now
        }
    }

    private let state = Mutex(State())

    /// Counts a socket that opened or closed; returns whether the user has none any more.
    ///
    /// - Parameter now: Milliseconds since 1970.
    func note(_ session: Session, isOpen: Bool, now: Int64) -> Bool {
        let name = Name(applicationKey: session.applicationKey, userID: session.userID)
        let application = session.applicationKey
        return state.withLock { state in
            state.turn(to: CalendarDay(milliseconds: now))
            let count = state.sockets[name, default: 0] + (isOpen ? 1 : -1)
            state.sockets[name] = count == 0 ? nil : count
            let all = state.counts[application, default: 0] + (isOpen ? 1 : -1)
            state.counts[application] = all == 0 ? nil : all
            if all > state.peaks[application] ?? 0 { state.peaks[application] = all }
            return count == 0
        }
    }

    /// How many sockets an application has.
    func count(applicationKey: Int64) -> Int { state.withLock { $0.counts[applicationKey] ?? 0 } }

    /// Gives what is to be noted of connections since the last call: peaks that rose, and once a day who was connected
    /// when it began.
    ///
    /// - Parameter now: Milliseconds since 1970.
    func takeFigures(now: Int64) -> (peaks: [Peak], connected: [Connected]) {
        state.withLock { state in
            let day = CalendarDay(milliseconds: now)
            state.turn(to: day)
            let peaks =
                state.formerPeaks + state.peaks.map { Peak(applicationKey: $0.key, day: day, count: $0.value) }
            let connected =
                state.dayIsNew
                ? state.sockets.keys.map { Connected(applicationKey: $0.applicationKey, userID: $0.userID) } : []
            state.formerPeaks = []
            state.peaks = [:]
            state.dayIsNew = false
            return (peaks, connected)
        }
    }

    /// Whether a user has a socket.
    func isConnected(_ userID: String, applicationKey: Int64) -> Bool {
        state.withLock { $0.sockets[Name(applicationKey: applicationKey, userID: userID)] ?? 0 } > 0
    }

    /// The user with the state of the connection filled in. Whoever is online was not "last seen".
    func filled(_ user: WireUser, lastSeenAt: Int64, applicationKey: Int64) -> WireUser {
        var user = user
        let name = Name(applicationKey: applicationKey, userID: user.userID)
        let isOnline = state.withLock { $0.sockets[name] ?? 0 } > 0
        user.isOnline = isOnline
        user.lastSeenAt = isOnline ? 0 : lastSeenAt
        return user
    }
}
