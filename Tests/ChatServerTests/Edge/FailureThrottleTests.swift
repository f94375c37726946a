import ChatTransport
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

    @Test("Addresses whose minute is over make room for new ones")
    func bounded() {
        let throttle = FailureThrottle(failuresMax: 1)
        for number in 0..<10_000 { throttle.failed("old\(number)", at: at(0)) }
        throttle.failed("too many", at: at(1))
        #expect(throttle.wait(for: "too many", at: at(1)) == nil)
        throttle.failed("later", at: at(60))
        #expect(throttle.wait(for: "later", at: at(60)) == .seconds(60))
    }
}
