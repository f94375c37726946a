import Requirements
import Testing

@testable import ChatServer

@Suite("Which lane of webhooks is served when")
struct WebhookScheduleTests {
    private let first = WebhookLane(applicationKey: 1, channelKey: 1)
    private let second = WebhookLane(applicationKey: 1, channelKey: 2)
    private let other = WebhookLane(applicationKey: 2, channelKey: 3)

    private func schedule(_ lanes: WebhookLane..., calls: Int = 10) -> WebhookSchedule {
        var schedule = WebhookSchedule(callsMost: calls, retry: 100, retryMost: 1_000)
        for lane in lanes { schedule.added(lane) }
        return schedule
    }

    @Test("A lane is served once at a time, and again when events came meanwhile")
    func oneAtATime() {
        var schedule = schedule(first)
        #expect(schedule.next(now: 0) == first)
        schedule.added(first)
        #expect(schedule.next(now: 0) == nil)
        schedule.emptied(first)
        #expect(schedule.next(now: 0) == first)
        schedule.emptied(first)
        #expect(schedule.next(now: 0) == nil && schedule.laneCount == 0 && schedule.servedCount == 0)
    }

    @Test("No more lanes are served than may be", .limit("webhook-calls"), arguments: [1, 2])
    func bound(calls: Int) {
        var schedule = schedule(first, second, other, calls: calls)
        let served = (0..<3).compactMap { _ in schedule.next(now: 0) }
        #expect(served.count == calls && schedule.servedCount == calls)
        schedule.emptied(served[0])
        #expect(schedule.next(now: 0) != nil)
    }

    @Test("Applications take turns")
    func turns() {
        var schedule = schedule(first, second, other)
        #expect((0..<3).compactMap { _ in schedule.next(now: 0) } == [first, other, second])
    }

    @Test("A refused lane waits, twice as long each time, and lets others go on")
    func refused() {
        var schedule = schedule(first, second)
        #expect(schedule.next(now: 0) == first && schedule.next(now: 0) == second)
        #expect(schedule.told(first, .refused(attempts: 1), now: 0) == false)
        #expect(schedule.told(second, .delivered, now: 0) == true)
        #expect(schedule.due() == 100 && schedule.next(now: 99) == nil && schedule.next(now: 100) == first)
        for (attempts, wait) in [(2, 200), (3, 400), (4, 800), (5, 1_000), (60, 1_000)] as [(Int, Int64)] {
            #expect(schedule.told(first, .refused(attempts: attempts), now: 0) == false)
            #expect(schedule.next(now: wait - 1) == nil && schedule.next(now: wait) == first)
        }
    }

    @Test("Where the receiver is not reached the application waits, and one call alone tries again")
    func unreached() {
        var schedule = schedule(first, second, other)
        #expect(schedule.next(now: 0) == first)
        #expect(schedule.told(first, .unreached, now: 0) == false)
        // The other application does not wait.
        #expect(schedule.next(now: 50) == other && schedule.next(now: 50) == nil && schedule.due() == 100)
        #expect(schedule.next(now: 100) == second)
        #expect(schedule.next(now: 100) == nil)
        #expect(schedule.told(second, .unreached, now: 110) == false)
        #expect(schedule.next(now: 309) == nil && schedule.next(now: 310) == first)
        #expect(schedule.told(first, .delivered, now: 320) == true)
        #expect(schedule.next(now: 320) == second)
    }

    @Test("What is told of a lane that is not served changes nothing")
    func impossible() {
        var schedule = schedule(first)
        #expect(schedule.told(first, .delivered, now: 0) == false)
        #expect(schedule.told(other, .unreached, now: 0) == false)
        schedule.emptied(other)
        #expect(schedule.servedCount == 0 && schedule.next(now: 0) == first && schedule.due() == nil)
    }

    @Test("Any order of events serves each lane once at a time, and none is forgotten", arguments: [1, 2, 3, 4, 5])
    func random(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var schedule = WebhookSchedule(callsMost: 3, retry: 10, retryMost: 100)
        let lanes = (0..<6).map { WebhookLane(applicationKey: $0 % 2, channelKey: $0) }
        var (waiting, served): ([WebhookLane: Int], Set<WebhookLane>) = ([:], [])
        var now: Int64 = 0
        func step(_ isDraining: Bool) {
            now += Int64.random(in: 0...20, using: &random)
            if !isDraining {
                let lane = lanes[Int.random(in: 0..<lanes.count, using: &random)]
                waiting[lane, default: 0] += 1
                schedule.added(lane)
            }
            while let lane = schedule.next(now: now) { #expect(served.insert(lane).inserted) }
            #expect(served.count <= 3)
            guard let lane = served.sorted(by: { $0.channelKey < $1.channelKey }).first else { return }
            let count = waiting[lane, default: 0]
            guard count > 0 else {
                schedule.emptied(lane)
                served.remove(lane)
                return
            }
            let outcomes: [WebhookSchedule.Outcome] = [.delivered, .refused(attempts: 1), .unreached]
            let outcome = isDraining ? .delivered : outcomes[Int.random(in: 0...2, using: &random)]
            if outcome == .delivered { waiting[lane] = count - 1 }
            if !schedule.told(lane, outcome, now: now) { served.remove(lane) }
        }
        for _ in 0..<2_000 { step(false) }
        for _ in 0..<20_000 where schedule.laneCount > 0 { step(true) }
        #expect(waiting.values.allSatisfy { $0 == 0 } && schedule.laneCount == 0 && schedule.servedCount == 0)
    }
}
