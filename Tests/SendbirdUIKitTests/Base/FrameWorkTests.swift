import Foundation
import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("Work that waits for a frame", .serialized, .oneAtATime)
@MainActor
struct FrameWorkTests {
    /// A view that does its work with its layout.
    private final class Working: UIView {
        let work = FrameWork()
        override func layoutSubviews() {
            super.layoutSubviews()
            work.run()
        }
    }

    /// A view on a stage with a clock of the test's, and what waits for the clock.
    private func run(_ body: (Working, UIWindow, _ clock: Clock) throws -> Void) throws {
        try Stage.run { stage in
            let clock = Clock()
            EventPace.current = EventPace(
                interval: 1, now: { clock.now }, later: { seconds, work in clock.waiting.append((seconds, work)) })
            let view = Working()
            stage.window.addSubview(view)
            stage.window.layoutIfNeeded()
            try body(view, stage.window, clock)
            view.removeFromSuperview()
        }
    }

    private final class Clock {
        var now: TimeInterval = 10
        var waiting: [(seconds: TimeInterval, work: @MainActor () -> Void)] = []
    }

    @Test("It is done once with the next layout, in order")
    func once() throws {
        try run { view, window, _ in
            var done: [Int] = []
            for number in 1...3 {
                let isTaken = view.work.add({ done.append(number) }, before: view)
                #expect(isTaken)
            }
            #expect(done.isEmpty)
            window.layoutIfNeeded()
            window.layoutIfNeeded()
            #expect(done == [1, 2, 3])
        }
    }

    @Test("What comes soon after waits for its turn, and what comes later for a layout alone")
    func pace() throws {
        try run { view, window, clock in
            var done = 0
            let add = { _ = view.work.add({ done += 1 }, before: view) }
            add()
            window.layoutIfNeeded()
            #expect(done == 1 && clock.waiting.isEmpty)
            clock.now += 0.25
            add()
            add()
            #expect(clock.waiting.map(\.seconds) == [0.75], "Waited for once, however much there is.")
            window.layoutIfNeeded()
            #expect(done == 1)
            clock.waiting[0].work()
            window.layoutIfNeeded()
            #expect(done == 3)
            clock.now += 5
            add()
            window.layoutIfNeeded()
            #expect(done == 4 && clock.waiting.count == 1)
        }
    }

    @Test("Work that comes of work is done with it")
    func nested() throws {
        try run { view, window, _ in
            var done: [String] = []
            _ = view.work.add(
                {
                    done.append("first")
                    _ = view.work.add({ done.append("second") }, before: view)
                }, before: view)
            window.layoutIfNeeded()
            #expect(done == ["first", "second"])
        }
    }

    @Test("In no window nothing is taken")
    func noWindow() {
        let view = Working()
        let isTaken = view.work.add({}, before: view)
        #expect(!isTaken)
    }
}
