import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The header of a room: its name in capitals, and what goes on after it.
final class BoldChannelHeader: SBUGroupChannelModule.Header {
    override func setupViews() {
        if titleView == nil { titleView = BoldTitleView(frame: .zero) }
        super.setupViews()
    }

    override func update(channel: BaseChannel?, status: String?) {
        let name = (channel as? GroupChannel).map { SBUUtils.generateChannelName(channel: $0) } ?? channel?.name
        (titleView as? BoldTitleView)?.title = status ?? name ?? ""
    }
}
