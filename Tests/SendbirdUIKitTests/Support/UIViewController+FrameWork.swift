@testable import SendbirdUIKit
@testable import UIKit

extension UIViewController {
    /// Does what waits for the next frame of the channels' screens here and inside, as a display does it soon.
    func doFrameWork() {
        (self as? SBUBaseChannelViewController)?.baseListComponent?.frameWork.run()
        for child in children { child.doFrameWork() }
    }
}
