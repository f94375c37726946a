import SendbirdUIKit
import UIKit

/// The header of the list: the brand, and a button in words.
final class BoldListHeader: SBUGroupChannelListModule.Header {
    override func setupViews() {
        let title = BoldTitleView(frame: .zero)
        title.title = "Arcade"
        titleView = title
        let create = UIBarButtonItem(
            title: "+ROOM", primaryAction: UIAction(title: "+ROOM") { [weak self] _ in self?.onTapRightBarButton() })
        create.accessibilityLabel = "New room"
        rightBarButton = create
        super.setupViews()
    }
}
