import ChatWire
import Foundation
import Testing

@testable import SendbirdChatSDK

@Suite("From many threads", .timeLimit(.minutes(2)))
@MainActor
struct ThreadsTests {
    /// Counts on the main actor what a delegate is told.
    private final class Counter: NSObject, GroupChannelDelegate {
        var count = 0
        var onMessage: () -> Void = {}
        func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
            count += 1
            onMessage()
        }
    }

    private func ready(_ rig: Rig) throws -> (Device, GroupChannel) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = rig.makeDevice()
        device.connect("ana")
        return (device, try #require(device.channel("chan_a")))
    }

    @Test("Delegates that come and go from eight tasks miss nothing, and none is called after its removal (C-41)")
    func delegates() async throws {
        let rig = Rig()
        let (device, channel) = try ready(rig)
        _ = channel
        let registry = device.delegates.channel
        let constant = (0..<50).map { _ in Counter() }
        for (index, delegate) in constant.enumerated() { registry.add(delegate, identifier: "constant \(index)") }
        let once = Counter()
        once.onMessage = { registry.remove(identifier: "once") }
        registry.add(once, identifier: "once")
        let churn = Task.detached {
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        var random = SeededGenerator(seed: UInt64(task))
                        for _ in 0..<2_000 {
                            let name = "churn \(Int.random(in: 0..<40, using: &random))"
                            let passing = await Counter()
                            registry.add(passing, identifier: name)
                            registry.remove(identifier: name)
                        }
                    }
                }
            }
        }
        for number in 0..<1_000 {
            for part in 0..<10 { rig.server.send("\(number) \(part)", by: "bo", in: "chan_a") }
            rig.run()
            await Task.yield()
        }
        await churn.value
        #expect(constant.allSatisfy { $0.count == 10_000 })
        #expect(once.count == 1)
    }

    @Test("Events from eight tasks and a dispose at any moment: no call after dispose returned (C-14)")
    func disposing() async throws {
        for round in 0..<100 {
            let rig = Rig()
            let (device, channel) = try ready(rig)
            let list = device.makeMessages(channel).start()
            let client = device.client
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask { for _ in 0..<5 { client.connectionNoise() } }
                }
                for number in 0..<(round % 7) { rig.server.send("\(number)", by: "bo", in: "chan_a") }
                rig.run()
                list.collection.dispose()
                let heard = list.heard
                rig.server.send("late", by: "bo", in: "chan_a")
                rig.run()
                #expect(list.heard == heard)
            }
            rig.run()
        }
    }

    @Test("Every call of a function that keeps no reference is answered exactly once, on the main actor (C-43)")
    func keepsNoReference() throws {
        let rig = Rig()
        let (device, channel) = try ready(rig)
        var answers: [String: Int] = [:]
        func note(_ name: String) {
            dispatchPrecondition(condition: .onQueue(.main))
            answers[name, default: 0] += 1
        }
        func ask() {
            let list = GroupChannelCollection(
                query: GroupChannelListQuery(params: GroupChannelListQueryParams(), client: device.client),
                client: device.client)
            list.loadMore { _, _ in note("loadMore") }
            GroupChannelListQuery(params: GroupChannelListQueryParams(), client: device.client)
                .loadNextPage { _, _ in note("channels") }
            ApplicationUserListQuery(params: ApplicationUserListQueryParams(), client: device.client)
                .loadNextPage { _, _ in note("users") }
            channel.createMemberListQuery()?.loadNextPage { _, _ in note("members") }
            let messages = MessageCollection(
                channel: channel, startingPoint: .max, params: MessageListParams(), client: device.client)
            messages.startCollection(
                initPolicy: .cacheAndReplaceByApi, cacheResultHandler: { _, _ in note("cache") },
                apiResultHandler: { _, _ in note("api") })
            messages.loadPrevious { _, _ in note("previous") }
            channel.sendUserMessage("hi") { _, _ in note("send") }
            channel.markAsRead { _ in note("read") }
            channel.refresh { _ in note("refresh") }
            channel.deleteMessage(messageId: 99) { _ in note("delete") }
            channel.updateUserMessage(messageId: 99, params: UserMessageUpdateParams(message: "x")) { _, _ in
                note("update")
            }
            channel.getMessagesByTimestamp(.max, params: MessageListParams()) { _, _ in note("messages") }
            channel.leave { _ in note("leave") }
        }
        ask()
        rig.advance(by: 20_000)
        #expect(answers.count == 14 && answers.values.allSatisfy { $0 == 1 }, "\(answers)")
    }
}

extension Client {
    /// Commands that change nothing, from any thread.
    fileprivate nonisolated func connectionNoise() {
        post(.countUnread(.messages))
        post(.typing(channelURL: "chan_nowhere", isTyping: false))
    }
}
