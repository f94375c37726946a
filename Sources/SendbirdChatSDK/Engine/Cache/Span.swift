/// A stretch of a channel's history of which the cache holds every message, by `createdAt`, both ends included.
struct Span: Hashable, Sendable {
    /// 0 for the channel's beginning.
    var from: Int64
    /// `Int64.max` for the channel's end: what comes next belongs to it.
    var to: Int64

    /// Whether every new message lengthens it.
    var isLive: Bool { to == .max }

    func contains(_ time: Int64) -> Bool { from <= time && time <= to }
}
