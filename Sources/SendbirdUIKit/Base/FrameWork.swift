import UIKit

/// Work that waits for a view's next layout, which is when a frame begins.
///
/// The view calls ``run()`` with each layout, and when it leaves its window.
@MainActor
final class FrameWork {
    private var works: [@MainActor () -> Void] = []
    private var last: TimeInterval?

    /// Has work done with a view's next layout, in order; false while it is in no window.
    func add(_ work: @escaping @MainActor () -> Void, before view: UIView) -> Bool {
        guard view.window != nil else { return false }
        works.append(work)
        guard works.count == 1 else { return true }
        let pace = EventPace.current
        let wait = pace.wait(since: last)
        if wait > 0 {
            pace.later(wait) { [weak view] in view?.setNeedsLayout() }
        } else {
            view.setNeedsLayout()
        }
        return true
    }

    /// Does what waits, also what is added meanwhile.
    func run() {
        guard !works.isEmpty else { return }
        while !works.isEmpty {
            let waiting = works
            works = []
            for work in waiting { work() }
        }
        last = EventPace.current.now()
    }
}
