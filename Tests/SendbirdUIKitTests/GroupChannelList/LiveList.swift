import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The channel list of Ana's over the real SDK, with a server in the same
/// thread: every step is the test's.
@MainActor
struct LiveList {
    let rig: Rig
    let stage: Stage
    let screen: SBUGroupChannelListViewController
    let network: RigNetwork

    /// What a test begins with.
    struct Beginning {
        /// Where the cache is; nil for none.
        var folder: URL?
        /// Whether the server can be reached.
        var isOnline = true
        var height: CGFloat = 700
        var query: GroupChannelListQueryParams?
    }

    /// Opens the list; the server has what `prepare` put there.
    static func open(
        _ beginning: Beginning = Beginning(), rig: Rig = Rig(), prepare: (ModelServer) -> Void = { _ in },
        _ body: (LiveList) throws -> Void
    ) throws {
        try Stage.run(height: beginning.height) { stage in
            prepare(rig.server)
            let network = RigNetwork(rig: rig)
            network.isUp = beginning.isOnline
            let configuration = ClientConfiguration(
                applicationID: "live", isCachingEnabled: beginning.folder != nil, enablesAutoResend: false,
                cacheSizeLimit: 1 << 20, logLevel: .none, appVersion: nil, apiHost: "http://model", socketHost: nil,
                cacheDirectory: beginning.folder)
            let client = Client(
                configuration, surroundings: rig.surroundings(network, "list"), delegates: .shared)
            let before = Client.makeCurrent(client)
            defer { Client.makeCurrent(before) }
            SBUGlobals.currentUser = SBUUser(userId: "ana")
            let query = beginning.query.map { GroupChannelListQuery(params: $0, client: client) }
            let screen = SBUGroupChannelListViewController(channelListQuery: query)
            stage.show(screen)
            let list = LiveList(rig: rig, stage: stage, screen: screen, network: network)
            list.settle()
            try body(list)
            stage.window.rootViewController = nil
            rig.run()
        }
    }

    /// Lets everything that waits happen, and lays the window out.
    func settle() {
        rig.run()
        stage.window.layoutIfNeeded()
    }

    // MARK: - What is seen

    private var table: UITableView? { screen.listComponent?.tableView }
    /// The rows from top to bottom, by what their name label shows.
    var names: [String] { rows.compactMap(\.titleLabel.text) }
    /// The rows on the screen.
    var rows: [SBUGroupChannelCell] {
        (table?.indexPathsForVisibleRows ?? []).sorted().compactMap {
            table?.cellForRow(at: $0) as? SBUGroupChannelCell
        }
    }
    /// The line under the title; nil where there is none.
    var status: String? { (screen.headerComponent?.titleView as? SBUNavigationTitleView)?.status }
    /// What is said in place of rows.
    var empty: EmptyViewType { (screen.listComponent?.emptyView as? SBUEmptyView)?.type ?? .none }
    /// Whether the sign of loading turns.
    var isLoading: Bool { screen.listComponent?.spinner.isAnimating ?? false }

    // MARK: - What is done

    /// Swipes a row, and taps the action with a title.
    func swipe(_ row: Int, _ title: String) throws {
        let indexPath = IndexPath(row: row, section: 0)
        let table = try #require(table)
        let actions = screen.listComponent?
            .tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)?.actions
        let action = try #require(actions?.first { $0.title == title })
        action.handler(action, table) { _ in }
        settle()
    }

    /// Scrolls to the last row there is.
    func scrollToEnd() {
        guard let table else { return }
        let end = max(0, table.contentSize.height - table.bounds.height)
        table.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        settle()
    }
}
