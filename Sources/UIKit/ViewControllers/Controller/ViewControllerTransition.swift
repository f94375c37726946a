internal import Foundation

/// One movement between view controllers: runs it, lets others join, ends exactly once.
///
/// It may be ended before its time (`finish()`), such as when the next one
/// begins: the views jump to where they were going and the completion runs.
final class ViewControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let isCancelled = false
    let isInteractive = false
    private(set) var transitionDuration: TimeInterval = 0

    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completion: ((Bool) -> Void)?
    private var movingViews: [UIView] = []
    private var hasEnded = false

    init(isAnimated: Bool, from: UIViewController?, to: UIViewController?) {
        self.isAnimated = isAnimated && UIView.areAnimationsEnabled
        self.from = from
        self.to = to
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Makes the change, animated or at once, and calls `completion` when it is done.
    /// `moving` are the views whose movement stops when the transition is ended early.
    func run(
        duration: TimeInterval, options: UIView.AnimationOptions = .curveEaseOut, moving: [UIView] = [],
        animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        self.completion = completion
        movingViews = moving
        transitionDuration = isAnimated ? duration : 0
        guard isAnimated, duration > 0 else {
            UIView.performWithoutAnimation {
                animations()
                self.joinIn()
            }
            end(finished: true)
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations()
            self.joinIn()
        } completion: { finished in
            self.end(finished: finished)
        }
    }

    /// Ends it now. Does nothing when it has ended.
    func finish() {
        guard !hasEnded, completion != nil else { return }
        let views = movingViews
        end(finished: true)
        for view in views { view.layer.removeAllAnimations() }
    }

    private func joinIn() {
        let actions = alongside
        alongside = []
        for action in actions { action(self) }
    }

    private func end(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        let completion = self.completion
        self.completion = nil
        movingViews = []
        joinIn()
        completion?(finished)
        let actions = completions
        completions = []
        for action in actions { action(self) }
    }
}
