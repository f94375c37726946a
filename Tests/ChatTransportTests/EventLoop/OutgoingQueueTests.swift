import CLinux
import Testing

@testable import ChatTransport

@Suite("OutgoingQueue")
struct OutgoingQueueTests {
    private func drain(_ queue: inout OutgoingQueue, upTo count: Int) -> [UInt8] {
        guard !queue.isEmpty else { return [] }
        let bytes = queue.withNextPieces { pieces, number in
            (0..<Int(number)).flatMap {
                Array(UnsafeRawBufferPointer(start: pieces[$0].iov_base, count: pieces[$0].iov_len))
            }
        }
        let taken = Array(bytes.prefix(count))
        queue.wrote(taken.count)
        return taken
    }

    @Test("What comes out is what went in, however little each write takes")
    func order() {
        var random = SeededRandom(seed: 3)
        var queue = OutgoingQueue()
        var put: [UInt8] = []
        var got: [UInt8] = []
        for round in 0..<3000 {
            let piece = [UInt8](
                repeating: UInt8(truncatingIfNeeded: round), count: Int.random(in: 0...9, using: &random))
            queue.append(SharedBytes(piece))
            put += piece
            got += drain(&queue, upTo: Int.random(in: 1...8, using: &random))
            #expect(queue.byteCount == put.count - got.count)
        }
        while !queue.isEmpty { got += drain(&queue, upTo: 1000) }
        #expect(got == put)
    }

    @Test("Dropping keeps the rest of a piece that was begun, and nothing else")
    func dropUnstarted() {
        var queue = OutgoingQueue()
        queue.append(SharedBytes([1, 2, 3]))
        queue.append(SharedBytes([4]))
        _ = drain(&queue, upTo: 1)
        queue.dropUnstarted()
        queue.append(SharedBytes([9]))
        #expect(drain(&queue, upTo: 10) == [2, 3, 9])
        queue.append(SharedBytes([5]))
        queue.dropUnstarted()
        #expect(queue.isEmpty)
    }
}
