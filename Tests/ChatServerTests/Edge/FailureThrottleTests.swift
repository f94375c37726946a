import ChatTransport
import Requirements
import Testing

@testable import ChatServer

@Suite("FailureThrottle")
struct FailureThrottleTests {
    private func at(_ seconds: UInt64) -> LoopInstant { LoopInstant(nanoseconds: seconds * 1_000_000_000) }

    @Test("At the limit an address waits for the rest of its minute, and others do not")
    func limit() {
        let throttle = FailureThrottle(failuresMax: 2)
        throttle.failed("a", at: at(10))
        #expect(throttle.wait(for: "a", at: at(10)) == nil)
        throttle.failed("a", at: at(30))
        #expect(throttle.wait(for: "a", at: at(40)) == .seconds(30))
        #expect(throttle.wait(for: "b", at: at(40)) == nil)
        #expect(throttle.wait(for: "a", at: at(70)) == nil)
        throttle.failed("a", at: at(70))
        #expect(throttle.wait(for: "a", at: at(70)) == nil)
    }

    @Test("Who reaches the limit again and again waits longer each time, up to sixteen minutes", .covers("C-79"))
    func growing() {
        let throttle = FailureThrottle(failuresMax: 1)
        var now: UInt64 = 0
        for minutes in [1, 2, 4, 8, 16, 16, 16] as [UInt64] {
            throttle.failed("a", at: at(now))
            #expect(throttle.wait(for: "a", at: at(now)) == .seconds(minutes * 60))
            #expect(throttle.wait(for: "b", at: at(now)) == nil)
            now += minutes * 60
            #expect(throttle.wait(for: "a", at: at(now)) == nil)
        }
        // As long again without a failure, and it begins anew.
        now += 16 * 60
        throttle.failed("a", at: at(now))
        #expect(throttle.wait(for: "a", at: at(now)) == .seconds(60))
    }

    @Test("Addresses that are forgotten make room for new ones")
    func bounded() {
        let throttle = FailureThrottle(failuresMax: 1)
        for number in 0..<10_000 { throttle.failed("old\(number)", at: at(0)) }
        throttle.failed("too many", at: at(1))
        #expect(throttle.wait(for: "too many", at: at(1)) == nil)
        throttle.failed("later", at: at(120))
        #expect(throttle.wait(for: "later", at: at(120)) == .seconds(60))
    }
}
