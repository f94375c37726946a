import ChatWire
import Testing

@testable import SendbirdChatSDK

@Suite("Another epoch")
@MainActor
struct EpochTests {
    private let rig = Rig()

    /// Sees a channel with a message, goes away, and comes back when the server's epoch is another one.
    private func comeBack(_ first: String?, _ second: String?) throws -> (hugeGaps: Int, channels: [String]) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        rig.server.send("hello", by: "bo", in: "chan_a")
        rig.server.epoch = first
        let ana = rig.makeDevice()
        ana.connect("ana")
        let list = ana.makeList()
        list.loadMore()
        let messages = ana.makeMessages(try #require(ana.channel("chan_a")))
        messages.start()
        #expect(messages.collection.succeededMessages.map(\.message) == ["hello"])
        rig.server.epoch = second
        ana.network.cut()
        rig.advance(by: 5_000)
        return (messages.hugeGaps, list.collection.channelList.map(\.channelURL))
    }

    @Test("Whoever was told another one before reads everything anew", arguments: [("one", "two"), ("one", nil)])
    func another(first: String, second: String?) throws {
        let seen = try comeBack(first, second)
        #expect(seen.hugeGaps == 1 && seen.channels == ["chan_a"])
    }

    @Test(
        "The same one, and the first one from a server that had none, change nothing",
        arguments: [("one", "one"), (nil, "one"), (nil, nil)] as [(String?, String?)])
    func same(first: String?, second: String?) throws {
        let seen = try comeBack(first, second)
        #expect(seen.hugeGaps == 0 && seen.channels == ["chan_a"])
    }
}
