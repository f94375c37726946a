import Foundation
import Testing

@testable import SendbirdUIKit

@Suite("Combined covers")
struct CombinedCoverTests {
    private let bounds = CGRect(x: 0, y: 0, width: 53, height: 53)

    @Test("Nobody has no picture, one has all of it")
    func few() {
        #expect(CombinedCover(count: 0).frames(in: bounds).isEmpty)
        #expect(CombinedCover(count: 1).frames(in: bounds) == [bounds])
    }

    @Test("Pictures fill the square without meeting", arguments: 2...4)
    func parts(count: Int) {
        let frames = CombinedCover(count: count).frames(in: bounds)
        #expect(frames.count == count)
        for (index, frame) in frames.enumerated() {
            #expect(bounds.contains(frame))
            #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
        }
        let area = frames.reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0.95 * bounds.width * bounds.height)
    }

    @Test("More than four people have four places")
    func many() {
        #expect(CombinedCover(count: 9).frames(in: bounds).count == 4)
    }
}
