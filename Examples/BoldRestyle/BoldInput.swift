import SendbirdUIKit
import UIKit

/// Where one writes: a bar of the brand's own in place of ours.
final class BoldInput: SBUGroupChannelModule.Input {
    override func setupViews() {
        messageInputView = BoldInputView()
        super.setupViews()
    }
}
