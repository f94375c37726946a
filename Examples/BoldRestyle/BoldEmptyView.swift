import SendbirdUIKit
import UIKit

/// An empty state without a picture: large words that blink at nobody.
final class BoldEmptyView: SBUEmptyView {
    override func setupStyles() {
        super.setupStyles()
        statusLabel.font = Neon.mono(26, .bold)
        statusLabel.textColor = Neon.lime
        hintLabel.font = Neon.mono(14)
        hintLabel.textColor = Neon.lilac
    }

    override func updateViews() {
        super.updateViews()
        statusImageView.isHidden = true
    }
}
