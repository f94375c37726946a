import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Ana's screens over the real SDK and a real server, and other people's devices
/// on the same server.
///
/// Every wait is for something that the SDK tells: see ``DeliveryBell``.
@MainActor
final class RealRoom {
    let server: RunningServer
    let stage: Stage
    private let bell = DeliveryBell()
    private var devices: [String: Client] = [:]

    private init(server: RunningServer, stage: Stage) {
        self.server = server
        self.stage = stage
    }

    /// Runs a test with Ana's device as the one of the screens.
    static func run(
        _ others: [String] = ["bo", "zoe"], width: CGFloat = 390, height: CGFloat = 844,
        _ body: (RealRoom) async throws -> Void
    ) async throws {
        let people = (["ana"] + others).map { (id: $0, nickname: $0.capitalized) }
        let server = try RunningServer(users: people)
        let before = Client.current
        defer { Client.makeCurrent(before) }
        try await Stage.runWaiting(width: width, height: height) { stage in
            let room = RealRoom(server: server, stage: stage)
            SBUGlobals.currentUser = SBUUser(userId: "ana", nickname: "Ana")
            try await room.connect("ana", delegates: .shared)
            Client.makeCurrent(room.devices["ana"])
            for id in others { try await room.connect(id, delegates: .ofItsOwn) }
            do {
                try await body(room)
            } catch {
                await room.end()
                throw error
            }
            await room.end()
        }
        try server.stop()
    }

    private func connect(_ id: String, delegates: DelegateSet) async throws {
        let configuration = ClientConfiguration(
            applicationID: RunningServer.application, isCachingEnabled: false, enablesAutoResend: false,
            cacheSizeLimit: 1 << 20, logLevel: .none, appVersion: nil, apiHost: server.host, socketHost: nil,
            cacheDirectory: nil)
        var surroundings = Surroundings.live()
        let (bell, window) = (bell, stage.window)
        surroundings.deliver = { work in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    work()
                    window.rootViewController?.doFrameWork()
                    bell.ring()
                }
            }
        }
        let client = Client(configuration, surroundings: surroundings, delegates: delegates)
        devices[id] = client
        var failure: SBError?
        var isDone = false
        client.connect(userID: id, token: nil, apiHost: nil, wsHost: nil) { _, error in
            failure = error
            isDone = true
        }
        await wait { isDone }
        if let failure { throw failure }
    }

    /// Ends every connection.
    private func end() async {
        stage.window.rootViewController = nil
        SBUActionSheet.dismiss()
        SBUAlertView.dismiss()
        SBULoading.stop()
        var open = devices.count
        for client in devices.values { client.postEnd(.disconnect) { _ in open -= 1 } }
        await wait { open == 0 }
    }

    // MARK: - Waiting

    /// Waits until a condition holds, and lays the window out.
    func wait(
        sourceLocation: SourceLocation = #_sourceLocation, until condition: @escaping () -> Bool
    ) async {
        await bell.wait(until: condition, sourceLocation: sourceLocation)
        stage.window.layoutIfNeeded()
    }

    // MARK: - People's devices

    /// Creates a channel of Ana and others, by who is given.
    func makeChannel(
        _ name: String = "Hike", by id: String = "ana", with others: [String] = ["bo"],
        _ change: (GroupChannelCreateParams) -> Void = { _ in }
    ) async throws -> GroupChannel {
        let params = GroupChannelCreateParams()
        params.name = name
        params.addUserIds(Set(["ana"] + others).subtracting([id]).sorted())
        change(params)
        var made: GroupChannel?
        var failure: SBError?
        `as`(id) {
            GroupChannel.createChannel(params: params) { channel, error in
                made = channel
                failure = error
            }
        }
        await wait { made != nil || failure != nil }
        if let failure { throw failure }
        let url = try #require(made?.channelURL)
        return try await channel(url)
    }

    /// The channel as it is on somebody's device; on Ana's unless told.
    func channel(_ url: String, of id: String = "ana") async throws -> GroupChannel {
        var found: GroupChannel?
        var failure: SBError?
        `as`(id) {
            GroupChannel.getChannel(url: url) { channel, error in
                found = channel
                failure = error
            }
        }
        await wait { found != nil || failure != nil }
        return try #require(found, "\(failure?.localizedDescription ?? "")")
    }

    /// Does something through somebody's device.
    func `as`(_ id: String, _ body: () -> Void) {
        let before = Client.makeCurrent(devices[id])
        body()
        Client.makeCurrent(before)
    }

    /// Does something that ends, through an object of somebody's device.
    func finish(_ body: (@escaping SBErrorHandler) -> Void) async throws {
        var isDone = false
        var failure: SBError?
        body { error in
            failure = error
            isDone = true
        }
        await wait { isDone }
        if let failure { throw failure }
    }

    // MARK: - What is seen

    /// Shows screens on top of a list, and returns the stack.
    @discardableResult
    func show(_ screens: UIViewController...) -> UINavigationController {
        let navigation = stage.show(UIViewController())
        for screen in screens { navigation.pushViewController(screen, animated: false) }
        stage.window.layoutIfNeeded()
        return navigation
    }

    /// The alert or sheet in front.
    var alert: UIAlertController? { FrontWindow.controller as? UIAlertController }

    /// Chooses an entry of the alert or sheet in front.
    func choose(_ title: String) throws {
        let alert = try #require(alert)
        let action: UIAlertAction = try #require(
            alert.actions.first { $0.title == title }, "\(alert.actions.compactMap(\.title))")
        alert.answer(action)
        stage.window.layoutIfNeeded()
    }

    /// Writes into the field of the alert in front, in place of what is there.
    func write(_ text: String) throws {
        let field = try #require(alert?.textFields?.first)
        field.text = text
    }
}

extension DelegateSet {
    /// Delegates of one device, apart from those of the screens.
    static var ofItsOwn: DelegateSet {
        DelegateSet(
            channel: DelegateRegistry(), connection: DelegateRegistry(), userEvent: DelegateRegistry(),
            session: DelegateRegistry())
    }
}

extension UITableView {
    /// Taps the row with a name for tests, if it is on the screen.
    func tapRow(_ identifier: String) throws {
        let cell = try row(identifier)
        let place: IndexPath? = indexPath(for: cell)
        delegate?.tableView(self, didSelectRowAt: try #require(place))
    }

    /// The row with a name for tests.
    func row(_ identifier: String) throws -> UITableViewCell {
        layoutIfNeeded()
        let cells = (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
        return try #require(
            cells.first { $0.accessibilityIdentifier == identifier },
            "\(identifier) is none of \(cells.compactMap(\.accessibilityIdentifier))")
    }

    /// The names for tests of the rows on the screen.
    var rowNames: [String] {
        layoutIfNeeded()
        return (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0)?.accessibilityIdentifier }
    }
}
