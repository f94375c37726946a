import Foundation

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// What has to stay in its place on a channel's screen through an event.
enum ListHold {
    /// Nothing: the user wanted to see something else.
    case nothing
    /// The newest message, at the bottom.
    case bottom
    /// What is read. Where `isAnew`, all rows are made anew, and none is less touched than another.
    case reading(isAnew: Bool = false)
    /// What is read, at the bottom too: newer messages come in below.
    case readingAnywhere

    /// The row whose upper edge stays: the first that is wholly seen, is still there and has not changed itself; where
    /// there is none such, one that has changed, or is partly seen. `nil` if nothing that was seen is left.
    @MainActor
    func anchor(_ before: ListSight, _ messages: [BaseMessage], in list: SBUBaseChannelModule.List) -> ListSight.Row? {
        var isAnew = false
        switch self {
        case .nothing, .bottom: return nil
        case .reading(let anew):
            if before.isAtBottom { return nil }
            isAnew = anew
        case .readingAnywhere: break
        }
        let indices = Dictionary(
            messages.enumerated().map { (MessageKey($1), $0) }, uniquingKeysWith: { first, _ in first })
        let order = before.rows.compactMap { indices[$0.key] }
        var ranks: [[ListSight.Row]] = [[], [], [], []]
        for row in before.rows {
            guard let index = indices[row.key] else { continue }
            let isSame = isAnew || row.appearance == list.appearance(of: index, in: messages)
            // A message that went to another place among the others is no mark, where it is another version.
            if messages[index] !== row.message, !isInOrder(index, among: order) { continue }
            ranks[(row.isWhole ? 0 : 2) + (isSame ? 0 : 1)].append(row)
        }
        return ranks.joined().first
    }

    /// Whether rows above have greater indices, and those below smaller ones.
    private func isInOrder(_ index: Int, among order: [Int]) -> Bool {
        guard let place = order.firstIndex(of: index) else { return false }
        return order[..<place].allSatisfy { $0 > index } && order[place...].dropFirst().allSatisfy { $0 < index }
    }
}
