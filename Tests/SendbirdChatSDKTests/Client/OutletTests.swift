import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

/// What the main actor is told when it is behind.
@Suite("From the engine to the main actor")
@MainActor
struct OutletTests {
    /// A main actor that runs when the test says so, and what it was told.
    private final class Main: Sendable {
        let hops = Locked<[@MainActor @Sendable () -> Void]>([])
        let told = Locked<[[Delivery]]>([])

        func makeOutlet() -> Outlet {
            let outlet = Outlet { hop in self.hops.withLock { $0.append(hop) } }
            outlet.start { batch in self.told.withLock { $0.append(batch) } }
            return outlet
        }

        @MainActor
        func run() {
            let waiting = hops.withLock { hops in
                defer { hops = [] }
                return hops
            }
            for hop in waiting { hop() }
        }
    }

    private func message(_ id: Int64, updatedAt: Int64 = 0) -> WireMessage {
        WireMessage(
            messageID: id, channelURL: "chan", sender: nil, message: "\(id)", createdAt: id * 10,
            updatedAt: updatedAt, seq: id)
    }

    private func addition(
        _ id: Int64, to list: CollectionID = 1, _ source: CollectionEventSource = .eventMessageReceived
    ) -> Delivery {
        let message = LocalMessage(message(id))
        return .messageList(
            list,
            MessageListChange(
                source: source, upserted: [message], newIDs: [message.identity], hasPrevious: true, hasNext: false))
    }

    private func notice(_ id: Int64) -> Delivery {
        .channelNotice(WireChannel(channelURL: "chan", createdAt: 1), .received(message(id)))
    }

    /// What a delivery is about, in a word.
    private func word(_ delivery: Delivery) -> String {
        switch delivery {
        case .messageList(let id, let change):
            "list \(id): " + change.upserted.map(\.wire.message).joined(separator: ",")
                + change.removed.map { " -\($0)" }.joined()
        case .channelNotice(_, .received(let message)): "notice \(message.message)"
        case .channelNotice(_, .typing): "typing"
        case .complete(let id, _): "answer \(id)"
        case .totalUnread(let count, _): "unread \(count)"
        default: "other"
        }
    }

    private func words(_ deliveries: [Delivery]) -> [String] { deliveries.map { word($0) } }

    @Test("What comes while a hop waits is taken with it: one hop, however much there is")
    func oneHop() {
        let main = Main()
        let outlet = main.makeOutlet()
        for id in 1...500 { outlet.post([notice(Int64(id)), addition(Int64(id))]) }
        #expect(main.hops.value.count == 1)
        main.run()
        #expect(main.told.value.count == 1)
        outlet.post([notice(501)])
        main.run()
        #expect(main.told.value.count == 2, "A hop that has run is followed by another.")
    }

    @Test("Messages in a row are one addition, in their order, behind the notices of each", .covers("C-01"))
    func additions() {
        let told = Delivery.merging(
            (1...4).flatMap { [notice($0), addition($0), .totalUnread(Int($0), byCustomType: [:])] })
        #expect(words(told).filter { $0.hasPrefix("list") } == ["list 1: 1,2,3,4"])
        #expect(words(told).filter { $0.hasPrefix("notice") } == ["notice 1", "notice 2", "notice 3", "notice 4"])
        #expect(words(told).last == "list 1: 1,2,3,4")
        guard case .messageList(_, let change) = told.last else { return }
        #expect(change.newIDs.count == 4 && change.hasPrevious && !change.hasNext)
    }

    @Test("An edit, a deletion, an answer and what others do stand where they stood")
    func order() {
        let edited = Delivery.messageList(
            1,
            MessageListChange(
                source: .eventMessageUpdated, upserted: [LocalMessage(message(1, updatedAt: 5))], hasPrevious: true,
                hasNext: false))
        let deleted = Delivery.messageList(
            1, MessageListChange(source: .eventMessageDeleted, removed: [10], hasPrevious: true, hasNext: false))
        let typing = Delivery.channelNotice(WireChannel(channelURL: "chan", createdAt: 1), .typing)
        let told = Delivery.merging([
            addition(1), addition(2), edited, addition(3), addition(4), deleted, addition(5), .complete(7, .done),
            addition(6), typing, addition(7), addition(8, to: 1, .eventMessageSent),
            addition(9, to: 1, .eventMessageSent),
        ])
        #expect(
            words(told) == [
                "list 1: 1,2", "list 1: 1", "list 1: 3,4", "list 1:  -10", "list 1: 5", "answer 7", "list 1: 6",
                "typing", "list 1: 7", "list 1: 8,9",
            ])
    }

    @Test("Two collections of a channel keep their own additions")
    func twoCollections() {
        let told = Delivery.merging([addition(1), addition(1, to: 2), addition(2), addition(2, to: 2)])
        #expect(words(told) == ["list 1: 1,2", "list 2: 1,2"])
    }

    @Test("A message that comes twice is not made one of")
    func twice() {
        #expect(words(Delivery.merging([addition(1), addition(1)])) == ["list 1: 1", "list 1: 1"])
    }

    @Test("Work goes behind what was told before it, and before what is told after")
    func work() {
        let main = Main()
        let outlet = main.makeOutlet()
        let seen = Locked<[Int]>([])
        outlet.post([addition(1)])
        outlet.post { seen.withLock { $0.append(main.told.value.count) } }
        outlet.post([addition(2)])
        main.run()
        #expect(seen.value == [1])
        #expect(main.told.value.map { words($0) } == [["list 1: 1"], ["list 1: 2"]])
    }

    @Test("Whatever comes, the list and what is told of it are those of one call an event", arguments: 0..<40)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var deliveries: [Delivery] = []
        for step in 1...60 {
            let id = Int64.random(in: 1...30, using: &random)
            let wire = LocalMessage(message(id, updatedAt: Int64(step)))
            var change = MessageListChange(source: .eventMessageReceived, hasPrevious: true, hasNext: false)
            switch Int.random(in: 0...6, using: &random) {
            case 0: change.removed = [id * 10]
            case 1: change.upserted = [wire]
            case 2:
                deliveries.append(.totalUnread(step, byCustomType: [:]))
                continue
            case 3:
                deliveries.append(notice(id))
                continue
            default:
                change.upserted = [wire]
                change.newIDs = [wire.identity]
            }
            deliveries.append(.messageList(1, change))
        }
        let merged = Delivery.merging(deliveries)
        #expect(outcome(of: merged) == outcome(of: deliveries))
        #expect(merged.count <= deliveries.count)
    }

    /// The list after some deliveries, and every message that was reported, in order.
    private func outcome(of deliveries: [Delivery]) -> [String] {
        var state = MessageListState()
        var lines: [String] = []
        for case .messageList(_, let change) in deliveries {
            let report = state.apply(change)
            lines += report.added.map { "+\($0.message) \($0.updatedAt)" }
            lines += report.updated.map { "=\($0.message) \($0.updatedAt)" }
            lines += report.deleted.map { "-\($0.message) \($0.updatedAt)" }
        }
        return lines + state.succeeded.map { "\($0.message) \($0.updatedAt)" }
    }
}
