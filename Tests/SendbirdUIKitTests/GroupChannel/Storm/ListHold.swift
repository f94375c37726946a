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
    /// What was read when the channel was left: there was more than one change since.
    case readingThrough

    /// Whether the list has to be at its newest message afterwards.
    @MainActor
    func isAtBottom(_ before: ListSight) -> Bool {
        switch self {
        case .nothing, .readingAnywhere: false
        case .bottom: true
        case .reading, .readingThrough: before.isAtBottom
        }
    }

    /// The rows one of which keeps its upper edge; none where nothing that was seen is left, or has to stay.
    @MainActor
    func anchors(
        _ before: ListSight, _ now: ListSight, _ messages: [BaseMessage], in list: SBUBaseChannelModule.List
    ) -> [ListSight.Row] {
        let ways: [Bool]
        switch self {
        case .nothing, .bottom: ways = []
        case .reading(let isAnew): ways = before.isAtBottom ? [] : [isAnew]
        case .readingAnywhere: ways = [false]
        // Where all were made anew once, none is less touched than another; where none was, the changed ones are.
        case .readingThrough: ways = before.isAtBottom ? [] : [false, true]
        }
        return ways.compactMap { anchor(before, now, messages, in: list, isAnew: $0) }
    }

    /// The first row that is wholly seen, is still there and has not changed itself; where there is none such, one that
    /// has changed, or is partly seen. In a list that has become lower, one that does not begin below it.
    @MainActor
    private func anchor(
        _ before: ListSight, _ now: ListSight, _ messages: [BaseMessage], in list: SBUBaseChannelModule.List,
        isAnew: Bool
    ) -> ListSight.Row? {
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
        let all = ranks.joined()
        return all.first { $0.top < now.floor } ?? all.first
    }

    /// Whether rows above have greater indices, and those below smaller ones.
    private func isInOrder(_ index: Int, among order: [Int]) -> Bool {
        guard let place = order.firstIndex(of: index) else { return false }
        return order[..<place].allSatisfy { $0 > index } && order[place...].dropFirst().allSatisfy { $0 < index }
    }
}
