/// What a client takes from outside: time, chance, ids, network, threads. Tests pass their own.
struct Surroundings: Sendable {
    /// The time now.
    var now: @Sendable () -> Moment
    /// A number that cannot be foretold, for the jitter of retries.
    var random: @Sendable () -> UInt64
    /// An id for a message to send, unlike any other.
    var makeRequestID: @Sendable () -> String
    /// Makes the network.
    var network: any ClientNetwork
    /// Runs work on the engine's one serial executor.
    var schedule: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Runs work on the engine's executor after some milliseconds.
    var scheduleAfter: @Sendable (Int64, @escaping @Sendable () -> Void) -> Void
    /// Runs work on the main actor, in the order of the calls.
    var deliver: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    /// Calls the body whenever the network came back, or the app came to the front.
    var watchReturns: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
}

extension Surroundings {
    /// The real ones.
    static func live() -> Surroundings {
        let queue = DispatchQueue(label: "com.sendbird.chat.engine", qos: .userInitiated)
        return Surroundings(
            now: { Moment.current },
            random: { UInt64.random(in: .min ... .max) },
            makeRequestID: { UUID().uuidString.lowercased() },
            network: LiveNetwork.make(),
            schedule: { work in queue.async(execute: work) },
            scheduleAfter: { delay, work in
                queue.asyncAfter(deadline: .now() + .milliseconds(Int(clamping: max(0, delay))), execute: work)
            },
            deliver: { work in
                DispatchQueue.main.async { MainActor.assumeIsolated(work) }
            }, watchReturns: { body in Returns.watch(body) })
    }
}
