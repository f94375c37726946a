internal import Dispatch

/// Calls something every second, on a queue of its own, until it is cancelled.
// Unchecked: the one field is constant, and dispatch sources may be used from any thread.
final class Ticker: @unchecked Sendable {
    private let source: any DispatchSourceTimer

    init(_ body: @escaping @Sendable () -> Void) {
        source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "server.ticker"))
        source.schedule(deadline: .now(), repeating: .seconds(1), leeway: .milliseconds(200))
        source.setEventHandler(handler: body)
        source.resume()
    }

    /// No call begins after this returns, but one that has begun may go on.
    func cancel() { source.cancel() }
}
