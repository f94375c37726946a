import Requirements
import Testing

@testable import ChatServer

@Suite("A queue of waiting work")
struct WaitingQueueTests {
    @Test("Elements come out in order, as many as asked for")
    func order() {
        let queue = WaitingQueue<Int>(most: 100)
        for number in 0..<10 { #expect(queue.add(number)) }
        #expect(queue.takeOne() == 0)
        #expect(queue.takeAll(most: 4) == [1, 2, 3, 4])
        #expect(queue.add(10))
        #expect(queue.takeAll(most: 100) == [5, 6, 7, 8, 9, 10])
    }

    @Test("More than may wait are not taken", .limit("waiting-requests"))
    func bound() {
        let queue = WaitingQueue<Int>(most: 2)
        #expect(queue.add(1))
        #expect(queue.add(2))
        #expect(!queue.add(3))
        #expect(queue.takeOne() == 1)
        #expect(queue.add(4))
    }

    @Test("A closed queue hands out what waits, then ends, and takes nothing more")
    func closing() {
        let queue = WaitingQueue<Int>(most: 10)
        #expect(queue.add(1))
        #expect(queue.add(2))
        queue.close(takerCount: 1)
        #expect(!queue.add(3))
        #expect(queue.takeAll(most: 10) == [1, 2])
        #expect(queue.takeAll(most: 10) == nil)
    }
}
