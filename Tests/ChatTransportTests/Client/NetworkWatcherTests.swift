import Synchronization
import Testing

@testable import ChatTransport

@Suite("Watching the network")
struct NetworkWatcherTests {
    /// A report as the kernel writes it (netlink(7)): length, type, flags, sequence, process, then the content.
    private static func report(_ type: UInt16, content: [UInt8] = []) -> [UInt8] {
        var bytes: [UInt8] = []
        func add<Value: FixedWidthInteger>(_ value: Value) {
            withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
        }
        add(UInt32(16 + content.count))
        add(type)
        for _ in 0..<2 { add(UInt8(0)) }
        add(UInt32(1))
        add(UInt32(0))
        return bytes + content
    }

    /// What a report says of a link: family, type, index, flags, change.
    private static func link(running: Bool) -> [UInt8] {
        let flags: UInt32 = running ? 0x41 : 0x01
        return [0, 0, 1, 0, 2, 0, 0, 0] + withUnsafeBytes(of: flags.littleEndian) { Array($0) } + [0, 0, 0, 0]
    }

    private static func saysCame(_ bytes: [UInt8]) -> Bool { NetworkWatcher.saysCame(bytes) }

    @Test("An address, a route or a running link that is new tells of the network, and nothing else does")
    func kinds() {
        #expect(Self.saysCame(Self.report(20)))  // RTM_NEWADDR
        #expect(Self.saysCame(Self.report(24)))  // RTM_NEWROUTE
        #expect(Self.saysCame(Self.report(16, content: Self.link(running: true))))  // RTM_NEWLINK
        #expect(!Self.saysCame(Self.report(16, content: Self.link(running: false))))
        #expect(!Self.saysCame(Self.report(21)))  // RTM_DELADDR
        #expect(!Self.saysCame(Self.report(25)))  // RTM_DELROUTE
        #expect(Self.saysCame(Self.report(21) + Self.report(20)))
    }

    @Test("Reports that are cut off or lie about their length are passed over")
    func damaged() {
        let whole = Self.report(25) + Self.report(16, content: Self.link(running: true))
        for length in 0..<whole.count { #expect(!Self.saysCame(Array(whole.prefix(length)))) }
        for length: UInt8 in [0, 1, 15, 255] {
            var bytes = Self.report(20)
            bytes[0] = length
            #expect(!Self.saysCame(bytes))
        }
    }

    @Test("News that come close together are told once, and none after closing")
    func gathered() async throws {
        let clock = ManualClock()
        let test = try TestLoop(clock: clock.clock)
        let count = Atomic<Int>(0)
        let told = EventLog<Int>()
        let watcher = try await test.run { loop in
            LoopBound(
                ownedBy: loop,
                try NetworkWatcher(loop: loop) { told.append(count.add(1, ordering: .relaxed).newValue) })
        }
        try await test.run { _ in for _ in 0..<12 { watcher.value.noteNews() } }
        clock.advance(by: .milliseconds(250), waking: test.loop)
        #expect(await told.next() == 1)
        try await test.run { _ in watcher.value.noteNews() }
        clock.advance(by: .milliseconds(250), waking: test.loop)
        #expect(await told.next() == 2)
        try await test.run { _ in
            watcher.value.noteNews()
            watcher.value.close()
        }
        clock.advance(by: .seconds(1), waking: test.loop)
        try await test.run { _ in }
        #expect(count.load(ordering: .relaxed) == 2)
    }
}
