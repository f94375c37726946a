/// Collects events from a loop's thread for a test that awaits them.
struct EventLog<Event: Sendable>: Sendable {
    private let stream: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded) }

    func append(_ event: Event) { continuation.yield(event) }

    /// The next event; waits for it. One reader at a time.
    func next() async -> Event? {
        var iterator = stream.makeAsyncIterator()
        return await iterator.next()
    }

    /// The events up to and with the first that `isLast` names.
    func upTo(_ isLast: (Event) -> Bool) async -> [Event] {
        var events: [Event] = []
        for await event in stream {
            events.append(event)
            if isLast(event) { break }
        }
        return events
    }
}
