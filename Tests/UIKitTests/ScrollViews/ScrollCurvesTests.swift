import Foundation
import Testing

@testable import UIKit

@Suite("Scroll curves")
struct ScrollCurvesTests {
    @Test("Deceleration halves the speed in the time that the rate says")
    func deceleration() {
        let curve = DecelerationCurve(start: 100, velocity: 1000, rate: 0.998)
        let halfLife = log(0.5) / log(0.998) / 1000
        #expect(abs(curve.velocity(at: halfLife) - 500) < 0.001)
        #expect(abs(curve.target - (100 + 1000 / (-1000 * log(0.998)))) < 0.001)
        #expect(abs(curve.value(at: 100) - curve.target) < 0.001)
        #expect(abs(curve.velocity(at: curve.duration)) <= DecelerationCurve.leastSpeed + 0.001)
    }

    @Test("The time of passing a value is when the value is there", arguments: [150.0, 300, 590])
    func reaching(value: Double) throws {
        let curve = DecelerationCurve(start: 100, velocity: 1000, rate: 0.998)
        let time = try #require(curve.time(reaching: value))
        #expect(abs(curve.value(at: time) - value) < 0.001)
        #expect(curve.time(reaching: 99) == nil)
        #expect(curve.time(reaching: 10_000) == nil)
    }

    @Test("A spring begins where and as fast as it is let go and ends at its target")
    func spring() {
        let curve = SpringCurve(target: 0, distance: -40, velocity: -300)
        #expect(curve.value(at: 0) == -40)
        #expect(abs((curve.value(at: 0.0001) + 40) / 0.0001 + 300) < 1)
        #expect(!curve.isSettled(at: 0.11))
        #expect(curve.isSettled(at: 1))
    }

    @Test("The rubber band gives less and less and its inverse undoes it", arguments: [-200.0, -1, 0, 30, 500])
    func rubberBand(distance: Double) {
        let shown = RubberBand.shown(distance, dimension: 600)
        #expect(abs(shown) <= abs(distance))
        #expect(abs(RubberBand.dragged(shown, dimension: 600) - distance) < 0.001)
    }
}
