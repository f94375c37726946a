import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Telling that messages were delivered")
@MainActor
struct DeliveryTests {
    private let rig = Rig()

    private func ready() throws -> (ana: Device, bo: Device, anas: GroupChannel, bos: GroupChannel) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let (ana, bo) = (rig.makeDevice(), rig.makeDevice())
        ana.connect("ana")
        bo.connect("bo")
        return (ana, bo, try #require(ana.channel("chan_a")), try #require(bo.channel("chan_a")))
    }

    private var told: Int { rig.server.calls["channel.mark_delivered"] ?? 0 }

    @Test("Many messages that come close together are told of once, and the sender's device shows it", .covers("D9"))
    func gathered() throws {
        let (_, _, anas, bos) = try ready()
        for number in 0..<20 {
            anas.sendUserMessage("\(number)", completionHandler: nil)
            rig.advance(by: 5)
        }
        #expect(told == 0)
        let last = try #require(anas.lastMessage)
        #expect(anas.getUndeliveredMemberCount(last) == 1)
        rig.advance(by: 300)
        #expect(told == 1)
        #expect(anas.getUndeliveredMemberCount(last) == 0 && anas.getUnreadMemberCount(last) == 1)
        #expect(bos.myDeliveryStatus() == last.createdAt)
        rig.advance(by: 60_000)
        #expect(told == 1)
    }

    @Test("The own messages, and what is read at once, are not told of", .covers("D9"))
    func needless() throws {
        let (_, _, anas, bos) = try ready()
        anas.sendUserMessage("hi", completionHandler: nil)
        rig.run()
        bos.markAsRead()
        rig.advance(by: 10_000)
        #expect(told == 0)
        let last = try #require(anas.lastMessage)
        #expect(anas.getUndeliveredMemberCount(last) == 0)
    }

    @Test("What came while the device was away is told of when it is back, once", .covers("D9"))
    func afterBreak() throws {
        let (_, bo, anas, _) = try ready()
        bo.network.isUp = false
        bo.network.cut()
        anas.sendUserMessage("hi", completionHandler: nil)
        rig.advance(by: 1_000)
        #expect(told == 0)
        bo.network.isUp = true
        rig.advance(by: 30_000)
        #expect(told == 1)
        let last = try #require(anas.lastMessage)
        #expect(anas.getUndeliveredMemberCount(last) == 0)
    }

    @Test("A receipt that is older than what is known changes nothing", .covers("D9"))
    func old() throws {
        let (ana, bo, anas, _) = try ready()
        anas.sendUserMessage("one", completionHandler: nil)
        rig.advance(by: 1_000)
        #expect(told == 1 && bo.client.connectionState == .open)
        let ear = ChannelEar(ana.delegates)
        let stale = WireEvent(
            channelURL: "chan_a", body: .channelDelivered(DeliveryReceipt(userID: "bo", deliveredAt: 1)))
        let bytes = try stale.jsonBytes()
        for connection in rig.server.connections where connection.userID == "ana" { connection.send(bytes) }
        rig.run()
        #expect(ear.heard.isEmpty)
        let last = try #require(anas.lastMessage)
        #expect(anas.getUndeliveredMemberCount(last) == 0)
    }
}
