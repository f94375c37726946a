import UIKit

/// A screen that is drawn frame by frame: what is shown with the next frame need not be brought in line before.
@MainActor
protocol WorksByFrame: AnyObject {
    /// Has work done once before the next frame is drawn, in order.
    /// - Returns: False where nothing is drawn now: the work is not taken.
    func doWithNextFrame(_ work: @escaping @MainActor () -> Void) -> Bool
}
