internal import ChatWire
internal import Synchronization

/// Counts what users ask for, and refuses what is too much: the one place of it.
///
/// A bucket for each user and kind holds as many tokens as may come at once, and fills at the rate; a request takes
/// one. Decided before the request reaches the store, so that what is refused costs next to nothing.
final class RequestRates: Sendable {
    /// What a request is for.
    enum Kind: Hashable, Sendable {
        case messages, receipts, reads, changes
    }

    private struct Name: Hashable {
        let userKey: Int64
        let kind: Kind
    }

    private struct Bucket {
        var tokens: Double
        var filledAt: Int64
    }

    /// How many buckets are kept; past it the full ones are dropped, which are as good as new.
    private static let bucketsMost = 100_000

    private let limits: RateLimits
    private let buckets = Mutex<[Name: Bucket]>([:])

    init(_ limits: RateLimits) { self.limits = limits }

    /// What a socket's request is for; nil for what is never refused.
    static func kind(of command: SocketCommand) -> Kind? {
        switch command {
        case .login, .logout, .ping, .unknown: nil
        case .sendMessage: .messages
        case .markRead, .markDelivered, .setTyping: .receipts
        case .channelChanges, .channelsChanges: .reads
        default: .changes
        }
    }

    /// What a REST request is for.
    static func kind(of route: RESTRoute) -> Kind {
        if route.method == "GET" { return .reads }
        if route.method == "POST", route.path.hasSuffix("/messages") { return .messages }
        let isReceipt = ["/mark_as_read", "/mark_as_delivered", "/typing"].contains { route.path.hasSuffix($0) }
        return isReceipt ? .receipts : .changes
    }

    /// Takes a request into account.
    ///
    /// - Throws: 900200 for messages and 500910 for anything else, with the milliseconds to wait.
    func check(_ kind: Kind?, userKey: Int64, now: Int64) throws(WireError) {
        guard let kind, let rate = rate(of: kind) else { return }
        let wait = buckets.withLock { buckets -> Int64? in
            if buckets.count >= Self.bucketsMost { drop(from: &buckets, now: now) }
            let name = Name(userKey: userKey, kind: kind)
            var bucket = filled(buckets[name], rate, now: now)
            defer { buckets[name] = bucket }
            // Fractions that add up to one may fall short of it by a hair.
            guard bucket.tokens < 1 - 1e-9 else {
                bucket.tokens -= 1
                return nil
            }
            return Int64(((1 - bucket.tokens) / Double(rate.perSecond) * 1_000).rounded(.up))
        }
        guard let wait else { return }
        throw WireError(
            kind == .messages ? .socketTooManyMessages : .rateLimitExceeded,
            "At most \(rate.perSecond) a second: wait.", retryAfterMilliseconds: wait)
    }

    private func rate(of kind: Kind) -> RateLimits.Rate? {
        guard limits.isOn else { return nil }
        return switch kind {
        case .messages: limits.messages
        case .receipts: limits.receipts
        case .reads: limits.reads
        case .changes: limits.changes
        }
    }

    private func filled(_ bucket: Bucket?, _ rate: RateLimits.Rate, now: Int64) -> Bucket {
        guard let bucket else { return Bucket(tokens: Double(rate.burst), filledAt: now) }
        // A clock that was set back fills nothing, and the next moment counts from there.
        let elapsed = Double(max(0, now - bucket.filledAt)) / 1_000
        return Bucket(tokens: min(Double(rate.burst), bucket.tokens + elapsed * Double(rate.perSecond)), filledAt: now)
    }

    private func drop(from buckets: inout [Name: Bucket], now: Int64) {
        buckets = buckets.filter { name, bucket in
            guard let rate = rate(of: name.kind) else { return false }
            return filled(bucket, rate, now: now).tokens < Double(rate.burst)
        }
        // All of them are busy: better forgotten than without bound.
        if buckets.count >= Self.bucketsMost { buckets.removeAll() }
    }
}
