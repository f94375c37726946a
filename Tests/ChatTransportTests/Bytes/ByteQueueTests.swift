import Testing

@testable import ChatTransport

@Suite("ByteQueue")
struct ByteQueueTests {
    @Test("It gives back what went in, whatever the sizes, like an array")
    func behavesLikeArray() {
        var random = SeededRandom(seed: 7)
        var queue = ByteQueue()
        var model: [UInt8] = []
        for round in 0..<3000 {
            if Bool.random(using: &random) {
                let piece = (0..<Int.random(in: 0...97, using: &random)).map { UInt8(truncatingIfNeeded: $0 &* round) }
                piece.withUnsafeBytes { queue.append($0) }
                model += piece
            } else {
                let length = Int.random(in: 0...model.count, using: &random)
                #expect(queue.take(length) == Array(model[..<length]))
                model.removeFirst(length)
            }
            #expect(queue.count == model.count)
            #expect(queue.firstOffset(of: 0, from: 0) == model.firstIndex(of: 0))
        }
    }
}
