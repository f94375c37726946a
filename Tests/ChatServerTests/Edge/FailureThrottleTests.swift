import ChatTransport
import Requirements
import Testing

@testable import ChatServer

@Suite("FailureThrottle")
struct FailureThrottleTests {
    private func at(_ seconds: UInt64) -> LoopInstant { LoopInstant(nanoseconds: seconds * 1_000_000_000) }

    @Test("At the limit an address waits for the rest of its minute, and others do not", .limit("failures-per-minute"))
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

    @Test("Each time that an address comes to the limit it waits twice as long, up to an hour; a quiet hour forgets it")
    func growing() {
        let throttle = FailureThrottle(failuresMax: 3)
        func exceed(at seconds: UInt64) -> FailureThrottle.Block? {
            for _ in 0..<2 { #expect(throttle.failed("a", at: at(seconds)) == nil) }
            return throttle.failed("a", at: at(seconds))
        }
        var now: UInt64 = 10
        for seconds: UInt64 in [60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
            #expect(exceed(at: now) == .init(address: "a", duration: .seconds(Int64(seconds))))
            #expect(throttle.wait(for: "a", at: at(now + seconds - 1)) == .seconds(1))
            // Failures while it waits change nothing.
            #expect(throttle.failed("a", at: at(now + 1)) == nil)
            now += seconds
            #expect(throttle.wait(for: "a", at: at(now)) == nil)
        }
        #expect(exceed(at: now + 3_600)?.duration == .seconds(60))
    }

    @Test("Ten thousand wrong tries from one address, and from a network of IPv6, begin one wait each", .covers("C-79"))
    func manyTries() {
        let throttle = FailureThrottle(failuresMax: 60)
        let one = (0..<10_000).compactMap { _ in throttle.failed("9.9.9.9", at: at(5)) }
        #expect(one.count == 1)
        let many = (0..<10_000).compactMap {
            throttle.failed("2001:db8:0:1::\(String($0, radix: 16))", at: at(5))
        }
        #expect(many == [.init(address: "2001:db8:0:1::/64", duration: .seconds(60))])
        #expect(throttle.wait(for: "2001:db8:0:1:ffff::1", at: at(6)) != nil)
        #expect(throttle.wait(for: "2001:db8:0:2::1", at: at(6)) == nil)
        #expect(throttle.wait(for: "9.9.9.8", at: at(6)) == nil)
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
