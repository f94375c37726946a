internal import ChatTransport
internal import Synchronization

/// Counts failed logins and refused keys by address, so that nobody can try tokens as fast as the wire allows.
///
/// Only failures count: any number of users behind one address may log in.
/// A count starts anew a minute after its first failure. Who reached the limit
/// and goes on afterwards waits twice as long each time, up to sixteen minutes;
/// after as long a time without reaching it all is forgotten.
///
/// Not by account: whoever knows a user's id could lock the user out, and a
/// token of 256 random bits cannot be guessed from many addresses either.
final class FailureThrottle: Sendable {
    private struct Count {
        var number = 1
        let since: LoopInstant
        /// How often the limit was reached in a row before.
        let strikes: Int

        /// How long the count goes on.
        var period: Duration { .seconds(60 << min(strikes, FailureThrottle.strikesMost)) }
        /// When it is over.
        var end: LoopInstant { since + period }
        /// When nothing of it is remembered.
        var forgotten: LoopInstant { end + period }
    }

    private let counts = Mutex<[String: Count]>([:])
    private let failuresMax: Int
    /// From a minute to sixteen.
    private static let strikesMost = 4
    /// Addresses remembered at the most; when there are more, those that are forgotten go.
    private static let addressesMax = 10_000

    init(failuresMax: Int) { self.failuresMax = failuresMax }

    /// Notes a failure.
    func failed(_ address: String, at now: LoopInstant) {
        counts.withLock { counts in
            let known = counts[address]
            if let known, now < known.end {
                counts[address]?.number += 1
                return
            }
            var strikes = 0
            if let known, now < known.forgotten { strikes = known.strikes + (known.number >= failuresMax ? 1 : 0) }
            if known == nil, counts.count >= Self.addressesMax { counts = counts.filter { now < $0.value.forgotten } }
            // An attacker with more addresses than that is beyond a count by address.
            if known != nil || counts.count < Self.addressesMax {
                counts[address] = Count(since: now, strikes: strikes)
            }
        }
    }

    /// How long an address must wait, or nil when it need not.
    func wait(for address: String, at now: LoopInstant) -> Duration? {
        counts.withLock { counts in
            guard let known = counts[address], known.number >= failuresMax else { return nil }
            return now < known.end ? known.end.duration(since: now) : nil
        }
    }
}
