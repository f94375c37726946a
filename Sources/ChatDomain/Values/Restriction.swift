/// Since and until when operators keep a user from sending, or from the channel, and why.
public struct Restriction: Hashable, Sendable {
    /// Since when, in milliseconds since 1970.
    public var since: Int64
    /// Until when, in milliseconds since 1970; nil without an end.
    public var until: Int64?
    /// What the operator gave as the reason; may be empty.
    public var note: String

    /// Makes a restriction.
    public init(since: Int64 = 0, until: Int64? = nil, note: String = "") {
        self.since = since
        self.until = until
        self.note = note
    }

    /// Whether it is over at a time.
    public func isOver(at now: Int64) -> Bool { until.map { $0 <= now } ?? false }

    /// The one of two that holds longer; the other where one is nil.
    static func longer(_ one: Restriction?, _ other: Restriction?) -> Restriction? {
        guard let one, let other else { return one ?? other }
        guard let end = one.until else { return one }
        return other.until.map { $0 > end } ?? true ? other : one
    }

    /// The end as it travels: -1 without one.
    public var endAt: Int64 { until ?? -1 }
}
