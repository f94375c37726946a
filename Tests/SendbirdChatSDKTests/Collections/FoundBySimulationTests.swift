import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

/// What seeds of the simulation (Docs/simulation.md) failed by, each as small as it can be made.
@Suite("Found by the simulation")
@MainActor
struct FoundBySimulationTests {
    private let rig = Rig()

    private func connected() -> Device {
        let device = rig.makeDevice()
        device.connect("ana")
        return device
    }

    @Test("A room whose first page was lost asks for it when it is paged, instead of answering with nothing for ever")
    func lostFirstPage() throws {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        for number in 0..<3 { rig.server.send("m\(number)", by: "bo", in: "chan_a") }
        let device = connected()
        let channel = try #require(device.channel("chan_a"))
        device.network.isUp = false
        let list = device.makeMessages(channel).start()
        #expect(list.serverError != nil && list.collection.hasPrevious)
        device.network.isUp = true
        let page = list.loadPrevious()
        #expect(page.error == nil && page.texts == ["m0", "m1", "m2"])
        #expect(list.texts == ["m0", "m1", "m2"] && !list.collection.hasPrevious)
    }

    @Test(
        "The answer to a second sending of a message that was deleted meanwhile does not bring it back", .covers("C-04")
    )
    func resendOfDeleted() throws {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = connected()
        let pending = try #require(device.channel("chan_a")).sendUserMessage("once")
        rig.run()
        let sent = try #require(rig.server.channels["chan_a"]?.messages.first)
        rig.server.delete(sent.messageID, in: "chan_a")
        rig.run()
        // Another run of the app does not know any more that it was sent.
        let other = connected()
        let list = other.makeMessages(try #require(other.channel("chan_a"))).start()
        var answers: [Int64] = []
        other.client.post(
            .resend(pending.local), { (message: UserMessage?, _) in answers.append(message?.messageId ?? 0) }
        ) {
            (outcome: Outcome) in outcome.userMessage
        }
        rig.run()
        #expect(answers == [sent.messageID])
        #expect(list.texts.isEmpty && list.pending.isEmpty && list.failed.isEmpty)
        list.loadPrevious()
        #expect(other.makeMessages(try #require(other.channel("chan_a"))).start().texts.isEmpty)
    }

    @Test("A channel that is deleted while something before that is missing is gone", .covers("C-37"))
    func deletedBehindGap() {
        let channel = rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let list = connected().makeList()
        list.loadMore()
        // One change never reached the device, and nobody can be asked for it any more.
        var event = WireEvent(body: .channelDeleted)
        (event.channelURL, event.seq) = ("chan_a", channel.wire.seq + 2)
        rig.server.broadcast(event, to: channel)
        rig.server.channels["chan_a"] = nil
        rig.run()
        #expect(list.urls.isEmpty && list.heard == ["deleted eventChannelDeleted chan_a"])
    }

    @Test("What a page brings is told by the handler, and not as updated before it")
    func pageBesideAnother() {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = connected()
        let (first, second) = (device.makeList(), device.makeList())
        device.network.holdsAnswers = true
        var pages: [[String]] = []
        for list in [first, second] {
            list.collection.loadMore { channels, _ in pages.append(channels?.map(\.channelURL) ?? []) }
            rig.run()
        }
        device.network.releaseAnswers()
        rig.run()
        #expect(pages == [["chan_a"], ["chan_a"]])
        #expect(first.heard == [])
        #expect(second.heard == [])
    }

    @Test("A page that was under way when too much had been missed is answered, once", .covers("C-32"))
    func pageBehindHugeGap() throws {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        for number in 0..<40 { rig.server.send("m\(number)", by: "bo", in: "chan_a") }
        let device = connected()
        let list = device.makeMessages(try #require(device.channel("chan_a"))).start()
        var answers: [Int] = []
        device.network.holdsAnswers = true
        list.collection.loadPrevious { _, error in answers.append(error?.code ?? 0) }
        rig.run()
        device.network.holdsAnswers = false
        device.network.isUp = false
        device.network.cut()
        rig.run()
        rig.server.send("a", by: "bo", in: "chan_a")
        rig.server.send("b", by: "bo", in: "chan_a")
        rig.server.logReach = 1
        device.network.isUp = true
        rig.advance(by: 5_000)
        #expect(list.hugeGaps == 1 && answers == [800_600])
        device.network.releaseAnswers()
        rig.run()
        #expect(answers == [800_600])
    }

    @Test("In a channel that one has left nobody goes on typing", .covers("D11"))
    func typingInLeftChannel() throws {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let (ana, bo) = (connected(), rig.makeDevice())
        bo.connect("bo")
        let anas = try #require(ana.channel("chan_a"))
        try #require(bo.channel("chan_a")).startTyping()
        rig.run()
        #expect(anas.isTyping())
        rig.server.leave("ana", "chan_a")
        rig.run()
        #expect(!anas.isTyping())
    }
}
