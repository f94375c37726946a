@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// A channel's screen with messages that are given, and the errors it met.
final class StillChannelViewController: SBUGroupChannelViewController {
    private(set) var errors: [Int] = []
    var still: StillChannelViewModel? { viewModel as? StillChannelViewModel }
    var input: SBUMessageInputView? { inputComponent?.messageInputView as? SBUMessageInputView }
    var table: UITableView? { listComponent?.tableView }

    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = .max, showIndicator: Bool = true
    ) {
        viewModel = StillChannelViewModel(channel: channel, channelURL: channelURL)
    }

    override func errorHandler(_ message: String?, _ code: Int? = nil) {
        if let code { errors.append(code) }
    }

    /// The cell of a row.
    func cell(_ row: Int) -> SBUBaseMessageCell? {
        table?.cellForRow(at: IndexPath(row: row, section: 0)) as? SBUBaseMessageCell
    }

    /// The texts of the rows, from the top of the screen to its bottom.
    var texts: [String] { (still?.fullMessageList ?? []).reversed().map(\.message) }
}
