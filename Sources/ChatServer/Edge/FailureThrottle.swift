internal import ChatTransport
internal import Synchronization

/// Counts failed logins and refused keys by address, so that nobody can try tokens as fast as the wire allows.
///
/// Only failures count: any number of users behind one address may log in.
/// A count starts anew a minute after its first failure.
final class FailureThrottle: Sendable {
    private struct Count {
        var number: Int
        let since: LoopInstant
    }

    private let counts = Mutex<[String: Count]>([:])
    private let failuresMax: Int
    private static let period = Duration.seconds(60)
    /// Addresses remembered at the most; when there are more, those whose minute is over go.
    private static let addressesMax = 10_000

    init(failuresMax: Int) { self.failuresMax = failuresMax }

    /// Notes a failure.
    func failed(_ address: String, at now: LoopInstant) {
        counts.withLock { counts in
            if let known = counts[address], now < known.since + Self.period {
                counts[address]?.number += 1
                return
            }
            if counts.count >= Self.addressesMax { counts = counts.filter { now < $0.value.since + Self.period } }
            // An attacker with more addresses than that is beyond a count by address.
            if counts.count < Self.addressesMax { counts[address] = Count(number: 1, since: now) }
        }
    }

    /// How long an address must wait, or nil when it need not.
    func wait(for address: String, at now: LoopInstant) -> Duration? {
        counts.withLock { counts in
            guard let known = counts[address], known.number >= failuresMax else { return nil }
            let end = known.since + Self.period
            return now < end ? end.duration(since: now) : nil
        }
    }
}
