import Synchronization
import Requirements
import Testing

@testable import ChatTransport

@Suite("EventLoop", .within(minutes: 1))
struct EventLoopTests {
    @Test("Tasks run in the order they were posted, on the loop's thread")
    func order() async throws {
        let test = try TestLoop()
        let log = EventLog<Int>()
        for number in 0..<1000 {
            test.loop.execute { [loop = test.loop] in
                loop.preconditionOnLoop()
                log.append(number)
            }
        }
        let seen = await log.upTo { $0 == 999 }
        #expect(seen == Array(0..<1000))
        #expect(!test.loop.isOnLoop)
    }

    @Test("Tasks of several threads all run, each thread's in its order")
    func manyThreads() async throws {
        let test = try TestLoop()
        let log = EventLog<(poster: Int, number: Int)>()
        await withTaskGroup(of: Void.self) { group in
            for poster in 0..<4 {
                group.addTask { [loop = test.loop] in
                    for number in 0..<500 { loop.execute { log.append((poster, number)) } }
                }
            }
        }
        test.loop.execute { log.append((4, 0)) }
        let seen = await log.upTo { $0.poster == 4 }
        for poster in 0..<4 { #expect(seen.filter { $0.poster == poster }.map(\.number) == Array(0..<500)) }
    }

    @Test("A timer fires when the clock reaches it, not before, and not when cancelled")
    func timers() async throws {
        let clock = ManualClock()
        let test = try TestLoop(clock: clock.clock)
        let log = EventLog<String>()
        try await test.run { loop in
            loop.schedule(after: .seconds(2)) { log.append("two") }
            loop.schedule(after: .seconds(1)) { log.append("one") }
            let cancelled = loop.schedule(after: .milliseconds(1500)) { log.append("cancelled") }
            loop.cancel(cancelled)
        }
        clock.advance(by: .milliseconds(999), waking: test.loop)
        try await test.run { _ in log.append("before") }
        clock.advance(by: .milliseconds(1), waking: test.loop)
        #expect(await log.next() == "before")
        #expect(await log.next() == "one")
        clock.advance(by: .seconds(1), waking: test.loop)
        #expect(await log.next() == "two")
    }

    @Test("A timer on the system's clock wakes the loop by itself")
    func systemClock() async throws {
        let test = try TestLoop()
        let log = EventLog<Duration>()
        let began = test.loop.now
        try await test.run { loop in
            _ = loop.schedule(after: .milliseconds(20)) { log.append(loop.now.duration(since: began)) }
        }
        #expect(try #require(await log.next()) >= .milliseconds(20))
    }

    @Test("After stop nothing is taken, what was posted before has run, and stopping again is harmless")
    func stop() throws {
        let loop = try EventLoop(name: "test")
        let ran = Mutex(0)
        loop.start()
        for _ in 0..<100 { loop.execute { ran.withLock { $0 += 1 } } }
        loop.stop()
        #expect(ran.withLock { $0 } == 100)
        #expect(!loop.execute {})
        loop.stop()
        let unstarted = try EventLoop(name: "unstarted")
        unstarted.stop()
        #expect(!unstarted.execute {})
    }
}
