import Testing

@testable import ChatTransport

@Suite("SourceTable")
struct SourceTableTests {
    private final class Source: EventSource {
        func ready(_ events: UInt32) {}
        func loopStopped() {}
    }

    @Test("An old token misses after its place was given away")
    func staleToken() {
        var table = SourceTable()
        let (first, second) = (Source(), Source())
        let old = table.insert(first)
        #expect(table[old] === first)
        table.remove(old)
        #expect(table[old] == nil)
        let new = table.insert(second)
        #expect(table[new] === second)
        #expect(table[old] == nil)
        table.remove(old)
        #expect(table[new] === second)
        #expect(table[SourceTable.wakeUpToken] == nil)
    }
}
