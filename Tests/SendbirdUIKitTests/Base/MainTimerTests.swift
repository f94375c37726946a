import Testing

@testable import SendbirdUIKit

@Suite("A timer of the screens", .timeLimit(.minutes(1)))
@MainActor
struct MainTimerTests {
    @Test("It calls when its time has come, again where it repeats")
    func calling() async {
        var kept: MainTimer?
        var calls = 0
        await withCheckedContinuation { done in
            kept = MainTimer(after: 0.001, repeats: true) {
                calls += 1
                if calls == 3 { done.resume() }
            }
        }
        #expect(calls == 3)
        kept = nil
        #expect(kept == nil)
    }

    @Test("Let go of, it calls no more, though its time was due before that of one that is kept")
    func lettingGo() async {
        var isCalled = false
        var dropped: MainTimer? = MainTimer(after: 0.001) { isCalled = true }
        #expect(dropped != nil)
        dropped = nil
        var kept: MainTimer?
        await withCheckedContinuation { done in kept = MainTimer(after: 0.01) { done.resume() } }
        #expect(kept != nil && !isCalled)
    }

    @Test("Fired by hand it calls at once, and once only where it does not repeat")
    func firing() async {
        var calls = 0
        let timer = MainTimer(after: 0.001) { calls += 1 }
        timer.fire()
        #expect(calls == 1)
        var kept: MainTimer?
        await withCheckedContinuation { done in kept = MainTimer(after: 0.01) { done.resume() } }
        #expect(kept != nil && calls == 1)
    }
}
