import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// A server, devices, a network and a clock in one thread: every step is the test's.
// Unchecked: touched by the test's one thread only, the main actor's, but for the work that waits, behind a lock.
final class Rig: @unchecked Sendable {
    let server = ModelServer()
    private(set) var now = Moment(uptime: 0, wall: 1_000_000)
    /// How far the devices' clocks are off, in milliseconds: more than 0 is ahead.
    var clockError: Int64 = 0
    private var timers: [(at: Int64, number: Int, work: @Sendable () -> Void)] = []
    private var timerNumber = 0
    /// Work that waits, in order.
    private let works = Locked<[() -> Void]>([])

    /// What the clients do when the network comes back, or the app to the front.
    private let returns = Locked<[@Sendable () -> Void]>([])

    /// The network comes back, or the app to the front, as the system tells it.
    func returnNow() {
        for body in returns.value { body() }
        run()
    }

    /// Runs work after what waits already.
    func enqueue(_ work: @escaping () -> Void) { works.withLock { $0.append(work) } }

    /// Runs until nothing waits.
    func run() {
        var count = 0
        while true {
            let batch = works.withLock { works in
                defer { works = [] }
                return works
            }
            if batch.isEmpty { return }
            for work in batch { work() }
            count += 1
            precondition(count < 100_000, "The rig does not come to rest.")
        }
    }

    /// Lets time pass, timer by timer.
    func advance(by milliseconds: Int64) {
        run()
        let end = now.uptime + milliseconds
        while let next = timers.min(by: { ($0.at, $0.number) < ($1.at, $1.number) }), next.at <= end {
            timers.removeAll { $0.number == next.number }
            now.wall += max(0, next.at - now.uptime)
            now.uptime = max(now.uptime, next.at)
            next.work()
            run()
        }
        now.wall += end - now.uptime
        now.uptime = end
        run()
    }

    func addTimer(after delay: Int64, _ work: @escaping @Sendable () -> Void) {
        timerNumber += 1
        timers.append((now.uptime + max(0, delay), timerNumber, work))
    }

    /// A device of a user; with a folder it keeps a cache there.
    @MainActor
    func makeDevice(folder: URL? = nil, enablesAutoResend: Bool = true) -> Device {
        Device(rig: self, folder: folder, enablesAutoResend: enablesAutoResend)
    }

    /// Everything that a client takes from outside.
    func surroundings(_ network: RigNetwork, _ prefix: String) -> Surroundings {
        // Unsafe, both: called on the test's one thread only, which is the main actor's.
        nonisolated(unsafe) var requestNumber = 0
        // As above.
        nonisolated(unsafe) var chance: UInt64 = 7
        return Surroundings(
            now: { Moment(uptime: self.now.uptime, wall: self.now.wall + self.clockError) },
            random: {
                chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return chance >> 11
            },
            makeRequestID: {
                requestNumber += 1
                return "\(prefix)-\(requestNumber)"
            },
            network: network,
            schedule: { work in self.enqueue(work) },
            scheduleAfter: { delay, work in self.addTimer(after: delay, work) },
            deliver: { work in
                self.enqueue { MainActor.assumeIsolated(work) }
            }, watchReturns: { body in self.returns.withLock { $0.append(body) } })
    }
}
