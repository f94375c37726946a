import Testing

@testable import ChatTransport

@Suite("TimerQueue")
struct TimerQueueTests {
    @Test("It fires what a sorted list would, with cancellations, whatever the order")
    func behavesLikeSortedList() {
        var random = SeededRandom(seed: 11)
        var queue = TimerQueue()
        var model: [(at: UInt64, number: Int, token: TimerToken)] = []
        var fired: [Int] = []
        var expected: [Int] = []
        var now: UInt64 = 0
        for number in 0..<4000 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                let at = now + UInt64.random(in: 0...50, using: &random)
                let token = queue.add(at: LoopInstant(nanoseconds: at)) { fired.append(number) }
                model.append((at, number, token))
            case 2:
                guard let index = model.indices.randomElement(using: &random) else { continue }
                queue.cancel(model.remove(at: index).token)
            default:
                now += UInt64.random(in: 0...20, using: &random)
                while let action = queue.takeDue(at: LoopInstant(nanoseconds: now)) { action() }
                let due = model.filter { $0.at <= now }.sorted { ($0.at, $0.token.id) < ($1.at, $1.token.id) }
                expected += due.map(\.number)
                model.removeAll { $0.at <= now }
            }
            #expect(queue.count == model.count)
            #expect(queue.nextDeadline?.nanoseconds == model.map(\.at).min())
        }
        #expect(fired == expected)
        #expect(fired.count > 1000)
    }

    @Test("Cancelling twice, or after firing, does nothing")
    func cancelTwice() {
        var queue = TimerQueue()
        let token = queue.add(at: LoopInstant(nanoseconds: 1)) {}
        queue.cancel(token)
        queue.cancel(token)
        #expect(queue.count == 0)
        let fired = queue.add(at: LoopInstant(nanoseconds: 1)) {}
        #expect(queue.takeDue(at: LoopInstant(nanoseconds: 1)) != nil)
        queue.cancel(fired)
        #expect(queue.takeDue(at: LoopInstant(nanoseconds: 9)) == nil)
    }
}
