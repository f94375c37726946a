import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// What every screen of the kit leaves behind, on the real SDK and a real server: nothing.
@Suite("Screens that were left, with a server", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct LeftScreensTests {
    private static let people = ["bo", "zoe", "max", "kim"]
    /// Screens that show no rows, or none on this machine.
    private static let withoutRows: Set<KitScreen> = [.createOpenChannel, .fileViewer, .filePreview, .photoPicker]
    /// Screens that stand over others.
    private static let presented: Set<KitScreen> = [.fileViewer, .filePreview, .photoPicker]

    /// Shows a screen and waits until it has its rows. The screen itself is not handed out, so that nothing here
    /// keeps it.
    private func open(_ kind: KitScreen, in world: KitWorld, over base: UIViewController) async throws -> Remains {
        let screen = world.make(kind)
        if Self.presented.contains(kind) {
            base.present(UINavigationController(rootViewController: screen), animated: false)
        } else {
            base.navigationController?.pushViewController(screen, animated: false)
        }
        if !Self.withoutRows.contains(kind) {
            await world.room.wait { [weak screen] in screen?.viewIfLoaded.map(Self.hasRows) == true }
        }
        _ = world.room.stage.window.pngSnapshot(scale: 1, style: .light)
        let remains = Remains(of: screen)
        #expect(remains.count > 5, "\(kind)")
        if !Self.withoutRows.contains(kind) { #expect(remains.found(UITableViewCell.self), "\(kind)") }
        if kind == .channel { #expect(remains.found(MessageCollection.self)) }
        if kind == .channelList { #expect(remains.found(GroupChannelCollection.self)) }
        return remains
    }

    private static func hasRows(_ view: UIView) -> Bool {
        view.layoutIfNeeded()
        if let table = view as? UITableView { return !table.visibleCells.isEmpty }
        return view.subviews.contains { hasRows($0) }
    }

    private func leave(_ base: UIViewController, in room: RealRoom) {
        base.dismiss(animated: false)
        base.navigationController?.popToRootViewController(animated: false)
        room.stage.window.layoutIfNeeded()
    }

    @Test("Opened, filled, painted and left, nothing of any screen is left")
    func nothingStays() async throws {
        try await RealRoom.run(Self.people) { room in
            let world = try await KitWorld(in: room)
            let base = UIViewController()
            room.stage.show(base)
            for kind in KitScreen.allCases {
                let remains = try await open(kind, in: world, over: base)
                leave(base, in: room)
                await room.wait { remains.areGone }
                #expect(remains.names == [], "\(kind)")
            }
        }
    }

    @Test("Left before anything came, nothing of any screen is left once the answer is there")
    func leftAtOnce() async throws {
        try await RealRoom.run(Self.people) { room in
            let world = try await KitWorld(in: room)
            let base = UIViewController()
            room.stage.show(base)
            for kind in KitScreen.allCases {
                let remains = glimpse(kind, in: world, over: base)
                leave(base, in: room)
                await room.wait { remains.areGone }
                #expect(remains.names == [], "\(kind)")
            }
        }
    }

    private func glimpse(_ kind: KitScreen, in world: KitWorld, over base: UIViewController) -> Remains {
        let screen = world.make(kind)
        if Self.presented.contains(kind) {
            base.present(UINavigationController(rootViewController: screen), animated: false)
        } else {
            base.navigationController?.pushViewController(screen, animated: false)
        }
        world.room.stage.window.layoutIfNeeded()
        return Remains(of: screen)
    }
}
