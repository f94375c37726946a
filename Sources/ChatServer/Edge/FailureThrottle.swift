internal import ChatTransport
internal import Synchronization

/// Counts failed logins and refused keys by address, so that nobody can try tokens as fast as the wire allows.
///
/// Only failures count: any number of users behind one address may log in. A count starts anew a minute after its
/// first failure. At the limit the address waits for the rest of that minute; each time that it comes to the limit
/// again within an hour it waits twice as long as before, up to an hour.
///
/// An address of IPv6 counts with the others of its network of 64 bits: one household or server has as many as it
/// likes of them. Accounts are not counted: who could make an account wait could keep its owner out, and tokens are
/// too long to be found by trying.
final class FailureThrottle: Sendable {
    private struct Count {
        var number: Int
        var since: LoopInstant
        /// When the address may come back; nil before it first came to the limit.
        var blockedUntil: LoopInstant?
        /// How often it came to the limit.
        var blocks = 0

        /// Whether nothing of it matters any more.
        func isOver(at now: LoopInstant) -> Bool {
            guard let blockedUntil else { return now >= since + FailureThrottle.period }
            return now >= blockedUntil + FailureThrottle.memory
        }
    }

    private static func isIdle(_ count: Count, at now: LoopInstant) -> Bool {
        now >= (count.blockedUntil ?? count.since + period)
    }

    /// A wait that has just begun.
    struct Block: Equatable {
        /// The address, or the network, that has to wait.
        let address: String
        /// How long.
        let duration: Duration
    }

    private let counts = Mutex<[String: Count]>([:])
    private let failuresMax: Int
    private static let period = Duration.seconds(60)
    /// How long a wait is remembered, to make the next one longer; also the longest wait.
    private static let memory = Duration.seconds(3_600)
    /// Addresses remembered at the most; when there are more, those that need not wait go.
    private static let addressesMax = 10_000

    init(failuresMax: Int) { self.failuresMax = failuresMax }

    /// Notes a failure; gives the wait that begins with it, if one does: one line in a log, however many failures.
    @discardableResult
    func failed(_ address: String, at now: LoopInstant) -> Block? {
        let address = Self.network(of: address)
        return counts.withLock { counts in
            if counts[address] == nil {
                if counts.count >= Self.addressesMax { counts = counts.filter { !Self.isIdle($0.value, at: now) } }
                // An attacker with more addresses than that is beyond a count by address.
                guard counts.count < Self.addressesMax else { return nil }
            }
            var count = counts[address] ?? Count(number: 0, since: now)
            if count.isOver(at: now) { count = Count(number: 0, since: now) }
            if let end = count.blockedUntil, now < end { return nil }
            if now >= count.since + Self.period { (count.number, count.since) = (0, now) }
            count.number += 1
            defer { counts[address] = count }
            guard count.number >= failuresMax else { return nil }
            let duration = Self.wait(after: count.blocks, since: count.since, now: now)
            count.blocks += 1
            count.blockedUntil = now + duration
            count.number = 0
            return Block(address: address, duration: duration)
        }
    }

    /// How long an address must wait, or nil when it need not.
    func wait(for address: String, at now: LoopInstant) -> Duration? {
        let address = Self.network(of: address)
        return counts.withLock { counts in
            guard let end = counts[address]?.blockedUntil, now < end else { return nil }
            return end.duration(since: now)
        }
    }

    private static func wait(after blocks: Int, since: LoopInstant, now: LoopInstant) -> Duration {
        guard blocks > 0 else { return (since + period).duration(since: now) }
        return min(memory, period * (1 << min(blocks, 10)))
    }

    private static func network(of address: String) -> String {
        guard address.utf8.contains(0x3A), let parsed = NetworkAddress(address) else { return address }
        return parsed.isFour ? parsed.description : "\(parsed.prefix(bits: 64))/64"
    }
}
