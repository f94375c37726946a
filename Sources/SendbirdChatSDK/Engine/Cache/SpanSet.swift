/// The stretches of a channel that the cache holds whole: ascending, parted by gaps.
///
/// They keep one old message that was looked up from passing for history without a hole.
struct SpanSet: Hashable, Sendable {
    private(set) var spans: [Span] = []

    init(_ spans: [Span] = []) {
        for span in spans { insert(span) }
    }

    var isEmpty: Bool { spans.isEmpty }

    /// The stretch that new messages lengthen.
    var live: Span? { spans.last.flatMap { $0.isLive ? $0 : nil } }

    /// The stretch that holds a time.
    func span(containing time: Int64) -> Span? {
        spans.first { $0.contains(time) }
    }

    /// The newest stretch that begins at or before a time.
    func last(beginningBy time: Int64) -> Span? {
        spans.last { $0.from <= time }
    }

    /// Adds a stretch, and joins it with those that it touches.
    mutating func insert(_ span: Span) {
        guard span.from <= span.to else { return }
        var joined = span
        var rest: [Span] = []
        for other in spans {
            if other.to >= joined.from && other.from <= joined.to {
                joined.from = min(joined.from, other.from)
                joined.to = max(joined.to, other.to)
            } else {
                rest.append(other)
            }
        }
        let index = rest.firstIndex { $0.from > joined.from } ?? rest.count
        rest.insert(joined, at: index)
        spans = rest
    }

    /// Forgets all.
    mutating func removeAll() { spans = [] }
}
