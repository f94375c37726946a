import SendbirdChatSDK

@testable import SendbirdUIKit
@testable import UIKit

/// The list of a channel's screen, which counts what is done with its rows.
final class CountingList: SBUGroupChannelModule.List {
    /// How often all rows are read anew.
    private(set) var reloads = 0
    /// How often the rows are brought in line with the messages.
    private(set) var updates = 0
    /// How many cells are filled.
    private(set) var fills = 0
    /// How often a row's place among its neighbours is asked for.
    private(set) var groupings = 0

    override func reloadTableView() {
        reloads += 1
        super.reloadTableView()
    }

    override func applyMessageChanges() {
        updates += 1
        super.applyMessageChanges()
    }

    override func configureCell(
        _ messageCell: SBUBaseMessageCell, message: BaseMessage, forRowAt indexPath: IndexPath
    ) {
        fills += 1
        super.configureCell(messageCell, message: message, forRowAt: indexPath)
    }

    override func getMessageGroupingPosition(currentIndex: Int) -> MessageGroupPosition {
        groupings += 1
        return super.getMessageGroupingPosition(currentIndex: currentIndex)
    }
}
