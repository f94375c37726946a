import SendbirdUIKit
import UIKit

/// A room's screen, with rows of the brand's own.
final class BoldChannelViewController: SBUGroupChannelViewController {
    override func setupViews() {
        listComponent?.register(userMessageCell: BoldMessageCell.self)
        super.setupViews()
    }
}
