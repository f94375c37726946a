import Testing

@testable import SendbirdChatSDK

@Suite("A set of spans")
struct SpanSetTests {
    @Test("Spans that touch become one, others stay apart")
    func joins() {
        var set = SpanSet([Span(from: 10, to: 20), Span(from: 40, to: 50)])
        set.insert(Span(from: 20, to: 30))
        #expect(set.spans == [Span(from: 10, to: 30), Span(from: 40, to: 50)])
        set.insert(Span(from: 25, to: 45))
        #expect(set.spans == [Span(from: 10, to: 50)])
    }

    @Test("Only a span that reaches the end is live")
    func live() {
        #expect(SpanSet([Span(from: 1, to: 2)]).live == nil)
        #expect(SpanSet([Span(from: 1, to: 2), Span(from: 5, to: .max)]).live == Span(from: 5, to: .max))
    }

    @Test("An empty span is not kept")
    func emptySpan() {
        #expect(SpanSet([Span(from: 2, to: 1)]).isEmpty)
    }

    @Test("Any sequence of insertions holds the same points as a plain set", arguments: 0..<20 as Range<UInt64>)
    func againstPoints(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var set = SpanSet()
        var points: Set<Int64> = []
        for _ in 0..<30 {
            let from = Int64.random(in: 0..<100, using: &random)
            let to = from + Int64.random(in: 0..<12, using: &random)
            set.insert(Span(from: from, to: to))
            points.formUnion(from...to)
            #expect(Set((0..<120 as Range<Int64>).filter { set.span(containing: $0) != nil }) == points, "seed \(seed)")
            #expect(zip(set.spans, set.spans.dropFirst()).allSatisfy { $0.to < $1.from }, "seed \(seed)")
        }
    }
}
