import SendbirdUIKit
import UIKit

/// The header of the screen that creates a room.
final class BoldCreateHeader: SBUCreateChannelModule.Header {
    override func setupViews() {
        let title = BoldTitleView(frame: .zero)
        title.title = "Players"
        titleView = title
        super.setupViews()
    }
}
