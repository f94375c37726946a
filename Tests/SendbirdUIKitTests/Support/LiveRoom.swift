import ChatWire
import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// A channel's screen of Ana's over the real SDK, with a server and Bo's device
/// in the same thread: every step is the test's.
@MainActor
struct LiveRoom {
    static let url = "chan_a"

    let rig: Rig
    let server: ModelServer
    let stage: Stage
    let screen: SBUGroupChannelViewController
    let list: CountingList
    let network: RigNetwork
    /// Bo's side of the channel.
    let bos: GroupChannel

    /// Opens the screen on a channel with so many messages by Bo.
    ///
    /// - Parameter folder: Where the SDK keeps its cache; nil keeps none.
    static func open(
        messages: Int = 0, people: [String: String] = [:], members: [String] = ["ana", "bo"], pageSize: Int = 30,
        height: CGFloat = 700, startingPoint: Int64? = nil, folder: URL? = nil,
        preparing prepare: (ModelServer) -> Void = { _ in },
        _ body: (LiveRoom) throws -> Void
    ) throws {
        try Stage.run(height: height) { stage in
            let rig = Rig()
            for (id, name) in people { rig.server.addUser(id, nickname: name) }
            rig.server.makeChannel(url, members: members)
            for index in 0..<messages { rig.server.send("Message \(index + 1)", by: "bo", in: url) }
            prepare(rig.server)
            let network = RigNetwork(rig: rig)
            let configuration = ClientConfiguration(
                applicationID: "live", isCachingEnabled: folder != nil, enablesAutoResend: false,
                cacheSizeLimit: 1 << 20, logLevel: .none, appVersion: nil, apiHost: "http://model", socketHost: nil,
                cacheDirectory: folder)
            let client = Client(configuration, surroundings: rig.surroundings(network, "ana"), delegates: .shared)
            let before = Client.makeCurrent(client)
            defer { Client.makeCurrent(before) }
            SBUGlobals.currentUser = SBUUser(userId: "ana")
            let bo = rig.makeDevice()
            bo.connect("bo")
            let bos = try #require(bo.channel(url))

            let params = MessageListParams()
            params.previousResultSize = pageSize
            params.nextResultSize = pageSize
            let screen = SBUGroupChannelViewController(
                channelURL: url, startingPoint: startingPoint, messageListParams: params)
            let list = CountingList()
            screen.listComponent = list
            stage.show(UIViewController(), screen)
            let room = LiveRoom(
                rig: rig, server: rig.server, stage: stage, screen: screen, list: list, network: network, bos: bos)
            room.settle()
            try body(room)
            stage.window.rootViewController = nil
            rig.run()
        }
    }

    /// Lets everything that waits happen, and lays the window out.
    func settle() {
        rig.run()
        stage.window.layoutIfNeeded()
        // What the frame led to, such as marking as read.
        rig.run()
        stage.window.layoutIfNeeded()
    }

    // MARK: - What is seen

    /// The texts of the list, from the top of the screen down.
    var texts: [String] { (screen.viewModel?.fullMessageList ?? []).reversed().map(\.message) }
    /// How many rows the table has.
    var rowCount: Int { list.tableView.numberOfRows(inSection: 0) }
    /// The cell of a row; row 0 is the lowest.
    func cell(_ row: Int) -> SBUUserMessageCell? {
        list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? SBUUserMessageCell
    }
    /// What is said in place of rows.
    var empty: EmptyViewType { (list.emptyView as? SBUEmptyView)?.type ?? .none }
    /// The line under the channel's name; nil where there is none.
    var status: String? {
        let label = (screen.headerComponent?.titleView as? SBUChannelTitleView)?.statusLabel
        return label?.isHidden == true ? nil : label?.text
    }
    var onServer: [String] { server.channels[Self.url]?.messages.map(\.message) ?? [] }
    /// How many requests of a method the server got.
    func calls(_ method: String) -> Int { server.calls[method] ?? 0 }
    /// How far above the bottom edge the row with a text stands.
    func place(of text: String) throws -> CGFloat {
        let row = try #require(screen.viewModel?.fullMessageList.firstIndex { $0.message == text })
        let rect = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        // The list's bottom edge, not the table's: a note on new messages takes room between them.
        let lane = list.bounds.height - list.tableView.frame.maxY
        return lane + rect.minY - list.tableView.contentOffset.y
    }

    // MARK: - What is done

    var input: SBUMessageInputView {
        get throws { try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView) }
    }

    func type(_ text: String) throws {
        try input.textView?.insertText(text)
    }

    func send(_ text: String) throws {
        try type(text)
        try input.sendButton?.sendActions(for: .touchUpInside)
    }

    /// The alert or menu in front.
    var alert: UIAlertController? { screen.presentedViewController as? UIAlertController }

    /// Chooses an entry of the alert or menu in front.
    func choose(_ title: String) throws {
        let alert = try #require(alert)
        let action: UIAlertAction = try #require(alert.actions.first { $0.title == title })
        alert.answer(action)
        settle()
    }
}
