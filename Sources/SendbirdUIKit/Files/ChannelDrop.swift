import Foundation
import UIKit

/// Takes files that are dropped on a channel's screen.
@MainActor
final class ChannelDrop: NSObject, UIDropInteractionDelegate {
    private let canTake: () -> Bool
    private let take: ([NSItemProvider]) -> Void

    /// - Parameters:
    ///   - canTake: Whether the user may send here now.
    ///   - take: Gets what was dropped.
    init(canTake: @escaping () -> Bool, take: @escaping ([NSItemProvider]) -> Void) {
        self.canTake = canTake
        self.take = take
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        canTake() && session.hasItemsConforming(toTypeIdentifiers: [UTType.item.identifier])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: canTake() ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        take(session.items.map(\.itemProvider))
    }
}
