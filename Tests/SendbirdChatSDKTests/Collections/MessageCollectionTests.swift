import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("A message collection")
@MainActor
struct MessageCollectionTests {
    private let rig = Rig()

    private func ready(
        _ count: Int = 0, folder: URL? = nil
    ) throws -> (device: Device, channel: GroupChannel, server: ModelServer) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        for number in 0..<count { rig.server.send("m\(number)", by: "bo", in: "chan_a") }
        let device = rig.makeDevice(folder: folder)
        device.connect("ana")
        return (device, try #require(device.channel("chan_a")), rig.server)
    }

    private func truth() -> [String] { rig.server.channels["chan_a"]?.messages.map(\.message) ?? [] }

    @Test("200 messages in a rush arrive in order, each once, and the list equals the server's (C-01)", .covers("C-01"))
    func rush() throws {
        let (device, channel, server) = try ready()
        let list = device.makeMessages(channel).start()
        for number in 1...200 { server.send("\(number)", by: "bo", in: "chan_a") }
        rig.run()
        let batches = list.addedBatches
        #expect(
            batches.allSatisfy { batch in zip(batch, batch.dropFirst()).allSatisfy { $0.createdAt < $1.createdAt } })
        #expect(batches.flatMap { $0 }.map(\.message) == (1...200).map(String.init))
        #expect(list.texts == truth())
    }

    @Test("The cache handler and the server handler are each called once, in that order")
    func startsOnce() throws {
        let folder = try TemporaryFolder()
        let (device, channel, _) = try ready(30, folder: folder.url)
        let first = device.makeMessages(channel).start()
        #expect(first.cached == [] && first.fromServer?.count == 20)
        let second = device.makeMessages(channel).start()
        #expect(second.cached?.map(\.message) == second.fromServer?.map(\.message))
        #expect((second.cacheCalls, second.serverCalls) == (1, 1))
        #expect(second.heard.isEmpty)
    }

    @Test("Nothing stands twice when the cache has the pending and the sent form of a message (C-03)", .covers("C-03"))
    func pendingAndSent() throws {
        let folder = try TemporaryFolder()
        let (device, channel, server) = try ready(60, folder: folder.url)
        let open = device.makeMessages(channel).start()
        // The server takes the message; neither reply nor event comes back.
        device.network.holdsFrames = true
        channel.sendUserMessage("mine")
        rig.run()
        #expect(truth().last == "mine")
        device.network.cut()
        device.network.holdsFrames = false
        // Sent again, it gets no reply either: what was missed has to tell that it is there.
        server.muted = [SendMessage.name]
        rig.advance(by: 2_000)
        for _ in 0..<2 {
            let list = device.makeMessages(channel).start()
            for messages in [list.cached ?? [], list.fromServer ?? [], list.collection.succeededMessages] {
                #expect(Set(messages.map(\.messageId)).count == messages.count)
                #expect(messages.filter { $0.message == "mine" }.count == 1)
            }
            #expect(list.pending.isEmpty && list.failed.isEmpty)
        }
        #expect(open.texts.last == "mine" && open.pending.isEmpty && open.failed.isEmpty)
        #expect(server.channels["chan_a"]?.messages.filter { $0.message == "mine" }.count == 1)
    }

    @Test("20 messages that came while no collection was open are there offline and online (C-07)", .covers("C-07"))
    func noCollection() throws {
        let folder = try TemporaryFolder()
        let (device, channel, server) = try ready(10, folder: folder.url)
        let first = device.makeMessages(channel).start()
        first.collection.dispose()
        for number in 0..<20 { server.send("late\(number)", by: "bo", in: "chan_a") }
        rig.run()
        device.network.isUp = false
        device.network.cut()
        rig.run()
        let params = MessageListParams()
        params.previousResultSize = 100
        let offline = device.makeMessages(channel, params).start()
        #expect(offline.cached?.map(\.message) == truth())
        #expect(offline.serverError != nil)
        device.network.isUp = true
        rig.advance(by: 30_000)
        #expect(offline.texts == truth())
        #expect(device.makeMessages(channel, params).start().fromServer?.map(\.message) == truth())
    }

    @Test("A message looked up in the middle never passes for history without a hole", .covers("D21", "C-01"))
    func middleIsNoHistory() throws {
        let folder = try TemporaryFolder()
        let (device, channel, server) = try ready(300, folder: folder.url)
        let middle = try #require(server.channels["chan_a"]?.messages[100].createdAt)
        let params = MessageListParams()
        (params.previousResultSize, params.nextResultSize) = (5, 5)
        let list = device.makeMessages(channel, from: middle, params).start()
        #expect(list.texts == (95...105).map { "m\($0)" })
        #expect(list.collection.hasPrevious && list.collection.hasNext)
        let newest = device.makeMessages(channel).start()
        #expect(newest.texts == Array(truth().suffix(20)))
        #expect(newest.loadPrevious().texts == Array(truth()[260..<280]))
    }

    @Test(
        "Pages in both directions meet every message once, up to both ends",
        .covers("D21", "C-01"), arguments: [1, 7, 50, 100])
    func pagesMeetAll(size: Int) throws {
        let (device, channel, server) = try ready(230)
        let middle = try #require(server.channels["chan_a"]?.messages[90].createdAt)
        let params = MessageListParams()
        (params.previousResultSize, params.nextResultSize) = (size, size)
        let list = device.makeMessages(channel, from: middle, params).start()
        while list.collection.hasPrevious { #expect(list.loadPrevious().error == nil) }
        while list.collection.hasNext { #expect(list.loadNext().error == nil) }
        #expect(list.texts == truth())
        server.send("new", by: "bo", in: "chan_a")
        rig.run()
        #expect(list.texts.last == "new")
    }

    @Test("New messages stay out of a list that does not reach the end", .covers("C-01"))
    func noHoleAtTheEnd() throws {
        let (device, channel, server) = try ready(100)
        let start = try #require(server.channels["chan_a"]?.messages[10].createdAt)
        let list = device.makeMessages(channel, from: start).start()
        server.send("new", by: "bo", in: "chan_a")
        rig.run()
        #expect(!list.texts.contains("new"))
        let params = MessageListParams()
        params.nextResultSize = 100
        let other = device.makeMessages(channel, from: start, params).start()
        #expect(other.texts.last == "new" && !other.collection.hasNext)
    }

    @Test("A page that was read before a deletion and an edit does not undo them", .covers("C-37"))
    func latePage() throws {
        let (device, channel, server) = try ready(10)
        let list = device.makeMessages(channel)
        device.network.holdsAnswers = true
        list.start()
        let messages = server.channels["chan_a"]?.messages ?? []
        server.delete(messages[3].messageID, in: "chan_a")
        server.edit(messages[5].messageID, to: "edited", in: "chan_a")
        server.send("new", by: "bo", in: "chan_a")
        rig.run()
        device.network.releaseAnswers()
        rig.run()
        #expect(list.texts == truth())
    }

    @Test("Edits and deletions are told with the documented sources")
    func sources() throws {
        let (device, channel, server) = try ready(3)
        let list = device.makeMessages(channel).start()
        let messages = server.channels["chan_a"]?.messages ?? []
        server.edit(messages[1].messageID, to: "edited", in: "chan_a")
        server.delete(messages[0].messageID, in: "chan_a")
        server.send("new", by: "bo", in: "chan_a")
        rig.run()
        #expect(
            list.heard.filter { !$0.hasPrefix("channel") } == [
                "updated eventMessageUpdated succeeded edited", "deleted eventMessageDeleted succeeded m0",
                "added eventMessageReceived succeeded new",
            ])
    }

    @Test("What was missed in a break is filled in, edited and deleted (C-37)", .covers("C-37"))
    func fillsAfterBreak() throws {
        let (device, channel, server) = try ready(10)
        rig.server.makeChannel("chan_empty", members: ["ana", "bo"])
        let empty = device.makeMessages(try #require(device.channel("chan_empty"))).start()
        let filtering = MessageListParams()
        filtering.customTypes = ["kind"]
        let filtered = device.makeMessages(channel, filtering).start()
        let list = device.makeMessages(channel).start()
        device.network.isUp = false
        device.network.cut()
        rig.run()
        let messages = server.channels["chan_a"]?.messages ?? []
        server.edit(messages[2].messageID, to: "edited", in: "chan_a")
        server.delete(messages[4].messageID, in: "chan_a")
        server.send("gap", by: "bo", in: "chan_a")
        server.send("typed", by: "bo", in: "chan_a", customType: "kind")
        server.send("first", by: "bo", in: "chan_empty")
        device.network.isUp = true
        rig.advance(by: 5_000)
        #expect(
            list.heard.filter { !$0.hasPrefix("channel") } == [
                "updated messageChangelog succeeded edited", "deleted messageChangelog succeeded m4",
                "added messageFill succeeded gap,typed",
            ] || list.texts == truth())
        #expect(list.texts == truth())
        #expect(filtered.texts == ["typed"])
        #expect(empty.texts == ["first"])
        server.send("live", by: "bo", in: "chan_a", customType: "kind")
        server.send("second", by: "bo", in: "chan_empty")
        rig.run()
        #expect(list.texts == truth() && filtered.texts == ["typed", "live"] && empty.texts == ["first", "second"])
    }

    @Test(
        "A huge gap is told, and a new collection shows a list without holes (C-32)", .covers("C-32"),
        arguments: [false, true])
    func hugeGap(isInTheMiddle: Bool) throws {
        let folder = try TemporaryFolder()
        let (device, channel, server) = try ready(100, folder: folder.url)
        let params = MessageListParams()
        (params.previousResultSize, params.nextResultSize) = (30, 30)
        let start = isInTheMiddle ? try #require(server.channels["chan_a"]?.messages[60].createdAt) : .max
        let list = device.makeMessages(channel, from: start, params).start()
        while list.collection.hasPrevious { list.loadPrevious() }
        device.network.isUp = false
        device.network.cut()
        rig.run()
        let old = server.channels["chan_a"]?.messages ?? []
        for index in stride(from: 0, to: 100, by: 2) {
            server.edit(old[index].messageID, to: "e\(index)", in: "chan_a")
        }
        for index in stride(from: 1, to: 40, by: 2) { server.delete(old[index].messageID, in: "chan_a") }
        for number in 0..<2_000 { server.send("n\(number)", by: "bo", in: "chan_a") }
        device.network.isUp = true
        rig.advance(by: 10_000)
        #expect(list.hugeGaps == 1)
        list.collection.dispose()
        let next = device.makeMessages(channel, from: start, params).start()
        while next.collection.hasPrevious { next.loadPrevious() }
        while next.collection.hasNext { next.loadNext() }
        #expect(next.texts == truth())
    }

    @Test("Changes that are too old to be told make the channel be read anew")
    func tooOld() throws {
        let (device, channel, server) = try ready(10)
        let list = device.makeMessages(channel).start()
        device.network.isUp = false
        device.network.cut()
        rig.run()
        server.send("a", by: "bo", in: "chan_a")
        server.send("b", by: "bo", in: "chan_a")
        server.logReach = 1
        device.network.isUp = true
        rig.advance(by: 5_000)
        #expect(list.hugeGaps == 1)
        #expect(channel.unreadMessageCount == 12)
        #expect(device.makeMessages(channel).start().texts == truth())
    }

    @Test("A lost frame is noticed by the next one, and fetched", .covers("C-37", "C-01"))
    func lostFrame() throws {
        let (device, channel, server) = try ready(2)
        let list = device.makeMessages(channel).start()
        let connection = server.connections.removeFirst()
        server.send("lost", by: "bo", in: "chan_a")
        server.connections = [connection]
        rig.run()
        #expect(list.texts == ["m0", "m1"])
        server.send("next", by: "bo", in: "chan_a")
        rig.run()
        #expect(list.texts == truth())
        #expect(channel.unreadMessageCount == 4)
    }

    @Test("Events that come a second time are told to nobody and count for nothing", .covers("C-37"))
    func twice() throws {
        let (device, channel, server) = try ready()
        let list = device.makeMessages(channel).start()
        for text in ["a", "b", "c"] { server.send(text, by: "bo", in: "chan_a") }
        rig.run()
        let messages = server.channels["chan_a"]?.messages ?? []
        server.edit(messages[0].messageID, to: "edited", in: "chan_a")
        server.delete(messages[1].messageID, in: "chan_a")
        rig.run()
        let heard = list.heard
        #expect(list.texts == ["edited", "c"] && channel.unreadMessageCount == 2)
        let told = try #require(server.channels["chan_a"])
        for event in told.log { server.broadcast(event, to: told) }
        rig.run()
        #expect(list.texts == ["edited", "c"] && channel.unreadMessageCount == 2 && list.heard == heard)
    }

    @Test("After dispose nothing is told, and calls fail with 800600")
    func disposed() throws {
        let (device, channel, server) = try ready(3)
        let list = device.makeMessages(channel).start()
        let before = list.heard
        list.collection.dispose()
        server.send("new", by: "bo", in: "chan_a")
        rig.run()
        #expect(list.heard == before)
        #expect(list.loadPrevious().error?.code == 800_600)
        var codes: [Int?] = []
        list.collection.startCollection(
            initPolicy: .cacheAndReplaceByApi, cacheResultHandler: { codes.append($1?.code) },
            apiResultHandler: { codes.append($1?.code) })
        list.collection.removeAllFailed { codes.append($0?.code) }
        list.collection.removeFailed(messages: []) { codes.append($1?.code) }
        rig.run()
        #expect(codes == [800_600, 800_600, 800_600, 800_600])
    }

    @Test("Reverse lists are the same lists the other way round")
    func reversed() throws {
        let (device, channel, server) = try ready(30)
        let params = MessageListParams()
        params.reverse = true
        let list = device.makeMessages(channel, params).start()
        server.send("new", by: "bo", in: "chan_a")
        rig.run()
        #expect(list.texts == Array(truth().suffix(21).reversed()))
        #expect(list.loadPrevious().texts == Array(truth().prefix(10).reversed()))
        #expect(list.texts == truth().reversed())
    }

    @Test(
        "Any sequence of changes, breaks and pages ends with the server's list",
        .covers("C-37", "C-01"), arguments: 0..<200 as Range<UInt64>)
    func againstServer(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let (device, channel, server) = try ready(40, folder: seed % 2 == 0 ? folder.url : nil)
        let params = MessageListParams()
        params.previousResultSize = 10
        let list = device.makeMessages(channel, params).start()
        for step in 0..<120 {
            let messages = server.channels["chan_a"]?.messages ?? []
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: server.send("s\(step)", by: Bool.random(using: &random) ? "bo" : "ana", in: "chan_a")
            case 4:
                if let message = messages.randomElement(using: &random) {
                    server.edit(message.messageID, to: "e\(step)", in: "chan_a")
                }
            case 5:
                if let message = messages.randomElement(using: &random) {
                    server.delete(message.messageID, in: "chan_a")
                }
            case 6: list.collection.loadPrevious { _, _ in }
            case 7: device.network.cut()
            case 8: device.network.holdsAnswers = true
            case 9: device.network.releaseAnswers()
            case 10: rig.advance(by: Int64.random(in: 1...2_000, using: &random))
            default: channel.sendUserMessage("mine\(step)")
            }
            if Bool.random(using: &random) { rig.run() }
        }
        device.network.releaseAnswers()
        rig.advance(by: 60_000)
        while list.collection.hasPrevious { #expect(list.loadPrevious().error == nil, "seed \(seed)") }
        #expect(list.texts == truth(), "seed \(seed)")
        #expect(list.hugeGaps == 0)
        #expect(Int(channel.unreadMessageCount) == unread(of: "ana"), "seed \(seed)")
        #expect(channel.lastMessage?.message == truth().last, "seed \(seed)")
    }

    private func unread(of userID: String) -> Int {
        let channel = rig.server.channels["chan_a"]
        let read = channel?.memberships[userID]?.readNumber ?? 0
        return channel?.messages.filter { $0.number > read }.count ?? 0
    }
}
