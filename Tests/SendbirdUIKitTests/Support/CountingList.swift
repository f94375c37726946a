@testable import SendbirdUIKit
@testable import UIKit

/// The list of a channel's screen, which counts how often all rows are read anew.
final class CountingList: SBUGroupChannelModule.List {
    private(set) var reloads = 0

    override func reloadTableView() {
        reloads += 1
        super.reloadTableView()
    }
}
