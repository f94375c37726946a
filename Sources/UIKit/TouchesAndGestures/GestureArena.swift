internal import Foundation

/// Decides between the recognizers that watch the same touches, from the first
/// touch that comes down until the last one is up and nothing is pending.
///
/// The first that recognizes wins: the others fail, unless a delegate lets both
/// go on. One that requires another's failure waits for it.
@MainActor
final class GestureArena {
    enum Decision { case granted, refused, wait }

    private(set) var recognizers: [UIGestureRecognizer] = []
    /// Takes the touches away from the views.
    private let cancelViewTouches: (UIGestureRecognizer) -> Void

    init(cancelViewTouches: @escaping (UIGestureRecognizer) -> Void) {
        self.cancelViewTouches = cancelViewTouches
    }

    /// Lets a recognizer take part.
    func enter(_ recognizer: UIGestureRecognizer) {
        guard !recognizers.contains(where: { $0 === recognizer }) else { return }
        recognizer.start()
        recognizer.arena = self
        recognizers.append(recognizer)
    }

    /// Whether all has been decided.
    var isSettled: Bool {
        !recognizers.contains { $0.state == .possible && ($0.pendingState != nil || $0.waitsForMore) }
    }

    /// Ends the round: all start anew.
    func close() {
        for recognizer in recognizers {
            recognizer.cancelOrFail()
            recognizer.start()
            recognizer.arena = nil
        }
        recognizers = []
    }

    func decision(on recognizer: UIGestureRecognizer) -> Decision {
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true,
            recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
        else { return .refused }
        let rivals = recognizers.filter { $0 !== recognizer }
        if rivals.contains(where: { $0.isRecognized && prevents($0, recognizer) }) { return .refused }
        let mustFail = rivals.filter { rival in recognizer.required.contains { $0 === rival } }
        if mustFail.contains(where: \.isRecognized) { return .refused }
        return mustFail.contains(where: \.isActive) ? .wait : .granted
    }

    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for rival in recognizers where rival !== recognizer && rival.state == .possible {
            if prevents(recognizer, rival) { rival.cancelOrFail() }
        }
        if recognizer.cancelsTouchesInView { cancelViewTouches(recognizer) }
    }

    func didFail(_ recognizer: UIGestureRecognizer) {
        for waiting in recognizers where waiting.pendingState != nil { waiting.retryPending() }
    }

    private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        if first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true { return false }
        if second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true {
            return false
        }
        return first.canPrevent(second) && second.canBePrevented(by: first)
    }
}

extension UIGestureRecognizer {
    /// Whether touches are expected that have not come down yet.
    var waitsForMore: Bool { (self as? UITapGestureRecognizer)?.isBetweenTaps ?? false }
}
